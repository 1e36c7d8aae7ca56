import Foundation
import Testing

@testable import Contacts

@Suite("Contacts")
struct ContactsCompanionTests {
  private let keys: [any CNKeyDescriptor] = [
    CNContactGivenNameKey, CNContactPhoneNumbersKey,
    CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
  ]

  /// A folder of cards that goes when the test ends.
  private final class Home {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("prithee-cn-\(UUID().uuidString)")

    init(_ cards: [String: String]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, lines) in cards {
        try Data("BEGIN:VCARD\nVERSION:3.0\n\(lines)\nEND:VCARD\n".utf8)
          .write(to: url.appendingPathComponent("\(name).vcf"))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func home() throws -> Home {
    try Home([
      "m-1":
        "N:Ruiz;Maria;;;\nFN:Maria Ruiz\nTEL;TYPE=CELL:+1 415 555 0101\nitem1.TEL:555-0199\nitem1.X-ABLABEL:Ski Hut\nEMAIL;TYPE=HOME:maria@example.com\nADR;TYPE=HOME:;;12 Main St;Springfield;OR;97477;USA\nBDAY:1988-11-09\nPHOTO;ENCODING=b;TYPE=PNG:AAEC\nUID:m-1",
      "g-1":
        "N:Park;Grace;;;\nFN:Grace Park\nX-PRITHEE-ME:TRUE\nitem1.X-ABRELATEDNAMES:Elena Park\nitem1.X-ABLABEL:_$!<Mother>!$_\nUID:g-1",
      "f-1": "FN:Family\nX-ADDRESSBOOKSERVER-KIND:group\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:g-1\nUID:f-1",
    ])
  }

  @Test("The store reads the cards of the assistant's home")
  func store() throws {
    let home = try home()
    let store = CNContactStore(folder: home.url)
    let maria = try store.unifiedContact(withIdentifier: "m-1", keysToFetch: keys)
    #expect(maria.givenName == "Maria")
    #expect(maria.familyName == "Ruiz")
    #expect(maria.phoneNumbers.map(\.value.stringValue) == ["+1 415 555 0101", "555-0199"])
    #expect(maria.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, "Ski Hut"])
    #expect(maria.emailAddresses.first?.value == NSString(string: "maria@example.com"))
    #expect(maria.postalAddresses.first?.value.city == "Springfield")
    #expect(maria.birthday?.year == 1988)
    #expect(maria.imageDataAvailable)
    #expect(maria.imageData == nil)
    #expect(maria.isKeyAvailable(CNContactPhoneNumbersKey))
    #expect(!maria.isKeyAvailable(CNContactImageDataKey))
    #expect(maria.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
    let whole = try store.unifiedContact(withIdentifier: "m-1", keysToFetch: [CNContactImageDataKey])
    #expect(whole.imageData == Data([0, 1, 2]))
    #expect(try store.unifiedMeContactWithKeys(toFetch: keys).givenName == "Grace")
    #expect(throws: CNError.self) { try store.unifiedContact(withIdentifier: "nobody", keysToFetch: keys) }
  }

  @Test("Contacts are found by name, number, address and group")
  func predicates() throws {
    let home = try home()
    let store = CNContactStore(folder: home.url)
    func names(_ predicate: NSPredicate) throws -> [String] {
      try store.unifiedContacts(matching: predicate, keysToFetch: keys).map(\.givenName)
    }
    #expect(try names(CNContact.predicateForContacts(matchingName: "mar rui")) == ["Maria"])
    #expect(try names(CNContact.predicateForContacts(matchingName: "")) == [])
    #expect(
      try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "(415) 555-0101"))) == [
        "Maria"
      ])
    #expect(try names(CNContact.predicateForContacts(matchingEmailAddress: "MARIA@example.com")) == ["Maria"])
    #expect(try names(CNContact.predicateForContactsInGroup(withIdentifier: "f-1")) == ["Grace"])
    #expect(try store.groups(matching: nil).map(\.name) == ["Family"])
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = .familyName
    var seen: [String] = []
    try store.enumerateContacts(with: request) { contact, stop in
      seen.append(contact.familyName)
      stop.pointee = true
    }
    #expect(seen == ["Park"])
  }

  @Test("A home without contacts has none, and contacts cannot be changed")
  func limits() async throws {
    let store = CNContactStore(folder: URL(fileURLWithPath: "/nowhere/contacts"))
    #expect(try await store.requestAccess(for: .contacts))
    #expect(
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: keys
      ).isEmpty)
    #expect(throws: CNError.self) { try store.execute(CNSaveRequest()) }
    #expect(CNContactStore.folder(["PRITHEE_HOME": "/h"]).path == "/h/contacts")
    #expect(CNContactStore.folder(["HOME": "/home/ana"]).path == "/home/ana/.local/share/prithee/contacts")
  }

  @Test("Contacts are changed in copies")
  func copies() {
    let contact = CNMutableContact()
    contact.givenName = "Ana"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
    let fixed = contact.copy() as? CNContact
    contact.givenName = "Bo"
    #expect(fixed?.givenName == "Ana")
    #expect(fixed?.identifier == contact.identifier)
    #expect(fixed != contact)
    #expect(!(fixed is CNMutableContact))
    #expect((fixed?.mutableCopy() as? CNMutableContact)?.phoneNumbers == contact.phoneNumbers)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Ski Hut") == "Ski Hut")
  }

  @Test("Names and addresses are written for a person")
  func formatters() {
    let contact = CNMutableContact()
    (contact.namePrefix, contact.givenName, contact.familyName) = ("Dr.", "Ada", "Lowell")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada Lowell")
    #expect(CNContactFormatter().string(from: contact) == "Dr. Ada Lowell")
    (contact.namePrefix, contact.givenName, contact.familyName) = ("", "太郎", "山田")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "山田太郎")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    contact.organizationName = "Northgate"
    contact.contactType = .organization
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Northgate")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode) = (
      "12 Main St", "Springfield", "OR", "97477"
    )
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "12 Main St\nSpringfield, OR 97477")
    (address.city, address.state, address.isoCountryCode) = ("Berlin", "", "de")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "12 Main St\n97477 Berlin")
  }

  @Test("Contacts are written as cards and read again")
  func cards() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.nickname, contact.note) = (
      "Ana", "Lima", "Annie", "one\ntwo; three"
    )
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "555"))]
    contact.contactRelations = [
      CNLabeledValue(label: CNLabelContactRelationSister, value: CNContactRelation(name: "Grace"))
    ]
    contact.birthday = DateComponents(month: 6, day: 21)
    contact.imageData = Data([1, 2, 3])
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("Rua 1", "Lisbon")
    contact.postalAddresses = [CNLabeledValue(label: "Cabin", value: address)]
    let data = try CNContactVCardSerialization.data(with: [contact])
    let back = try #require(CNContactVCardSerialization.contacts(with: data).first)
    #expect(back.identifier == contact.identifier)
    #expect(back.nickname == "Annie")
    #expect(back.note == "one\ntwo; three")
    #expect(back.phoneNumbers == contact.phoneNumbers)
    #expect(back.contactRelations == contact.contactRelations)
    #expect(back.postalAddresses.first?.value.street == "Rua 1")
    #expect(back.postalAddresses.first?.label == "Cabin")
    #expect(back.birthday?.month == 6)
    #expect(back.birthday?.year == nil)
    #expect(back.imageData == Data([1, 2, 3]))
    #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data("no card".utf8)) }
  }
}
