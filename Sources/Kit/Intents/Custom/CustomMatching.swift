import Foundation
import IntentWire
import Language

/// Finds what an app offers by the words that a person said.
enum CustomMatching {
  /// The text as it is compared: without case, accents and marks.
  static func folded(_ text: String) -> String {
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The choices that the words can mean: those of just that name, else those with all the words in their name.
  ///
  /// In the second case “cakes” is taken for “cake”.
  static func matches(_ words: String, in options: [IntentValue]) -> [IntentValue] {
    let said = folded(words)
    guard !said.isEmpty else { return [] }
    let named = options.map { option in (option, names(of: option).map(folded)) }
    let exact = named.filter { $0.1.contains(said) }.map(\.0)
    guard exact.isEmpty else { return exact }
    let language = English()
    func lemmas(_ text: String) -> Set<String> {
      Set(text.split(separator: " ").map { language.lemma(of: String($0)) })
    }
    let wanted = lemmas(said)
    return named.filter { _, names in
      names.contains { name in
        let has = lemmas(name)
        return !has.isEmpty && (wanted.isSubset(of: has) || has.isSubset(of: wanted))
      }
    }.map(\.0)
  }

  private static func names(of value: IntentValue) -> [String] {
    guard case .record(let record) = value else { return [value.displayText] }
    let hint = record.fields["pronunciationHint"]?.text
    let alternatives =
      (record.fields["alternativeSpeakableMatches"] ?? record.fields["alternativeMatches"])?.elements ?? []
    return [record.display.title, hint].compactMap(\.self) + record.display.synonyms
      + alternatives.compactMap(\.text)
  }
}

extension IntentValue {
  /// The words of a value that a person only named: text, an object without an identifier, or a place without a
  /// position.
  var onlyWords: String? {
    switch self {
    case .string(let text): text
    case .spoken(let spoken) where spoken.identifier == nil: spoken.phrase
    case .place(let place) where place.latitude == nil && place.address.isEmpty: place.name
    case .record(let record) where record.identifier == nil: record.display.title
    default: nil
    }
  }
}
