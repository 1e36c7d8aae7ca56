import Language

/// The English questions which of several things stands out: “which one's the cheapest?”.
enum SuperlativeWords {
  /// What stands out.
  struct Quality: Hashable {
    /// Parts of the names of the fields that tell it, in small letters.
    var fields: [String]
    /// Whether the largest value is meant.
    var isLargest: Bool
  }

  /// What a sentence asks for; `nil` when it asks for nothing of the kind, or for something else besides.
  static func quality(_ tokens: [Token]) -> Quality? {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    guard words.count <= longest, let place = words.firstIndex(where: { qualities[$0] != nil }) else {
      return nil
    }
    let isMost = place > 0 && ["most", "least", "more", "less"].contains(words[place - 1])
    // “Which of the two is longer” is a question about two things.
    let compares = words.first.map { ["which", "which's", "what", "what's", "whats"].contains($0) } ?? false
    guard words.indices.allSatisfy({ $0 == place || around.contains(words[$0]) }),
      isMost || words[place].hasSuffix("st") || compares, var quality = qualities[words[place]]
    else { return nil }
    if isMost, ["least", "less"].contains(words[place - 1]) { quality.isLargest.toggle() }
    return quality
  }

  /// Whether a word compares amounts: “longer”.
  static func isComparative(_ word: String) -> Bool { qualities[word] != nil && word.hasSuffix("r") }

  /// The word between a comparison and its amount: “longer than 10 km”.
  static let than = "than"

  /// The most words of such a sentence.
  private static let longest = 10

  private static let qualities: [String: Quality] = {
    let price = ["price", "cost", "fare", "amount"]
    let time = ["pickupdate", "arrival", "departure", "date"]
    let length = ["distance", "length", "duration", "size"]
    let climb = ["climb", "elevation", "ascent", "gain"]
    let named: [String: Quality] = [
      "steepest": Quality(fields: climb, isLargest: true),
      "flattest": Quality(fields: climb, isLargest: false),
      "cheapest": Quality(fields: price, isLargest: false),
      "expensive": Quality(fields: price, isLargest: true),
      "dearest": Quality(fields: price, isLargest: true),
      "priciest": Quality(fields: price, isLargest: true), "fastest": Quality(fields: time, isLargest: false),
      "quickest": Quality(fields: time, isLargest: false), "soonest": Quality(fields: time, isLargest: false),
      "earliest": Quality(fields: time, isLargest: false), "latest": Quality(fields: time, isLargest: true),
      "newest": Quality(fields: time, isLargest: true), "oldest": Quality(fields: time, isLargest: false),
      "longest": Quality(fields: length, isLargest: true),
      "shortest": Quality(fields: length, isLargest: false),
      "biggest": Quality(fields: length, isLargest: true),
      "largest": Quality(fields: length, isLargest: true),
      "smallest": Quality(fields: length, isLargest: false),
    ]
    // “Longer” of two is the longest.
    let compared = named.filter { $0.key.hasSuffix("est") && $0.key != "latest" }
      .map { (String($0.key.dropLast(2)) + "r", $0.value) }
    return named.merging(compared) { first, _ in first }
  }()

  private static let around: Set<String> = [
    "which", "which's", "what", "what's", "whats", "one", "ones", "one's", "is", "are", "was", "the", "of",
    "them",
    "those", "these", "and", "so", "ok", "okay", "most", "least", "more", "less", "two", "both", "then",
    "would", "be", "a", "option",
    "please",
  ]
}
