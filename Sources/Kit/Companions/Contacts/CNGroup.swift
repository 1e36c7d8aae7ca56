public import Foundation
import VCard

/// A group of contacts.
open class CNGroup: NSObject, NSCopying, @unchecked Sendable {
  // Sendable because its own properties are constants.

  /// The identifier in the address book.
  public let identifier: String
  /// The name.
  public let name: String

  init(_ card: VCard, identifier: String) {
    self.identifier = card.identifier ?? identifier
    let text = (card.first("FN") ?? card.first("N"))?.components.first ?? ""
    name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    super.init()
  }

  /// Finds groups by their identifiers.
  public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    let identifiers = Set(identifiers)
    return NSPredicate { object, _ in
      (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false
    }
  }

  /// The group itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object is the same group.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return identifier == other.identifier && name == other.name
  }
  /// Equal for equal groups.
  open override var hash: Int { identifier.hashValue }
}

/// Changes to the address book, which can be asked for but are not carried out on Linux.
open class CNSaveRequest: NSObject {
  /// Asks that a contact be added.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Asks that a contact be changed.
  open func update(_ contact: CNMutableContact) {}
  /// Asks that a contact be deleted.
  open func delete(_ contact: CNMutableContact) {}
}

/// Reads and writes vCards.
open class CNContactVCardSerialization: NSObject {
  /// Stands for the properties that cards are written from.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    SeveralKeys(
      keys: [
        CNContactNoteKey, CNContactBirthdayKey, CNContactImageDataKey, CNContactJobTitleKey,
        CNContactDepartmentNameKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey,
        CNContactRelationsKey,
      ] + Array(CNKeys.names([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])))
  }

  /// Reads the contacts of a vCard file.
  ///
  /// - Throws: ``CNError`` when there is none in it.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let reader = VCardReader(data)
    guard !reader.cards.isEmpty else {
      throw CNError(.vCardMalformed, "There is no card in the data. A card begins with BEGIN:VCARD.")
    }
    return reader.cards.map {
      CNContact(content: CNContact.Content($0.card, identifier: UUID().uuidString, keys: nil))
    }
  }

  /// Writes contacts as a vCard file of edition 3.0.
  open class func data(with contacts: [CNContact]) throws -> Data {
    contacts.map(card).reduce(into: Data()) { $0 += $1.fileData }
  }

  private static func card(_ contact: CNContact) -> VCard {
    var card = VCard(version: .v3)
    var groups = 0
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { card.properties.append(VCard.Property(name, text: text)) }
    }
    func add(_ property: VCard.Property, label: String?) {
      var property = property
      if let label, !label.isEmpty {
        groups += 1
        property.group = "item\(groups)"
        card.properties.append(property)
        card.properties.append(VCard.Property("X-ABLABEL", text: label, group: property.group))
      } else {
        card.properties.append(property)
      }
    }
    card.properties.append(
      VCard.Property(
        "N",
        components: [
          contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]))
    card.properties.append(
      VCard.Property("FN", text: CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    add("NICKNAME", contact.nickname)
    if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
      card.properties.append(
        VCard.Property("ORG", components: [contact.organizationName, contact.departmentName]))
    }
    add("TITLE", contact.jobTitle)
    add("X-MAIDENNAME", contact.previousFamilyName)
    add("X-PHONETIC-FIRST-NAME", contact.phoneticGivenName)
    add("X-PHONETIC-MIDDLE-NAME", contact.phoneticMiddleName)
    add("X-PHONETIC-LAST-NAME", contact.phoneticFamilyName)
    for value in contact.phoneNumbers {
      add(VCard.Property("TEL", text: value.value.stringValue), label: value.label)
    }
    for value in contact.emailAddresses {
      add(VCard.Property("EMAIL", text: value.value.description), label: value.label)
    }
    for value in contact.urlAddresses {
      add(VCard.Property("URL", text: value.value.description), label: value.label)
    }
    for value in contact.postalAddresses {
      let address = value.value
      add(
        VCard.Property(
          "ADR",
          components: [
            "", "", address.street, address.city, address.state, address.postalCode, address.country,
          ]),
        label: value.label)
    }
    for value in contact.contactRelations {
      add(VCard.Property("X-ABRELATEDNAMES", text: value.value.name), label: value.label)
    }
    for value in contact.instantMessageAddresses {
      var property = VCard.Property(
        "IMPP", text: "\(value.value.service.lowercased()):\(value.value.username)")
      property[parameter: "X-SERVICE-TYPE"] = [value.value.service]
      add(property, label: value.label)
    }
    if let day = contact.birthday, let month = day.month, let number = day.day {
      let digits = { (number: Int, width: Int) in
        String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
      }
      add("BDAY", (day.year.map { digits($0, 4) } ?? "-") + "-" + digits(month, 2) + "-" + digits(number, 2))
    }
    add("NOTE", contact.note)
    if let image = contact.imageData {
      var photo = VCard.Property("PHOTO", value: image.base64EncodedString())
      photo[parameter: "ENCODING"] = ["b"]
      card.properties.append(photo)
    }
    if contact.contactType == .organization { add("X-ABSHOWAS", "COMPANY") }
    add("UID", contact.identifier)
    return card
  }
}
