/// The English words with which people press a button.
enum ButtonWords {
  private static let verbs: Set<String> = [
    "press", "tap", "click", "push", "hit", "touch", "toggle", "switch",
  ]
  private static let fillers: Set<String> = ["the", "on", "that", "button", "please"]

  /// What a sentence names as a button: “press the start button”; `nil` when it presses none.
  static func named(_ words: [String]) -> [String]? {
    guard let first = words.first, verbs.contains(first) else { return nil }
    let rest = words.dropFirst().drop { fillers.contains($0) }
    let name = Array(rest.reversed().drop { fillers.contains($0) }.reversed())
    return name.isEmpty ? nil : name
  }
}
