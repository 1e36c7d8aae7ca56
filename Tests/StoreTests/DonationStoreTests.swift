import Foundation
import Store
import Testing

@Suite struct DonationStoreTests {
  private func donation(
    _ id: String, app: String = "a", group: String? = nil, intent: String = "INSendMessageIntent",
    at time: Double = 0, stored: Double = 0, content: String = ""
  ) -> StoredDonation {
    StoredDonation(
      app: app, id: id, group: group, kind: "interaction", intent: intent,
      date: Date(timeIntervalSince1970: time), stored: Date(timeIntervalSince1970: stored),
      content: Data(content.utf8))
  }

  private func save(_ store: Store, _ donations: [StoredDonation], limit: Int = 100, oldest: Double = -1)
    throws
  {
    try store.save(donations, limit: limit, oldest: Date(timeIntervalSince1970: oldest))
  }

  @Test func donationsAreListedNewestFirstAndReplacedByIdentifier() throws {
    let scratch = try Scratch()
    do {
      let store = try Store(file: scratch.database)
      try save(
        store, [donation("1", at: 1), donation("2", at: 3, content: "old"), donation("1", app: "b", at: 2)])
      try save(store, [donation("2", at: 3, content: "new")])
    }
    let store = try Store(file: scratch.database)
    let all = try store.donations()
    #expect(all.map { "\($0.app)\($0.id)" } == ["a2", "b1", "a1"])
    #expect(all.first == donation("2", at: 3, content: "new"))
    #expect(try store.donations(limit: 1).map(\.id) == ["2"])
  }

  @Test func filtersLimitWhatIsListedAndDeleted() throws {
    let store = try Store()
    try save(
      store,
      [
        donation("1", group: "g"), donation("2", group: "g"), donation("3"),
        donation("1", app: "b", group: "g"),
        donation("4", intent: "INStartCallIntent"),
      ])
    #expect(try store.donations(DonationFilter(app: "a", group: "g")).map(\.id).sorted() == ["1", "2"])
    #expect(try store.donations(DonationFilter(intent: "INStartCallIntent")).map(\.id) == ["4"])
    #expect(try store.donations(DonationFilter(ids: ["3", "4", "no'thing\""])).count == 2)
    #expect(try store.deleteDonations(DonationFilter(app: "a", group: "g")) == 2)
    #expect(try store.deleteDonations(DonationFilter(app: "a", ids: [])) == 0)
    #expect(try store.deleteDonations(DonationFilter(app: "a", ids: ["1", "3"])) == 1)
    #expect(try store.deleteDonations(DonationFilter(kind: "activity")) == 0)
    #expect(try store.donations().map { "\($0.app)\($0.id)" }.sorted() == ["a4", "b1"])
    #expect(try store.deleteDonations(DonationFilter()) == 2)
  }

  @Test func manyIdentifiersAreNoProblem() throws {
    let store = try Store()
    try save(store, (0..<3_000).map { donation("\($0)", at: Double($0)) }, limit: 5_000)
    #expect(try store.deleteDonations(DonationFilter(app: "a", ids: (0..<40_000).map(String.init))) == 3_000)
  }

  @Test func onlyTheNewestOfEachAppAreKept() throws {
    let store = try Store()
    try save(store, [donation("1", app: "b")])
    try save(store, (0..<10).map { donation("\($0)", at: Double($0)) }, limit: 3)
    #expect(try store.donations(DonationFilter(app: "a")).map(\.id) == ["9", "8", "7"])
    #expect(try store.donations(DonationFilter(app: "b")).count == 1)
    try save(store, [donation("new", stored: 100)], oldest: 50)
    #expect(try store.donations().map(\.id) == ["new"], "what was taken in long ago is forgotten")
  }

  @Test func aChangeIsSeenByOthers() throws {
    let scratch = try Scratch()
    let first = try Store(file: scratch.database)
    let second = try Store(file: scratch.database)
    let before = try second.changeNumber()
    try save(first, [donation("1")])
    let after = try second.changeNumber()
    #expect(after != before)
    _ = try first.deleteDonations(DonationFilter(app: "nobody"))
    #expect(try second.changeNumber() == after, "nothing has changed")
    try first.setPermission("assistant", of: "a", to: "denied")
    try first.updateVoiceShortcuts(of: "a") { _ in Data() }
    #expect(try second.changeNumber() == after + 2)
  }

