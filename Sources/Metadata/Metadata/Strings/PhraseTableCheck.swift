import IntentWire

/// Holds the translations of phrases to the phrases that the source has.
struct PhraseTableCheck {
  let tables: StringTables
  let log: DiagnosticLog

  /// Says which translated phrases nobody can say, at the file that holds them.
  func check(_ shortcuts: [ShortcutManifest], files: [StringsFile]) {
    guard let languages = tables.entries[StringTables.phraseTable] else { return }
    let known = Set(shortcuts.flatMap { $0.phrases + ($0.negativePhrases ?? []) + [$0.shortTitle ?? ""] })
    for language in languages.keys.sorted() {
      let place = place(of: language, in: files)
      for (key, entry) in (languages[language] ?? [:]).sorted(by: { $0.key < $1.key }) {
        if key.contains("${applicationName}"), !known.contains(key) {
          log.warn(
            .strings, at: place,
            "The phrase “\(key)” is translated (\(language)), but no App Shortcut has it. Its key must be the phrase as "
              + "source has it, with ${applicationName} and ${parameter} in the places of the values.")
        }
        for text in Self.texts(entry)
        where key.contains("${applicationName}") && !text.contains("${applicationName}") {
          log.warn(
            .strings, at: place,
            "The translation “\(text)” (\(language)) lacks ${applicationName}, so nobody can say it: every phrase names "
              + "the app.")
        }
      }
    }
  }

  private func place(of language: String, in files: [StringsFile]) -> SourcePlace {
    let own = files.filter { $0.table == StringTables.phraseTable }.sorted { $0.path < $1.path }
    let file = own.first { ($0.language ?? tables.developmentLanguage) == language } ?? own.first
    return SourcePlace(path: file?.path ?? StringTables.phraseTable, line: 1, column: 1)
  }

  private static func texts(_ entry: StringTables.Entry) -> [String] {
    switch entry {
    case .text(let text): text.isEmpty ? [] : [text]
    case .phrases(let texts): texts
    case .plural: []
    }
  }
}
