public import Foundation

/// A named list of things to get or to do.
public struct List: Codable, Hashable, Sendable {
  /// The name, unique among all lists whatever its letters' case.
  public var name: String
  /// The items in the order in which they were added.
  public var items: [Item]

  /// Creates a list.
  public init(name: String, items: [Item] = []) {
    self.name = name
    self.items = items
  }
}

/// One line of a list.
public struct Item: Codable, Hashable, Sendable {
  /// What it says.
  public var name: String
  /// Whether it is checked off.
  public var isDone: Bool
  /// When the person wants to be reminded of it.
  public var due: Date?
  /// Whether it is marked as important.
  public var isFlagged: Bool?

  /// Creates an item.
  public init(name: String, isDone: Bool = false, due: Date? = nil, isFlagged: Bool? = nil) {
    self.name = name
    self.isDone = isDone
    self.due = due
    self.isFlagged = isFlagged
  }
}

extension List {
  /// Whether the list is called so, whatever the letters' case.
  public func isNamed(_ name: String) -> Bool {
    self.name.lowercased() == name.trimmingWhitespace.lowercased()
  }

  /// The position of an item by its name, whatever the letters' case; an open one before a finished one.
  public func index(of item: String) -> Int? {
    let wanted = item.trimmingWhitespace.lowercased()
    let found = items.indices.filter { items[$0].name.lowercased() == wanted }
    return found.first { !items[$0].isDone } ?? found.first
  }
}

extension String {
  var trimmingWhitespace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
