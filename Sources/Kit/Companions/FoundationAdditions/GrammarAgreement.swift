import Foundation

/// Makes words agree with the number beside them, where a text asks for it: `^[3 trail](inflect: true)`.
///
/// Only English agrees by itself. In any other language the words stay as they are written, as they do on other
/// platforms for a language without rules.
enum GrammarAgreement {
  /// The text with every part that asks for it in agreement, and without the marks.
  static func applied(to text: String, locale: Locale) -> String {
    guard text.contains("^[") else { return text }
    let isEnglish = locale.language.languageCode?.identifier == "en"
    return text.replacing(/\^\[([^\[\]]*)\]\(([^()]*)\)/) { match in
      let inside = String(match.1)
      return isEnglish && asks(match.2) ? agreeing(inside) : inside
    }
  }

  private static func asks(_ attributes: Substring) -> Bool {
    attributes.contains(/\binflect\s*:\s*true\b/)
  }

  /// The words after a number other than 1 in their plural; without a number they stay.
  private static func agreeing(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { number($0) != nil }), let count = number(words[place]) else {
      return text
    }
    // The noun is the last word; what stands before it, such as “short”, does not change in English.
    guard count != 1, place < words.count - 1, let noun = words.last else { return text }
    words[words.count - 1] = plural(of: noun)
    return words.joined(separator: " ")
  }

  private static func number(_ word: String) -> Double? {
    let digits = word.filter { $0 != "," && $0 != "\u{202F}" && $0 != "\u{A0}" }
    return digits.first?.isNumber == true || digits.hasPrefix("-") ? Double(digits) : nil
  }

  /// Nouns whose plural follows no rule.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "life": "lives", "knife": "knives", "wife": "wives", "leaf": "leaves",
    "loaf": "loaves", "half": "halves", "shelf": "shelves", "wolf": "wolves", "self": "selves",
    "calf": "calves", "thief": "thieves", "series": "series", "species": "species", "sheep": "sheep",
    "fish": "fish", "deer": "deer", "aircraft": "aircraft", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "echo": "echoes", "analysis": "analyses", "basis": "bases", "quiz": "quizzes",
    "is": "are", "was": "were", "has": "have",
  ]

  /// The plural of an English noun, in the case in which the noun is written.
  static func plural(of noun: String) -> String {
    let mark = noun.reversed().prefix { !$0.isLetter }.count
    let word = String(noun.dropLast(mark))
    let rest = String(noun.suffix(mark))
    let lower = word.lowercased()
    guard let last = lower.last else { return noun }
    if let irregular = irregular[lower] {
      let first = word.first?.isUppercase == true
      return (first ? irregular.prefix(1).uppercased() + irregular.dropFirst() : irregular) + rest
    }
    let isAllCapitals = word.count > 1 && word == word.uppercased()
    // “PDFs”, not “PDFS”.
    if isAllCapitals { return word + "s" + rest }
    if ["s", "x", "z"].contains(last) || lower.hasSuffix("ch") || lower.hasSuffix("sh") {
      return word + "es" + rest
    }
    if last == "y", let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies" + rest
    }
    return word + "s" + rest
  }
}
