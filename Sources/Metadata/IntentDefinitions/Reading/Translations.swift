public import Foundation
import PropertyListReading

/// Reads the texts of a strings file: a `.strings` file as text or property list, or an `.xcstrings` catalog.
public enum Translations {
  /// The texts by their identifiers.
  ///
  /// - Parameters:
  ///   - data: The file's content.
  ///   - language: The language of which a catalog's texts are taken.
  /// - Returns: `nil` when the content is none of these.
  public static func read(_ data: Data, language: String = "en") -> [String: String]? {
    guard data.count <= DefinitionSource.sizeLimit else { return nil }
    if let texts = catalog(data, language: language) { return texts }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try? ForeignPropertyList.dictionary(of: data, deepest: 64)
      return list?.compactMapValues { $0 as? String }
    }
    return text(of: data).flatMap { StringsParser($0).entries() }
  }

  /// The line, from 1, from which a `.strings` file written as text cannot be read; `nil` when all of it can.
  public static func firstWrongLine(in data: Data) -> Int? {
    guard let text = text(of: data) else { return 1 }
    return StringsParser(text).firstWrongLine()
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data, encoding: .utf8)
  }

  private static func catalog(_ data: Data, language: String) -> [String: String]? {
    struct Catalog: Decodable {
      struct Entry: Decodable {
        struct Localization: Decodable {
          struct Unit: Decodable {
            var value: String
          }

          var stringUnit: Unit?
        }

        var localizations: [String: Localization]?
      }

      var strings: [String: Entry]
    }
    guard data.first == UInt8(ascii: "{"), let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return nil }
    return catalog.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
  }
}

/// Reads lines of the form `"identifier" = "text";` with comments between them.
private struct StringsParser {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// The entries; `nil` when something else stands in the text.
  func entries() -> [String: String]? {
    var parser = self
    return parser.read()
  }

  /// The line on which reading ends before the text does.
  func firstWrongLine() -> Int? {
    var parser = self
    guard parser.read() == nil else { return nil }
    let end = min(parser.index, characters.count)
    return characters[..<end].count { $0.isNewline } + 1
  }

  private mutating func read() -> [String: String]? {
    var entries: [String: String] = [:]
    while skipSpace() {
      guard let key = word(), skipSpace(), take("="), skipSpace(), let value = word(), skipSpace(), take(";")
      else { return nil }
      entries[key] = value
    }
    return entries
  }

  /// Skips spaces and comments; `false` at the end of the text.
  private mutating func skipSpace() -> Bool {
    while index < characters.count {
      if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
        index += 1
      } else if starts(with: "//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if starts(with: "/*") {
        index += 2
        while index < characters.count, !starts(with: "*/") { index += 1 }
        index += 2
      } else {
        return true
      }
    }
    return false
  }

  private func starts(with mark: String) -> Bool {
    index + 1 < characters.count && String(characters[index...index + 1]) == mark
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard index < characters.count, characters[index] == mark else { return false }
    index += 1
    return true
  }

  /// A text in quotes, or a bare word.
  private mutating func word() -> String? {
    guard index < characters.count else { return nil }
    var text = ""
    guard characters[index] == "\"" else {
      while index < characters.count,
        characters[index].isLetter || characters[index].isNumber
          || "_-.".contains(characters[index])
      {
        text.append(characters[index])
        index += 1
      }
      return text.isEmpty ? nil : text
    }
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        text += escaped()
      } else {
        text.append(characters[index])
      }
      index += 1
    }
    return take("\"") ? text : nil
  }

  private mutating func escaped() -> String {
    switch characters[index] {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = characters[(index + 1)...].prefix(4)
      guard digits.count == 4, let number = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return String(characters[index]) }
      index += 4
      return String(Character(scalar))
    default: return String(characters[index])
    }
  }
}
