import Foundation
import IntentDefinitions
import PropertyListReading

/// Reads the string tables of a target.
struct StringTableReader {
  let log: DiagnosticLog

  /// The greatest size of a file that is read, in bytes.
  static let sizeLimit = 16 * 1024 * 1024

  /// Reads the files in the order of their paths; what cannot be read is said and left out.
  ///
  /// - Parameter developmentLanguage: The language of the source, where something names it; else a catalog does.
  func read(_ files: [StringsFile], developmentLanguage: String?) -> StringTables {
    let sorted = files.sorted { $0.path < $1.path }
    let named = developmentLanguage ?? sorted.lazy.compactMap(CatalogFile.sourceLanguage).first
    var tables = StringTables(developmentLanguage: named ?? "en")
    for file in sorted {
      guard file.data.count <= Self.sizeLimit else {
        complain(
          file,
          "This file has more than \(Self.sizeLimit / 1024 / 1024) MiB, so its texts are left out. Split it up."
        )
        continue
      }
      switch file.kind {
      case "strings": readStrings(file, &tables)
      case "stringsdict": readPlurals(file, &tables)
      case "xcstrings": readCatalog(file, &tables)
      default:
        complain(
          file, "This is no string table. Expected a file that ends in .strings, .stringsdict or .xcstrings.")
      }
    }
    return tables
  }

  private func complain(_ file: StringsFile, line: Int = 1, _ message: String) {
    log.warn(.strings, at: SourcePlace(path: file.path, line: line, column: 1), message)
  }

  private func readStrings(_ file: StringsFile, _ tables: inout StringTables) {
    guard let texts = Translations.read(file.data) else {
      complain(
        file, line: Translations.firstWrongLine(in: file.data) ?? 1,
        "This strings file cannot be read from here on, so none of its texts is used. "
          + "Expected lines of the form \"key\" = \"text\"; with comments between them.")
      return
    }
    let language = file.language ?? tables.developmentLanguage
    for (key, text) in texts { tables.add(.text(text), for: key, in: file.table, language: language) }
  }

  private func readPlurals(_ file: StringsFile, _ tables: inout StringTables) {
    guard let entries = try? ForeignPropertyList.dictionary(of: file.data, deepest: 64) else {
      complain(
        file,
        "This file is not a property list with a dictionary at its root, so none of its texts is used. "
          + "Check it with “plutil -lint” or write it anew.")
      return
    }
    let language = file.language ?? tables.developmentLanguage
    for key in entries.keys.sorted() {
      guard let entry = (entries[key] as? [String: Any]).flatMap(PluralFile.entry) else {
        complain(
          file,
          "The entry “\(key)” has no NSStringLocalizedFormatKey whose variables have a form “other”, so it is left "
            + "out. Every “%#@name@” in the format needs a dictionary of that name.")
        continue
      }
      tables.add(entry, for: key, in: file.table, language: language)
    }
  }

  private func readCatalog(_ file: StringsFile, _ tables: inout StringTables) {
    let catalog: CatalogFile
    do {
      catalog = try CatalogFile(file.data)
    } catch {
      complain(
        file,
        "This is not a string catalog, so none of its texts is used: \(error.message) Expected the JSON that Xcode "
          + "writes, with “sourceLanguage” and “strings”.")
      return
    }
    for (key, language, entry) in catalog.entries {
      tables.add(entry, for: key, in: file.table, language: language)
    }
    for key in catalog.unreadable {
      complain(file, "The entry “\(key)” is in a form that is not known, so it is left out.")
    }
  }
}

/// Reads the entries of a `.stringsdict`.
enum PluralFile {
  /// The categories that a form can have.
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// One entry; `nil` when it lacks its format or a variable.
  static func entry(_ dictionary: [String: Any]) -> StringTables.Entry? {
    guard let format = dictionary["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: StringTables.Variable] = [:]
    for case (let name, let value as [String: Any]) in dictionary {
      let forms = value.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
      guard forms["other"] != nil else { return nil }
      variables[name] = StringTables.Variable(forms: forms)
    }
    guard names(in: format).allSatisfy({ variables[$0] != nil }) else { return nil }
    return .plural(format: format, variables: variables)
  }

  /// The names in the places `%#@name@` and `%1$#@name@` of a format.
  static func names(in format: String) -> [String] {
    format.split(separator: "#@").dropFirst().compactMap { piece in
      piece.firstIndex(of: "@").map { String(piece[..<$0]) }
    }
  }
}
