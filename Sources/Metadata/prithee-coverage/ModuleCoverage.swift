import Foundation

/// Why names are absent.
struct AbsenceReason: Decodable, Sendable {
  /// The names, with `*` for any text.
  var names: [String]
  /// The reason, as a sentence.
  var why: String

  /// Whether it is about a name.
  func covers(_ name: String) -> Bool { names.contains { Self.matches(name[...], $0[...]) } }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    guard name.hasPrefix(pattern[..<star]) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    var tail = name.dropFirst(pattern[..<star].count)
    while true {
      if matches(tail, rest) { return true }
      guard !tail.isEmpty else { return false }
      tail = tail.dropFirst()
    }
  }
}

/// What there is of one module.
struct ModuleCoverage {
  let name: String
  /// How many names the facts have.
  let total: Int
  /// The names that are absent and the reason for each, by reason in the order of the reasons.
  private(set) var explained: [(why: String, names: [String])] = []
  /// The names that are absent without a reason.
  private(set) var open: [String]

  /// How many names are declared.
  var declared: Int { total - open.count - explained.reduce(0) { $0 + $1.names.count } }

  init(_ name: String, _ facts: [String], in surface: DeclaredSurface, reasons: [AbsenceReason]) {
    self.name = name
    total = facts.count
    open = facts.filter { !surface.declares($0) }
    for reason in reasons {
      let names = open.filter(reason.covers)
      guard !names.isEmpty else { continue }
      explained.append((reason.why, names))
      open.removeAll(where: reason.covers)
    }
  }
}

/// The numbers of SiriKit, which has a list and an article of its own.
struct SiriKitCoverage {
  let total: Int
  let absent: Int

  /// Reads the article.
  init(_ article: String) {
    total = article.firstMatch(of: /lists (\d+) declarations/).flatMap { Int($0.1) } ?? 0
    let section = article.components(betweenHeadings: "## What cannot be on Linux")
    absent = section.split(separator: "\n").count { $0.hasPrefix("| `") }
  }
}

extension String {
  /// The text between a heading and the next empty heading line.
  fileprivate func components(betweenHeadings heading: String) -> String {
    guard let start = range(of: heading)?.upperBound else { return "" }
    let rest = self[start...]
    return String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
  }
}
