/// The part of a property before its value: group, name and parameters.
struct VCardHeading {
  var group: String?
  var name: String
  var parameters: [VCard.Parameter] = []
  /// Where the value begins.
  var end: Int

  /// Reads a heading; `nil` when the line is no property.
  init?(_ line: [UInt8]) {
    guard let parts = Self.parts(line, respectingQuotes: true) ?? Self.parts(line, respectingQuotes: false)
    else { return nil }
    end = parts.end
    var words = VCardText.trimmed(String(decoding: line[parts.ranges[0]], as: UTF8.self))
    if let dot = words.lastIndex(of: ".") {
      group = String(words[..<dot])
      words = String(words[words.index(after: dot)...])
    }
    guard !words.isEmpty, group.map({ Self.isName($0, dots: true) }) ?? true, Self.isName(words) else {
      return nil
    }
    name = words.uppercased()
    for range in parts.ranges.dropFirst() where !range.isEmpty {
      parameters.append(Self.parameter(line[range]))
    }
  }

  /// Cuts a line at its semicolons up to the first colon.
  private static func parts(
    _ line: [UInt8], respectingQuotes: Bool
  ) -> (ranges: [Range<Int>], end: Int)? {
    var ranges: [Range<Int>] = []
    var start = 0
    var isQuoted = false
    for (index, byte) in line.enumerated() {
      switch byte {
      case UInt8(ascii: "\"") where respectingQuotes: isQuoted.toggle()
      case UInt8(ascii: ";") where !isQuoted:
        ranges.append(start..<index)
        start = index + 1
      case UInt8(ascii: ":") where !isQuoted:
        ranges.append(start..<index)
        return (ranges, index + 1)
      default: break
      }
    }
    return nil
  }

  private static func isName(_ text: String, dots: Bool = false) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
          || (dots && $0 == UInt8(ascii: "."))
      }
  }

  private static func parameter(_ bytes: ArraySlice<UInt8>) -> VCard.Parameter {
    let text = VCardText.decoded(bytes)
    guard let equals = text.firstIndex(of: "=") else {
      // Edition 2.1 leaves the name out where the value tells it.
      let value = VCardText.trimmed(text)
      switch value.uppercased() {
      case "QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT": return VCard.Parameter("ENCODING", [value])
      case "URL", "URI", "INLINE", "CONTENT-ID", "CID": return VCard.Parameter("VALUE", [value])
      default: return VCard.Parameter("TYPE", values(value))
      }
    }
    let name = VCardText.trimmed(String(text[..<equals])).uppercased()
    return VCard.Parameter(name, values(text[text.index(after: equals)...]))
  }

  /// The values between commas that are not quoted, without their quotes.
  private static func values(_ text: some StringProtocol) -> [String] {
    var values: [String] = []
    var value = ""
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        values.append(plain(value))
        value = ""
      default: value.unicodeScalars.append(scalar)
      }
    }
    values.append(plain(value))
    return values
  }

  /// A parameter value without the escapes of RFC 6868.
  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n": result += "\n"
        case "'": result += "\""
        case "^": result += "^"
        default:
          result += "^"
          result.unicodeScalars.append(scalar)
        }
      } else if scalar == "^" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "^" : result
  }
}
