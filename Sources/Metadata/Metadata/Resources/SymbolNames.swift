/// The names that Xcode gives to the members that stand for resources.
enum SymbolNames {
  /// The name of a colour's or picture's member: `weather-clear` becomes `weatherClear`, `AccentColor` becomes `accent`.
  ///
  /// - Parameter ending: The word that is left out at the end: `Color` or `Image`.
  static func asset(_ name: String, without ending: String) -> String {
    let short =
      name.count > ending.count && name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    return identifier(lowered(short))
  }

  /// The name of the type that stands for a folder or a table.
  static func type(_ name: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return identifier(joined)
  }

  /// The name of a text's member: what stands for values is left out.
  static func text(_ key: String) -> String {
    let plain = FormatPlaceholders.removed(from: key).filter { $0 != "'" && $0 != "’" }
    let parts = words(of: plain).map { word in
      word == word.uppercased() ? word.prefix(1) + word.dropFirst().lowercased() : word
    }
    guard let first = parts.first else { return "string" }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return identifier(first.prefix(1).lowercased() + first.dropFirst() + rest.joined())
  }

  /// The name with a small letter at its beginning; one in capital letters stays as it is.
  private static func lowered(_ name: String) -> String {
    let parts = words(of: name)
    guard let first = parts.first else { return name }
    if !name.contains(where: \.isLowercase) { return parts.joined(separator: "_") }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return start(first) + rest.joined()
  }

  /// A word whose capital letters at the beginning are small, but for the one that begins the next word.
  private static func start(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    let follows = word.dropFirst(capitals.count)
    let count = follows.first?.isLetter == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func words(of name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  private static func identifier(_ name: String) -> String {
    let safe = name.isEmpty ? "_" : name
    return safe.first?.isNumber == true ? "_" + safe : safe
  }
}

/// What stands for values in the format of a text.
struct FormatPlaceholders {
  /// One of them.
  struct Placeholder: Equatable {
    /// The name that it has in the text; `nil` for one without.
    var name: String?
    /// The Swift type of its value.
    var type: String
  }

  /// The placeholders by the place of their value, from 1.
  private(set) var placeholders: [Int: Placeholder] = [:]

  /// Reads a format; `%%` is a sign and no placeholder.
  init(_ format: String) {
    var place = 0
    for match in Self.matches(in: format) where match.output.conversion != "%" {
      place += 1
      let position = match.output.position.flatMap { Int($0.dropLast()) } ?? place
      if placeholders[position] == nil {
        placeholders[position] = Placeholder(
          name: match.output.name.map { String($0.dropFirst().dropLast()) },
          type: Self.type(match.output.length, match.output.conversion))
      }
    }
  }

  static func removed(from format: String) -> String {
    var plain = ""
    var end = format.startIndex
    for match in matches(in: format) {
      plain += format[end..<match.range.lowerBound] + " "
      end = match.range.upperBound
    }
    return plain + format[end...]
  }

  /// The format without the names of values, as the running app reads it: `%(count)lld` becomes `%lld`.
  static func withoutNames(_ format: String) -> String {
    guard format.contains("(") else { return format }
    return format.replacing(/%(\d+\$)?\(\w+\)/) { "%" + ($0.output.1 ?? "") }
  }

  /// The Swift type that Xcode gives to a value.
  static func type(_ length: Substring?, _ conversion: Substring) -> String {
    switch conversion {
    case "d", "i", "D": length == nil ? "Int32" : length == "h" ? "Int16" : length == "hh" ? "Int8" : "Int"
    case "u", "x", "X", "o", "U", "O":
      length == nil ? "UInt32" : length == "h" ? "UInt16" : length == "hh" ? "UInt8" : "UInt"
    case "f", "e", "E", "g", "G", "a", "A", "F": length == nil ? "Float" : "Double"
    default: "String"
    }
  }

  private typealias Output = (
    Substring, position: Substring?, name: Substring?, length: Substring?, conversion: Substring
  )

  private static func matches(in format: String) -> [Regex<Output>.Match] {
    let pattern =
      /%(?<position>\d+\$)?(?<name>\(\w+\))?[-+0#]*\d*(?:\.\d+)?(?<length>hh|h|ll|l|q|z|t|j|L)?(?<conversion>[@dDiuUxXoOfFeEgGaA%])/
    return format.matches(of: pattern)
  }
}
