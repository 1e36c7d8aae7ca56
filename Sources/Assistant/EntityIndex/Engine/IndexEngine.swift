import Foundation
import IntentWire
import Store
import Synchronization

/// What makes searching fast: segments of the items in the store, kept up to date with it.
///
/// The store holds the items and decides everything; segments can always be made again from it. Items that came last
/// lie in small segments in memory, which are put together again and again as they grow; from some size on they go to
/// a file. Other processes that use the same store find the files and read the rest themselves.
// The state is reached only through `withState`, behind the lock.
final class IndexEngine: @unchecked Sendable {
  /// How many items may lie in memory only before they go to a file; this many are read when the index is opened.
  static let pendingLimit = 16_384
  /// How many items must come together to go to a file of their own at once.
  static let directLimit = 4_096
  /// How many segments of about the same size are put together.
  static let fanOut = 8
  /// The most documents of segments that are put together; it bounds the memory that this takes.
  static let largestMerge = 1_000_000
  /// Up to how many documents segments are put together at once; more are left to the background.
  static let quickMerge = 65_536

  let store: Store
  let lemmas = LemmaTable()
  private let lock = NSLock()
  private var state: EngineState
  let logger: @Sendable (String) -> Void
  let isTidying = Atomic(false)

  init(_ store: Store, logger: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.logger = logger
    state = EngineState(folder: store.indexFolder)
  }

  /// Calls a body with the state, which is up to date with the store.
  func withState<Result>(_ body: (inout EngineState) throws -> Result) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    try refresh(&state)
    return try body(&state)
  }

  // MARK: Keeping up with the store

  /// Takes in what has changed in the store, in whichever process, and does the small work that comes of it.
  func refresh(_ state: inout EngineState) throws {
    repeat { try catchUp(&state) } while try tidy(&state)
  }

  private func catchUp(_ state: inout EngineState) throws {
    var attempts = 0
    while try store.indexChangeNumber() != state.change {
      let news = try store.indexNews(
        after: state.lastKey, removal: state.lastRemoval, segments: state.entries,
        expected: state.expected, limit: Self.pendingLimit)
      do {
        guard try take(news, &state) else { continue }
      } catch let damage as Segment.Damage {
        attempts += 1
        state.change = -1
        // Another process may just have put it together with others; look again before taking it for damaged.
        if attempts > 2 {
          logger("A file of the search index was damaged and is made again from the store: \(damage).")
          try store.forgetIndexSegments()
          state.reset()
        }
        continue
      }
      // With as many items as were asked for there may be more.
      state.change = news.items.count < Self.pendingLimit ? news.change : -1
      try flushIfLarge(&state)
    }
  }

  /// Takes news in; returns whether they were enough.
  private func take(_ news: IndexNews, _ state: inout EngineState) throws -> Bool {
    if news.segments != state.entries {
      try state.open(news.segments)
      let covered = news.covered
      if state.pending.contains(where: { $0.segment.firstKey <= covered && $0.segment.lastKey > covered }) {
        // Another process has drawn the line elsewhere; what is beyond it must be read again.
        state.pending = []
        state.lastKey = covered
        state.lastRemoval = 0
        return false
      }
      state.pending.removeAll { $0.segment.lastKey <= covered }
      state.lastKey = max(state.lastKey, covered)
    }
    state.setSources(news.sources)
    state.add(news.items, lemmas)
    // What is gone may be among the items that are still to come.
    if news.items.count < Self.pendingLimit {
      for (number, key) in news.gone {
        state.remove(key)
        state.lastRemoval = max(state.lastRemoval, number)
      }
    }
    state.removeForgotten()
    state.set(news.uses)
    state.tidyPending(lemmas)
    return true
  }

  /// Takes in what this process has just written, without reading it again.
  ///
  /// Nothing else has been written since the state was brought up to date.
  func absorb(
    _ builder: SegmentBuilder, removed: [DocumentPlace], _ commit: IndexCommit, _ state: inout EngineState
  ) throws {
    for place in removed { place.live.removed.insert(place.document) }
    if builder.count > 0 {
      let live = LiveSegment(try Segment(builder.image(lemmas)))
      state.lastKey = max(state.lastKey, live.segment.lastKey)
      state.pending.append(live)
    }
    state.lastRemoval = max(state.lastRemoval, commit.lastRemoval)
    state.setSources(commit.sources)
    state.change = commit.change
    state.forgetBoosts()
    // What came in one large part goes to a file as it is.
    if builder.count >= Self.directLimit, state.folder != nil { try flush(&state) }
    try flushIfLarge(&state)
    state.tidyPending(lemmas)
    try refresh(&state)
  }

  // MARK: Files

  /// Writes what lies in memory only to a file when it has become much.
  func flushIfLarge(_ state: inout EngineState) throws {
    let count = state.pending.reduce(0) { $0 + $1.segment.documentCount }
    guard count >= Self.pendingLimit, state.folder != nil else { return }
    try flush(&state)
  }

  /// Writes what lies in memory only to a file.
  func flush(_ state: inout EngineState) throws {
    guard let folder = state.folder, !state.pending.isEmpty else { return }
    let parts = state.pending.map { ($0.segment, $0.removed) }
    let isWhole = parts.count == 1 && parts[0].1.count == 0
    let segment = isWhole ? parts[0].0 : try SegmentMerger(parts).image().map { try Segment($0) }
    guard let segment else {
      state.pending = []
      return
    }
    let entry = IndexSegmentEntry(
      name: SegmentFiles.newName(), first: (state.entries.last?.last ?? 0) + 1, last: state.lastKey)
    let keys = entry.first...max(entry.first, entry.last)
    let isScattered = try !isWhole && store.indexNeedsPacking(keys)
    try replace(
      [], with: (entry, segment), packing: isScattered ? keys : nil, removal: state.lastRemoval, folder,
      &state)
  }

  /// Puts a new file in the place of others, on the disk and in the store; the state is to be refreshed then.
  func replace(
    _ replaced: Set<String>, with new: (entry: IndexSegmentEntry, segment: Segment)?,
    packing: ClosedRange<Int64>?, removal: Int64, _ folder: URL, _ state: inout EngineState
  ) throws {
    if let new { try SegmentFiles.write(new.segment, named: new.entry.name, in: folder) }
    let isDone = try store.replaceIndexSegments(
      known: state.entries, replaced: replaced, with: new?.entry, packing: packing, removal: removal)
    if isDone {
      SegmentFiles.remove(replaced, in: folder)
      if let new { state.written.insert(new.entry.name) }
      let kept = state.entries.filter { !replaced.contains($0.name) } + (new.map { [$0.entry] } ?? [])
      state.expected = (kept.sorted { $0.first < $1.first }, removal)
    } else if let new {
      SegmentFiles.remove([new.entry.name], in: folder)
    }
    state.change = -1
  }
}

