public import Foundation
import GRDB

/// A file in which a part of the search index is laid out for searching.
public struct IndexSegmentEntry: Sendable, Hashable {
  /// The name of the file in the folder of segments.
  public var name: String
  /// The first key that the segment covers.
  public var first: Int64
  /// The last key that the segment covers.
  public var last: Int64

  /// Creates an entry.
  public init(name: String, first: Int64, last: Int64) {
    self.name = name
    self.first = first
    self.last = last
  }
}

/// That an item was opened.
public struct StoredIndexUse: Sendable, Hashable {
  /// The number of the app's index; see ``IndexSource``.
  public var source: Int
  /// Identifies the item within its app and index.
  public var id: String
  /// How often it was opened.
  public var count: Int
  /// When it was opened last.
  public var last: Date
}

/// What has changed in the search index since it was looked at.
public struct IndexNews: Sendable {
  /// The number of the change up to which this goes.
  public var change = 0
  /// The files that hold what is laid out for searching, by their keys.
  public var segments: [IndexSegmentEntry] = []
  /// Items that have come, by key.
  public var items: [StoredIndexItem] = []
  /// The keys of items that are gone, each with the number of its removal, in the order in which they went.
  public var gone: [(number: Int64, key: Int64)] = []
  /// What was opened, the latest first.
  public var uses: [StoredIndexUse] = []
  /// The apps' indexes.
  public var sources: [IndexSource] = []

  /// The last key that is laid out in a file.
  public var covered: Int64 { segments.last?.last ?? 0 }
}

extension Store {
  /// How many opened items count in a search.
  private static let usesThatCount = 500

  /// A number that is another one whenever the search index has changed, in whichever process.
  public func indexChangeNumber() throws(StoreError) -> Int {
    try read { try StoreCounter.change.value($0) }
  }

  /// What has changed since it was looked at.
  ///
  /// - Parameters:
  ///   - key: Items with greater keys are new, as far as no file holds them.
  ///   - removal: Removals with greater numbers are new, as long as the files are the known or the expected ones;
  ///     with others all removals are looked at again.
  ///   - expected: The files as they should be after the last change, and up to which removal they know.
  ///   - limit: The most items, but for those of the last block.
  public func indexNews(
    after key: Int64, removal: Int64, segments known: [IndexSegmentEntry],
    expected: (segments: [IndexSegmentEntry], removal: Int64)?, limit: Int
  ) throws(StoreError) -> IndexNews {
    try read { db in
      var news = IndexNews()
      news.change = try StoreCounter.change.value(db)
      news.segments = try Self.segments(db)
      news.sources = try Self.sources(db)
      let isExpected = expected.map { $0.segments == news.segments } ?? false
      let seen =
        news.segments == known ? removal : isExpected ? min(removal, expected?.removal ?? 0) : 0
      let after = max(key, news.covered)
      let cursor = try Row.fetchCursor(
        db,
        sql: """
          SELECT first, content FROM index_block
          WHERE first >= COALESCE((SELECT MAX(first) FROM index_block WHERE first <= ?), 0) ORDER BY first
          """, arguments: [after])
      // Whole blocks only: what begins one is never in a file without the rest.
      while news.items.count < limit, let row = try cursor.next() {
        try Self.withReader(row) { reader in
          while let item = try reader.next(where: { $0 > after }) { news.items.append(item) }
        }
      }
      news.gone = try Row.fetchAll(
        db, sql: "SELECT seq, key FROM index_gone WHERE seq > ? ORDER BY seq",
        arguments: [seen]
      ).map { (number: try $0.value("seq"), key: try $0.value("key")) }
      news.uses = try Row.fetchAll(
        db,
        sql: """
          SELECT source.id AS source, used.id AS id, used.count AS count, used.last AS last
          FROM (SELECT * FROM index_use ORDER BY last DESC, app, idx, id LIMIT \(Self.usesThatCount)) AS used
          JOIN index_source AS source ON source.app = used.app AND source.idx = used.idx
          """
      ).map {
        StoredIndexUse(
          source: try $0.value("source"), id: try $0.value("id"), count: try $0.value("count"),
          last: Date(timeIntervalSince1970: try $0.value("last")))
      }
      return news
    }
  }

  private static func segments(_ db: Database) throws -> [IndexSegmentEntry] {
    try Row.fetchAll(db, sql: "SELECT name, first, last FROM index_segment ORDER BY first").map {
      IndexSegmentEntry(name: try $0.value("name"), first: try $0.value("first"), last: try $0.value("last"))
    }
  }

