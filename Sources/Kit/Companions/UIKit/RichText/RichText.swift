import Foundation

/// The words of documents, without their looks.
enum RichText {
  typealias Kind = NSAttributedString.DocumentType

  /// The kind of a document as its beginning shows it.
  static func kind(of data: Data) -> Kind {
    if data.starts(with: Array("{\\rtf".utf8)) { return .rtf }
    let beginning = String(decoding: data.prefix(64), as: UTF8.self).lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") ? .html : .plain
  }

  static func read(_ data: Data, as kind: Kind, encoding: String.Encoding) throws -> String {
    guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
    switch kind {
    case .plain: return text
    case .html: return HTMLWords(text).words
    case .rtf: return RTFWords(text).words
    default: throw CocoaError(.featureUnsupported)
    }
  }

  static func write(_ text: String, as kind: Kind) throws -> Data {
    switch kind {
    case .plain: Data(text.utf8)
    case .html: Data(html(text).utf8)
    case .rtf: Data(rtf(text).utf8)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private static func html(_ text: String) -> String {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let paragraphs = safe.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "<p>\($0)</p>" }.joined(separator: "\n")
    return
      "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n\(paragraphs)\n</body></html>\n"
  }

  private static func rtf(_ text: String) -> String {
    var written = "{\\rtf1\\ansi\\uc1 "
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: written += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A: written += "\\par\n"
      case 0x20...0x7E: written += String(UnicodeScalar(UInt8(unit)))
      case 0x09: written += "\\tab "
      default: written += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return written + "}"
  }
}

/// The words of a text in HTML.
struct HTMLWords {
  /// The words, with a line for each paragraph.
  private(set) var words = ""
  private var isSilent = false

  init(_ text: String) {
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "<") {
      add(rest[..<mark])
      let tag = rest[mark...]
      if tag.hasPrefix("<!--") {
        rest = tag.firstRange(of: "-->").map { tag[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = tag.firstIndex(of: ">") else {
        rest = ""
        break
      }
      follow(tag[tag.index(after: mark)..<end].lowercased())
      rest = tag[tag.index(after: end)...]
    }
    add(rest)
    while words.last?.isWhitespace == true { words.removeLast() }
  }

  private static let silent: Set<Substring> = ["head", "script", "style", "title"]
  private static let blocks: Set<Substring> = [
    "article", "blockquote", "br", "dd", "div", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol",
    "p",
    "pre", "section", "table", "tr", "ul",
  ]

  private mutating func follow(_ tag: String) {
    let isEnd = tag.hasPrefix("/")
    guard let name = tag.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first else { return }
    if Self.silent.contains(name) { isSilent = !isEnd }
    let isBreak = Self.blocks.contains(name) && (isEnd || name == "br" || name == "hr" || !words.isEmpty)
    if isBreak, name == "br" || words.last?.isNewline == false { words += "\n" }
  }

  private mutating func add(_ text: Substring) {
    guard !isSilent, !text.isEmpty else { return }
    let plain = Self.withoutEntities(text)
    for character in plain {
      if character.isWhitespace, character != "\u{A0}" {
        if words.last?.isWhitespace == false { words += " " }
      } else {
        words.append(character)
      }
    }
  }

  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
    "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "copy": "©",
    "euro": "€",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "deg": "°", "middot": "·", "times": "×",
  ]

  private static func withoutEntities(_ text: Substring) -> String {
    var plain = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      plain += rest[..<mark]
      let entity = rest[rest.index(after: mark)...].prefix(12)
      guard let end = entity.firstIndex(of: ";"), let meant = meaning(entity[..<end]) else {
        plain += "&"
        rest = rest[rest.index(after: mark)...]
        continue
      }
      plain += meant
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private static func meaning(_ entity: Substring) -> String? {
    if let text = named[entity] { return text }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(UnicodeScalar.init).map { String($0) }
  }
}

/// The words of a text in Rich Text Format.
struct RTFWords {
  /// The words, with a line for each paragraph.
  private(set) var words = ""
  private var units: [UInt16] = []
  private var skipped = 0

  init(_ text: String) {
    var rest = Substring(text)
    var silent: [Bool] = []
    var fallback = 1
    while let next = rest.popFirst() {
      switch next {
      case "{":
        let isHidden = Self.hidden.contains { rest.hasPrefix($0) }
        silent.append(isHidden || silent.last == true)
      case "}": _ = silent.popLast()
      case "\\":
        let (word, number) = Self.control(&rest)
        if word == "uc" { fallback = max(0, number ?? 1) }
        guard silent.last != true else { continue }
        if word == "u", let number {
          units.append(UInt16(truncatingIfNeeded: number))
          skipped = fallback
        } else {
          add(Self.meaning(word, number))
        }
      case "\n", "\r", "\r\n": continue
      default: if silent.last != true { add(String(next)) }
      }
    }
    flush()
  }

  private static let hidden = [
    "\\fonttbl", "\\colortbl", "\\stylesheet", "\\info", "\\*", "\\pict", "\\header", "\\footer",
  ]

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if skipped > 0 {
      skipped -= 1
      return
    }
    units += Array(text.utf16)
  }

  private mutating func flush() { words = String(decoding: units, as: UTF16.self) }

  /// A control word with its number; a sign is a word of its own.
  private static func control(_ rest: inout Substring) -> (String, Int?) {
    guard let first = rest.first, first.isASCII, first.isLetter else {
      let sign = rest.popFirst().map { String($0) } ?? ""
      guard sign == "'" else { return (sign, nil) }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      return (sign, Int(digits, radix: 16))
    }
    let word = rest.prefix { $0.isASCII && $0.isLetter }
    rest = rest[word.endIndex...]
    let number = rest.prefix { $0 == "-" || ($0.isASCII && $0.isNumber) }
    rest = rest[number.endIndex...]
    if rest.first == " " { rest = rest.dropFirst() }
    return (String(word), Int(number))
  }

  private static func meaning(_ word: String, _ number: Int?) -> String {
    switch word {
    case "par", "line", "\n": "\n"
    case "tab": "\t"
    case "emdash": "—"
    case "endash": "–"
    case "bullet": "•"
    case "lquote": "‘"
    case "rquote": "’"
    case "ldblquote": "“"
    case "rdblquote": "”"
    case "~": "\u{A0}"
    case "\\", "{", "}": word
    case "'": number.flatMap { UInt32(exactly: $0).flatMap(UnicodeScalar.init) }.map { String($0) } ?? ""
    default: ""
    }
  }
}
