/// The string tables of a module: texts by table, language and key.
public struct StringTables: Sendable, Equatable {
  /// What a table has for one key in one language.
  public enum Entry: Sendable, Equatable {
    /// A text, which may hold placeholders.
    case text(String)
    /// Several ways to say the same, as phrases have them.
    case phrases([String])
    /// A format with `%#@name@` in the places of variables, each of which has forms by number.
    case plural(format: String, variables: [String: Variable])
  }

  /// A part of a text whose words depend on a number.
  public struct Variable: Sendable, Equatable {
    /// The place of the number among the values, from 1; `nil` for the next one.
    public var argument: Int?
    /// The words by plural category: `zero`, `one`, `two`, `few`, `many` or `other`.
    public var forms: [String: String]

    /// Creates a variable.
    public init(argument: Int? = nil, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  /// The language in which the source is written.
  public var developmentLanguage: String
  /// The entries by table, language and key.
  public private(set) var entries: [String: [String: [String: Entry]]] = [:]

  /// Creates tables without entries.
  public init(developmentLanguage: String = "en") {
    self.developmentLanguage = developmentLanguage
  }

  /// Whether there is no entry.
  public var isEmpty: Bool { entries.isEmpty }

  /// The name of the table that is used where source names none.
  public static let defaultTable = "Localizable"
  /// The name of the table that translates the phrases of App Shortcuts.
  public static let phraseTable = "AppShortcuts"

  /// Adds an entry; one that is there already stays, unless the new one knows plurals.
  mutating func add(_ entry: Entry, for key: String, in table: String, language: String) {
    if case .plural = entry {
      entries[table, default: [:]][language, default: [:]][key] = entry
    } else if entries[table]?[language]?[key] == nil {
      entries[table, default: [:]][language, default: [:]][key] = entry
    }
  }

  /// The text of the development language for a key; of a text with numbers the general form.
  ///
  /// - Returns: `nil` when the development language has no entry with words for it.
  func text(_ key: String, table: String?) -> String? {
    guard !key.isEmpty, let entry = entries[table ?? Self.defaultTable]?[developmentLanguage]?[key] else {
      return nil
    }
    switch entry {
    case .text(let text): return text.isEmpty ? nil : text
    case .phrases(let phrases): return phrases.first
    case .plural(let format, let variables):
      return variables.reduce(format) { text, variable in
        let form = variable.value.forms["other"] ?? ""
        return text.replacing("%#@\(variable.key)@", with: form.replacing("%arg", with: "%lld"))
      }
    }
  }

  /// The phrases that stand for those of source in a language; `nil` when the language has none of them.
  func phrases(for phrases: [String], language: String) -> [String]? {
    guard let table = entries[Self.phraseTable]?[language] else { return nil }
    var result: [String] = []
    var isTranslated = false
    for phrase in phrases {
      switch table[phrase] {
      case .text(let text) where !text.isEmpty:
        result.append(text)
        isTranslated = true
      case .phrases(let texts) where !texts.isEmpty:
        result += texts
        isTranslated = true
      default:
        if language == developmentLanguage { result.append(phrase) }
      }
    }
    return isTranslated ? result : nil
  }

  /// The languages of the phrases, besides the development language, sorted.
  var phraseLanguages: [String] {
    (entries[Self.phraseTable]?.keys.filter { $0 != developmentLanguage } ?? []).sorted()
  }
}
