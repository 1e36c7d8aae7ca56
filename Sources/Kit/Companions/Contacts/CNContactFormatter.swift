public import Foundation

/// How the name of a contact is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The whole name.
  case fullName = 0
  /// How the whole name sounds.
  case phoneticFullName = 1
}

/// In which order the parts of names stand.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// As the person prefers.
  case userDefault = 0
  /// The given name comes first.
  case givenNameFirst = 1
  /// The family name comes first.
  case familyNameFirst = 2
}

/// Writes the names of contacts.
///
/// Names in Chinese, Japanese and Korean writing begin with the family name, others with the given name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  // Sendable as its superclass; the style is all that it holds.

  /// How names are written.
  open var style = CNContactFormatterStyle.fullName

  /// Writes the name of a contact: of a company its name, of somebody without a name what else there is.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    if style == .phoneticFullName {
      let parts = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      return joined(parts, " ")
    }
    if contact.contactType == .organization, !contact.organizationName.isEmpty {
      return contact.organizationName
    }
    let separator = delimiter(for: contact)
    let names =
      nameOrder(for: contact) == .familyNameFirst
      ? [contact.familyName, contact.middleName, contact.givenName]
      : [contact.givenName, contact.middleName, contact.familyName]
    let full = joined([contact.namePrefix] + names + [contact.nameSuffix], separator)
    return full ?? joined([contact.nickname], " ") ?? joined([contact.organizationName], " ")
      ?? contact.emailAddresses.first?.value.description ?? contact.phoneNumbers.first?.value.stringValue
  }

  /// Writes the name of a contact.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Writes the name of an object that is a contact.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap { string(from: $0) }
  }

  /// The order in which the parts of a contact's name stand.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    isEastAsian(contact) ? .familyNameFirst : .givenNameFirst
  }

  /// What stands between the parts of a contact's name.
  open class func delimiter(for contact: CNContact) -> String {
    isEastAsian(contact) ? "" : " "
  }

  /// Stands for the properties that the names of contacts are written from.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    SeveralKeys(
      keys: [
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
        CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
        CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
        CNContactEmailAddressesKey, CNContactPhoneNumbersKey,
      ])
  }

  private static func joined(_ parts: [String], _ separator: String) -> String? {
    let text = parts.filter { !$0.isEmpty }.joined(separator: separator)
    return text.isEmpty ? nil : text
  }

  private static func isEastAsian(_ contact: CNContact) -> Bool {
    let letters = (contact.familyName + contact.givenName).unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy {
        (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
          || (0xAC00...0xD7AF).contains($0.value) || (0x20000...0x323AF).contains($0.value)
      }
  }
}
