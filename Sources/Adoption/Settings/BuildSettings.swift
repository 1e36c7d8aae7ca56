import Foundation
import PropertyListReading

/// The build settings of a target, with everything that they refer to filled in.
///
/// They come from levels of which each may name the value of the one below as `$(inherited)`: what is built in, the
/// project's configuration file, the project, the target's configuration file, the target.
struct BuildSettings {
  private var values: [String: String] = [:]

  /// Creates settings from what is built in.
  init(_ builtIn: [String: String]) {
    values = builtIn
  }

  /// Puts a level above those that there are.
  mutating func add(_ level: [(name: String, value: String)]) {
    for (name, value) in level {
      guard let key = Self.key(name) else { continue }
      let below = values[key] ?? ""
      values[key] = value.replacing("$(inherited)", with: below).replacing("${inherited}", with: below)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Puts the settings of a project file above those that there are, conditional ones last.
  mutating func add(_ level: [String: PropertyListNode]) {
    let sorted = level.sorted { left, right in
      let conditional = (left.key.contains("["), right.key.contains("["))
      return conditional.0 == conditional.1 ? left.key < right.key : !conditional.0
    }
    add(sorted.map { ($0.key, $0.value.strings.joined(separator: " ")) })
  }

  /// Whether a setting has a value of its own.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The names of all settings.
  var names: [String] { values.keys.sorted() }

  /// The value of a setting; `nil` when there is none or it is empty.
  func text(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    let expanded = expand(value)
    return expanded.isEmpty ? nil : expanded
  }

  /// Whether a setting is on.
  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(text(name)?.uppercased() ?? "") }

  /// The words of a setting.
  func words(_ name: String) -> [String] {
    (text(name) ?? "").split(separator: " ").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    .filter { !$0.isEmpty }
  }

  /// Text with `$(NAME)`, `${NAME}` and `$(NAME:modifier)` filled in; a name without a value becomes nothing.
  func expand(_ text: String) -> String {
    var budget = 2_000
    return expand(text, within: [], &budget)
  }

  private func expand(_ text: String, within open: Set<String>, _ budget: inout Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let next = rest.index(after: dollar)
      guard next < rest.endIndex, rest[next] == "(" || rest[next] == "{",
        let end = Self.end(of: rest[next...])
      else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      let inner = String(rest[rest.index(after: next)..<end])
      rest = rest[rest.index(after: end)...]
      budget -= 1
      guard budget > 0, result.utf8.count < 100_000 else { return result }
      result += value(of: inner, within: open, &budget)
    }
    return result + rest
  }

  /// The value of what stands between brackets: a name, perhaps made of others, and modifiers.
  private func value(of inner: String, within open: Set<String>, _ budget: inout Int) -> String {
    let parts = expand(inner, within: open, &budget).split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init) else { return "" }
    var value = ""
    if !open.contains(name), open.count < 32, let raw = values[name] {
      value = expand(raw, within: open.union([name]), &budget)
    }
    for modifier in parts.dropFirst() { value = SettingModifier.apply(String(modifier), to: value) }
    return value
  }

  /// The place of the bracket that closes the first one.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "{": depth += 1
      case ")", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The name of a setting without its condition; `nil` when the condition does not hold for a phone.
  private static func key(_ name: String) -> String? {
    guard let bracket = name.firstIndex(of: "[") else { return name }
    for condition in name[bracket...].split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }) {
      let sides = condition.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let pattern = String(sides[1])
      let value = ["sdk": "iphoneos26.0", "arch": "arm64", "config": "Release"][String(sides[0])]
      guard let value, matches(value, pattern) else { return nil }
    }
    return String(name[..<bracket])
  }

  private static func matches(_ value: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
  }
}

/// What stands behind a colon in `$(NAME:modifier)`.
enum SettingModifier {
  /// The value with the modifier applied; one that is not known changes nothing.
  static func apply(_ modifier: String, to value: String) -> String {
    let file = (value as NSString)
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return identifier(value, filler: "-") { $0 == "-" || $0 == "." }
    case "c99extidentifier", "identifier": return module(value)
    case "base": return (file.lastPathComponent as NSString).deletingPathExtension
    case "file": return file.lastPathComponent
    case "dir": return file.deletingLastPathComponent
    case "suffix": return file.pathExtension.isEmpty ? "" : "." + file.pathExtension
    case "standardizepath": return file.standardizingPath
    default:
      if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
      return value
    }
  }

  /// A name as it can be that of a module.
  static func module(_ name: String) -> String {
    var result = identifier(name, filler: "_") { $0 == "_" }
    if result.first?.isNumber == true { result = "_" + result.dropFirst() }
    return result
  }

  private static func identifier(_ text: String, filler: Character, also: (Character) -> Bool) -> String {
    String(text.map { $0.isLetter || $0.isNumber || also($0) ? $0 : filler })
  }
}
