import IntentWire

extension StringTables {
  /// A shortcut with the phrases of the development language in its tables, and with those of the other languages.
  func translated(_ shortcut: ShortcutManifest) -> ShortcutManifest {
    var result = shortcut
    if let phrases = phrases(for: shortcut.phrases, language: developmentLanguage) {
      result.phrases = phrases
    }
    var translations: [String: [String]] = [:]
    for language in phraseLanguages {
      translations[language] = phrases(for: shortcut.phrases, language: language)
    }
    result.translations = translations.isEmpty ? nil : translations
    return result
  }
}
