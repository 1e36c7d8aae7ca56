public import Foundation

extension CNContact {
  /// Finds contacts by the beginnings of the words of their names.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let asked = words(name)
    return predicate { contact in
      let known = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
        contact.phoneticGivenName, contact.phoneticFamilyName,
      ].flatMap(words)
      return !asked.isEmpty && asked.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }
  }

  /// Finds contacts by their identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    let identifiers = Set(identifiers)
    return predicate { identifiers.contains($0.identifier) }
  }

  /// Finds the contacts with an e-mail address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let asked = emailAddress.lowercased()
    return predicate { contact in
      contact.emailAddresses.contains { $0.value.description.lowercased() == asked }
    }
  }

  /// Finds the contacts with a telephone number, however it is written.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let asked = digits(phoneNumber.stringValue)
    return predicate { contact in
      !asked.isEmpty && contact.phoneNumbers.contains { digits($0.value.stringValue) == asked }
    }
  }

  /// Finds the members of a group.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    // Which contacts are members stands in the group; the store looks it up.
    GroupPredicate(groupIdentifier)
  }

  /// The name of a property for a person; in English.
  public class func localizedString(forKey key: String) -> String {
    var words = ""
    for character in key {
      if character.isUppercase { words += " " }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }

  private static func predicate(_ isMeant: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(isMeant) ?? false }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The last digits, because the codes before a number are written or left out as it pleases.
  private static func digits(_ text: String) -> String {
    String(text.filter(\.isNumber).suffix(9))
  }
}

/// Finds the members of a group.
final class GroupPredicate: NSPredicate {
  let group: String

  init(_ group: String) {
    self.group = group
    super.init(value: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}

/// The names of the properties that descriptors stand for.
enum CNKeys {
  static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
    Set(
      descriptors.flatMap { descriptor -> [String] in
        switch descriptor {
        case let text as String: [text]
        case let text as NSString: [text.description]
        case let several as SeveralKeys: several.keys
        default: []
        }
      })
  }
}

/// What stands for several properties.
struct SeveralKeys: CNKeyDescriptor {
  var keys: [String]
}
