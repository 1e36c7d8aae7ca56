import Foundation

/// The texts of a string catalogue for which there is a member: those that a person put there by hand.
struct TextSymbols {
  /// A text.
  struct Symbol: Equatable {
    /// A value in the text.
    struct Argument: Equatable {
      var name: String
      var hasLabel: Bool
      var type: String
    }

    var name: String
    var key: String
    /// The text in the language of the source.
    var text: String
    var arguments: [Argument]
  }

  let table: String
  private(set) var symbols: [Symbol] = []

  /// Reads a catalogue; `nil` for another kind of file, and when no text has a member.
  init?(_ file: StringsFile) {
    table = file.table
    guard file.kind == "xcstrings", file.data.count <= StringTableReader.sizeLimit,
      let root = (try? JSONSerialization.jsonObject(with: file.data)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    let language = root["sourceLanguage"] as? String ?? "en"
    for key in strings.keys.sorted() where !key.isEmpty {
      guard let entry = strings[key] as? [String: Any], entry["extractionState"] as? String == "manual" else {
        continue
      }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      symbols.append(Self.symbol(key, localizations[language] as? [String: Any]))
    }
    if symbols.isEmpty { return nil }
  }

  private static func symbol(_ key: String, _ localization: [String: Any]?) -> Symbol {
    let text = value(localization?["stringUnit"])
    let plural = ((localization?["variations"] as? [String: Any])?["plural"] as? [String: Any])?["other"]
    let format = text ?? value((plural as? [String: Any])?["stringUnit"]) ?? key
    var places = FormatPlaceholders(key).placeholders
    places.merge(FormatPlaceholders(format).placeholders) { _, second in second }
    let substitutions = localization?["substitutions"] as? [String: Any] ?? [:]
    for (index, name) in substitutions.keys.sorted().enumerated() {
      let details = substitutions[name] as? [String: Any]
      let specifier = details?["formatSpecifier"] as? String ?? "lld"
      let place = (details?["argNum"] as? NSNumber)?.intValue ?? index + 1
      places[place] = .init(
        name: name,
        type: FormatPlaceholders.type(
          specifier.dropLast().isEmpty ? nil : specifier.dropLast(), specifier.suffix(1)))
    }
    let arguments = places.sorted { $0.key < $1.key }.map { place, placeholder in
      let name = placeholder.name.map(SymbolNames.text)
      return Symbol.Argument(name: name ?? "arg\(place)", hasLabel: name != nil, type: placeholder.type)
    }
    return Symbol(name: SymbolNames.text(key), key: key, text: format, arguments: arguments)
  }

  private static func value(_ unit: Any?) -> String? { (unit as? [String: Any])?["value"] as? String }
}
