import Foundation

/// The string tables of one of the modules of a program.
struct ModuleStrings {
  let module: String
  let tables: StringTables
}

extension StringTables {
  /// The tables as one line of JSON, which the app's process reads: the same text for equal tables.
  ///
  /// An entry is a text, an array of phrases, or an object with the format `f` and the variables `v`, each with its forms
  /// by category and, where it is given, the place `arg` of its number.
  ///
  /// - Parameter module: The module to which the tables belong.
  func packed(module: String) -> String {
    var tables: [String: Any] = [:]
    for (table, languages) in entries {
      tables[table] = languages.mapValues { $0.mapValues(Self.packed) }
    }
    let root: [String: Any] = [
      "development": developmentLanguage, "module": module, "tables": tables,
    ]
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func packed(_ entry: Entry) -> Any {
    switch entry {
    case .text(let text): return text
    case .phrases(let phrases): return phrases
    case .plural(let format, let variables):
      return [
        "f": format,
        "v": variables.mapValues { variable -> [String: Any] in
          var forms: [String: Any] = variable.forms
          if let argument = variable.argument { forms["arg"] = argument }
          return forms
        },
      ] as [String: Any]
    }
  }
}
