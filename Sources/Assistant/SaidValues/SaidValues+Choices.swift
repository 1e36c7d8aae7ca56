import Foundation
public import IntentWire
import Language

extension SaidValues {
  /// The name of the case of an enumeration that words name; of one whose cases are not known, the words.
  func choice(_ text: String, of type: String) -> String? {
    guard let manifest = enumerations[type] else { return text }
    return choice(text, among: manifest.cases)
  }

  /// The name of the only case that words name.
  ///
  /// A title counts as it stands, before other names, names in source and the words of those; then without what says
  /// nothing (“the ocean one”), and at last by a part that no other case has (“bare” for “Bare Wood”).
  public func choice(_ text: String, among cases: [EnumerationManifest.Case]) -> String? {
    let wanted = Folding.fold(text).trimmingCharacters(in: .whitespaces)
    guard !wanted.isEmpty else { return nil }
    if let exact = cases.first(where: { $0.name == text })
      ?? cases.first(where: { $0.spokenNames.contains { Folding.fold($0) == wanted } })
    {
      return exact.name
    }
    let said = words(text)
    guard !said.isEmpty else { return nil }
    let names = cases.map { $0.spokenNames.map(words) }
    func only(_ fits: ([String]) -> Bool) -> String? {
      let found = cases.indices.filter { names[$0].contains(where: fits) }
      return found.count == 1 ? cases[found[0]].name : nil
    }
    return only { $0 == said } ?? only { name in said.allSatisfy(name.contains) }
  }

  /// The dictionary forms of the words that say something; all of them where none does.
  private func words(_ text: String) -> [String] {
    let tokens = language.tokens(in: text).filter { $0.kind != .punctuation }
    let telling = language.contentWords(of: tokens)
    return (telling.isEmpty ? tokens : telling).map { language.lemma(of: $0.folded) }
  }
}
