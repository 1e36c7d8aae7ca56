import Foundation
import IntentWire

/// What `AppIntentVocabulary.plist` files say: example sentences, and words for parameters.
struct VocabularyFile {
  /// Example sentences by intent.
  private(set) var examples: [String: [String]] = [:]
  /// Words by `Intent.parameter`.
  private(set) var words: [String: [SpokenText]] = [:]

  private static let name = "AppIntentVocabulary.plist"

  /// The file of a bundle in the best language: a folder of the language, of the base, or the bundle itself.
  static func find(in bundle: URL, languages: [String]) -> URL? {
    var folders: [String] = []
    for language in languages {
      folders.append("\(language).lproj/")
      if let root = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first, root != language {
        folders.append("\(root).lproj/")
      }
    }
    for folder in folders + ["Base.lproj/", ""] {
      let file = bundle.appending(path: folder + name, directoryHint: .notDirectory)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  /// Takes in what a file says.
  mutating func add(_ list: PropertyList) {
    for entry in list.lists("IntentPhrases") {
      guard let intent = entry.text("IntentName") else { continue }
      examples[intent, default: []] += entry.texts("IntentExamples")
    }
    for entry in list.lists("ParameterVocabularies") {
      let phrases = entry.lists("ParameterVocabulary").flatMap(Self.phrases)
      for parameter in entry.texts("ParameterNames") { words[parameter, default: []] += phrases }
    }
  }

  /// The synonyms of one item; all of them carry its identifier.
  private static func phrases(_ item: PropertyList) -> [SpokenText] {
    let identifier = item.text("VocabularyItemIdentifier")
    return item.lists("VocabularyItemSynonyms").compactMap { synonym in
      synonym.text("VocabularyItemPhrase").map {
        SpokenText($0, identifier: identifier, pronunciation: synonym.text("VocabularyItemPronunciation"))
      }
    }
  }
}
