import Foundation
import GRDB
import Synchronization

/// Numbers that tell what has changed in the store, in whichever process.
struct StoreCounters: Sendable {
  /// Another one whenever donations, voice shortcuts or permissions have changed.
  var changes = 0
  /// Another one whenever the search index has changed.
  var index = 0
  /// Whether every item that stands for an entity has its names in the table of names.
  var hasNames = false
}

/// What was read last and need not be read again for each sentence.
struct StoreMemo: Sendable {
  /// The counters, with the sign of the store from before they were read.
  var counters: (sign: StoreSign, counters: StoreCounters)?
  /// The names of indexed items with the state of the index of which they are; no names where there are too many.
  var names: (index: Int, hashes: Set<Int64>?)?
}

/// A cheap sign of whether somebody has written to the store: between two equal ones nobody has.
///
/// Every commit of any process is appended to the file beside the database, the write-ahead log, or put over older ones
/// in it. Looking at that file's state costs a small part of the shortest statement.
struct StoreSign: Sendable, Equatable {
  /// For how many seconds after a change of the file another one may not show: times with a fraction are some
  /// milliseconds apart, those without one up to two seconds.
  private static func unsure(_ nanoseconds: Int) -> Double { nanoseconds == 0 ? 3 : 0.1 }

  /// How often this store has written.
  private var writes: Int
  private var size = 0
  private var seconds = 0
  private var nanoseconds = 0

  /// Looks at a store that has written so often.
  ///
  /// - Parameter log: The path of the write-ahead log; `nil` for a store in memory, to which nobody else writes.
  /// - Returns: `nil` when there is no sign that can be trusted, because something was written just now.
  init?(writes: Int, log: String?) {
    self.writes = writes
    guard let log else { return }
    var (status, now) = (stat(), timespec())
    guard stat(log, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
    (size, seconds) = (Int(status.st_size), Int(status.st_mtim.tv_sec))
    nanoseconds = Int(status.st_mtim.tv_nsec)
    let age = Double(Int(now.tv_sec) - seconds) + Double(Int(now.tv_nsec) - nanoseconds) / 1e9
    guard age > Self.unsure(nanoseconds) else { return nil }
  }
}

extension Store {
  /// The most names of indexed items that are kept in memory.
  private static let fewNames = 4_096

  /// The numbers that tell what has changed; they are read again only when somebody may have written.
  ///
  /// - Returns: `nil` while that cannot be told, because something was written just now.
  func settledCounters() throws(StoreError) -> StoreCounters? {
    guard let sign = StoreSign(writes: writes.load(ordering: .acquiring), log: log) else { return nil }
    if let known = memo.withLock({ $0.counters }), known.sign == sign { return known.counters }
    let counters = try look { db in
      StoreCounters(
        changes: try StoreCounter.donations.value(db), index: try StoreCounter.change.value(db),
        hasNames: try StoreCounter.names.value(db) != 0)
    }
    memo.withLock { $0.counters = (sign, counters) }
    return counters
  }

  /// Those of some numbers that are names of indexed items, in their order; `nil` when names are missing.
  func names(among hashes: [Int64]) throws(StoreError) -> [Int64]? {
    if let counters = try settledCounters() {
      guard counters.hasNames else { return nil }
      if let few = try fewNames(counters) { return hashes.filter(few.contains) }
    }
    // Most rows of words are no name: one statement tells which are.
    return try look { db in
      guard try StoreCounter.names.value(db) != 0 else { return nil }
      return try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT DISTINCT value FROM json_each(?)
            WHERE EXISTS (SELECT 1 FROM index_name WHERE hash = value)
            """), arguments: ["[\(hashes.map(String.init).joined(separator: ","))]"])
    }
  }

  /// Has the names of indexed items be read anew.
  func forgetNames() { memo.withLock { $0.names = nil } }

  /// The names of all indexed items; `nil` when there are many.
  private func fewNames(_ counters: StoreCounters) throws(StoreError) -> Set<Int64>? {
    if let known = memo.withLock({ $0.names }), known.index == counters.index { return known.hashes }
    let all = try look { db in
      try Int64.fetchAll(db, sql: "SELECT DISTINCT hash FROM index_name LIMIT \(Self.fewNames + 1)")
    }
    let few = all.count > Self.fewNames ? nil : Set(all)
    memo.withLock { $0.names = (counters.index, few) }
    return few
  }
}
