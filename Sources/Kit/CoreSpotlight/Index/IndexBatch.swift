import IntentWire

/// Changes of an index in the order in which they were made, brought into the order of the wire: removals first.
struct IndexBatch {
  private(set) var removals: [IndexUpdate.Removal] = []
  private var items: [String: IndexItem] = [:]
  private var order: [String] = []

  /// What is added, in the order in which it was.
  var added: [IndexItem] { order.compactMap { items[$0] } }

  /// Adds items; a later one replaces an earlier one with the same identifier, or changes it when it is an update.
  mutating func add(_ new: [IndexItem]) {
    for item in new {
      guard let present = items[item.identifier] else {
        items[item.identifier] = item
        order.append(item.identifier)
        continue
      }
      items[item.identifier] = item.isUpdate ? present.updated(by: item) : item
    }
  }

  /// Removes items, also those that were added before.
  mutating func remove(_ removal: IndexUpdate.Removal) {
    if removal == .all { removals = [] }
    removals.append(removal)
    order.removeAll { identifier in
      guard let item = items[identifier], removal.covers(item) else { return false }
      items[identifier] = nil
      return true
    }
  }
}

extension IndexItem {
  /// The item with the attributes that another one sets.
  fileprivate func updated(by change: IndexItem) -> IndexItem {
    var item = self
    item.attributes.merge(change.attributes) { $1 }
    item.domain = change.domain ?? domain
    item.expires = change.expires ?? expires
    item.entity = change.entity ?? entity
    if change.priority != 0 { item.priority = change.priority }
    return item
  }

  /// About how many bytes the item has on the wire.
  var weight: Int {
    200 + attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.weight }
      + (entity?.properties.values.reduce(0) { $0 + $1.weight } ?? 0)
  }
}

extension IntentValue {
  fileprivate var weight: Int {
    switch self {
    case .string(let text): text.utf8.count + 20
    case .file(let file): (file.data?.count ?? 0) * 4 / 3 + 100
    case .list(let values): values.reduce(20) { $0 + $1.weight }
    case .record(let record): record.fields.values.reduce(100) { $0 + $1.weight }
    default: 100
    }
  }
}

extension IndexUpdate.Removal {
  /// Whether an item is removed.
  fileprivate func covers(_ item: IndexItem) -> Bool {
    switch self {
    case .all: true
    case .identifiers(let identifiers): identifiers.contains(item.identifier)
    case .domains(let domains):
      domains.contains { domain in
        item.domain.map { $0 == domain || $0.hasPrefix(domain + ".") } ?? false
      }
    case .entities(let type, let identifiers):
      item.entity.map { entity in
        entity.type == type && (identifiers.map { $0.contains(entity.identifier) } ?? true)
      } ?? false
    }
  }
}
