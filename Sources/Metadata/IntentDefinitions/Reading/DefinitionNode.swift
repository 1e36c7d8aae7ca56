import Foundation

/// A dictionary of a definition file, read key by key.
///
/// Whatever is of the wrong kind is reported and counts as absent. The editor writes empty data for a number that is not
/// limited, which is the same as no number.
final class DefinitionNode {
  let place: DefinitionPlace
  private let log: DefinitionLog
  private let values: [String: Any]
  private let translations: [String: String]
  private var seen: Set<String> = []

  init(
    _ values: [String: Any], at place: DefinitionPlace, log: DefinitionLog, translations: [String: String]
  ) {
    self.values = values
    self.place = place
    self.log = log
    self.translations = translations
  }

  /// Reports the keys that nobody asked for.
  func finish() {
    // A text's key has companions for its translation.
    let companions = ["ID", "LanguageCode", "Dictionary", "DictionaryLanguageCode"]
    let unknown = values.keys.filter { key in
      !seen.contains(key)
        && !companions.contains { key.hasSuffix($0) && seen.contains(String(key.dropLast($0.count))) }
    }
    log.report(unknown: unknown.sorted(), at: place)
  }

  // MARK: Values

  func string(_ key: String) -> String? {
    value(key, "text") { $0 as? String }
  }

  /// A text that must be there and not be empty.
  func name(_ key: String) -> String? {
    guard let name = string(key), !name.isEmpty else {
      log.fail(place, "“\(key)” is missing or empty; open the file in the editor and give the name.")
      return nil
    }
    return name
  }

  /// A text in the language of the translations; `nil` for an empty one.
  func text(_ key: String) -> String? {
    let written = string(key)
    let translated = string(key + "ID").flatMap { translations[$0] }
    return [translated, written].compactMap(\.self).first { !$0.isEmpty }
  }

  func boolean(_ key: String) -> Bool? {
    value(key, "true or false") { value in
      (value as? NSNumber).map(\.boolValue) ?? (value as? Bool) ?? (value as? String).flatMap(Self.truth)
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  func integer(_ key: String) -> Int? {
    value(key, "whole number") { Self.number($0).flatMap { Int(exactly: $0) } }
  }

  func number(_ key: String) -> Double? {
    value(key, "number", Self.number)
  }

  /// Any value, for a key whose kind depends on something else.
  func any(_ key: String) -> Any? {
    seen.insert(key)
    return values[key].flatMap { Self.isEmpty($0) ? nil : $0 }
  }

  func node(_ key: String) -> DefinitionNode? {
    value(key, "dictionary") { $0 as? [String: Any] }.map {
      DefinitionNode($0, at: place.child(key), log: log, translations: translations)
    }
  }

  /// The dictionaries of an array; each is named by the text under a key of its own.
  func nodes(_ key: String, named nameKey: String) -> [DefinitionNode] {
    let items: [Any] = value(key, "array") { $0 as? [Any] } ?? []
    return items.enumerated().compactMap { index, item in
      guard let dictionary = item as? [String: Any] else {
        complain(key, at: place.child(key).item(index, named: nil), expecting: "dictionary")
        return nil
      }
      let place = place.child(key).item(index, named: dictionary[nameKey] as? String)
      return DefinitionNode(dictionary, at: place, log: log, translations: translations)
    }
  }

  /// The dictionaries under the keys of a dictionary, by key in order.
  func entries(_ key: String) -> [(key: String, node: DefinitionNode)] {
    let entries: [String: Any] = value(key, "dictionary") { $0 as? [String: Any] } ?? [:]
    return entries.sorted { $0.key < $1.key }.compactMap { name, item in
      let place = place.child(key).item(0, named: name)
      guard let dictionary = item as? [String: Any] else {
        complain(key, at: place, expecting: "dictionary")
        return nil
      }
      return (name, DefinitionNode(dictionary, at: place, log: log, translations: translations))
    }
  }

  /// Takes keys for known that say nothing here.
  func ignore(_ keys: String...) {
    seen.formUnion(keys)
  }

  private func value<Value>(_ key: String, _ kind: String, _ read: (Any) -> Value?) -> Value? {
    seen.insert(key)
    guard let raw = values[key], !Self.isEmpty(raw) else { return nil }
    if let value = read(raw) { return value }
    complain(key, at: place.child(key), expecting: kind)
    return nil
  }

  /// The keys of what a file declares; what is wrong with anything else leaves the declarations as they are.
  private static let declaring: Set<String> = [
    "INEnumValues", "INEnums", "INIntentParameters", "INIntentResponseParameters", "INIntents",
    "INTypeProperties", "INTypes",
  ]

  private func complain(_ key: String, at place: DefinitionPlace, expecting kind: String) {
    if Self.declaring.contains(key) { return log.fail(place, "A \(kind) is expected here.") }
    log.warn(place, "A \(kind) is expected here, so this is ignored.")
  }

  /// Whether a value is the editor's way to say that there is none.
  private static func isEmpty(_ value: Any) -> Bool { (value as? Data)?.isEmpty == true }

  /// A number; true and false, which a property list's reader does not always tell from 1 and 0, are too.
  static func number(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    if let text = value as? String { return Double(text) }
    return (value as? Double) ?? (value as? Int).map(Double.init)
  }
}
