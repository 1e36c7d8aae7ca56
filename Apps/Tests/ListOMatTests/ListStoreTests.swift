import Foundation
import GroupDocument
import ListOMatKit
import Testing

@Suite("The lists on disk")
struct ListStoreTests {
  /// Hands a store in an empty folder to a test, and removes the folder afterwards.
  private func withStore(_ test: (ListStore) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "listomat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(ListStore(folder: folder))
  }

  @Test("The first look finds the demonstration lists and saves them")
  func beginsWithDemonstration() async throws {
    try await withStore { store in
      let names = try store.lists().map(\.name)
      #expect(names.contains("Grocery Store"))
      #expect(FileManager.default.fileExists(atPath: store.file.path))
    }
  }

  @Test("Changes are kept")
  func keepsChanges() async throws {
    try await withStore { store in
      try store.add(["apples", "rice"], to: "grocery")
      try store.setDone(true, item: "MILK", in: "Grocery Store")
      try store.remove(["eggs"], from: "Grocery Store")
      try store.create("Garden", items: ["seeds"])
      let lists = try ListStore(folder: store.folder).lists()
      let grocery = try #require(lists.first { $0.name == "Grocery Store" })
      #expect(
        grocery.items == [
          Item(name: "milk", isDone: true), Item(name: "coffee beans"), Item(name: "apples"),
          Item(name: "rice"),
        ])
      #expect(lists.last == List(name: "Garden", items: [Item(name: "seeds")]))
    }
  }

  @Test("A change that fails saves nothing")
  func failsAsAWhole() async throws {
    try await withStore { store in
      let before = try store.lists()
      #expect(throws: ListError.noItem("caviar", list: "Grocery Store")) {
        try store.remove(["milk", "caviar"], from: "Grocery Store")
      }
      #expect(throws: ListError.severalLists("store", ["Grocery Store", "Hardware Store"])) {
        try store.add(["apples"], to: "store")
      }
      #expect(throws: ListError.listExists("packing")) { try store.create("packing") }
      #expect(try store.lists() == before)
    }
  }

  @Test("Nobody's change is lost when many come at the same time")
  func keepsConcurrentChanges() async throws {
    try await withStore { store in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<40 {
          // Each through a store of its own, as two processes would.
          group.addTask { try ListStore(folder: store.folder).add(["item \(number)"], to: "Chores") }
        }
        try await group.waitForAll()
      }
      let names = Set(try store.list("Chores").items.map(\.name))
      #expect(names.isSuperset(of: (0..<40).map { "item \($0)" }))
    }
  }

  @Test("Notes are made, found, added to, and never overwritten")
  func notes() async throws {
    try await withStore { store in
      let now = Date(timeIntervalSince1970: 1_773_828_900)
      try store.createNote("Boiler", text: "call Ann", at: now)
      try store.createNote(nil, text: "the blue paint is in the shed behind the house", at: now)
      try store.createNote(nil, text: "the blue paint is in the cellar", at: now)
      try store.append("after five", toNote: "boiler", at: now.addingTimeInterval(60))
      let notes = try store.notes()
      #expect(notes.map(\.title) == ["Boiler", "the blue paint is in", "the blue paint is in 2"])
      #expect(notes[0].text == "call Ann\nafter five")
      #expect(notes[0].changed == now.addingTimeInterval(60))
      #expect(try store.notes(matching: "paint").count == 2)
      #expect(throws: ListError.noteExists("boiler")) {
        try store.createNote("boiler", text: "x", at: now)
      }
      #expect(throws: ListError.noNote("car")) { try store.append("x", toNote: "car", at: now) }
      #expect(try store.notes() == notes)
    }
  }

  @Test("Reminders are put off together or not at all")
  func snooze() async throws {
    try await withStore { store in
      let later = Date(timeIntervalSince1970: 1_773_900_000)
      try store.snooze([("Grocery Store", "milk"), ("Grocery Store", "eggs")], until: later)
      let before = try store.lists()
      #expect(before[0].items.prefix(2).allSatisfy { $0.due == later })
      #expect(throws: ListError.noItem("caviar", list: "Grocery Store")) {
        try store.snooze([("Grocery Store", "milk"), ("Grocery Store", "caviar")], until: Date())
      }
      #expect(try store.lists() == before)
    }
  }

  @Test("A file that holds no lists is left alone")
  func leavesForeignFiles() async throws {
    try await withStore { store in
      try FileManager.default.createDirectory(at: store.folder, withIntermediateDirectories: true)
      try Data("{\"lists\": 5}".utf8).write(to: store.file)
      #expect(throws: GroupDocumentError.unreadable(store.file.path)) { try store.add(["x"], to: "Chores") }
      #expect(try Data(contentsOf: store.file) == Data("{\"lists\": 5}".utf8))
    }
  }
}

@Suite("Words for lists")
struct ListMatchingTests {
  let lists = ["Grocery Store", "Hardware Store", "Packing"].map { List(name: $0) }

  @Test("Words find lists")
  func matches() {
    #expect(lists.match("grocery store") == .exact("Grocery Store"))
    #expect(lists.match(" Packing ") == .exact("Packing"))
    #expect(lists.match("grocery") == .likely("Grocery Store"))
    #expect(lists.match("store") == .several(["Grocery Store", "Hardware Store"]))
    #expect(lists.match("all") == .several(["Grocery Store", "Hardware Store", "Packing"]))
    #expect(lists.match("vacation") == .none)
    #expect(lists.match("  ") == .none)
    #expect([List]().match("all") == .none)
  }

  @Test("An open item comes before a finished one of the same name")
  func prefersOpenItems() {
    let list = List(name: "A", items: [Item(name: "milk", isDone: true), Item(name: "Milk")])
    #expect(list.index(of: "milk") == 1)
    #expect(list.index(of: "eggs") == nil)
  }
}