  @Test func aChangeIsSeenAlsoAfterNothingWasWrittenForLong() throws {
    let scratch = try Scratch()
    let first = try Store(file: scratch.database)
    let second = try Store(file: scratch.database)
    try save(first, [donation("1")])
    // As if the last change lay an hour back, so that its number is not read again for each sentence.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3_600)], ofItemAtPath: scratch.database.path + "-wal")
    let before = try second.changeNumber()
    #expect(try second.changeNumber() == before)
    try save(first, [donation("2")])
    #expect(try second.changeNumber() == before + 1, "another one wrote")
    try save(second, [donation("3")])
    #expect(try second.changeNumber() == before + 2, "it wrote itself")
    let alone = try Store()
    #expect(try alone.changeNumber() == 0)
    try save(alone, [donation("1")])
    #expect(try alone.changeNumber() == 1)
  }

  @Test func writingIsQuickWithMany() throws {
    let scratch = try Scratch()
    let store = try Store(file: scratch.database)
    try save(store, (0..<5_000).map { donation("\($0)", at: Double($0), content: "{}") }, limit: 5_000)
    let time = try ContinuousClock().measure {
      for number in 0..<10 { try save(store, [donation("new\(number)", at: 1e6)], limit: 5_000) }
    }
    // Ten donations of a busy app; this is a debug build on a busy machine.
    #expect(time < .seconds(5), "\(time)")
    #expect(try store.donations().count == 5_000)
  }
}

@Suite struct ShortcutStoreTests {
  private struct Refusal: Error {}

  @Test func shortcutsAreKeptByPurpose() throws {
    let store = try Store()
    try store.saveShortcuts(Data("1".utf8), purpose: "suggestions", of: "a")
    try store.saveShortcuts(Data("2".utf8), purpose: "relevant", of: "a")
    try store.saveShortcuts(Data("3".utf8), purpose: "suggestions", of: "a")
    #expect(try store.shortcuts(purpose: "suggestions") == ["a": Data("3".utf8)])
    try store.saveShortcuts(nil, purpose: "suggestions", of: "a")
    #expect(try store.shortcuts(purpose: "suggestions").isEmpty)
    #expect(try store.shortcuts(purpose: "relevant").count == 1)
  }

  @Test func voiceShortcutsChangeInOneStepOrNotAtAll() throws {
    let store = try Store()
    try store.updateVoiceShortcuts(of: "a") { _ in Data("1".utf8) }
    try store.updateVoiceShortcuts(of: "b") { present in
      #expect(present == ["a": Data("1".utf8)])
      return Data("2".utf8)
    }
    #expect(throws: Refusal.self) { try store.updateVoiceShortcuts(of: "a") { _ in throw Refusal() } }
    #expect(try store.voiceShortcuts() == ["a": Data("1".utf8), "b": Data("2".utf8)])
    try store.updateVoiceShortcuts(of: "a") { _ in nil }
    #expect(try store.voiceShortcuts().keys.sorted() == ["b"])
  }
}

@Suite struct PermissionStoreTests {
  @Test func aWishIsKeptUntilItIsDecided() throws {
    let store = try Store()
    #expect(try store.permission("assistant", of: "a") == nil)
    try store.wantPermission("assistant", of: "a")
    #expect(try store.permissions().map(\.isWanted) == [true])
    #expect(try store.permission("assistant", of: "a") == nil)
    try store.setPermission("assistant", of: "a", to: "denied")
    try store.wantPermission("assistant", of: "a")
    #expect(try store.permissions().map(\.isWanted) == [false], "nobody is asked twice")
    #expect(try store.permission("assistant", of: "a") == "denied")
    try store.setPermission("assistant", of: "a", to: nil)
    #expect(try store.permissions().isEmpty)
  }

  @Test func anAppThatIsForgottenLeavesNothing() throws {
    let store = try Store()
    for app in ["a", "b"] {
      try store.wantPermission("focus", of: app)
      try store.saveShortcuts(Data(), purpose: "relevant", of: app)
      try store.updateVoiceShortcuts(of: app) { _ in Data() }
      try store.saveVocabulary(Data(), of: app)
      try store.save(
        [
          StoredDonation(
            app: app, id: "1", group: nil, kind: "activity", intent: "x", date: .distantPast,
            stored: .distantFuture, content: Data())
        ], limit: 10, oldest: .distantPast)
    }
    try store.forget(app: "a")
    #expect(try store.permissions().map(\.app) == ["b"])
    #expect(try store.shortcuts(purpose: "relevant").keys.sorted() == ["b"])
    #expect(try store.voiceShortcuts().keys.sorted() == ["b"])
    #expect(try store.vocabularies().keys.sorted() == ["b"])
    #expect(try store.donations().map(\.app) == ["b"])
  }
}
