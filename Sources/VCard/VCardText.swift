import Foundation

/// The small rules of writing text in cards.
enum VCardText {
  /// Text with the characters escaped that have a meaning in a value.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x0A, 0x0D, 0x2C, 0x3B, 0x5C].contains($0) }) else { return text }
    var result = ""
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result += "\\n"
      case "\n": if !wasReturn { result += "\\n" }
      case "\\": result += "\\\\"
      case ",": result += "\\,"
      case ";": result += "\\;"
      default: result.unicodeScalars.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return result
  }

  /// A value as text; an escape that the format does not have stands for the character behind it.
  static func unescaped(_ value: String) -> String {
    guard value.utf8.contains(0x5C) else { return value }
    var result = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
        result.unicodeScalars.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if isEscaped { result += "\\" }
    return result
  }

  /// The parts of an escaped value between separators that are not escaped; the parts stay escaped.
  static func split(_ value: String, at separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append(part)
        part = ""
        continue
      }
      part.unicodeScalars.append(scalar)
    }
    parts.append(part)
    return parts
  }

  /// A value of edition 2.1 in the form of the later ones.
  ///
  /// In 2.1 a backslash escapes separators only, and stands for itself before anything else.
  static func normalised(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A || $0 == 0x0D }) else { return value }
    var result = ""
    var isEscaped = false
    var wasReturn = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
        if scalar == ";" || scalar == "," || scalar == "\\" {
          result += "\\"
          result.unicodeScalars.append(scalar)
          wasReturn = false
          continue
        }
        result += "\\\\"
      }
      switch scalar {
      case "\\": isEscaped = true
      case "\r": result += "\\n"
      case "\n": if !wasReturn { result += "\\n" }
      default: result.unicodeScalars.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    if isEscaped { result += "\\\\" }
    return result
  }

  /// Text without the white space around it.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in
      scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }
    guard let first = scalars.first, let last = scalars.last, isSpace(first) || isSpace(last) else {
      return text
    }
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[start...end])
  }

  /// The bytes that a percent-encoded text stands for.
  static func percentDecoded(_ text: String) -> Data {
    let bytes = Array(text.utf8)
    var result = Data()
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexadecimal(bytes[index + 1]),
        let low = hexadecimal(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// The number that a hexadecimal digit stands for.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Bytes as text: UTF-8 where they are, else the Western encoding that old programs wrote.
  static func decoded(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var result = ""
    for byte in bytes {
      let scalar: UInt32 = (0x80..<0xA0).contains(byte) ? western[Int(byte) - 0x80] : UInt32(byte)
      if let scalar = Unicode.Scalar(scalar) { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// What Windows-1252 has where ISO 8859-1 has control characters.
  private static let western: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
