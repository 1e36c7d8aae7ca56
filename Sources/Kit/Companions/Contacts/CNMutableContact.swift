public import Foundation

/// Somebody in the address book whose properties can be set.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// What the card stands for.
  open override var contactType: CNContactType {
    get { content.type }
    set { content.type = newValue }
  }
  /// A title before the name.
  open override var namePrefix: String {
    get { content.namePrefix }
    set { content.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { content.givenName }
    set { content.givenName = newValue }
  }
  /// The names between the given name and the family name.
  open override var middleName: String {
    get { content.middleName }
    set { content.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { content.familyName }
    set { content.familyName = newValue }
  }
  /// An earlier family name.
  open override var previousFamilyName: String {
    get { content.previousFamilyName }
    set { content.previousFamilyName = newValue }
  }
  /// What follows the name.
  open override var nameSuffix: String {
    get { content.nameSuffix }
    set { content.nameSuffix = newValue }
  }
  /// What friends say.
  open override var nickname: String {
    get { content.nickname }
    set { content.nickname = newValue }
  }
  /// The company.
  open override var organizationName: String {
    get { content.organizationName }
    set { content.organizationName = newValue }
  }
  /// The part of the company.
  open override var departmentName: String {
    get { content.departmentName }
    set { content.departmentName = newValue }
  }
  /// The role in the company.
  open override var jobTitle: String {
    get { content.jobTitle }
    set { content.jobTitle = newValue }
  }
  /// How the given name sounds.
  open override var phoneticGivenName: String {
    get { content.phoneticGivenName }
    set { content.phoneticGivenName = newValue }
  }
  /// How the middle name sounds.
  open override var phoneticMiddleName: String {
    get { content.phoneticMiddleName }
    set { content.phoneticMiddleName = newValue }
  }
  /// How the family name sounds.
  open override var phoneticFamilyName: String {
    get { content.phoneticFamilyName }
    set { content.phoneticFamilyName = newValue }
  }
  /// What the person noted.
  open override var note: String {
    get { content.note }
    set { content.note = newValue }
  }
  /// The day of birth, as far as it is known.
  open override var birthday: DateComponents? {
    get { content.birthday }
    set { content.birthday = newValue }
  }
  /// The picture.
  open override var imageData: Data? {
    get { content.imageData }
    set { content.imageData = newValue }
  }
  /// Telephone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { content.phoneNumbers }
    set { content.phoneNumbers = newValue }
  }
  /// E-mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { content.emailAddresses }
    set { content.emailAddresses = newValue }
  }
  /// Addresses to which letters go.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { content.postalAddresses }
    set { content.postalAddresses = newValue }
  }
  /// Web addresses.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { content.urlAddresses }
    set { content.urlAddresses = newValue }
  }
  /// Who others are to the contact.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { content.contactRelations }
    set { content.contactRelations = newValue }
  }
  /// Addresses of messaging services.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { content.instantMessageAddresses }
    set { content.instantMessageAddresses = newValue }
  }
}
