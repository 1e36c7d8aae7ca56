import Foundation
import SmallDisk
import Store
import Testing

@Suite("A disk that is full or only read", .enabled(if: SmallDisk.isAvailable))
struct FullDiskTests {
  private func conversation(_ id: String, bytes: Int = 100) -> StoredConversation {
    StoredConversation(
      id: id, state: Data((0..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
      updated: Date(timeIntervalSince1970: 1000))
  }

  @Test("What was done is written down in the space that was kept, and nothing is begun without any")
  func reserve() throws {
    let disk = try SmallDisk()
    let store = try Store(file: disk.url.appending(path: "prithee.sqlite"))
    try store.save(conversation("c1"))
    try store.reserveSpace()
    disk.fill()
    // The space that is kept is enough.
    try store.reserveSpace()
    let large = conversation("c2", bytes: 200_000)
    let failure = #expect(throws: StoreError.self) { try store.save(large) }
    #expect(failure?.kind == .full)
    #expect(failure?.message.contains("try again") == false)
    try store.writeDown { () throws(StoreError) in try store.save(large) }
    #expect(try store.conversation("c2") == large)
    let refused = #expect(throws: StoreError.self) {
      disk.fill()
      try store.reserveSpace()
    }
    #expect(refused?.kind == .full)
    #expect(refused?.message.contains("Nothing was done") == true)
    #expect(!FileManager.default.fileExists(atPath: disk.url.appending(path: "prithee.sqlite-reserve").path))
    disk.clear()
    try store.reserveSpace()
    #expect(try store.conversation("c1") == conversation("c1"))
  }

  @Test("Space that is not enough for what was done is told, and loses nothing that was there")
  func notEnough() throws {
    let disk = try SmallDisk()
    let store = try Store(file: disk.url.appending(path: "prithee.sqlite"))
    try store.save(conversation("c1"))
    try store.reserveSpace()
    disk.fill()
    let failure = #expect(throws: StoreError.self) {
      try store.writeDown { () throws(StoreError) in try store.save(conversation("c1", bytes: 2_000_000)) }
    }
    #expect(failure?.kind == .full)
    #expect(try store.conversation("c1") == conversation("c1"))
  }

  @Test(
    "A store on a disk that is only read is read, whether it was closed or not", arguments: [false, true])
  func readOnly(wasClosed: Bool) throws {
    let disk = try SmallDisk()
    let file = disk.url.appending(path: "prithee.sqlite")
    var open: Store? = try Store(file: file)
    try open?.save(conversation("c1"))
    if wasClosed { open = nil } else { try copyAside(disk) }
    open = nil
    try disk.makeReadOnly()
    let reason = try #require(#expect(throws: StoreError.self) { _ = try Store(file: file) })
    #expect(reason.kind == .readOnly)
    let store = try Store(reading: file, because: reason)
    #expect(try store.conversation("c1") == conversation("c1"))
    #expect(store.refusal == reason)
    for change in [
      { () throws in try store.save(conversation("c2")) },
      { () throws in _ = try store.newConversationIdentifier() },
      { () throws in try store.reserveSpace() }, { () throws in try store.setSetting("a", to: "b") },
    ] {
      #expect(throws: reason) { try change() }
    }
    #expect(try store.conversations().map(\.id) == ["c1"])
  }

  /// Leaves the files as they are while a program has the store open: with what is still in the log only.
  private func copyAside(_ disk: SmallDisk) throws {
    let manager = FileManager.default
    let aside = manager.temporaryDirectory.appending(path: "prithee-aside-\(UUID().uuidString)")
    try manager.createDirectory(at: aside, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: aside) }
    let names = ["prithee.sqlite", "prithee.sqlite-wal"]
    for name in names {
      try manager.copyItem(at: disk.url.appending(path: name), to: aside.appending(path: name))
    }
    for name in try manager.contentsOfDirectory(atPath: disk.url.path) {
      try manager.removeItem(at: disk.url.appending(path: name))
    }
    for name in names {
      try manager.copyItem(at: aside.appending(path: name), to: disk.url.appending(path: name))
    }
  }

  @Test("A copy of a store goes with whoever reads it")
  func copyGoes() throws {
    let disk = try SmallDisk()
    let file = disk.url.appending(path: "prithee.sqlite")
    try Store(file: file).save(conversation("c1"))
    let before = copies()
    var store: Store? = try Store(reading: file, because: StoreError(.readOnly, "x"))
    #expect(try store?.conversation("c1") != nil)
    let folder = try #require(store?.indexFolder?.deletingLastPathComponent())
    #expect(copies().contains(folder.lastPathComponent))
    #expect(!before.contains(folder.lastPathComponent))
    store = nil
    #expect(!copies().contains(folder.lastPathComponent))
    // A home without a store is an empty one.
    let empty = try Store(
      reading: disk.url.appending(path: "none.sqlite"), because: StoreError(.readOnly, "x"))
    #expect(try empty.conversations().isEmpty)
  }

  private func copies() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)) ?? []
  }
}
