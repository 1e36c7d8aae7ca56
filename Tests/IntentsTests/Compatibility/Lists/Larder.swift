// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

// Written as for Swift 5: classes, mutable globals, implicitly unwrapped values.

let groupIdentifier = "group.org.example.larder"

/// What the extension works on; loaded with the first request.
var larder: Larder!

var requestCount = 0

enum LarderError: Error {
  case noSuchShelf(String)
}

class Shelf: Codable {
  var name: String
  var things: [Thing]

  init(name: String, things: [Thing] = []) {
    self.name = name
    self.things = things
  }
}

struct Thing: Codable, Equatable {
  var identifier = UUID().uuidString
  var name: String
  var isUsedUp = false
  var due: DateComponents?
  var isUrgent = false
}

class Larder {
  private(set) var shelves: [Shelf]
  private let defaults = UserDefaults(suiteName: groupIdentifier)!

  init(shelves: [Shelf]) {
    self.shelves = shelves
  }

  static var fileURL: URL {
    let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier)!
    return container.appendingPathComponent("shelves.json")
  }

  static func load() -> Larder {
    guard let data = try? Data(contentsOf: fileURL),
      let shelves = try? JSONDecoder().decode([Shelf].self, from: data)
    else {
      return Larder(shelves: [])
    }
    return Larder(shelves: shelves)
  }

  func save() throws {
    try JSONEncoder().encode(shelves).write(to: Larder.fileURL, options: .atomic)
    defaults.set(shelves.map { $0.name }, forKey: "shelfNames")
    defaults.set(Date(), forKey: "lastChange")
    defaults.synchronize()
  }

  var lastChange: Date? {
    return defaults.object(forKey: "lastChange") as? Date
  }

  func shelf(named name: String) -> Shelf? {
    return shelves.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }

  func shelves(matching name: String) -> [Shelf] {
    return shelves.filter { $0.name.localizedCaseInsensitiveContains(name) }
  }

  func addShelf(_ shelf: Shelf) {
    shelves.append(shelf)
    shelves.sort { $0.name.localizedCompare($1.name) == .orderedAscending }
  }

  func put(_ things: [Thing], on name: String) throws -> Shelf {
    guard let shelf = shelf(named: name) else { throw LarderError.noSuchShelf(name) }
    shelf.things += things
    return shelf
  }

  func thing(identifier: String) -> (Shelf, Int)? {
    for shelf in shelves {
      if let index = shelf.things.firstIndex(where: { $0.identifier == identifier }) {
        return (shelf, index)
      }
    }
    return nil
  }

  func things(named name: String) -> [Thing] {
    return shelves.flatMap { $0.things }.filter { $0.name.localizedCaseInsensitiveContains(name) }
  }
}
