import ChimeKit
import Foundation
import Testing

@Suite("Calls")
struct CallTests {
  let now = Date(timeIntervalSince1970: 1_773_828_900)

  private func withStore(_ test: (CallStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(CallStore(folder: folder, at: now))
  }

  @Test("Calls are found by direction, name, time and news")
  func search() throws {
    try withStore { store in
      #expect(try store.calls().map(\.names).first == "Priya Nair")
      let missed = try store.calls(CallSearch(directions: [.missed], isUnseen: true))
      #expect(missed.map(\.names) == ["Priya Nair", "Dana Whitfield"])
      #expect(try store.calls(CallSearch(name: "maria")).count == 1)
      let yesterday = now.addingTimeInterval(-30 * 3600)..<now.addingTimeInterval(-10 * 3600)
      #expect(try store.calls(CallSearch(time: yesterday)).map(\.names) == ["Maria Ruiz", "Dana Whitfield"])
      #expect(try store.calls(CallSearch(isVideo: true)).map(\.names) == ["Tom Becker"])
      #expect(try store.calls(CallSearch(directions: [.outgoing], isLatestOnly: true)).count == 1)
      try store.markSeen(missed.map(\.identifier))
      #expect(try store.calls(CallSearch(isUnseen: true)).isEmpty)
    }
  }

  @Test("One call goes on at a time, and ends once")
  func call() throws {
    try withStore { store in
      let party = Call.Party(name: "Tom Becker", handle: "+1 202 555 0107", label: "mobile")
      try store.begin([party], isVideo: false, at: now)
      let second = try store.begin([party], isVideo: true, at: now.addingTimeInterval(5))
      #expect(try store.current() == second)
      #expect(try store.calls().filter { $0.ended == nil }.count == 1)
      try store.end(nil, at: now.addingTimeInterval(60))
      #expect(throws: CallError.noCall) { try store.end(nil, at: now) }
      #expect(throws: CallError.nobody) { try store.begin([], isVideo: false, at: now) }
    }
  }
}
