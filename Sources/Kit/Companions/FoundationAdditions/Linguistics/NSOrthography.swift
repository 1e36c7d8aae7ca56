public import Foundation

/// The scripts and languages of a text.
///
/// It is noted and given back; the tagger here reads every text as English. Foundation's own class of this name
/// cannot be created on Linux.
open class NSOrthography: NSObject {
  /// The script of most of the text, as a code of ISO 15924.
  public let dominantScript: String
  /// The languages of each script, the likeliest first.
  public let languageMap: [String: [String]]

  /// Creates an orthography.
  public init(dominantScript script: String, languageMap map: [String: [String]]) {
    dominantScript = script
    languageMap = map
    super.init()
  }

  /// Returns the orthography of a language that is written in one script.
  open class func defaultOrthography(forLanguage language: String) -> Self {
    let script = Locale.Language(identifier: language).script?.identifier ?? "Latn"
    return self.init(script: script, language: language)
  }

  /// Creates the orthography of one language.
  public required convenience init(script: String, language: String) {
    self.init(dominantScript: script, languageMap: [script: [language]])
  }

  /// The likeliest language of the dominant script; "und" when none is known.
  open var dominantLanguage: String { languageMap[dominantScript]?.first ?? "und" }

  /// All scripts.
  open var allScripts: [String] { languageMap.keys.sorted() }

  /// All languages.
  open var allLanguages: [String] { allScripts.flatMap { languageMap[$0] ?? [] } }

  /// Returns the languages of a script.
  open func languages(forScript script: String) -> [String]? { languageMap[script] }

  /// Returns the likeliest language of a script.
  open func dominantLanguage(forScript script: String) -> String? { languageMap[script]?.first }
}
