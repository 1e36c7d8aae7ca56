import Foundation

/// Turns the facts' remarks about types and protocols into the notation of the tables.
enum SchemaNotation {
  /// A type: alternatives of several releases are written with `|`, the newest first.
  ///
  /// - Parameter since: The first release with the schema; places had another type before release 26.
  /// - Returns: `nil` for what names no type.
  static func type(_ text: String, since: String = "27") -> String? {
    if text.contains("(inferred)") { return nil }
    if let place = text.wholeMatch(of: /(\[?)PlaceDescriptor(\]?\??)/), since.hasPrefix("18") {
      return "\(text) | \(place.1)CLPlacemark\(place.2)"
    }
    if text.hasPrefix("{"), let list = text.wholeMatch(of: /\{\w+ = list of (<\w+>)\}/) {
      return "[\(list.1)]"
    }
    // `A? (18: B?)` and `A (27: B)` name a second type, `A? (18)` only a release.
    guard let match = text.wholeMatch(of: /(.+?) \(\d+(?:: ([^)]+))?\)/) else { return text }
    guard let second = match.2 else { return String(match.1) }
    return "\(match.1) | \(second)"
  }

  /// The type of the value that an intent returns; `nil` when one release or all return none.
  static func result(_ text: String) -> String? {
    guard !text.contains(" / "), let match = text.wholeMatch(of: /ReturnsValue<(.+)>/) else { return nil }
    return String(match.1)
  }

  /// Protocols one of which must be adopted, the newest first, with `|` between them.
  static func protocols(_ text: String) -> String {
    let older = text.wholeMatch(of: /(\w+) \(\d+\) \/ (\w+) \(\d+\)/)
    if let older { return "\(older.2)|\(older.1)" }
    let names = text.matches(of: /[A-Z]\w+(?:Intent|Entity)\b/).map { String($0.0) }
    return names.joined(separator: "|")
  }
}
