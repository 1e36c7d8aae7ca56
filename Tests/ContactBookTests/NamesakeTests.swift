import ContactBook
import Foundation
import IntentWire
import Testing
import VCard

@Suite("People of one name")
struct NamesakeTests {
  private func file(_ cards: [String]) -> Data {
    Data(cards.map { "BEGIN:VCARD\nVERSION:3.0\n\($0)\nEND:VCARD\n" }.joined().utf8)
  }

  private static let twins: [[String]] = [
    ["FN:John Smith\nTEL:555-0100\nUID:a", "FN:John Smith\nTEL:555-0100\nUID:b"],
    ["FN:John Smith\nTEL:555-0100\nBDAY:1950-01-02", "FN:John Smith\nTEL:555-0100\nBDAY:1980-03-04"],
    ["FN:John Smith\nTEL:555-0100\nNOTE:the father", "FN:John Smith\nTEL:555-0100\nNOTE:the son"],
    [
      "FN:John Smith\nTEL:555-0100", "FN:John Smith\nTEL:555-0100\nEMAIL:j@example.com",
      "FN:John Smith\nNOTE:no number",
    ],
    ["FN:John Smith\nORG:North", "FN:John Smith\nORG:South"],
  ]

  @Test(
    "Two cards of one file are two people, however often they are imported", arguments: twins, [false, true])
  func twoStayTwo(_ cards: [String], _ isReversed: Bool) throws {
    let scratch = try Scratch()
    #expect(try scratch.folder.importCards(file(cards)).added.count == cards.count)
    let before = try scratch.folder.export()
    let again = try scratch.folder.importCards(file(isReversed ? cards.reversed() : cards))
    #expect(again.unchanged.count == cards.count)
    #expect(try scratch.folder.export() == before)
    #expect(try scratch.folder.book().contacts.count == cards.count)
  }

  @Test("The one that changed is changed, and the other stays as it is")
  func oneChanges() throws {
    let scratch = try Scratch()
    let father = "FN:John Smith\nTEL:555-0100\nNOTE:the father"
    let son = "FN:John Smith\nTEL:555-0100\nNOTE:the son"
    _ = try scratch.folder.importCards(file([father, son]))
    let result = try scratch.folder.importCards(file([father + "\nEMAIL:f@example.com", son]))
    #expect(result.changed.count == 1)
    #expect(result.unchanged.count == 1)
    let contacts = try scratch.folder.book().contacts
    #expect(contacts.count == 2)
    #expect(contacts.first { $0.note == "the father" }?.handles.count == 2)
    #expect(contacts.first { $0.note == "the son" }?.handles.count == 1)
  }

  @Test("A namesake with another birthday, or a junior, is another person in another file, too")
  func contradictions() throws {
    for (first, second, count) in [
      ("BDAY:1950-01-02", "BDAY:1980-03-04", 2), ("BDAY:1950-01-02", "BDAY:--0102", 1),
      ("N:Smith;John;;;Sr.", "N:Smith;John;;;Jr.", 2), ("N:Smith;John;;;Jr.", "N:Smith;John;;;", 1),
      ("NOTE:a", "NOTE:b", 1),
    ] {
      let scratch = try Scratch()
      for more in [first, second] {
        _ = try scratch.folder.importCards(file(["FN:John Smith\nTEL:555-0100\n\(more)"]))
      }
      #expect(try scratch.folder.book().contacts.count == count, "\(first) and \(second)")
    }
  }

  @Test("A card that is in a file twice, word for word, is one")
  func sameCardTwice() throws {
    let scratch = try Scratch()
    let card = "FN:John Smith\nTEL:555-0100\nNOTE:x"
    let result = try scratch.folder.importCards(file([card, card]))
    #expect(result.added.count == 1)
    #expect(result.unchanged.count == 1)
    #expect(scratch.files.count == 1)
  }

  @Test("A card that is known by its identifier is not taken by a namesake before it in the file")
  func identifierFirst() throws {
    let scratch = try Scratch()
    _ = try scratch.folder.importCards(file(["FN:John Smith\nTEL:555-0100\nNOTE:the father\nUID:a"]))
    let result = try scratch.folder.importCards(
      file([
        "FN:John Smith\nTEL:555-0100\nNOTE:the son\nUID:b",
        "FN:John Smith\nTEL:555-0100\nNOTE:the father\nUID:a",
      ]))
    #expect(result.added.count == 1)
    #expect(result.unchanged.count == 1)
    #expect(try scratch.folder.book().contact("a")?.note == "the father")
  }
}