/// The segments, and up to where they go.
struct EngineState {
  /// Where the files lie; `nil` when everything stays in memory.
  let folder: URL?
  /// The number of the change in the store up to which this goes.
  var change = -1
  var entries: [IndexSegmentEntry] = []
  /// The segments in files, by their keys.
  var files: [LiveSegment] = []
  /// The segments in memory, by their keys.
  var pending: [LiveSegment] = []
  /// The greatest key that was taken in.
  var lastKey: Int64 = 0
  /// The number of the last removal that was taken in.
  var lastRemoval: Int64 = 0
  private(set) var sources: [IndexSource] = []
  /// The names of files that were just written by this process, so that they need not be checked.
  var written: Set<String> = []
  /// The files as this process has just left them, and up to which removal they know.
  var expected: (segments: [IndexSegmentEntry], removal: Int64)?
  private var uses: [StoredIndexUse] = []
  /// The keys of what was opened, as far as they are known.
  private var usedKeys: [StoredIndexUse: Int64] = [:]
  private var boostsDay: Int?
  /// Another number whenever a source has gone.
  private var generation = 0

  init(folder: URL?) { self.folder = folder }

  /// All segments, by their keys.
  var segments: [LiveSegment] { files + pending }

  /// Begins anew.
  mutating func reset() { self = EngineState(folder: folder) }

  /// Opens the files that are there now; those that are open already are kept.
  mutating func open(_ entries: [IndexSegmentEntry]) throws {
    guard let folder else { return }
    let known = Dictionary(uniqueKeysWithValues: files.map { ($0.name ?? "", $0) })
    defer { written = [] }
    let opened = try entries.map { entry in
      if let known = known[entry.name] { return known }
      let file = folder.appending(path: entry.name, directoryHint: .notDirectory)
      return LiveSegment(
        try Segment(file: file, isTrusted: written.contains(entry.name)), name: entry.name)
    }
    files = opened
    self.entries = entries
    SegmentFiles.removeLeftovers(keeping: Set(entries.map(\.name)), in: folder)
  }

  /// Takes in items of the store.
  mutating func add(_ items: [StoredIndexItem], _ lemmas: LemmaTable) {
    var builder = SegmentBuilder(items: items.count)
    for stored in items {
      lastKey = max(lastKey, stored.key)
      guard let item = stored.item else { continue }
      builder.add(item, DocumentFacts(item, stored))
    }
    guard builder.count > 0, let segment = try? Segment(builder.image(lemmas)) else { return }
    pending.append(LiveSegment(segment))
  }

  /// Forgets an item.
  mutating func remove(_ key: Int64) {
    for live in segments {
      if let document = live.segment.document(key) {
        live.removed.insert(document)
        return
      }
    }
  }

  /// Takes in which indexes the apps have.
  mutating func setSources(_ sources: [IndexSource]) {
    let present = Set(sources.map(\.number))
    if self.sources.contains(where: { !present.contains($0.number) }) { generation += 1 }
    self.sources = sources
  }

