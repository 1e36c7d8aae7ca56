import Foundation
import IntentWire

@testable import Understanding

/// What the sentences in a folder of `Data/requests` are for.
enum RequestPart: String, CaseIterable {
  /// What models learn from.
  case train
  /// What rules and phrases are tuned with.
  case tune
  /// What only checks: of these, numbers are printed, and never sentences.
  case held

  /// The folder.
  var folder: URL { RequestHome.requests.appending(path: rawValue, directoryHint: .isDirectory) }

  /// Where a file is.
  func file(_ name: String) -> URL { folder.appending(path: "\(name).jsonl") }

  /// Whether there is a file of a name.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

  /// Reads the lines of a file.
  func lines<Line: Decodable>(_ name: String, as type: Line.Type = Line.self) throws -> [Line] {
    let decoder = JSONDecoder()
    return try String(contentsOf: file(name), encoding: .utf8).split(separator: "\n")
      .map { try decoder.decode(Line.self, from: Data($0.utf8)) }
  }

  /// The names of all files.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}

/// A labelled request of the files in `Data/requests`.
struct LabelledRequest: Decodable {
  var text: String
  var app: String?
  var intent: String?
  var slots: [String: JSONValue]
  var optional: [String: JSONValue]?

  /// Reads a file of requests.
  static func read(_ part: RequestPart, _ name: String) throws -> [LabelledRequest] { try part.lines(name) }
}

/// How many requests were understood.
struct RequestScore: CustomStringConvertible {
  private(set) var requests = 0
  private(set) var refused = 0
  private(set) var rightIntent = 0
  private(set) var exact = 0
  private(set) var outside = 0
  private(set) var outsideRefused = 0
  /// The requests that were not understood exactly, each with what was understood.
  private(set) var failures: [String] = []

  /// Counts one reading.
  mutating func add(_ request: LabelledRequest, _ reading: Reading) {
    let best: Interpretation? =
      switch reading.decision {
      case .accepted(let interpretation): interpretation
      case .ambiguous(let interpretations): interpretations.first
      case .refused: nil
      }
    guard let intent = request.intent else {
      outside += 1
      if best == nil { outsideRefused += 1 } else { fail(request, best) }
      return
    }
    requests += 1
    guard let best else {
      refused += 1
      return fail(request, best)
    }
    guard best.appName == request.app, best.intent == intent else { return fail(request, best) }
    rightIntent += 1
    let found = best.values.mapValues { Self.plain($0.plain) }
    let wanted = request.slots.mapValues(Self.plain)
    let allowed = (request.optional ?? [:]).mapValues(Self.alternatives)
    let isExact =
      wanted.allSatisfy { found[$0.key] == $0.value }
      && found.allSatisfy { wanted[$0.key] != nil || allowed[$0.key]?.contains($0.value) ?? false }
    if isExact { exact += 1 } else { fail(request, best) }
  }

  private mutating func fail(_ request: LabelledRequest, _ best: Interpretation?) {
    failures.append(
      "\(request.text) → \(best.map { "\($0.intent) \($0.values.mapValues(\.plain))" } ?? "refused")")
  }

  /// What an optional value may be: the value, or any one of several.
  private static func alternatives(_ value: JSONValue) -> [[String]] {
    guard case .array(let items) = value else { return [plain(value)] }
    return [plain(value)] + items.map(plain)
  }

  /// Texts without case and without an article or possessive before them; a list of one item is the item.
  private static func plain(_ value: JSONValue) -> [String] {
    switch value {
    case .array(let items): items.flatMap(plain).sorted()
    case .string(let text): [plain(text)]
    case .integer(let number): ["\(Double(number))"]
    case .number(let number): ["\(number)"]
    case .boolean(let isTrue): ["\(isTrue)"]
    case .null, .object: ["\(value)"]
    }
  }

  private static func plain(_ text: String) -> String {
    var words = text.lowercased().split(separator: " ").map(String.init)
    if words.count > 1, words.count < 6, ["the", "a", "an", "my", "some"].contains(words[0]) {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  /// The share of requests with the right app and intent.
  var intentShare: Double { Double(rightIntent) / Double(max(1, requests)) }
  /// The share of requests that were understood with every value.
  var exactShare: Double { Double(exact) / Double(max(1, requests)) }
  /// The share of requests that were refused.
  var refusedShare: Double { Double(refused) / Double(max(1, requests)) }
  /// The share of other sentences that were refused.
  var outsideShare: Double { Double(outsideRefused) / Double(max(1, outside)) }

  var description: String {
    let percent = { (share: Double) in String(format: "%.1f %%", share * 100) }
    return
      "\(requests) requests: app and intent \(percent(intentShare)), exactly right \(percent(exactShare)), "
      + "refused \(percent(refusedShare)); of \(outside) others refused \(percent(outsideShare))"
  }
}
