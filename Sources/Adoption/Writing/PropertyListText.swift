import Foundation
import PropertyListReading

/// Writes property lists in XML, the same text for the same list.
enum PropertyListText {
  static func xml(_ values: [String: PropertyListNode]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(text(.dictionary(values), indent: ""))
    </plist>

    """
  }

  private static func text(_ node: PropertyListNode, indent: String) -> String {
    switch node {
    case .string(let value): return "\(indent)<string>\(escaped(value))</string>"
    case .boolean(let value): return "\(indent)<\(value)/>"
    case .integer(let value): return "\(indent)<integer>\(value)</integer>"
    case .real(let value): return "\(indent)<real>\(value)</real>"
    case .date(let value): return "\(indent)<date>\(value.formatted(.iso8601))</date>"
    case .data(let value): return "\(indent)<data>\(value.base64EncodedString())</data>"
    case .array(let items):
      if items.isEmpty { return "\(indent)<array/>" }
      let inner = items.map { text($0, indent: indent + "  ") }.joined(separator: "\n")
      return "\(indent)<array>\n\(inner)\n\(indent)</array>"
    case .dictionary(let values):
      if values.isEmpty { return "\(indent)<dict/>" }
      let inner = values.sorted { $0.key < $1.key }.map { key, value in
        "\(indent)  <key>\(escaped(key))</key>\n\(text(value, indent: indent + "  "))"
      }
      return "\(indent)<dict>\n\(inner.joined(separator: "\n"))\n\(indent)</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "&": Array("&amp;")
        case "<": Array("&lt;")
        case ">": Array("&gt;")
        // XML has no other control characters.
        case let scalar where scalar.value < 0x20 && ![9, 10, 13].contains(scalar.value): []
        default: [Character(scalar)]
        }
      })
  }
}
