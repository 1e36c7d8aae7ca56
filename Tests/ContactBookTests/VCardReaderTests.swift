import Foundation
import Testing
import VCard

@Suite("Reading vCards")
struct VCardReaderTests {
  private func read(_ lines: String...) -> VCardReader {
    VCardReader(lines.joined(separator: "\r\n"))
  }

  private func card(_ lines: String..., version: String = "3.0") throws -> VCard {
    let text = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]
    let reader = VCardReader(text.joined(separator: "\r\n"))
    #expect(reader.problems.isEmpty)
    return try #require(reader.cards.first?.card)
  }

  @Test("Folded lines, groups, parameters and escapes")
  func basics() throws {
    let card = try card(
      "N:Ruiz;María del Carmen;;Dr.;", "FN:Maria", "  Ruiz",
      "item1.TEL;type=CELL;type=\"VOICE,PREF\":+1 555 0100",
      "item1.X-ABLABEL:_$!<Mobile>!$_", "NOTE:one\\ntwo\\, three\\; four\\\\", "NICKNAME:Mia,Mar\\,ia",
      "X-THING;LANGUAGE=es:kept")
    #expect(card.first("FN")?.text == "Maria Ruiz")
    #expect(card.first("N")?.components == ["Ruiz", "María del Carmen", "", "Dr.", ""])
    let number = try #require(card.first("TEL"))
    #expect(number.group == "item1")
    #expect(number.types == ["cell", "voice"])
    #expect(number.preference == 1)
    #expect(card.label(of: number) == "Mobile")
    #expect(card.first("NOTE")?.text == "one\ntwo, three; four\\")
    #expect(card.first("NICKNAME")?.list == ["Mia", "Mar,ia"])
    #expect(card.first("X-THING")?[parameter: "LANGUAGE"] == ["es"])
  }

  @Test("Edition 2.1: quoted-printable, character sets, parameters without names")
  func oldEdition() throws {
    let card = try card(
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:L=C3=B8vberg;J=C3=B8rgen;;;",
      "NOTE;ENCODING=QUOTED-PRINTABLE:first=0D=0Asecond and a long=", " tail=3D", "TEL;HOME;PREF:555-0100",
      "FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=F8rgen", "ADR;WORK:;;C:\\new \\; old;;;;",
      "PHOTO;JPEG;ENCODING=BASE64:AAEC", " AwQF", "", "TITLE:Chief", version: "2.1")
    #expect(card.first("N")?.components.prefix(2) == ["Løvberg", "Jørgen"])
    #expect(card.first("NOTE")?.text == "first\nsecond and a long tail=")
    #expect(card.first("TEL")?.types == ["home"])
    #expect(card.first("TEL")?.preference == 1)
    #expect(card.first("FN")?.text == "Jørgen")
    #expect(card.first("ADR")?.components[2] == "C:\\new ; old")
    #expect(card.first("PHOTO")?.data == Data([0, 1, 2, 3, 4, 5]))
    #expect(card.first("PHOTO")?.mediaType == "image/jpeg")
    #expect(card.first("TITLE")?.text == "Chief")
  }

  @Test("Base 64 whose lines are not indented is one value, as old telephones write it")
  func unindented() throws {
    let card = try card("PHOTO;TYPE=PNG;ENCODING=BASE64:AAEC", "AwQF", "", "FN:Ana", version: "2.1")
    #expect(card.first("PHOTO")?.data == Data([0, 1, 2, 3, 4, 5]))
    #expect(card.first("FN")?.text == "Ana")
  }

  @Test("Edition 4.0: data addresses, preferences, groups of people")
  func newEdition() throws {
    let card = try card(
      "KIND:group", "FN:Book Club", "MEMBER:urn:uuid:AB-1", "UID:urn:uuid:CD-2",
      "PHOTO:data:image/png;base64,AAECAwQF", "TEL;PREF=2;VALUE=uri:tel:+1-555-0100",
      "X-A;LABEL=\"one^ntwo ^'x^' ^^\":b", version: "4.0")
    #expect(card.isGroup)
    #expect(card.identifier == "CD-2")
    #expect(card.first("PHOTO")?.data == Data([0, 1, 2, 3, 4, 5]))
    #expect(card.first("PHOTO")?.mediaType == "image/png")
    #expect(card.first("TEL")?.preference == 2)
    #expect(card.first("X-A")?[parameter: "LABEL"] == ["one\ntwo \"x\" ^"])
  }

  @Test("A line that cannot be read is told by number and kept; the rest of the card is read")
  func unreadableLine() throws {
    let reader = read(
      "junk", "more junk", "BEGIN:VCARD", "VERSION:3.0", "FN:Ana", "no property here", "TEL:1", "END:VCARD",
      "BEGIN:VCARD", "VERSION:9.9", "FN:Bo", "BEGIN:VCARD", "VERSION:3.0", "FN:Cy", "END:VCARD")
    #expect(reader.cards.map(\.line) == [3, 9, 12])
    #expect(reader.cards.compactMap { $0.card.first("FN")?.text } == ["Ana", "Bo", "Cy"])
    #expect(reader.problems.map(\.line) == [1, 6, 9, 10])
    #expect(reader.problems[1].description.hasPrefix("line 6: This is not a property"))
    #expect(reader.cards[0].card.first(VCardReader.unreadable)?.text == "no property here")
    #expect(reader.cards[0].card.first("TEL")?.text == "1")
  }

  @Test("A card within a card belongs to it")
  func agent() throws {
    let reader = read(
      "BEGIN:VCARD", "VERSION:2.1", "FN:Ana", "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "FN:Bo", "END:VCARD",
      "TEL:1", "END:VCARD")
    #expect(reader.cards.count == 1)
    #expect(reader.cards[0].card.first("TEL")?.text == "1")
    #expect(reader.cards[0].card.first("AGENT")?.text.contains("FN:Bo") == true)
  }

  @Test("Bytes that are no UTF-8 are read as Western text, files with a mark as what it says")
  func encodings() throws {
    let latin = Data("BEGIN:VCARD\nVERSION:3.0\nFN:Jos".utf8) + [0xE9] + Data("\nEND:VCARD\n".utf8)
    #expect(VCardReader(latin).cards[0].card.first("FN")?.text == "José")
    let wide = try #require("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë\r\nEND:VCARD\r\n".data(using: .utf16))
    #expect(VCardReader(wide).cards.first?.card.first("FN")?.text == "Zoë")
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data("BEGIN:VCARD\rVERSION:3.0\rFN:Zoë\rEND:VCARD".utf8)
    #expect(VCardReader(marked).cards.first?.card.first("FN")?.text == "Zoë")
    let unknown = read("BEGIN:VCARD", "VERSION:2.1", "FN;CHARSET=KLINGON:Bo", "END:VCARD")
    #expect(unknown.cards[0].card.first("FN")?.text == "Bo")
    #expect(unknown.problems.map(\.line) == [3])
  }
}
