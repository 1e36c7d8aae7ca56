public import Foundation
import Synchronization

/// The string tables that the build plugin packed into the program.
///
/// A table is looked up in the language of the call (``_CallLanguage``), in the same language of another region, then in
/// the language of the source. What no table has is looked up in the bundle, as ever.
public enum _StringTables {
  /// What a table has for a key in one language.
  enum Entry: Sendable, Equatable {
    case text(String)
    case phrases([String])
    case plural(PluralFormat)
  }

  /// The tables of one module: entries by table, language and key.
  struct Module: Sendable {
    /// The module's name; empty when it is not known.
    var name: String
    var developmentLanguage: String
    var tables: [String: [String: [String: Entry]]]
  }

  private static let modules = Mutex<[Module]>([])

  /// Takes the tables of a module, in the form in which the build plugin packs them; anything else is ignored.
  ///
  /// Tables of a module that are registered already stay as they are.
  public static func register(_ packed: String) {
    guard let module = Module(packed: packed) else { return }
    modules.withLock { known in
      guard module.name.isEmpty || !known.contains(where: { $0.name == module.name }) else { return }
      known.append(module)
    }
  }

  /// The module to which a bundle belongs: SwiftPM puts the resources of a target into a folder that ends in its name.
  ///
  /// - Returns: `nil` for the main bundle and for one of which no tables are registered.
  static func module(of bundle: URL) -> String? {
    // The bundle of nearly all texts; to compare paths takes longer than all the rest.
    let main = Bundle.main.bundleURL
    guard bundle != main, bundle.standardizedFileURL.path != main.standardizedFileURL.path else { return nil }
    let folder = bundle.deletingPathExtension().lastPathComponent
    // A target `My-Kit` is the module `My_Kit`.
    let plain = folder.replacing("-", with: "_")
    return modules.withLock { known in
      known.map(\.name).filter { !$0.isEmpty && (plain == $0 || plain.hasSuffix("_\($0)")) }
        .max { $0.count < $1.count }
    }
  }

  /// The language of the source of the module that was registered first; `en` when none was.
  public static var developmentLanguage: String {
    modules.withLock { $0.first?.developmentLanguage } ?? "en"
  }

  /// The text for a key, for code that asks Foundation for one.
  ///
  /// Of a text that depends on a number the general form is returned, because the number is not known yet.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name; `nil` for `Localizable`.
  ///   - bundle: Where to look when no packed table has the key.
  ///   - value: What is returned when nothing has it; empty for the key itself.
  public static func text(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let locale = _CallLanguage.locale(besides: .current)
    switch entry(key, table: table, locale: locale, module: module(of: bundle.bundleURL)) {
    case .text(let text): return text
    case .phrases(let phrases): return phrases.first ?? key
    case .plural(let format): return format.general
    case nil: return bundle.localizedString(forKey: key, value: value, table: table)
    }
  }

  /// The phrases of an App Shortcut in the language of the source, and in the others by language code.
  ///
  /// The table `AppShortcuts` translates them; a phrase that it leaves out stands as it is written.
  public static func phrases(
    _ written: [String]
  ) -> (phrases: [String], translations: [String: [String]]?) {
    let known = modules.withLock { $0 }
    guard let module = known.first(where: { $0.tables["AppShortcuts"] != nil }),
      let table = module.tables["AppShortcuts"]
    else { return (written, nil) }
    let own = table[module.developmentLanguage].flatMap { translate(written, $0, keeping: true) }
    var translations: [String: [String]] = [:]
    for (language, entries) in table where language != module.developmentLanguage {
      translations[language] = translate(written, entries, keeping: false)
    }
    return (own ?? written, translations.isEmpty ? nil : translations)
  }

  private static func translate(
    _ written: [String], _ entries: [String: Entry], keeping: Bool
  ) -> [String]? {
    var result: [String] = []
    var isTranslated = false
    for phrase in written {
      switch entries[phrase] {
      case .text(let text) where !text.isEmpty:
        result.append(text)
        isTranslated = true
      case .phrases(let texts) where !texts.isEmpty:
        result += texts
        isTranslated = true
      default:
        if keeping { result.append(phrase) }
      }
    }
    return isTranslated ? result : nil
  }

  /// The format for a key, in which the forms for the values are chosen already; `nil` when no table has the key.
  ///
  /// - Parameter module: The module whose tables come first; `nil` for the order in which they were registered.
  static func format(
    _ key: String, table: String?, locale: Locale, arguments: [String.LocalizationValue.Argument],
    module: String? = nil
  ) -> String? {
    switch entry(key, table: table, locale: locale, module: module) {
    case .text(let text): text.isEmpty ? nil : text
    case .phrases(let phrases): phrases.first
    case .plural(let format):
      arguments.isEmpty ? format.general : format.format(for: arguments, locale: locale)
    case nil: nil
    }
  }

  private static func entry(_ key: String, table: String?, locale: Locale, module own: String?) -> Entry? {
    guard !key.isEmpty else { return nil }
    let known = modules.withLock { $0 }
    for module in known.filter({ $0.name == own }) + known.filter({ $0.name != own }) {
      guard let languages = module.tables[table ?? "Localizable"] else { continue }
      for name in candidates(locale) + [module.developmentLanguage] {
        if let found = languages[name]?[key] { return found }
      }
    }
    return nil
  }

  /// The names that a table may have for the language of a locale, the best first.
  static func candidates(_ locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [] }
    let region = locale.region?.identifier
    let script = language.script?.identifier ?? (code == "zh" ? chineseScript(region) : nil)
    var names: [String] = []
    if let script, let region { names.append("\(code)-\(script)-\(region)") }
    if let region { names.append("\(code)-\(region)") }
    if let script { names.append("\(code)-\(script)") }
    names.append(code)
    // Norwegian comes under either of two names.
    if code == "nb" { names.append("no") }
    if code == "no" { names.append("nb") }
    return names
  }

  private static func chineseScript(_ region: String?) -> String {
    ["HK", "MO", "TW"].contains(region ?? "") ? "Hant" : "Hans"
  }
}
