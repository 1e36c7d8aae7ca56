public import Foundation

extension ListStore {
  /// The one list that words mean.
  public func list(_ words: String) throws -> List {
    let lists = try lists()
    return lists[try Self.position(of: words, in: lists)]
  }

  /// Adds items to the end of a list.
  ///
  /// - Returns: The list with them.
  @discardableResult
  public func add(_ items: [String], to list: String) throws -> List {
    try add(items.map { Item(name: $0) }, to: list)
  }

  /// Adds items to the end of a list.
  ///
  /// - Returns: The list with them.
  @discardableResult
  public func add(_ items: [Item], to list: String) throws -> List {
    try update { lists in
      let position = try Self.position(of: list, in: lists)
      lists[position].items += items
      return lists[position]
    }
  }

  /// Makes a new list.
  @discardableResult
  public func create(_ name: String, items: [String] = []) throws -> List {
    try update { lists in
      guard lists.index(of: name) == nil else { throw ListError.listExists(name) }
      let list = List(name: name, items: items.map { Item(name: $0) })
      lists.append(list)
      return list
    }
  }

  /// Checks an item off, or opens it again.
  @discardableResult
  public func setDone(_ isDone: Bool, item: String, in list: String) throws -> Item {
    try change(item, in: list) { $0.isDone = isDone }
  }

  /// Changes one item of a list.
  ///
  /// - Returns: The item as it is then.
  @discardableResult
  public func change(_ item: String, in list: String, _ change: (inout Item) -> Void) throws -> Item {
    try update { lists in
      let place = try Self.place(of: item, in: list, lists)
      change(&lists[place.list].items[place.item])
      return lists[place.list].items[place.item]
    }
  }

  /// Puts the reminders of items off: all of them, or none when one is missing.
  ///
  /// - Returns: The items as they are then, with the names of their lists.
  @discardableResult
  public func snooze(
    _ places: [(list: String, item: String)], until due: Date
  ) throws -> [(list: String, item: Item)] {
    try update { lists in
      try places.map { list, item in
        let place = try Self.place(of: item, in: list, lists)
        lists[place.list].items[place.item].due = due
        return (lists[place.list].name, lists[place.list].items[place.item])
      }
    }
  }

  /// Takes items off a list.
  ///
  /// - Returns: What was taken off.
  @discardableResult
  public func remove(_ items: [String], from list: String) throws -> [Item] {
    try remove(items.map { (list, $0) }).map(\.item)
  }

  /// Takes items off their lists: all of them, or none when one is missing.
  ///
  /// - Returns: What was taken off, with the names of the lists.
  @discardableResult
  public func remove(_ places: [(list: String, item: String)]) throws -> [(list: String, item: Item)] {
    try update { lists in
      try places.map { list, item in
        let place = try Self.place(of: item, in: list, lists)
        return (lists[place.list].name, lists[place.list].items.remove(at: place.item))
      }
    }
  }

  private static func position(of words: String, in lists: [List]) throws(ListError) -> Int {
    switch lists.match(words) {
    case .exact(let name), .likely(let name):
      guard let position = lists.index(of: name) else { break }
      return position
    case .several(let names): throw .severalLists(words, names)
    case .none: break
    }
    throw .noList(words, others: lists.map(\.name))
  }

  private static func place(
    of item: String, in list: String, _ lists: [List]
  ) throws(ListError) -> (list: Int, item: Int) {
    let position = try position(of: list, in: lists)
    guard let index = lists[position].index(of: item) else {
      throw .noItem(item, list: lists[position].name)
    }
    return (position, index)
  }
}
