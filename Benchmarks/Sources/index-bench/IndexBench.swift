import ArgumentParser
import EntityIndex
import Foundation
import GRDB
import IntentWire
import Store

/// Measures the search index, and plain FTS5 with the same items beside it.
///
/// Run it on one core: `taskset -c 0 index-bench --items 1000000`.
@main
struct IndexBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index-bench", abstract: "Measures the search index beside plain SQLite FTS5.")

  @Option(help: "How many items.") var items = 100_000
  @Option(help: "How many queries of each sort.") var queries = 300
  @Option(help: "How many queries of each sort for FTS5; 0 leaves FTS5 out.") var others = 60
  @Option(help: "A folder for the files; it is emptied first.") var folder = "index-bench-files"
  @Flag(help: "Searches what an earlier run left in the folder instead of filling it again.") var reuse =
    false

  func run() throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    if !reuse { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let now = Date()
    let generator = ItemGenerator()
    let work = QuerySet(generator, count: queries)
    print("## \(items) items\n")
    let raw = reuse ? rawSize(generator, now) : try fill(folder, generator, now)
    try search(folder, work, raw, now, generator)
    if others > 0 { try compare(folder, generator, work, raw, now) }
  }

  private func fill(_ folder: URL, _ generator: ItemGenerator, _ now: Date) throws -> Int {
    let index = EntityIndex(try Store(file: folder.appending(path: "prithee.sqlite")), now: { now })
    var raw = 0
    var spent = Duration.zero
    var computed = 0.0
    let size = 10_000
    var number = 0
    let share = items / ItemGenerator.apps
    for app in 0..<ItemGenerator.apps {
      var done = 0
      while done < share {
        let batch = (0..<min(size, share - done)).map { place in
          generator.item((done + place) * ItemGenerator.apps + app, now: now)
        }
        raw += batch.reduce(0) { $0 + ItemGenerator.texts($1).reduce(0) { $0 + $1.utf8.count } }
        done += batch.count
        number += batch.count
        let before = Processor.seconds
        spent += try ContinuousClock().measure {
          try index.apply(IndexUpdate(items: batch), of: generator.app(app))
        }
        computed += Processor.seconds - before
      }
    }
    Table.row("insert, batches of \(size)", "per second", Int(Double(number) / spent.seconds))
    let before = Processor.seconds
    let rest = try ContinuousClock().measure { try index.finishWork() }
    computed += Processor.seconds - before
    let seconds = (spent + rest).seconds
    Table.row("insert, with all the work left for later", "per second", Int(Double(number) / seconds))
    Table.row("insert, with all work, processor time", "per second", Int(Double(number) / computed))
    let statistics = try index.statistics()
    print("\nfiles: \(statistics.files), \(statistics.bytes) bytes, \(statistics.words) words\n")
    var singles: [Double] = []
    for single in 0..<100 {
      let item = IndexItem(
        identifier: "single-\(single)", attributes: ["title": .string("zyzzyva \(single)")])
      let time = try ContinuousClock().measure {
        try index.apply(IndexUpdate(items: [item]), of: "com.example.single")
        guard try index.search(words: "zyzzyva \(single)", limit: 1).first?.item.identifier == item.identifier
        else {
          throw ValidationError("The item that was just added is not found.")
        }
      }
      singles.append(time.seconds * 1_000)
    }
    Table.times("insert one and find it", singles)
    return raw
  }

  /// How many bytes of text all items have.
  private func rawSize(_ generator: ItemGenerator, _ now: Date) -> Int {
    (0..<items).reduce(0) { sum, number in
      ItemGenerator.texts(generator.item(number, now: now)).reduce(sum) { $0 + $1.utf8.count }
    }
  }

  private func search(
    _ folder: URL, _ work: QuerySet, _ raw: Int, _ now: Date, _ generator: ItemGenerator
  ) throws {
    let store = try Store(file: folder.appending(path: "prithee.sqlite"))
    let index = EntityIndex(store, now: { now })
    let opening = try ContinuousClock().measure { try index.open() }
    Table.row("open", "ms", opening.seconds * 1_000)
    for (name, texts) in work.all {
      for text in texts.prefix(20) { _ = try index.search(words: text, limit: 10) }
      var found = 0
      let before = Processor.seconds
      let times = try texts.map { text in
        try ContinuousClock().measure { found += try index.search(words: text, limit: 10).count }.seconds
          * 1_000
      }
      Table.times(name, times)
      Table.row(name, "processor time, mean ms", (Processor.seconds - before) * 1_000 / Double(texts.count))
      if found == 0 { print("nothing was found") }
    }
    let disk = Files.size(of: folder)
    Table.row("disk, times raw text (\(raw / 1_000_000) MB)", "ratio", Double(disk) / Double(raw))
    Table.row("memory, peak", "MB", Double(Memory.peak) / 1_000_000)
  }

  private func compare(
    _ folder: URL, _ generator: ItemGenerator, _ work: QuerySet, _ raw: Int, _ now: Date
  ) throws {
    let file = folder.appending(path: "fts5").appending(path: "fts5.sqlite")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let database = try DatabasePool(path: file.path)
    try database.write { db in
      try db.execute(
        sql:
          "CREATE VIRTUAL TABLE item USING fts5(title, content, keywords, tokenize = 'unicode61', prefix = '3')"
      )
    }
    var spent = Duration.zero
    var number = 0
    while number < items {
      let batch = (number..<min(number + 10_000, items)).map { generator.item($0, now: now) }
      number += batch.count
      spent += try ContinuousClock().measure {
        try database.write { db in
          let insert = try db.makeStatement(
            sql: "INSERT INTO item (title, content, keywords) VALUES (?, ?, ?)")
          for item in batch {
            let texts = ItemGenerator.texts(item)
            try insert.execute(arguments: [texts[0], texts[1], texts[2...].joined(separator: " ")])
          }
        }
      }
    }
    Table.row("FTS5: insert, batches of 10000", "per second", Int(Double(items) / spent.seconds))
    for (name, texts) in work.all {
      let times = try texts.prefix(others).map { text in
        let isPrefix = name.contains("letters")
        return try ContinuousClock().measure {
          try database.read { db in
            _ = try Row.fetchAll(
              db, sql: "SELECT title, content, keywords FROM item WHERE item MATCH ? ORDER BY rank LIMIT 10",
              arguments: [isPrefix ? text + "*" : text])
          }
        }.seconds * 1_000
      }
      Table.times("FTS5: \(name)", times)
    }
    Table.row("FTS5: disk", "ratio", Double(Files.size(of: file.deletingLastPathComponent())) / Double(raw))
  }
}

