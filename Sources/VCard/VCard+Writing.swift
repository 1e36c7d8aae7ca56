public import Foundation

extension VCard {
  /// The card as it stands in a file, with lines that end in CR LF.
  ///
  /// What the reader makes of it is the same card. In edition 2.1 text beyond ASCII is written as
  /// quoted-printable UTF-8; the later editions fold lines at 75 bytes.
  public var fileText: String {
    var text = "BEGIN:VCARD\r\nVERSION:\(version.rawValue)\r\n"
    for property in properties { text += version == .v2 ? property.oldLine : property.line }
    return text + "END:VCARD\r\n"
  }

  /// The bytes of ``fileText``.
  public var fileData: Data { Data(fileText.utf8) }
}

extension VCard.Property {
  /// The property as the editions 3.0 and 4.0 write it.
  fileprivate var line: String {
    Self.folded(heading + ":" + Self.singleLine(value)) + "\r\n"
  }

  /// The property as edition 2.1 writes it.
  fileprivate var oldLine: String {
    if !self[parameter: "ENCODING"].isEmpty {
      var property = self
      property[parameter: "ENCODING"] = []
      // A blank line ends the value.
      let value = Self.singleLine(value)
      return Self.folded("\(property.heading);ENCODING=BASE64:\(value)") + "\r\n\r\n"
    }
    let text = Self.withBreaks(Self.singleLine(value))
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain
      ? "\(heading):\(text)\r\n"
      : "\(heading);ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:\(VCardEncodings.quotedPrintable(text))\r\n"
  }

  private var heading: String {
    var heading = group.map { "\($0)." } ?? ""
    heading += name
    for parameter in parameters {
      heading += ";\(parameter.name)=" + parameter.values.map(Self.parameterValue).joined(separator: ",")
    }
    return heading
  }

  /// A parameter value, quoted where it must be, with the escapes of RFC 6868.
  private static func parameterValue(_ value: String) -> String {
    var text = ""
    var mustQuote = false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": text += "^^"
      case "\n", "\r": text += "^n"
      case "\"": text += "^'"
      case ",", ";", ":":
        mustQuote = true
        text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return mustQuote ? "\"\(text)\"" : text
  }

  /// A value without line breaks, which a program may have put there unescaped.
  private static func singleLine(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return value }
    return value.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
  }

  /// A value with its escaped line breaks as such.
  private static func withBreaks(_ value: String) -> String {
    guard value.utf8.contains(0x5C) else { return value }
    var result = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n", "N": result += "\r\n"
        case ",", ";", "\\":
          result += "\\"
          result.unicodeScalars.append(scalar)
        // An escape that the format does not have stands for the character behind it.
        default: result.unicodeScalars.append(scalar)
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "\\\\" : result
  }

  /// A line cut into pieces of at most 75 bytes, never within a character.
  private static func folded(_ line: String) -> String {
    guard line.utf8.count > 75 else { return line }
    var result = ""
    result.reserveCapacity(line.utf8.count + line.utf8.count / 24)
    var width = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if width + size > 75 {
        result += "\r\n "
        width = 1
      }
      result.unicodeScalars.append(scalar)
      width += size
    }
    return result
  }
}
