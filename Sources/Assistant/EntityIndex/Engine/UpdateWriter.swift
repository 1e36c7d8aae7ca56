import Foundation
import IntentWire
import Store

/// Writes a change of an app's index into the store, and collects what it means for what is laid out for searching.
struct UpdateWriter {
  /// That something was written since the state was brought up to date, so that it does not say what is there.
  struct Outdated: Error {}

  /// The new items.
  private(set) var builder = SegmentBuilder()
  /// What is gone.
  private(set) var removed: [DocumentPlace] = []
  private var removedKeys: Set<Int64> = []
  private let transaction: IndexTransaction
  private let state: EngineState
  private let moment: Date
  private let defaultExpiry: Date
  private var content = ByteWriter()

  init(_ transaction: IndexTransaction, _ state: EngineState, at moment: Date) {
    self.transaction = transaction
    self.state = state
    self.moment = moment
    defaultExpiry = Date(
      timeIntervalSince1970: (moment.timeIntervalSince1970 + EntityIndex.lifetime).rounded(.up))
  }

  /// Writes a change.
  ///
  /// - Throws: ``Outdated``; ``WireFault``; an error of the store.
  mutating func write(_ update: IndexUpdate) throws {
    guard transaction.previousChange == state.change else { throw Outdated() }
    if let expected = update.expectedState, try transaction.state() ?? Data() != expected {
      throw WireFault(
        .invalidParameters,
        "The state that is kept with the index “\(update.index)” is not the expected one, so nothing was changed; "
          + "fetch it and compare again.")
    }
    if try transaction.beginSweep(at: moment) { try removeExpired() }
    for removal in update.removals { try remove(removal) }
    try add(update.items)
    if let state = update.state { try transaction.setState(state) }
    let count = try transaction.count()
    guard count <= IndexLimits.items else {
      throw WireFault(
        .oversized,
        "An app may have \(IndexLimits.items) items in the search index; with these it would have \(count). Remove "
          + "some that nobody looks for.")
    }
  }

  // MARK: Adding

  private mutating func add(_ items: [IndexItem]) throws {
    guard !items.isEmpty else { return }
    builder = SegmentBuilder(items: items.count)
    let wanted = items.map { (source: transaction.source, id: $0.identifier) }
    var present: [Int: [DocumentPlace]] = [:]
    let candidates = state.candidates(wanted).filter { !removedKeys.contains($0.place.key) }
    if !candidates.isEmpty {
      for (number, place) in try state.verified(candidates, wanted, transaction.items) {
        present[number, default: []].append(place)
      }
    }
    func kept(_ number: Int) throws -> IndexItem? {
      guard let key = present[number]?.last?.key else { return nil }
      return try transaction.items([key])[key].map { try EntityIndex.item($0) }
    }
    if !Self.hasRepeats(wanted) {
      for (number, item) in items.enumerated() {
        try save(item.isUpdate ? kept(number)?.updated(by: item) ?? item : item)
      }
    } else {
      // Of several items with one identifier the last one counts, with what it leaves of the earlier ones.
      var latest: [String: (number: Int, item: IndexItem)] = [:]
      for (number, item) in items.enumerated() {
        let base = try item.isUpdate ? latest[item.identifier]?.item ?? kept(number) : nil
        latest[item.identifier] = (number, base?.updated(by: item) ?? item)
      }
      for (_, item) in latest.values.sorted(by: { $0.number < $1.number }) { try save(item) }
    }
    for place in present.sorted(by: { $0.key < $1.key }).flatMap(\.value) { try remove(place) }
  }

  /// Whether two of the items may have the same identifier.
  private static func hasRepeats(_ items: [(source: Int, id: String)]) -> Bool {
    var identities = items.map { DocumentIdentity.hash($0.source, $0.id) }
    identities.sort()
    return zip(identities, identities.dropFirst()).contains { $0 == $1 }
  }

  private mutating func save(_ item: IndexItem) throws {
    var item = item
    item.isUpdate = false
    var stored = StoredIndexItem(
      source: transaction.source, id: item.identifier, domain: item.domain,
      kind: try transaction.kind(item.kindName), entity: item.entity?.identifier, priority: item.priority,
      day: Worth.day(moment),
      expires: item.expires.map { Date(timeIntervalSince1970: $0) } ?? defaultExpiry)
    try ItemCoding.write(item, &content)
    stored.key = try transaction.save(stored, content: content.bytes)
    if item.entity != nil { try transaction.saveNames(IndexedNames.hashes(of: item), of: stored.key) }
    builder.add(item, DocumentFacts(item, stored))
  }

  // MARK: Removing

  private mutating func remove(_ place: DocumentPlace) throws {
    guard removedKeys.insert(place.key).inserted else { return }
    removed.append(place)
    try transaction.remove(place.key, of: Int(place.live.segment.sources[place.document]))
  }

  private mutating func removeExpired() throws {
    let seconds = moment.timeIntervalSinceReferenceDate.rounded(.down)
    let limit = UInt32(min(Double(UInt32.max) - 1, max(0, seconds)))
    var places: [DocumentPlace] = []
    for live in state.segments {
      for document in 0..<live.segment.documentCount
      where live.segment.expiries[document] <= limit && !live.removed.contains(document) {
        places.append(DocumentPlace(live: live, document: document))
      }
    }
    for place in places { try remove(place) }
  }

  private mutating func remove(_ removal: IndexUpdate.Removal) throws {
    var places: [DocumentPlace] = []
    switch removal {
    case .all: state.forEachDocument(of: [transaction.source]) { places.append($0) }
    case .identifiers(let identifiers):
      let wanted = identifiers.map { (source: transaction.source, id: $0) }
      places = try state.verified(state.candidates(wanted), wanted, transaction.items).map(\.place)
    case .domains(let domains):
      for domain in domains {
        state.forEachDocument(inDomain: domain, of: transaction.source) { places.append($0) }
      }
    case .entities(let type, let identifiers): places = try entities(type, identifiers.map { Set($0) })
    }
    for place in places { try remove(place) }
  }

  private func entities(_ type: String, _ identifiers: Set<String>?) throws -> [DocumentPlace] {
    let kind = UInt32(truncatingIfNeeded: try transaction.kind(type))
    var places: [Int64: DocumentPlace] = [:]
    state.forEachDocument(of: [transaction.source]) { place in
      if place.live.segment.kinds[place.document] == kind { places[place.key] = place }
    }
    let stored = try transaction.items(Array(places.keys))
    return places.filter { key, _ in
      guard let entity = stored[key]?.entity else { return false }
      return identifiers?.contains(entity) ?? true
    }.sorted { $0.key < $1.key }.map(\.value)
  }
}
