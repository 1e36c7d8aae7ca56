import Catalog
import Language

/// An index of the names of all installed apps, by how they are spelled without gaps and marks.
struct AppNames: Sendable {
  /// The most tokens that a name is spread over.
  static let maximumTokens = 7

  private struct Entry: Sendable {
    var app: Int
    var letters: [UInt8]
  }

  private var entries: [Entry] = []
  private var exact: [UInt64: [Int32]] = [:]
  private var near = NearWords()
  private var longest = 0
  /// The hashes of all beginnings, so that a search stops as soon as no name goes on.
  private var openings: Set<UInt64> = []

  /// Collects the display names, alternative names and pronunciations.
  init(_ apps: [InstalledApp]) {
    for (index, app) in apps.enumerated() {
      var seen: Set<[UInt8]> = []
      let names =
        [app.name] + app.alternativeNames.flatMap { [$0.text] + ($0.pronunciation.map { [$0] } ?? []) }
      for name in names {
        let letters = PhraseWords.split(name).flatMap { Array($0.utf8) }
        guard letters.count >= 2, seen.insert(letters).inserted else { continue }
        insert(letters, app: index)
      }
    }
  }

  private mutating func insert(_ letters: [UInt8], app: Int) {
    let number = Int32(entries.count)
    entries.append(Entry(app: app, letters: letters))
    var hash = Self.seed
    for letter in letters {
      hash = Self.step(hash, letter)
      openings.insert(hash)
    }
    exact[hash, default: []].append(number)
    near.insert(letters, value: number)
    longest = max(longest, letters.count)
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func step(_ hash: UInt64, _ letter: UInt8) -> UInt64 {
    (hash ^ UInt64(letter)) &* 0x100_0000_01B3
  }

  /// A name at a place, with its slips.
  struct Hit {
    var app: Int
    var tokens: Range<Int>
    var slips: Int
  }

  /// Finds names as they are spelled, at every place the longest for each app.
  func hits(in tokens: [Token]) -> [Hit] {
    var hits: [Hit] = []
    for start in tokens.indices where tokens[start].kind == .word || tokens[start].kind == .number {
      var found: [Int: Int] = [:]
      var hash = Self.seed
      var place = start
      scan: while place < tokens.count, place < start + Self.maximumTokens {
        let token = tokens[place]
        defer { place += 1 }
        if token.kind == .punctuation {
          guard token.folded == "-" || token.folded == "." || token.folded == "_" else { break }
          continue
        }
        let letters = token.folded.utf8
        let isPossessive = letters.count > 2 && token.folded.hasSuffix("'s")
        let bare = isPossessive ? letters.count - 2 : letters.count
        var count = 0
        for letter in letters {
          if count == bare { break }
          count += 1
          hash = Self.step(hash, letter)
          if !openings.contains(hash) { break scan }
        }
        for number in exact[hash] ?? [] { found[entries[Int(number)].app] = place + 1 }
        if isPossessive { break }
      }
      for (app, end) in found.sorted(by: { $0.key < $1.key }) {
        hits.append(Hit(app: app, tokens: start..<end, slips: 0))
      }
    }
    return hits
  }

  /// Finds long names with slips; `skip` names tokens that are words of the language.
  func nearHits(in tokens: [Token], skip: (Int) -> Bool) -> [Hit] {
    var hits: [Hit] = []
    for start in tokens.indices where tokens[start].kind == .word {
      var letters: [UInt8] = []
      var place = start
      var isWorthIt = false
      while place < tokens.count, place < start + 4 {
        let token = tokens[place]
        if token.kind == .punctuation {
          guard token.folded == "-", place > start else { break }
          place += 1
          continue
        }
        letters.append(contentsOf: token.folded.utf8)
        isWorthIt = isWorthIt || !skip(place)
        place += 1
        guard letters.count <= longest + 2 else { break }
        guard letters.count >= 6, isWorthIt, let nearest = near.nearest(letters, minimumLength: 6),
          nearest.slips > 0, !isInflected(letters, entries[Int(nearest.value)].letters)
        else { continue }
        hits.append(Hit(app: entries[Int(nearest.value)].app, tokens: start..<place, slips: nearest.slips))
        if hits.count >= 8 { return hits }
      }
    }
    return hits
  }

  /// Whether the words differ in a plural ending only, which is more often grammar than a slip.
  private func isInflected(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left + Array("s".utf8) == right || right + Array("s".utf8) == left
  }
}
