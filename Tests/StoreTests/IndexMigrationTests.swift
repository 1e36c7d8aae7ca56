import Foundation
import GRDB
import Testing

@testable import Store

@Suite struct IndexMigrationTests {
  /// Items that an earlier version kept in a row each are all there, with their keys.
  @Test func itemsInRowsBecomeItemsInBlocks() throws {
    let scratch = try Scratch()
    do {
      let database = try DatabasePool(path: scratch.database.path)
      try StoreSchema.migrator.migrate(database, upTo: "4 search index with segments")
      try database.write { db in
        try db.execute(sql: "INSERT INTO index_source (id, app, idx, items) VALUES (1, 'app', '', 500)")
        try db.execute(sql: "INSERT INTO index_kind (id, name) VALUES (1, 'Trail')")
        for key in 1...500 {
          try db.execute(
            sql: """
              INSERT INTO index_item (key, source, id, domain, kind, entity, priority, day, expires, content)
              VALUES (?, 1, ?, ?, 1, NULL, -3, 9000, 1773828900.5, ?)
              """,
            arguments: [
              key * 2, "id \(key)", key % 2 == 0 ? "d" : nil, Data(repeating: UInt8(key % 256), count: key),
            ])
        }
        try db.execute(sql: "DELETE FROM index_item WHERE key = 20")
        try db.execute(sql: "INSERT INTO index_segment (name, first, last) VALUES ('old', 1, 1000)")
        try db.execute(sql: "INSERT OR REPLACE INTO counter (name, value) VALUES ('index key', 1000)")
      }
      try database.close()
    }
    let store = try Store(file: scratch.database)
    let items = try store.indexItems(keys: (0...1_001).map { Int64($0) })
    #expect(items.count == 499)
    #expect(items[20] == nil)
    for key in [2, 198, 1_000] {
      let item = try #require(items[Int64(key)])
      #expect(item.id == "id \(key / 2)" && item.priority == -3 && item.day == 9_000 && item.kind == 1)
      #expect(item.expires.timeIntervalSince1970 == 1_773_828_900.5)
      #expect(item.domain == (key / 2 % 2 == 0 ? "d" : nil))
      #expect(item.content == [UInt8](repeating: UInt8(key / 2 % 256), count: key / 2))
    }
    let news = try store.indexNews(after: 0, removal: 0, segments: [], expected: nil, limit: 10_000)
    #expect(news.items.count == 499)
    #expect(news.segments.isEmpty && news.gone.isEmpty)
  }

  /// Whatever was packed comes out again, and damaged bytes end in an error.
  @Test(arguments: 0..<4)
  func blocksComeOutAsTheyWentIn(seed: Int) throws {
    var state = UInt64(seed) &* 977 &+ 5
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for round in 0..<60 {
      var compressor = BlockCompressor()
      var pieces: [UInt8] = []
      for _ in 0..<(1 + random(12)) {
        let letters = 1 + random(round % 3 == 0 ? 3 : 200)
        let piece = (0..<random(round % 7 == 0 ? 9_000 : 300)).map { _ in UInt8(random(letters)) }
        let (raw, packed) = (compressor.raw.count, compressor.packed.count)
        compressor.add(piece)
        if random(4) == 0 {
          compressor.shrink(raw: raw, packed: packed)
        } else {
          pieces += piece
        }
      }
      try compressor.packed.withUnsafeBytes { packed in
        let reader = BlockDecompressor(packed, from: 0, size: pieces.count)
        try reader.unpack(to: pieces.count / 2)
        try reader.unpack(to: pieces.count)
        #expect(reader.bytes.elementsEqual(pieces))
      }
      var damaged = compressor.packed
      for _ in 0..<20 where !damaged.isEmpty {
        damaged[random(damaged.count)] = UInt8(random(256))
        damaged.withUnsafeBytes { packed in
          let reader = BlockDecompressor(packed, from: 0, size: pieces.count)
          try? reader.unpack(to: pieces.count)
          #expect(reader.count <= pieces.count)
        }
      }
    }
  }
}
