/// The forms of a property list that are text: XML, and the old one with brackets.
struct TextForm {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the bytes are in an encoding in which every mark is its ASCII byte, so that nothing is overlooked here.
  var isReadable: Bool {
    let start = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard start.contains("<?xml"), let declaration = start.firstRange(of: "encoding=") else {
      return !bytes.prefix(256).contains(0)
    }
    let name = start[declaration.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    return Self.encodings.contains(name.lowercased()) && !bytes.prefix(256).contains(0)
  }

  private static let encodings: Set<String> = [
    "utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1", "windows-1252", "macintosh",
  ]

  /// The most levels that are open at once.
  var nesting: Int {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    return first == UInt8(ascii: "<") ? elements : brackets
  }

  /// The most elements of XML that are open at once, beside the one of the whole list.
  private var elements: Int {
    var depth = 0
    var deepest = 0
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if starts(start, "<!--") {
        index = end(of: "-->", from: start + 4)
      } else if starts(start, "<![CDATA[") {
        index = end(of: "]]>", from: start + 9)
      } else if starts(start, "<?") {
        index = end(of: "?>", from: start + 2)
      } else if starts(start, "<!") {
        index = end(of: ">", from: start + 2)
      } else {
        index = end(of: ">", from: start + 1)
        if starts(start, "</") {
          depth = max(0, depth - 1)
        } else if index < 2 || bytes[index - 2] != UInt8(ascii: "/") {
          depth += 1
          deepest = max(deepest, depth)
        }
      }
    }
    return max(0, deepest - 1)
  }

  /// The most brackets of the old form that are open at once.
  private var brackets: Int {
    var depth = 0
    var deepest = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while index < bytes.count, bytes[index] != byte {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "/") where starts(index - 1, "//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
          index += 1
        }
      case UInt8(ascii: "/") where starts(index - 1, "/*"): index = end(of: "*/", from: index + 1)
      default: break
      }
    }
    return deepest
  }

  private func starts(_ place: Int, _ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { bytes[place...].prefix($0.count).elementsEqual($0) }
  }

  /// The place behind the next of some marks; the end of the text where there is none.
  private func end(of mark: StaticString, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if starts(index, mark) { return index + mark.utf8CodeUnitCount }
      index += 1
    }
    return bytes.count
  }
}
