import Foundation

/// The file with what stands in for left-out source.
enum StandInFile {
  /// The text of the file, with a mark by which a changed one is known.
  static func text(_ declarations: [(origin: String, text: String)], omitted: [String], imports: [String])
    -> String
  {
    var lines = [
      "// Stand-ins, written by `prithee adopt`: what left-out source would have to give. FILL THEM IN.",
      "// Once this file is changed, adopting again leaves it as it is.", "",
    ]
    lines += imports.sorted().map { "import \($0)" }
    for (origin, text) in declarations { lines += ["", "// In place of \(origin)", text] }
    if !omitted.isEmpty {
      lines += ["", "// Left out, because types in them are not there:"]
      lines += omitted.sorted().map { "// - \($0.split(whereSeparator: \.isNewline).joined(separator: " "))" }
    }
    lines += [
      "", "/// Thrown where something only stands in.",
      "private struct StandInError: Error, CustomStringConvertible {", "  var description: String", "",
      "  init(_ name: String) {",
      "    description = \"“\\(name)” only stands in for source that was left out.\"",
      "  }", "}", "", "private func standIn<Value>(_ name: String) -> Value {",
      "  fatalError(\"“\\(name)” only stands in for source that was left out.\")", "}",
    ]
    let body = lines.joined(separator: "\n") + "\n"
    return body + mark + digest(body) + "\n"
  }

  /// Whether a file is as it was written.
  static func isUnchanged(_ file: URL) -> Bool {
    guard let text = try? FileReading.text(of: file, limit: SourceSurvey.sizeLimit),
      let place = text.range(of: mark, options: .backwards)
    else {
      return false
    }
    return text[place.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
      == digest(String(text[..<place.lowerBound]))
  }

  private static let mark = "// As written: "

  /// A number that tells texts apart.
  private static func digest(_ text: String) -> String {
    let value = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }
}
