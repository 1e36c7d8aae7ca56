import ContactBook
import Foundation
import IntentWire
import Testing
import VCard

@Suite("What a card tells of a contact")
struct CardContentTests {
  private func contact(_ lines: String...) throws -> Contact {
    let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD"]).joined(separator: "\n")
    return Contact(try #require(VCardReader(text).cards.first?.card), identifier: "made")
  }

  @Test("Names, with what stands in for a missing one")
  func names() throws {
    let full = try contact(
      "N:Lowell;Ada;Grace;Dr.;Jr.", "FN:Dr. Ada Grace Lowell Jr.", "NICKNAME:Addie,Doc",
      "X-PHONETIC-FIRST-NAME:Ay-da")
    #expect(full.name == "Dr. Ada Grace Lowell Jr.")
    #expect(
      full.parts
        == PersonValue.NameParts(
          prefix: "Dr.", given: "Ada", middle: "Grace", family: "Lowell", suffix: "Jr.", nickname: "Addie",
          phoneticGiven: "Ay-da"))
    #expect(full.nicknames == ["Addie", "Doc"])
    #expect(try contact("N:Ruiz;Maria;;;").name == "Maria Ruiz")
    #expect(try contact("N:张;伟;;;").name == "张伟")
    #expect(try contact("N:山田;太郎;;;様").name == "山田太郎 様")
    #expect(try contact("N:김;철수;;;").parts.family == "김")
    #expect(try contact("N:Zhang;伟;;;").name == "伟 Zhang")
    #expect(try contact("ORG:Northgate;Studio").name == "Northgate")
    #expect(try contact("ORG:Northgate;Studio").isOrganisation)
    #expect(try contact("TEL:555-0100").name == "555-0100")
    #expect(try contact("NOTE:x").name == Contact.nameless)
    let loose = try contact("FN: \tAna \t Lima ")
    #expect(loose.name == "Ana Lima")
    #expect(loose.parts == PersonValue.NameParts(given: "Ana", family: "Lima"))
    #expect(try contact("FN:Dr. Lowell").parts == PersonValue.NameParts(prefix: "Dr.", family: "Lowell"))
  }

  @Test("Handles with labels, preferred ones first, each once")
  func handles() throws {
    let contact = try contact(
      "TEL;TYPE=home:555-0100", "TEL;TYPE=cell;PREF=1;VALUE=uri:tel:+1-415-555-0101;ext=7",
      "TEL;TYPE=\"fax,home\":5",
      "TEL;TYPE=work,fax:6", "item1.EMAIL:a@example.com", "item1.X-ABLABEL:Choir",
      "EMAIL;TYPE=work:mailto:b@example.com",
      "TEL;TYPE=work:+1 415 555 0101", "IMPP:xmpp:ana%40example.org", "X-SKYPE:ana.l",
      "TEL;TYPE=IPHONE,CELL:8", "TEL: ")
    let expected: [Contact.Handle] = [
      .init("+1-415-555-0101", kind: .phone, label: "mobile"), .init("555-0100", kind: .phone, label: "home"),
      .init("5", kind: .phone, label: "homeFax"), .init("6", kind: .phone, label: "workFax"),
      .init("a@example.com", kind: .email, label: "Choir"),
      .init("b@example.com", kind: .email, label: "work"),
      .init("ana@example.org", kind: .service, label: "xmpp"), .init("ana.l", kind: .service, label: "Skype"),
      .init("8", kind: .phone, label: "iPhone"),
    ]
    #expect(contact.handles == expected)
  }

  @Test("Relations in the ways that address books write them")
  func relations() throws {
    let contact = try contact(
      "item1.X-ABRELATEDNAMES:Grace Park", "item1.X-ABLABEL:_$!<Sister>!$_",
      "RELATED;TYPE=parent:urn:uuid:e-1",
      "RELATED;TYPE=\"friend,neighbor\";VALUE=text:Tom: Becker", "X-EVOLUTION-SPOUSE:Kim",
      "X-ABRELATEDNAMES;TYPE=Coach:Uma")
    #expect(
      contact.relations == [
        .init("Sister", name: "Grace Park"), .init("parent", name: "", identifier: "e-1"),
        .init("friend", name: "Tom: Becker"), .init("neighbor", name: "Tom: Becker"),
        .init("spouse", name: "Kim"),
        .init("coach", name: "Uma"),
      ])
  }

  @Test(
    "Birthdays as far as they are known",
    arguments: [
      ("1985-04-12", DateValue(year: 1985, month: 4, day: 12)),
      ("19850412T120000Z", DateValue(year: 1985, month: 4, day: 12)),
      ("--0412", DateValue(month: 4, day: 12)), ("--04-12", DateValue(month: 4, day: 12)),
      ("1985-04", DateValue(year: 1985, month: 4)),
      ("1985", DateValue(year: 1985)), ("1604-04-12", DateValue(month: 4, day: 12)), ("circa 1800", nil),
      ("1985-13-01", nil), ("", nil),
    ] as [(String, DateValue?)])
  func birthdays(_ text: String, _ expected: DateValue?) throws {
    #expect(try contact("FN:Ana", "BDAY:\(text)").birthday == expected)
  }
}
