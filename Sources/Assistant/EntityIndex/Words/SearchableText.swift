import Foundation
import IntentWire

/// The words by which an item can be found, with how much each of its fields counts.
struct SearchableText {
  /// A field that a search for words looks at.
  struct Field {
    /// How much it counts, up to 1.
    var weight: Double
    /// Its words.
    var words: [String]
  }

  /// How much of a long text is looked at, in characters.
  static let longest = 20_000

  private static let weights: [(name: String, weight: Double)] = [
    ("title", 1), ("displayName", 1), ("alternateNames", 0.9), ("keywords", 0.8), ("artist", 0.7),
    ("album", 0.7), ("namedLocation", 0.6), ("authorNames", 0.6), ("genre", 0.6), ("contentDescription", 0.4),
    ("textContent", 0.3),
  ]

  /// The fields, the most important first.
  let fields: [Field]
  /// The words of the title and of every other name, each as one text.
  let names: [[String]]

  /// Reads the fields of an item.
  ///
  /// The names of the entity for which an item stands count like the item's own.
  init(_ item: IndexItem) {
    var fields: [Field] = []
    var names: [[String]] = []
    func add(_ text: String, _ weight: Double) {
      let words = Self.words(text)
      guard !words.isEmpty else { return }
      fields.append(Field(weight: weight, words: words))
      if weight >= 0.9 { names.append(words) }
    }
    for (name, weight) in Self.weights {
      for value in item.attributes[name]?.elements ?? [] {
        if let text = value.text { add(text, weight) }
      }
    }
    if let display = item.entity?.display {
      add(display.title, 1)
      for synonym in display.synonyms { add(synonym, 0.9) }
      if let subtitle = display.subtitle { add(subtitle, 0.4) }
    }
    self.fields = fields
    self.names = names
  }

  /// Every word once, with a space before and after each, for the store.
  var column: String {
    var seen: Set<String> = []
    let words = fields.flatMap(\.words).filter { seen.insert($0).inserted }
    return words.isEmpty ? "" : " " + words.joined(separator: " ") + " "
  }

  /// The words of a text, without case and accents.
  ///
  /// Characters of scripts that are written without spaces are words of their own.
  static func words(_ text: String) -> [String] {
    let folded = fold(String(text.prefix(longest)))
    var words: [String] = []
    var word = ""
    for character in folded {
      if character.isIdeograph {
        if !word.isEmpty { words.append(word) }
        words.append(String(character))
        word = ""
      } else if character.isLetter || character.isNumber {
        word.append(character)
      } else if character != "'" && character != "’", !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A text without case and accents.
  static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

extension Character {
  /// Whether it belongs to a script that is written without spaces between words.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: return true
    default: return false
    }
  }
}
