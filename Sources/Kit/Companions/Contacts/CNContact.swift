public import Foundation

/// What a card stands for.
public enum CNContactType: Int, Sendable, Codable {
  /// Somebody.
  case person = 0
  /// A company.
  case organization = 1
}

/// Somebody in the address book; it never changes, ``CNMutableContact`` does.
///
/// A property that was not fetched is empty here, where the original ends the program:
/// ``isKeyAvailable(_:)`` tells it.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Sendable although subclasses may change: only what is created as CNMutableContact does, and as in the
  // original whoever shares one must not change it at the same time.

  /// What is known of a contact.
  struct Content {
    var identifier = UUID().uuidString
    var type = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var note = ""
    var birthday: DateComponents?
    var imageData: Data?
    var hasImage = false
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    /// The names of the properties that were fetched; `nil` for all.
    var keys: Set<String>?
  }

  var content: Content

  /// Creates an empty contact.
  public override init() {
    content = Content()
    super.init()
  }

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// The identifier in the address book, which is also `INPerson`'s `contactIdentifier`.
  open var identifier: String { content.identifier }
  /// What the card stands for.
  open var contactType: CNContactType { content.type }
  /// A title before the name.
  open var namePrefix: String { content.namePrefix }
  /// The given name.
  open var givenName: String { content.givenName }
  /// The names between the given name and the family name.
  open var middleName: String { content.middleName }
  /// The family name.
  open var familyName: String { content.familyName }
  /// An earlier family name.
  open var previousFamilyName: String { content.previousFamilyName }
  /// What follows the name.
  open var nameSuffix: String { content.nameSuffix }
  /// What friends say.
  open var nickname: String { content.nickname }
  /// The company.
  open var organizationName: String { content.organizationName }
  /// The part of the company.
  open var departmentName: String { content.departmentName }
  /// The role in the company.
  open var jobTitle: String { content.jobTitle }
  /// How the given name sounds.
  open var phoneticGivenName: String { content.phoneticGivenName }
  /// How the middle name sounds.
  open var phoneticMiddleName: String { content.phoneticMiddleName }
  /// How the family name sounds.
  open var phoneticFamilyName: String { content.phoneticFamilyName }
  /// What the person noted.
  open var note: String { content.note }
  /// The day of birth, as far as it is known.
  open var birthday: DateComponents? { content.birthday }
  /// The picture.
  open var imageData: Data? { content.imageData }
  /// The picture; there is no smaller one.
  open var thumbnailImageData: Data? { content.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { content.hasImage || content.imageData != nil }
  /// Telephone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { content.phoneNumbers }
  /// E-mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { content.emailAddresses }
  /// Addresses to which letters go.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { content.postalAddresses }
  /// Web addresses.
  open var urlAddresses: [CNLabeledValue<NSString>] { content.urlAddresses }
  /// Who others are to the contact.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { content.contactRelations }
  /// Addresses of messaging services.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    content.instantMessageAddresses
  }

  /// Whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool {
    content.keys?.contains(key) ?? true
  }

  /// Whether properties were fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    content.keys.map { $0.isSuperset(of: CNKeys.names(keyDescriptors)) } ?? true
  }

  /// Whether the contact was put together from others; it never is here.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }

  /// A contact with the same content that never changes.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(content: content) }

  /// A contact with the same content that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(content: content) }

  /// Whether the other object is the same contact with the same content.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return identifier == other.identifier && texts == other.texts && birthday == other.birthday
      && imageData == other.imageData && phoneNumbers == other.phoneNumbers
      && emailAddresses == other.emailAddresses && postalAddresses == other.postalAddresses
      && urlAddresses == other.urlAddresses && contactRelations == other.contactRelations
      && instantMessageAddresses == other.instantMessageAddresses && contactType == other.contactType
  }

  /// Equal for equal contacts.
  open override var hash: Int { identifier.hashValue }

  private var texts: [String] {
    [
      namePrefix, givenName, middleName, familyName, previousFamilyName, nameSuffix, nickname,
      organizationName,
      departmentName, jobTitle, phoneticGivenName, phoneticMiddleName, phoneticFamilyName, note,
    ]
  }
}
