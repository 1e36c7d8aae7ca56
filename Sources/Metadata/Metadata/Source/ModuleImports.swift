// The plugin PritheeBuild compiles this file as well, through a link: it can depend on no library.

/// The lines of a Swift file that import modules, and what to do where one is missing.
enum ModuleImports {
  /// An import.
  struct Line: Equatable {
    /// The line, from 1.
    var line: Int
    /// The module.
    var module: String
    /// Whether it counts only where a condition holds: it stands in a block of `#if`.
    var isConditional: Bool
  }

  /// The products of the package `prithee` that have the name of the module.
  static let products: Set<String> = [
    "AppIntents", "Contacts", "CoreGraphics", "CoreLocation", "CoreSpotlight", "CoreTransferable",
    "DeveloperToolsSupport", "FoundationAdditions", "GeoToolbox",
    "Intents", "IntentsUI", "MediaIntents", "NaturalLanguage", "OSLog", "SwiftUI", "SwiftUICore", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "VisualIntelligence", "WidgetKit", "os",
  ]

  /// The modules that stand in packages of their own, in the folder `Companions` of Prithee.
  static let packages: Set<String> = ["ActivityKit", "Combine"]

  /// What to say of a module that a target imports and does not depend on; `nil` for one that Prithee does not have.
  static func complaint(of module: String, in target: String) -> String? {
    let remedy: String
    if products.contains(module) {
      remedy = "“.product(name: \"\(module)\", package: \"prithee\")”"
    } else if packages.contains(module) {
      remedy =
        "“.product(name: \"\(module)\", package: \"\(module)\")” of the package “Companions/\(module)” in Prithee's "
        + "folder"
    } else {
      return nil
    }
    return
      "The target “\(target)” does not depend on the module “\(module)”, which Prithee has. Add \(remedy) to its "
      + "dependencies in Package.swift."
  }

  /// The imports of a file.
  static func lines(of text: String) -> [Line] {
    var found: [Line] = []
    var depth = 0
    for (index, line) in code(of: text).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let first = words.first else { continue }
      if first.hasPrefix("#if") { depth += 1 }
      if first.hasPrefix("#endif") { depth = max(0, depth - 1) }
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.first == "@" || access.contains($0) })
      else { continue }
      let kind = words[place + 1]
      let path = kindWords.contains(kind) ? words.dropFirst(place + 2).first : kind
      guard let name = path?.split(whereSeparator: { $0 == "." || $0 == ";" }).first else { continue }
      found.append(Line(line: index + 1, module: String(name), isConditional: depth > 0))
    }
    return found
  }

  private static let access: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
  private static let kindWords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The text with blanks in the place of comments and of what stands between quotation marks; the lines stay.
  static func code(of text: String) -> String {
    var scanner = CodeScanner(bytes: Array(text.utf8))
    return scanner.scan()
  }
}

/// Goes through a file and leaves out what is no code.
private struct CodeScanner {
  let bytes: [UInt8]
  private var code: [UInt8] = []
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    code.reserveCapacity(bytes.count)
  }

  mutating func scan() -> String {
    while index < bytes.count {
      if stands("//") {
        while index < bytes.count, bytes[index] != newline { skip(1) }
      } else if stands("/*") {
        skipComment()
      } else if let marks {
        skipText(hashes: marks.hashes, quotes: marks.quotes)
      } else {
        code.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private func stands(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }

  private mutating func skip(_ count: Int) {
    let end = min(index + count, bytes.count)
    for byte in bytes[index..<end] { code.append(byte == newline ? newline : UInt8(ascii: " ")) }
    index = end
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        skip(2)
      } else if stands("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && index < bytes.count
  }

  /// How many number signs stand before the quotation marks at this place, and how many quotation marks.
  private var marks: (hashes: Int, quotes: Int)? {
    var end = index
    while end < bytes.count, bytes[end] == hash { end += 1 }
    guard end < bytes.count, bytes[end] == quote else { return nil }
    let isLong = end + 2 < bytes.count && bytes[end + 1] == quote && bytes[end + 2] == quote
    return (end - index, isLong ? 3 : 1)
  }

  private mutating func skipText(hashes: Int, quotes: Int) {
    let closing = Array(repeating: quote, count: quotes) + Array(repeating: hash, count: hashes)
    skip(hashes + quotes)
    while index < bytes.count {
      if quotes == 1, bytes[index] == newline { return }
      if bytes[index...].starts(with: closing) { return skip(closing.count) }
      // What is behind a backslash ends nothing.
      skip(bytes[index] == UInt8(ascii: "\\") && hashes == 0 ? 2 : 1)
    }
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
  private var quote: UInt8 { UInt8(ascii: "\"") }
  private var hash: UInt8 { UInt8(ascii: "#") }
}
