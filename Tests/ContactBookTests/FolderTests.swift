import ContactBook
import Foundation
import IntentWire
import Testing
import VCard

@Suite("The folder of contacts")
struct FolderTests {
  private func file(_ cards: String...) -> Data {
    Data(cards.map { "BEGIN:VCARD\nVERSION:3.0\n\($0)\nEND:VCARD\n" }.joined().utf8)
  }

  @Test("The demonstration is imported whole, and a second time changes nothing")
  func demonstration() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    #expect(try folder.book().contacts.isEmpty)
    #expect(scratch.files.isEmpty)
    let first = try folder.importCards(try Data(contentsOf: DemoBook.file))
    #expect(first.summary == "Imported 13 contacts and 4 groups: 13 new.")
    #expect(first.problems.isEmpty)
    #expect(scratch.files.count == 17)
    let second = try folder.importCards(try Data(contentsOf: DemoBook.file))
    #expect(second.summary == "Imported 13 contacts and 4 groups: 13 unchanged.")
    let book = try folder.book()
    #expect(book.me?.name == "Robin Hale")
    #expect(book.groups.map(\.name) == ["Book Club", "Climbing Crew", "Family", "Team Lunch"])
    let maria = try #require(book.contacts.first { $0.name == "Maria Ruiz" })
    #expect(maria.birthday == DateValue(year: 1988, month: 11, day: 9))
    let image = try #require(book.image(of: maria))
    #expect(image.type == "public.png")
    #expect(image.data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(book.contacts.first { $0.name == "Elena Park" }?.birthday == DateValue(month: 6, day: 21))
  }

  @Test("Properties that the assistant does not know are kept, in the file and in an export")
  func nothingLost() throws {
    let folder = try Scratch()
    let card =
      "N:Ruiz;Maria;;;\nFN:Maria Ruiz\nitem1.X-FAVOURITE;COLOR=\"a,b\":tea\\, green\nX-LONG:\(String(repeating: "ä", count: 200))\nUID:m-1"
    _ = try folder.folder.importCards(file(card))
    let exported = try folder.folder.export()
    let back = VCardReader(exported).cards.map(\.card)
    #expect(back == VCardReader(file(card)).cards.map(\.card))
    let latest = try folder.folder.export(.v4)
    #expect(latest.contains("VERSION:4.0"))
    #expect(VCardReader(latest).cards.first?.card.first("X-FAVOURITE")?.text == "tea, green")
  }

  @Test("A card of the same identifier replaces what it tells and keeps what it does not")
  func sameIdentifier() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    _ = try folder.importCards(
      file("FN:Maria Ruiz\nTEL:+1 415 555 0101\nTEL:+1 415 555 0102\nNOTE:likes tea\nUID:m-1"))
    _ = try folder.setMe("Maria Ruiz")
    let result = try folder.importCards(file("FN:Maria Ruiz-Soto\nTEL:+1 415 555 0103\nUID:urn:uuid:m-1"))
    #expect(result.changed == ["Maria Ruiz-Soto"])
    let maria = try #require(try folder.book().contact("m-1"))
    #expect(maria.name == "Maria Ruiz-Soto")
    #expect(maria.handles.map(\.value) == ["+1 415 555 0103"])
    #expect(maria.note == "likes tea")
    #expect(maria.isMe)
    #expect(scratch.files == ["m-1.vcf"])
  }

  @Test("A card of another address book with the same name and a common handle is the same contact")
  func sameHandle() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    _ = try folder.importCards(
      file("FN:Maria Ruiz\nitem1.TEL:+1 (415) 555-0101\nitem1.X-ABLABEL:Ski Hut\nUID:m-1"))
    let other =
      "FN:maria ruiz\nitem1.EMAIL:maria@example.com\nitem1.X-ABLABEL:Club\nTEL:415 555 0101\nUID:z-9"
    let result = try folder.importCards(
      file(
        other, "FN:Maria Ruiz\nTEL:+1 415 555 0199\nUID:x-1",
        "FN:Family\nX-ADDRESSBOOKSERVER-KIND:group\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:z-9"))
    #expect(result.changed == ["maria ruiz"])
    #expect(result.added == ["Maria Ruiz"])
    let book = try folder.book()
    let maria = try #require(book.contact("m-1"))
    #expect(Set(maria.handles.map(\.value)) == ["415 555 0101", "maria@example.com"])
    #expect(maria.handles.first { $0.kind == .email }?.label == "Club")
    #expect(try book.members(of: #require(book.group("Family"))).map(\.identifier) == ["m-1"])
    // The second time the card is known by either identifier.
    let again = try folder.importCards(file(other))
    #expect(again.unchanged.count == 1)
    #expect(scratch.files.count == 3)
  }

  @Test("Cards without identifiers get one that is the same every time")
  func madeIdentifiers() throws {
    let first = try Scratch()
    let second = try Scratch()
    for scratch in [first, second, first] {
      _ = try scratch.folder.importCards(file("FN:Ana\nTEL:1", "FN:Ana\nTEL:2", "FN:Bo"))
    }
    #expect(first.files == second.files)
    #expect(first.files.count == 3)
  }

  @Test("Identifiers that are no file name do no harm")
  func hostileIdentifiers() throws {
    let scratch = try Scratch()
    let result = try scratch.folder.importCards(
      file(
        "FN:A\nUID:../../etc/passwd", "FN:B\nUID:.", "FN:C\nUID:\(String(repeating: "x", count: 5000))",
        "FN:D\nUID:a/b"))
    #expect(result.added == ["A", "B", "C", "D"])
    #expect(scratch.files.count == 4)
    #expect(scratch.files.allSatisfy { $0.hasPrefix("card-") && $0.count == 41 })
    #expect(try scratch.folder.book().contact("../../etc/passwd")?.name == "A")
  }

  @Test("Errors in a file are told by line and stop nothing")
  func errors() throws {
    let scratch = try Scratch()
    let text =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nthis is wrong\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Bo\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n"
    let result = try scratch.folder.importCards(Data(text.utf8))
    #expect(result.added == ["Ana", "Bo", Contact.nameless])
    #expect(result.problems.map(\.line) == [4, 10])
    #expect(try scratch.folder.export().contains("this is wrong"))
    #expect(try scratch.folder.importCards(Data()).count == 0)
    #expect(try scratch.folder.importCards(Data("no cards here".utf8)).problems.map(\.line) == [1])
  }

  @Test("Only one card is the person's own")
  func ownCard() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    _ = try folder.importCards(
      file("FN:Ana Lima\nUID:a\nX-PRITHEE-ME:TRUE", "FN:Bo Berg\nUID:b\nX-PRITHEE-ME:TRUE"))
    #expect(try folder.book().contacts.filter(\.isMe).map(\.name) == ["Ana Lima"])
    #expect(try folder.setMe("Bo").name == "Bo Berg")
    #expect(try folder.book().contacts.filter(\.isMe).map(\.name) == ["Bo Berg"])
  }

  @Test("A name that is not clear is refused with who it may be")
  func unclearNames() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    _ = try folder.importCards(try Data(contentsOf: DemoBook.file))
    #expect(try folder.contact(named: "my sister").name == "Grace Park")
    #expect(throws: ContactProblem.self) { try folder.delete("Chris") }
    do {
      _ = try folder.delete("Mariah")
      Issue.record("A name that is only similar must not be enough to delete somebody.")
    } catch {
      #expect(error.description == "No contact is called “Mariah”. Did you mean Maria Ruiz?")
    }
    #expect(try folder.delete("Chris Okafor").name == "Chris Okafor")
    #expect(try folder.book().explain("Chris").map(\.name) == ["Chris Lindqvist"])
    let lunch = try #require(try folder.book().group("Team Lunch"))
    #expect(try folder.book().members(of: lunch).map(\.name) == ["Dana Whitfield", "Chris Lindqvist"])
    _ = try folder.importCards(try Data(contentsOf: DemoBook.file))
    #expect(try folder.book().members(of: lunch).count == 3)
  }

  @Test("What another program changes is seen, and damage to one file leaves the others")
  func otherPrograms() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    _ = try folder.importCards(file("FN:Ana Lima\nUID:a", "FN:Bo Berg\nUID:b"))
    #expect(try folder.book().contacts.count == 2)
    let before = folder.stamp()
    try Data(file("FN:Ana Souza\nUID:a")).write(to: scratch.url.appending(path: "a.vcf"))
    try Data("nothing".utf8).write(to: scratch.url.appending(path: "broken.vcf"))
    try Data("secret".utf8).write(to: scratch.url.appending(path: "notes.txt"))
    #expect(folder.stamp() != before)
    #expect(try folder.book().contacts.map(\.name) == ["Ana Souza", "Bo Berg"])
    #expect(try folder.problems().count == 1)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "b.vcf"))
    #expect(try folder.book().contacts.map(\.name) == ["Ana Souza"])
  }

  @Test("Each kind of change gives another sign, and nothing else does")
  func signs() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    var signs = [folder.stamp()]
    func noteSign(_ what: String, isNew: Bool = true) {
      let sign = folder.stamp()
      #expect((sign != signs.last) == isNew, "\(what)")
      signs.append(sign)
    }
    let ana = scratch.url.appending(path: "a.vcf")
    _ = try folder.importCards(file("FN:Ana Lima\nUID:a"))
    noteSign("the folder is made")
    noteSign("nothing happened", isNew: false)
    let handle = try FileHandle(forWritingTo: ana)
    try handle.write(contentsOf: Data("BEGIN".utf8))
    noteSign("written in place, and still open")
    try handle.truncate(atOffset: 0)
    try handle.close()
    noteSign("cut")
    try Data("secret".utf8).write(to: scratch.url.appending(path: "notes.txt"))
    noteSign("another file", isNew: false)
    try FileManager.default.moveItem(at: ana, to: scratch.url.appending(path: "b.vcf"))
    noteSign("renamed")
    let elsewhere = scratch.url.appendingPathExtension("old")
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    try FileManager.default.moveItem(at: scratch.url, to: elsewhere)
    noteSign("the folder is moved away")
    try FileManager.default.copyItem(at: elsewhere, to: scratch.url)
    noteSign("another folder takes its place")
    try FileManager.default.removeItem(at: scratch.url)
    noteSign("the folder is removed")
    #expect(folder.stamp() == signs[0])
  }

  @Test("A folder that is none is told, and nothing is thrown away")
  func wrongFolder() throws {
    let scratch = try Scratch()
    try Data("a file".utf8).write(to: scratch.url)
    #expect(throws: ContactProblem.self) { try scratch.folder.book() }
    #expect(throws: ContactProblem.self) { try scratch.folder.importCards(file("FN:Ana")) }
    #expect(try Data(contentsOf: scratch.url) == Data("a file".utf8))
  }

  @Test("Categories are groups")
  func categories() throws {
    let scratch = try Scratch()
    _ = try scratch.folder.importCards(
      file("FN:Ana\nUID:a\nCATEGORIES:Rowing,myContacts", "FN:Bo\nUID:b\nCATEGORIES:rowing"))
    let book = try scratch.folder.book()
    #expect(book.groups.map(\.name) == ["Rowing"])
    #expect(book.members(of: book.groups[0]).map(\.name) == ["Ana", "Bo"])
  }
}
