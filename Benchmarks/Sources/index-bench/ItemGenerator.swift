import Foundation
import IntentWire

/// Makes short items, always the same for the same number: a title, a description, keywords, a date and a kind.
///
/// The words are made of syllables; how often each is used follows Zipf's law, as in text that people write.
struct ItemGenerator {
  /// How many different words there are.
  static let vocabulary = 60_000
  /// Over how many apps the items are spread.
  static let apps = 20

  /// The words, the most frequent first.
  let words: [String]
  /// For each word how often it and all more frequent ones are used, of 1.
  private let shares: [Double]

  init() {
    var random = Seeded(state: 1)
    var words: [String] = []
    var seen: Set<String> = []
    let heads = [
      "b", "br", "c", "ch", "d", "f", "g", "gr", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t", "v", "w",
    ]
    let vowels = ["a", "e", "i", "o", "u", "ai", "ee", "ou"]
    let tails = ["", "", "", "n", "r", "l", "s", "t", "m", "ck"]
    while words.count < Self.vocabulary {
      let syllables = words.count < 2_000 ? 1 + random.below(2) : 2 + random.below(2)
      var word = ""
      for _ in 0..<syllables {
        word += heads[random.below(heads.count)] + vowels[random.below(vowels.count)]
        word += tails[random.below(tails.count)]
      }
      if word.count > 2, seen.insert(word).inserted { words.append(word) }
    }
    var sum = 0.0
    var shares = (1...Self.vocabulary).map { rank in
      sum += 1 / Double(rank)
      return sum
    }
    for index in shares.indices { shares[index] /= sum }
    self.words = words
    self.shares = shares
  }

  /// The rank of a word, drawn by how often it is used.
  func rank(_ random: inout Seeded) -> Int {
    let share = random.fraction()
    var (low, high) = (0, shares.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if shares[middle] < share { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func text(_ count: Int, _ random: inout Seeded) -> String {
    (0..<count).map { _ in words[rank(&random)] }.joined(separator: " ")
  }

  /// The bundle identifier of the app that has an item.
  func app(_ number: Int) -> String { "com.example.app\(number % Self.apps)" }

  /// The item with a number.
  func item(_ number: Int, now: Date) -> IndexItem {
    var random = Seeded(state: UInt64(number) &* 7_919 &+ 17)
    let age = Double(random.below(730)) * 86_400
    return IndexItem(
      identifier: "item-\(number)", domain: "group\(random.below(30))",
      attributes: [
        "title": .string(text(3 + random.below(3), &random)),
        "contentDescription": .string(text(10 + random.below(9), &random)),
        "keywords": .list([.string(text(1, &random)), .string(text(1, &random))]),
        "contentType": .string("kind\(random.below(6))"),
        "contentModificationDate": .date(DateValue(day(now.addingTimeInterval(-age)))),
      ], priority: random.below(20) == 0 ? 1 + random.below(10) : 0)
  }

  private func day(_ date: Date) -> DateComponents {
    let number = Int(date.timeIntervalSince1970 / 86_400)
    return DateComponents(year: 2001 + number % 25, month: 1 + number % 12, day: 1 + number % 28)
  }

  /// The texts of an item by which it is found.
  static func texts(_ item: IndexItem) -> [String] {
    ["title", "contentDescription", "keywords"].flatMap { name in
      item.attributes[name]?.elements.compactMap(\.text) ?? []
    }
  }
}

/// A small generator of random numbers, the same on every machine.
struct Seeded {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
