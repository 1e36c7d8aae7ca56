import Foundation
import GRDB
import Store
import Testing

/// A folder of a test's own that goes when the test ends.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prithee-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var database: URL { url.appending(path: "prithee.sqlite") }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

@Suite struct StoreTests {
  @Test func conversationsSurviveAReopening() throws {
    let scratch = try Scratch()
    let saved = StoredConversation(
      id: "c1", state: Data([0, 255, 7]), updated: Date(timeIntervalSince1970: 1000.5))
    do {
      let store = try Store(file: scratch.database)
      try store.save(StoredConversation(id: "c1", state: Data("old".utf8), updated: .distantPast))
      try store.save(saved)
    }
    let store = try Store(file: scratch.database)
    #expect(try store.conversation("c1") == saved)
    #expect(try store.conversation("c2") == nil)
    #expect(try store.deleteConversation("c1"))
    #expect(try !store.deleteConversation("c1"))
    #expect(try store.conversations().isEmpty)
  }

  @Test(arguments: [mode_t?.none, 0o644, 0o666]) func nobodyElseMayReadIt(mode: mode_t?) throws {
    let scratch = try Scratch()
    if let mode {
      _ = try Store(file: scratch.database)
      #expect(chmod(scratch.database.path, mode) == 0)
    }
    let store = try Store(file: scratch.database)
    try store.save(StoredConversation(id: "c1", state: Data(), updated: .distantPast))
    for ending in ["", "-wal", "-shm"] {
      let path = scratch.database.path + ending
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(path)")
    }
  }

  @Test func conversationsAreListedLatestFirst() throws {
    let store = try Store()
    for (id, time) in [("c1", 10.0), ("c2", 30.0), ("c3", 20.0)] {
      try store.save(StoredConversation(id: id, state: Data(), updated: Date(timeIntervalSince1970: time)))
    }
    #expect(try store.conversations().map(\.id) == ["c2", "c3", "c1"])
    #expect(try store.conversations(limit: 1).map(\.id) == ["c2"])
    #expect(try store.hasConversations(before: Date(timeIntervalSince1970: 11), orMoreThan: 5))
    #expect(try store.hasConversations(before: Date(timeIntervalSince1970: 10), orMoreThan: 2))
    #expect(try !store.hasConversations(before: Date(timeIntervalSince1970: 10), orMoreThan: 3))
    #expect(try store.deleteConversations(before: Date(timeIntervalSince1970: 20)) == 1)
    #expect(try store.conversations().map(\.id) == ["c2", "c3"])
  }

  @Test func identifiersAreDifferentForTwoInstancesAtTheSameTime() async throws {
    let scratch = try Scratch()
    let first = try Store(file: scratch.database)
    let second = try Store(file: scratch.database)
    let identifiers = try await withThrowingTaskGroup(of: [String].self) { group in
      for store in [first, second, first, second] {
        group.addTask { try (0..<25).map { _ in try store.newConversationIdentifier() } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(identifiers) == Set((1...100).map { "c\($0)" }))
  }

  @Test func oneInstanceSeesWhatAnotherWrites() throws {
    let scratch = try Scratch()
    let first = try Store(file: scratch.database)
    let second = try Store(file: scratch.database)
    try first.setSetting("voice", to: "calm")
    #expect(try second.setting("voice") == "calm")
    try second.setSetting("voice", to: nil)
    #expect(try first.settings().isEmpty)
  }

  @Test func vocabulariesArePerApp() throws {
    let store = try Store()
    try store.saveVocabulary(Data("a".utf8), of: "org.example.a")
    try store.saveVocabulary(Data("b".utf8), of: "org.example.b")
    try store.updateVocabulary(of: "org.example.a") { old in (old ?? Data()) + Data("!".utf8) }
    #expect(try store.vocabulary(of: "org.example.a") == Data("a!".utf8))
    #expect(try store.vocabularies().keys.sorted() == ["org.example.a", "org.example.b"])
    try store.deleteVocabulary(of: "org.example.a")
    #expect(try store.vocabulary(of: "org.example.a") == nil)
  }
}

@Suite struct StoreFaultTests {
  private func failure(_ file: URL) -> StoreError? {
    do throws(StoreError) {
      _ = try Store(file: file)
      return nil
    } catch {
      return error
    }
  }

  @Test func aDamagedFileIsRefusedAndLeftAlone() throws {
    let scratch = try Scratch()
    let bytes = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: scratch.database)
    #expect(failure(scratch.database)?.kind == .damaged)
    #expect(try Data(contentsOf: scratch.database) == bytes)
  }

  @Test func aFileCutInTheMiddleIsRefusedOrWorks() throws {
    let scratch = try Scratch()
    do {
      let store = try Store(file: scratch.database)
      try store.save(StoredConversation(id: "c1", state: Data(count: 100_000), updated: .distantPast))
    }
    let whole = try Data(contentsOf: scratch.database)
    for part in [1, 99, 512, 5000] {
      let file = scratch.url.appending(path: "cut-\(part).sqlite")
      try whole.prefix(part).write(to: file)
      let kind = failure(file)?.kind
      #expect(kind == .damaged || kind == .foreign, "\(part) bytes: \(String(describing: kind))")
    }
  }

  @Test func aNewerFileIsRefusedAndLeftAlone() throws {
    let scratch = try Scratch()
    _ = try Store(file: scratch.database)
    try Self.execute(
      "INSERT INTO grdb_migrations VALUES ('99 from the future'); PRAGMA wal_checkpoint(TRUNCATE);",
      scratch.database)
    let before = try Data(contentsOf: scratch.database)
    let error = failure(scratch.database)
    #expect(error?.kind == .newer)
    #expect(error?.message.contains("newer version") == true)
    #expect(try Data(contentsOf: scratch.database) == before)
  }

  @Test func aDatabaseOfAnotherProgramIsRefused() throws {
    let scratch = try Scratch()
    try Self.execute("CREATE TABLE other (id INTEGER)", scratch.database)
    let before = try Data(contentsOf: scratch.database)
    #expect(failure(scratch.database)?.kind == .foreign)
    #expect(try Data(contentsOf: scratch.database) == before)
  }

  @Test func aFolderThatDoesNotExistIsNamed() throws {
    let scratch = try Scratch()
    let file = scratch.url.appending(path: "nowhere/prithee.sqlite")
    let error = failure(file)
    #expect(error?.kind == .readOnly)
    #expect(error?.message.contains(file.path) == true)
  }

  @Test func aFolderInPlaceOfTheFileIsAnError() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(at: scratch.database, withIntermediateDirectories: true)
    #expect(failure(scratch.database) != nil)
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full")))
  func aFullDiskIsAnError() {
    // Everything that is written to this device fails for want of space.
    #expect(failure(URL(filePath: "/dev/full")) != nil)
  }
}

extension StoreFaultTests {
  /// Changes a database behind the store's back.
  private static func execute(_ sql: String, _ file: URL) throws {
    let queue = try DatabaseQueue(path: file.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
  }
}
