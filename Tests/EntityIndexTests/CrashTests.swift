import EntityIndex
import Foundation
import IntentWire
import Store
import Testing

/// What is promised when the program is killed in the middle of its work.
// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct CrashTests {
  /// The program that is killed, beside the program that runs the tests.
  private var writer: URL {
    get throws {
      // The test runner is not the test bundle, but both lie in the folder of products.
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let folders =
        [program, CommandLine.arguments[0]] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
      for path in folders {
        let file = URL(filePath: path, directoryHint: .notDirectory).deletingLastPathComponent()
          .appending(path: "IndexWriter", directoryHint: .notDirectory)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [3, 700])
  func nothingIsLostOrDamagedWhenTheWriterIsKilled(size: Int) throws {
    let folder = try Scratch()
    var random = SystemSeed(state: UInt64(size))
    var first = 1
    for _ in 0..<4 {
      let process = Process()
      process.executableURL = try writer
      process.arguments = [folder.database.path, "\(first)", "\(size)"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // Killed after some changes, each time at another point of the next one.
      let wanted = Int.random(in: 1...12, using: &random)
      var reported = Data()
      while reported.filter({ $0 == UInt8(ascii: "\n") }).count < wanted {
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { break }
        reported.append(more)
      }
      for _ in 0..<Int.random(in: 0...200_000, using: &random) { random.state &+= 1 }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      reported.append(output.fileHandleForReading.readDataToEndOfFile())
      let last = String(decoding: reported, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last
      first = try check(folder.database, reported: try #require(last), size: size) + 1
    }
  }

  /// Checks that every reported change is there as a whole, and at most one more; returns the last change.
  private func check(_ file: URL, reported: Int, size: Int) throws -> Int {
    let index = try makeIndex(try Store(file: file))
    let state = try #require(try index.state(of: "app"))
    let last = try #require(Int(String(decoding: state, as: UTF8.self)))
    #expect(last == reported || last == reported + 1)
    let latest = try index.search(words: "lighthouse", limit: 5)
    #expect(latest.map { $0.item.attributes["title"] } == [.string("lighthouse \(last)")])
    for change in [1, last / 2, last - 1, last] where change > 0 {
      let found = try index.search(words: "batch\(change) harbour ", limit: 0)
        .filter { $0.item.identifier.hasPrefix("\(change)-") }
      #expect(found.count == (change == last ? size : size - 1))
    }
    #expect(try index.search(words: "batch\(last + 1) ", limit: 0).isEmpty)
    #expect(try index.results(words: "harbour ", limit: 1).total == last * (size - 1) + 1)
    return last
  }

  @Test func aDamagedFileIsMadeAgain() throws {
    let folder = try Scratch()
    let items = (0..<20_000).map { item("\($0)", "walnut \($0)") }
    try makeIndex(try Store(file: folder.database)).add(items)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.url.appending(path: "index"), includingPropertiesForKeys: nil)
    let file = try #require(files.first)
    for damage in ["short", "changed", "gone"] {
      let present = try FileManager.default.contentsOfDirectory(
        at: folder.url.appending(path: "index"), includingPropertiesForKeys: nil)
      for file in present {
        var data = try Data(contentsOf: file)
        switch damage {
        case "short": try data.prefix(data.count / 2).write(to: file)
        case "changed":
          data[data.count / 2] ^= 0xff
          try data.write(to: file)
        default: try FileManager.default.removeItem(at: file)
        }
      }
      let index = try makeIndex(try Store(file: folder.database))
      #expect(try index.search(words: "walnut 777 ", limit: 3).first?.item.identifier == "777")
      #expect(try index.results(words: "walnut ", limit: 1).total == 20_000)
    }
    #expect(!file.path.isEmpty)
  }

  @Test func twoProgramsSeeEachOthersChanges() throws {
    let folder = try Scratch()
    let one = try makeIndex(try Store(file: folder.database))
    let other = try makeIndex(try Store(file: folder.database))
    for round in 0..<6 {
      try one.add((0..<4_000).map { item("\(round)-\($0)", "almond \(round)") })
      #expect(
        try other.results(words: "almond ", limit: 1).total == 4_000 * (round + 1) - (round > 0 ? round : 0))
      try other.apply(IndexUpdate(removals: [.identifiers(["\(round)-7"])]), of: "app")
      try other.add([item("o\(round)", "hazel \(round)")])
      #expect(try one.search(words: "hazel \(round) ", limit: 1).first?.item.identifier == "o\(round)")
      #expect(try one.results(words: "almond ", limit: 1).total == 4_000 * (round + 1) - round - 1)
    }
    try one.finishWork()
    try other.rebuild()
    #expect(try one.results(words: "almond ", limit: 1).total == 24_000 - 6)
    #expect(try one.statistics().items == 24_000)
  }
}

/// A folder that is removed when nobody needs it any more.
final class Scratch {
  let url: URL
  var database: URL { url.appending(path: "prithee.sqlite", directoryHint: .notDirectory) }

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "prithee-index-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