  /// Puts one file in the place of others, if the files are still those that were known.
  ///
  /// - Parameters:
  ///   - known: All files as they were looked at.
  ///   - replaced: The names of those that go.
  ///   - entry: The one that comes; `nil` when nothing is left of them.
  ///   - packing: The range of keys whose items are packed anew without those that are gone.
  ///   - removal: Up to this number, removals are taken into account in the new file.
  /// - Returns: Whether the files were those that were known; otherwise nothing has changed.
  public func replaceIndexSegments(
    known: [IndexSegmentEntry], replaced: Set<String>, with entry: IndexSegmentEntry?,
    packing: ClosedRange<Int64>?, removal: Int64
  ) throws(StoreError) -> Bool {
    try write(isUpkeep: true) { db in
      guard try Self.segments(db) == known else { return false }
      for name in replaced.sorted() {
        try db.execute(sql: "DELETE FROM index_segment WHERE name = ?", arguments: [name])
      }
      if let entry {
        try db.execute(
          sql: "INSERT INTO index_segment (name, first, last) VALUES (?, ?, ?)",
          arguments: [entry.name, entry.first, entry.last])
      }
      if let packing { try Self.pack(packing, removal, db) }
      try StoreCounter.change.increase(db)
      return true
    }
  }

  /// Whether the items of a range of keys take much more room than they need, as they came one by one.
  public func indexNeedsPacking(_ keys: ClosedRange<Int64>) throws(StoreError) -> Bool {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql:
          "SELECT COUNT(*) AS blocks, SUM(LENGTH(content)) AS size FROM index_block WHERE first BETWEEN ? AND ?",
        arguments: [keys.lowerBound, keys.upperBound])
      guard let row, let size: Int = try row.optional("size") else { return false }
      return try size < (row.value("blocks") as Int) * IndexBlockWriter.size / 2
    }
  }

  /// Writes the items of a range of keys into as few blocks as possible, without those that are gone.
  private static func pack(_ keys: ClosedRange<Int64>, _ removal: Int64, _ db: Database) throws {
    let gone = Set(
      try Int64.fetchAll(
        db, sql: "SELECT key FROM index_gone WHERE key BETWEEN ? AND ? AND seq <= ?",
        arguments: [keys.lowerBound, keys.upperBound, removal]))
    let sources = Set(try Self.sources(db).map(\.number))
    let firsts = try Int64.fetchAll(
      db,
      sql: """
        SELECT first FROM index_block WHERE first <= ?
        AND first >= COALESCE((SELECT MAX(first) FROM index_block WHERE first <= ?), 0) ORDER BY first
        """, arguments: [keys.upperBound, keys.lowerBound])
    var writer = IndexBlockWriter()
    for first in firsts {
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT first, content FROM index_block WHERE first = ?"), arguments: [first])
      guard let row else { continue }
      var items: [StoredIndexItem] = []
      try Self.withReader(row) { reader in
        while let item = try reader.next() { items.append(item) }
      }
      try db.cachedStatement(sql: "DELETE FROM index_block WHERE first = ?").execute(arguments: [first])
      // What is written begins at keys whose blocks have been read and removed.
      for item in items where !gone.contains(item.key) && sources.contains(item.source) {
        if !writer.add(item, content: item.content) {
          try insertBlock(writer.first, writer.take(), db)
          _ = writer.add(item, content: item.content)
        }
      }
    }
    if !writer.isEmpty { try insertBlock(writer.first, writer.take(), db) }
    try db.execute(
      sql: "DELETE FROM index_gone WHERE key BETWEEN ? AND ? AND seq <= ?",
      arguments: [keys.lowerBound, keys.upperBound, removal])
  }

  /// Forgets all files of the search index; the items stay.
  public func forgetIndexSegments() throws(StoreError) {
    try write(isUpkeep: true) { db in
      try db.execute(sql: "DELETE FROM index_segment")
      try StoreCounter.change.increase(db)
    }
  }

  /// Notes that an item was opened.
  public func noteIndexUse(_ id: String, index: String, of app: String, at date: Date) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO index_use (app, idx, id, count, last) VALUES (?, ?, ?, 1, ?)
          ON CONFLICT (app, idx, id) DO UPDATE SET count = count + 1, last = excluded.last
          """, arguments: [app, index, id, date.timeIntervalSince1970])
      // What was not opened for long no longer counts.
      try db.execute(
        sql: """
          DELETE FROM index_use WHERE (app, idx, id) NOT IN
          (SELECT app, idx, id FROM index_use ORDER BY last DESC, app, idx, id LIMIT 5000)
          """)
      try StoreCounter.change.increase(db)
    }
  }
}
