import Foundation

/// A string catalog: the JSON of an `.xcstrings` file.
struct CatalogFile {
  /// Why a catalog cannot be read.
  struct Problem: Error {
    var message: String
  }

  private(set) var entries: [(key: String, language: String, entry: StringTables.Entry)] = []
  /// The keys with an entry in a form that is not known, sorted.
  private(set) var unreadable: [String] = []

  /// The language of the source that a file names, when it is a catalog.
  static func sourceLanguage(_ file: StringsFile) -> String? {
    guard file.kind == "xcstrings", file.data.count <= StringTableReader.sizeLimit,
      let root = (try? JSONSerialization.jsonObject(with: file.data)) as? [String: Any]
    else { return nil }
    return root["sourceLanguage"] as? String
  }

  init(_ data: Data) throws(Problem) {
    let parsed: Any
    do {
      parsed = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Problem(message: "It is not JSON.")
    }
    guard let root = parsed as? [String: Any] else { throw Problem(message: "It holds no object.") }
    guard let strings = root["strings"] as? [String: Any] else {
      throw Problem(message: "It has no “strings”.")
    }
    for key in strings.keys.sorted() {
      guard let string = strings[key] as? [String: Any] else {
        unreadable.append(key)
        continue
      }
      let localizations = string["localizations"] as? [String: Any] ?? [:]
      for language in localizations.keys.sorted() {
        guard let entry = (localizations[language] as? [String: Any]).flatMap({ Self.entry($0) }) else {
          if unreadable.last != key { unreadable.append(key) }
          continue
        }
        entries.append((key, language, entry))
      }
    }
  }

  private static func entry(_ localization: [String: Any]) -> StringTables.Entry? {
    if let set = localization["stringSet"] as? [String: Any] {
      return (set["values"] as? [String]).map { .phrases($0) }
    }
    var variables: [String: StringTables.Variable] = [:]
    for case (let name, let substitution as [String: Any]) in localization["substitutions"] as? [String: Any]
      ?? [:]
    {
      guard let forms = forms(substitution["variations"]) else { return nil }
      variables[name] = StringTables.Variable(argument: substitution["argNum"] as? Int, forms: forms)
    }
    if let text = value(localization["stringUnit"]) {
      return variables.isEmpty ? .text(text) : .plural(format: text, variables: variables)
    }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let forms = forms(variations) {
      // The forms are the whole text; its first number decides.
      variables["_"] = StringTables.Variable(argument: 1, forms: forms)
      return .plural(format: "%#@_@", variables: variables)
    }
    return device(variations["device"]).flatMap(entry)
  }

  /// The forms by category; `nil` without one for every other number.
  private static func forms(_ variations: Any?) -> [String: String]? {
    let plural = (variations as? [String: Any])?["plural"] as? [String: Any]
    guard let plural else { return nil }
    var forms: [String: String] = [:]
    for (category, form) in plural where PluralFile.categories.contains(category) {
      forms[category] = value((form as? [String: Any])?["stringUnit"])
    }
    return forms["other"] == nil ? nil : forms
  }

  /// What is said on a device that is none of those named.
  private static func device(_ variations: Any?) -> [String: Any]? {
    guard let devices = variations as? [String: Any] else { return nil }
    let best = ["other", "mac", "ipad", "iphone"].first { devices[$0] != nil } ?? devices.keys.min()
    return best.flatMap { devices[$0] as? [String: Any] }
  }

  private static func value(_ unit: Any?) -> String? {
    ((unit as? [String: Any])?["value"] as? String).map(FormatPlaceholders.withoutNames)
  }
}