  /// Forgets the items of sources that are gone.
  func removeForgotten() {
    var isThere = [Bool](repeating: false, count: (sources.map(\.number).max() ?? 0) + 1)
    for source in sources { isThere[source.number] = true }
    for live in segments where live.generation != generation {
      for document in 0..<live.segment.documentCount {
        let source = Int(live.segment.sources[document])
        if source >= isThere.count || !isThere[source] { live.removed.insert(document) }
      }
      live.generation = generation
    }
  }

  // MARK: What was opened

  /// Notes what was opened; those days count from the last opening on.
  mutating func set(_ uses: [StoredIndexUse]) {
    self.uses = uses
    forgetBoosts()
  }

  /// Has it worked out again where the opened items are.
  mutating func forgetBoosts() { boostsDay = nil }

  /// Has everything ready for a search on a day.
  mutating func prepare(today: Int, _ store: Store) throws {
    guard boostsDay != today else { return }
    for live in segments where !live.uses.isEmpty { live.uses = [:] }
    var keys: [StoredIndexUse: Int64] = [:]
    for use in uses {
      let worth = Worth.use(count: use.count, days: today - Worth.day(use.last))
      guard worth > 0 else { continue }
      let known = usedKeys[use].flatMap { place(of: $0) }
      guard let place = try known ?? find([(use.source, use.id)], store).first?.place else { continue }
      keys[use] = place.live.segment.key(place.document)
      place.live.uses[place.document] = worth
    }
    usedKeys = keys
    boostsDay = today
  }

  /// Puts small segments in memory together.
  mutating func tidyPending(_ lemmas: LemmaTable) {
    while let range = EngineState.due(pending) {
      let parts = pending[range].map { ($0.segment, $0.removed) }
      let merged = SegmentMerger(parts).image().flatMap { try? Segment($0) }.map { LiveSegment($0) }
      merged?.generation = generation
      pending.replaceSubrange(range, with: merged.map { [$0] } ?? [])
      boostsDay = nil
    }
  }

  /// The segments at the end that are to be put together; `nil` when there are none.
  static func due(_ segments: [LiveSegment]) -> Range<Int>? {
    func size(_ live: LiveSegment) -> Int {
      var (size, count) = (0, live.segment.documentCount)
      while count >= IndexEngine.fanOut {
        count /= IndexEngine.fanOut
        size += 1
      }
      return size
    }
    // From the right: a run of segments none of which is larger than its class.
    var start = segments.count
    var largest = 0
    var best: Range<Int>?
    while start > 0 {
      let next = size(segments[start - 1])
      largest = max(largest, next)
      start -= 1
      let run = segments[start...].filter { size($0) == largest }.count
      if run >= IndexEngine.fanOut { best = start..<segments.count }
    }
    return best
  }
}

extension StoredIndexItem {
  /// The item; `nil` when it cannot be read.
  var item: IndexItem? {
    ItemCoding.item(
      content, identifier: id, domain: domain, priority: priority, expires: expires.timeIntervalSince1970)
  }
}

extension DocumentFacts {
  init(_ item: IndexItem, _ stored: StoredIndexItem) {
    let expires = stored.expires.timeIntervalSinceReferenceDate.rounded(.up)
    self.init(
      key: stored.key, identity: DocumentIdentity.hash(stored.source, stored.id),
      source: UInt32(truncatingIfNeeded: stored.source), kind: UInt32(truncatingIfNeeded: stored.kind),
      weight: Worth.weight(priority: stored.priority, hint: item.rankingHint),
      day: UInt16(truncatingIfNeeded: min(65_535, max(0, item.ownDay ?? stored.day))),
      expires: UInt32(min(Double(UInt32.max), max(0, expires))))
  }
}

extension IndexItem {
  /// The hint of the app for the order of equally good items; 0 without one.
  var rankingHint: Double {
    switch attributes["rankingHint"] {
    case .integer(let hint): Double(hint)
    case .number(let hint): hint
    default: 0
    }
  }

  /// The day since 2001 from which its age counts: when it takes place, or was used, changed or made last.
  var ownDay: Int? {
    var found: (rank: Int, day: Int)?
    for (name, value) in attributes {
      guard case .date(let date) = value, let rank = AttributeTable.info(name).dateRank,
        let day = date.dayNumber,
        rank < found?.rank ?? .max
      else { continue }
      found = (rank, day)
    }
    return found?.day
  }
}

extension DateValue {
  /// The day in days since 2001, without regard to the time zone; `nil` when it has no day, or one before 2001.
  var dayNumber: Int? {
    guard let year, let month, let day, (2001...2180).contains(year), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    // Days of a civil date, counted from March on so that the leap day comes last.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let number = era * 146_097 + dayOfEra - 730_791
    return number >= 0 ? number : nil
  }
}
