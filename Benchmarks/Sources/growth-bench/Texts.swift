/// The sentences that are read.
enum Texts {
  /// Sentences that somebody understands, of about ten words each.
  static let matching = [
    "please add oat milk and eggs to the grocery store list",
    "could you show me what is left on my packing list",
    "remind me tomorrow at nine to water the plants on the balcony",
    "mark the clean towels on the chores list as done please",
    "create a new list called summer with tent and stove please",
    "hey put sandpaper and two brushes on my hardware store list",
    "remove the sunscreen from the packing list for me please thanks",
    "what do i still need to get from the grocery store",
  ]

  /// Sentences of about the same length that nobody does.
  static let foreign = [
    "please tell me how many people live in the capital of peru",
    "could you explain to me why the sky is blue today",
    "what was the score of the game in madrid last night",
    "turn the kitchen lights down and close the blinds for me",
    "i wonder whether it is going to rain in the mountains",
    "hey who wrote that old book about the white whale again",
    "translate good morning and good night into french for me please",
    "how do you get a coffee stain out of a carpet",
  ]

  /// A text of a number of words that begins as a request does.
  static func long(_ count: Int) -> String {
    let opening = ["add", "milk", "to", "my", "list"]
    return (0..<count).map { $0 < opening.count ? opening[$0] : "word\($0 % 50)" }.joined(separator: " ")
  }

  /// Texts that have made readers slow elsewhere.
  static let hostile: [(name: String, text: String)] = [
    ("200 numbers", "add " + (0..<200).map { "\($0 * 7 + 1)" }.joined(separator: " ") + " to my list"),
    (
      "200 spelled numbers",
      (0..<200).map { ["two", "hundred", "and", "five"][$0 % 4] }.joined(separator: " ")
    ),
    (
      "3,000 times “and”", "add " + (0..<3_000).map { "item\($0)" }.joined(separator: " and ") + " to my list"
    ),
    ("1,000 dates", (0..<1_000).map { ["next", "Friday", "at", "5"][$0 % 4] }.joined(separator: " ")),
    ("1,000 corrections", "call tom" + String(repeating: " no wait maria no wait tom", count: 500)),
  ]
}