/// The queries that are measured.
struct QuerySet {
  /// Each sort of query by its name.
  let all: [(name: String, texts: [String])]

  init(_ generator: ItemGenerator, count: Int) {
    var random = Seeded(state: 99)
    func word(_ ranks: Int) -> String { generator.words[random.below(ranks)] }
    // A blank ends a word, so that it is looked for as it is and not as a beginning.
    let one = (0..<count).map { _ in word(200) + " " }
    let two = (0..<count).map { _ in "\(word(1_000)) \(word(1_000)) " }
    let beginnings = (0..<count).map { _ in String(generator.words[generator.rank(&random)].prefix(3)) }
    let typed = (0..<count).map { _ in "\(word(1_000)) \(word(1_000).prefix(3))" }
    let slips = (0..<count).map { _ in
      var letters = Array(generator.words[2_000 + random.below(20_000)])
      letters.swapAt(1, 2)
      return String(letters) + " "
    }
    all = [
      ("one frequent word", one), ("two words", two), ("three letters", beginnings),
      ("a word and three letters", typed), ("a misspelled word", slips),
    ]
  }
}

/// Prints rows of the table of results.
enum Table {
  static func row(_ name: String, _ statistic: String, _ value: Double) {
    print("| \(name) | \(statistic) | \(String(format: "%.2f", value)) |")
  }

  static func row(_ name: String, _ statistic: String, _ value: Int) {
    print("| \(name) | \(statistic) | \(value) |")
  }

  /// Prints the median and the 99th percentile, in milliseconds.
  static func times(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return }
    row(name, "p50 ms", sorted[sorted.count / 2])
    row(name, "p99 ms", sorted[min(sorted.count - 1, sorted.count * 99 / 100)])
  }
}

/// What the files of a folder take on the disk.
enum Files {
  static func size(of folder: URL) -> Int {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var size = 0
    while let file = all?.nextObject() as? URL {
      if file.path.contains("/fts5/") && !folder.path.hasSuffix("fts5") { continue }
      size += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
    return size
  }
}

/// The time that this process has spent on processors, in all its threads.
enum Processor {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The memory of this process.
enum Memory {
  /// The most that was resident, in bytes.
  static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1_024
    }
    return 0
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
