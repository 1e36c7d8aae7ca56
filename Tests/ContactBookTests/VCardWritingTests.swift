import Foundation
import Testing
import VCard

@Suite("Writing vCards")
struct VCardWritingTests {
  @Test("A card that is written and read is the same", arguments: VCard.Version.allCases)
  func roundTrip(_ version: VCard.Version) {
    for seed in 0..<200 {
      var dice = Dice(seed)
      let cards = (0..<dice.int(1...3)).map { _ in dice.card(version) }
      let reader = VCardReader(cards.map(\.fileText).joined())
      #expect(reader.cards.map(\.card) == cards, "seed \(seed)")
      #expect(reader.problems.isEmpty, "seed \(seed): \(reader.problems)")
    }
  }

  @Test("Lines are folded at 75 bytes and never within a character")
  func folding() {
    let card = VCard(
      version: .v3, properties: [VCard.Property("NOTE", text: String(repeating: "é🙂", count: 60))])
    let lines = card.fileText.components(separatedBy: "\r\n")
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(!card.fileText.contains("\u{FFFD}"))
    #expect(VCardReader(card.fileText).cards.first?.card == card)
  }

  @Test("Text of edition 2.1 is quoted-printable in short lines")
  func oldText() {
    let card = VCard(
      version: .v2, properties: [VCard.Property("NOTE", text: String(repeating: "Grüße ", count: 40))])
    #expect(card.fileText.utf8.allSatisfy { $0 < 0x80 })
    #expect(card.fileText.components(separatedBy: "\r\n").dropFirst(3).allSatisfy { $0.utf8.count <= 76 })
    #expect(VCardReader(card.fileText).cards.first?.card == card)
  }

  @Test("Pictures, preferences and groups change their form with the edition, and change back")
  func conversion() throws {
    let text = """
      BEGIN:VCARD
      VERSION:3.0
      FN:Book Club
      N:Book Club;;;;
      X-ADDRESSBOOKSERVER-KIND:group
      X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1
      TEL;TYPE=WORK,pref:555
      PHOTO;TYPE=PNG;ENCODING=b:AAEC
      X-MINE:kept
      END:VCARD
      """
    let old = try #require(VCardReader(text).cards.first?.card)
    let new = old.converted(to: .v4)
    #expect(new.isGroup)
    #expect(new.first("KIND")?.text == "group")
    #expect(new.first("TEL")?.preference == 1)
    #expect(new.first("PHOTO")?.value == "data:image/png;base64,AAEC")
    #expect(new.first("PHOTO")?.data == Data([0, 1, 2]))
    let back = new.converted(to: .v3)
    #expect(back == old)
  }

  @Test("An edition's obligatory names are added")
  func obligatoryNames() {
    let card = VCard(
      version: .v2, properties: [VCard.Property("N", components: ["Ruiz", "Maria", "", "", ""])])
    #expect(card.converted(to: .v4).first("FN")?.text == "Maria Ruiz")
    let bare = VCard(version: .v4, properties: [VCard.Property("ORG", text: "Northgate")])
    #expect(bare.converted(to: .v3).first("FN")?.text == "Northgate")
    #expect(bare.converted(to: .v3).first("N") != nil)
  }
}

@Suite("Hostile vCards")
struct VCardFuzzTests {
  private static let pieces = [
    "BEGIN:VCARD\r\n", "END:VCARD\r\n", "VERSION:2.1\n", "VERSION:4.0\n", "\n ", "=\n", "=\r\n\t",
    "N;ENCODING=QUOTED-PRINTABLE:",
    "PHOTO;ENCODING=b:", "PHOTO;BASE64:", "data:image/png;base64,", ";", ":", "\"", "=3", "=ZZ", "\\",
    "\u{0}", "\r", "é",
    "AGENT:\n", "A.B.C:", ".X:", "TEL;TYPE=\"a,b", "^", "^n", "BDAY:--02", "UID:urn:uuid:", "KIND:group\n",
    "MEMBER:",
    "item1.X-ABLABEL:_$!<>!$_\n", "item1.RELATED;TYPE=sibling:x\n", "CHARSET=UTF-16;",
  ]

  @Test("Any mixture of the format's own pieces is read, and what is read can be written and read")
  func mixtures() {
    for seed in 0..<1_000 {
      var dice = Dice(seed)
      let text = (0..<dice.int(1...40)).map { _ in dice.pick(Self.pieces) }.joined()
      check(Data(text.utf8), "seed \(seed)")
    }
  }

  @Test("Damage to a real file is survived")
  func damage() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Apps/Demo/contacts.vcf")
    let whole = try Data(contentsOf: file)
    for seed in 0..<100 {
      var dice = Dice(seed)
      var bytes = [UInt8](whole)
      for _ in 0..<dice.int(1...20) { bytes[dice.int(0...bytes.count - 1)] = UInt8(dice.int(0...255)) }
      if dice.int(0...3) == 0 { bytes.removeLast(dice.int(1...bytes.count - 1)) }
      check(Data(bytes), "seed \(seed)")
    }
  }

  private func check(_ data: Data, _ comment: Comment) {
    let reader = VCardReader(data)
    for located in reader.cards {
      let card = located.card
      _ = card.properties.map {
        ($0.data, $0.mediaType, $0.components, $0.list, $0.preference, card.label(of: $0))
      }
      for version in VCard.Version.allCases { _ = card.converted(to: version) }
      var later = card
      if later.version == .v2 { later.version = .v3 }
      let again = VCardReader(later.fileText).cards
      #expect(again.map(\.card) == [later], comment)
    }
  }

  @Test("A file of nothing but beginnings, or of one endless line, takes time in proportion")
  func size() {
    let beginnings = Data(String(repeating: "BEGIN:VCARD\nAGENT:\n", count: 20_000).utf8)
    #expect(VCardReader(beginnings).cards.count >= 1)
    let line = Data(("BEGIN:VCARD\nVERSION:3.0\nNOTE:" + String(repeating: "\\", count: 500_000)).utf8)
    #expect(VCardReader(line).cards.first?.card.first("NOTE")?.text.utf8.count == 250_000)
  }
}
