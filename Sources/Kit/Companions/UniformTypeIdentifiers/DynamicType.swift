/// A type that was made from a tag that no type has; the identifier holds all there is to know.
///
/// The identifier is `dyn.a` and, to the base of 32, a text such as `?0=6:1=xyz`: what the type conforms
/// to, and its tag. Short codes stand for names that occur often.
struct DynamicType {
  static let prefix = "dyn.a"

  var tag: String
  var tagClass: UTTagClass
  var parent: String?

  init(tag: String, tagClass: UTTagClass, parent: String?) {
    self.tag = tag
    self.tagClass = tagClass
    self.parent = parent
  }

  /// Reads an identifier; `nil` when it is not one of a type that was made from a tag.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix), identifier.utf8.count <= 2_000 else { return nil }
    guard let text = Self.decoded(identifier.dropFirst(Self.prefix.count)), text.first == "?" else {
      return nil
    }
    var found: (tagClass: UTTagClass, tag: String)?
    for part in Self.split(text.dropFirst(), at: ":") {
      let sides = Self.split(part[...], at: "=")
      guard sides.count == 2 else { return nil }
      let key = Self.plain(sides[0])
      let value = Self.plain(sides[1])
      switch Self.names[key] ?? key {
      case "UTTypeConformsTo": parent = Self.names[value] ?? value
      case let name: found = (UTTagClass(rawValue: name), value)
      }
    }
    guard let found, !found.tag.isEmpty else { return nil }
    (tagClass, tag) = (found.tagClass, found.tag)
  }

  var identifier: String {
    var text = "?"
    if let parent { text += "0=\(Self.code(parent)):" }
    text += "\(Self.code(tagClass.rawValue))=\(Self.escaped(tag))"
    return Self.prefix + Self.encoded(text)
  }

  /// Names that are so frequent that a letter stands for them.
  private static let names: [String: String] = [
    "0": "UTTypeConformsTo", "1": "public.filename-extension", "3": "public.mime-type", "6": "public.data",
    "7": "public.text", "8": "public.plain-text", "B": "public.image", "C": "public.video",
    "D": "public.audio",
    "E": "public.directory", "F": "public.folder",
  ]

  private static func code(_ name: String) -> String {
    names.first { $0.value == name }?.key ?? escaped(name)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if ":=,\\?".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// The parts between separators that are not escaped; the parts stay escaped.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if !isEscaped, character == separator {
        parts.append("")
        continue
      }
      isEscaped = !isEscaped && character == "\\"
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  // MARK: Base 32

  private static let digits = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  private static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    var bits = 0
    var held = 0
    for byte in text.utf8 {
      held = held << 8 | Int(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        result.append(digits[held >> bits & 31])
      }
      held &= (1 << bits) - 1
    }
    if bits > 0 { result.append(digits[held << (5 - bits) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    var result: [UInt8] = []
    var bits = 0
    var held = 0
    for byte in text.utf8 {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      held = held << 5 | digit
      bits += 5
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(held >> bits & 255))
      }
      held &= (1 << bits) - 1
    }
    return String(validating: result, as: UTF8.self)
  }
}
