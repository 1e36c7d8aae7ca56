import IntentWire
import Store
import Synchronization

/// What items stand for that sentences name, so that one that is named again and again is read once.
final class NamedItems: Sendable {
  /// An entity with its names, and their numbers.
  struct Meaning: Sendable {
    var entity: EntityReference
    var names: [String]
    var hashes: [Int64]
  }

  /// The most items that are remembered.
  private static let limit = 256

  private let known = Mutex<[Int64: (row: StoredIndexItem, meaning: Meaning?)]>([:])

  /// What an item stands for; `nil` for one that cannot be read or is no entity.
  func meaning(of row: StoredIndexItem) -> Meaning? {
    known.withLock { known in
      if let found = known[row.key], found.row == row { return found.meaning }
      if known.count >= Self.limit { known.removeAll() }
      let meaning = Self.read(row)
      known[row.key] = (row, meaning)
      return meaning
    }
  }

  private static func read(_ row: StoredIndexItem) -> Meaning? {
    guard let item = row.item, let entity = item.entity else { return nil }
    let names = IndexedNames.names(of: item)
    return Meaning(entity: entity, names: names, hashes: names.compactMap(IndexedNames.hash))
  }
}
