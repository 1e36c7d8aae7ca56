import Foundation
import MurmurKit
import Testing

@Suite("Messages")
struct MessageTests {
  let now = Date(timeIntervalSince1970: 1_773_828_900)

  private func withDatabase(_ test: (MessageDatabase) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "murmur-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(MessageDatabase(folder: folder, at: now))
  }

  @Test("People and groups are found by name and by part of it")
  func people() throws {
    try withDatabase { (database: MessageDatabase) throws in
      #expect(try database.contacts(named: "maria ruiz").map(\.name) == ["Maria Ruiz"])
      #expect(try database.contacts(named: "Chris").map(\.name) == ["Chris Lindqvist", "Chris Okafor"])
      #expect(try database.contacts(named: "").isEmpty)
      #expect(try database.groups(named: "book").map(\.name) == ["Book Club"])
      #expect(try database.members(of: "group-3").map(\.name) == ["Elena Park", "Grace Park"])
    }
  }

  @Test("Messages are found by sender, words, time and marks")
  func search() throws {
    try withDatabase { (database: MessageDatabase) throws in
      var search = MessageSearch()
      search.isRead = false
      #expect(try database.messages(search).map(\.id) == ["demo-3", "demo-4", "demo-5", "demo-6"])
      search = MessageSearch()
      search.words = ["budget"]
      #expect(try database.messages(search).map(\.id) == ["demo-3"])
      search.words = ["100%", "_"]
      #expect(try database.messages(search).isEmpty)
      search = MessageSearch()
      search.isFlagged = true
      #expect(try database.messages(search).map(\.id) == ["demo-6"])
      search = MessageSearch()
      search.time = now.addingTimeInterval(-7 * 3600)..<now.addingTimeInterval(-5 * 3600)
      #expect(try database.messages(search).map(\.id) == ["demo-4"])
      #expect(try database.attachments(of: "demo-5").count == 3)
    }
  }

  @Test("A message is taken back and changed in time, and only one's own")
  func change() throws {
    try withDatabase { (database: MessageDatabase) throws in
      let maria = try #require(try database.contacts(named: "Maria Ruiz").first)
      let message = try #require(try database.send("see you", to: [maria.id], at: now).first)
      try database.edit(message.id, to: "see you soon", at: now.addingTimeInterval(300))
      var search = MessageSearch()
      search.identifiers = [message.id]
      #expect(try database.messages(search).first?.content == "see you soon")
      #expect(throws: MessageError.tooLate(message.id)) {
        try database.unsend([message.id], at: now.addingTimeInterval(300))
      }
      #expect(throws: MessageError.notOwn("demo-1")) { try database.unsend(["demo-1"], at: now) }
      #expect(throws: MessageError.noMessage("nothing")) {
        try database.unsend([message.id, "nothing"], at: now)
      }
      #expect(try database.messages(search).count == 1)
      try database.unsend([message.id], at: now)
      #expect(try database.messages(search).isEmpty)
      #expect(throws: MessageError.noRecipient) { try database.send("x", to: [], at: now) }
    }
  }
}
