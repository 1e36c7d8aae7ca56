import Foundation
import IntentWire

extension BuiltIn {
  static let texts: [BuiltIn] = [
    BuiltIn(
      "combine", [.main(.list(.string)), .option("with", .string)], .string,
      "Joins the items of a list to one text, with words between them."
    ) { call in
      let texts = call.list().map(call.coercion.words)
      let separator = call.optionalText("with") ?? "\n"
      try call.fits(texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
      return .string(texts.joined(separator: separator))
    },
    BuiltIn(
      "split", [.main(.string), .option("by", .string)], .list(.string),
      "Splits a text where other words stand; at new lines when nothing is said."
    ) { call in
      let text = call.text()
      let separator = call.optionalText("by") ?? "\n"
      if separator.isEmpty { return .list(text.map { .string(String($0)) }) }
      return .list(text.components(separatedBy: separator).map(IntentValue.string))
    },
    BuiltIn(
      "replace",
      [.main(.string), .needed("with", .string), .needed("in", .string), .option("regex", .boolean)], .string,
      "Replaces words in a text, or what matches a regular expression."
    ) { call in
      let (old, new, text) = (call.text(), call.text("with"), call.text("in"))
      guard !old.isEmpty else { return .string(text) }
      if call.flag("regex") {
        let expression = try Patterns.expression(old)
        let range = NSRange(text.startIndex..., in: text)
        return .string(expression.stringByReplacingMatches(in: text, range: range, withTemplate: new))
      }
      let pieces = text.components(separatedBy: old)
      try call.fits(text.utf8.count + pieces.count * new.utf8.count)
      return .string(pieces.joined(separator: new))
    },
    BuiltIn(
      "match", [.main(.string), .needed("in", .string), .option("whole", .boolean)], .list(.string),
      "Finds what matches a regular expression; with groups in it, what the first group matched, unless “whole”."
    ) { call in
      let expression = try Patterns.expression(call.text())
      let text = call.text("in")
      let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
      return .list(
        matches.compactMap { match in
          Range(match.range(at: match.numberOfRanges > 1 && !call.flag("whole") ? 1 : 0), in: text).map {
            .string(String(text[$0]))
          }
        })
    },
    BuiltIn(
      "change case", [.needed("of", .string), .needed("to", .string)], .string,
      "Writes a text in uppercase, lowercase, capitalized or as a sentence."
    ) { call in
      let text = call.text("of")
      switch call.text("to").lowercased() {
      case "uppercase": return .string(text.uppercased())
      case "lowercase": return .string(text.lowercased())
      case "capitalized", "title": return .string(text.capitalized)
      case "sentence": return .string(text.prefix(1).uppercased() + text.dropFirst().lowercased())
      case let other:
        throw WorkflowFailure(
          "“\(other)” is no kind of writing; there are uppercase, lowercase, capitalized and sentence.")
      }
    },
    BuiltIn("trim", [.main(.string)], .string, "Takes the blanks away from both ends of a text.") { call in
      .string(call.text().trimmingCharacters(in: .whitespacesAndNewlines))
    },
    BuiltIn(
      "shorten", [.main(.string), .needed("to", .number)], .string,
      "Takes the first characters of a text."
    ) { call in
      .string(String(call.text().prefix(max(0, try call.integer("to")))))
    },
    BuiltIn(
      "count", [.main(nil), .option("by", .string)], .integer,
      "Counts items; of a text its characters, or by “words” or “lines”."
    ) { call in
      guard case .string(let text) = call.main else {
        return .integer(call.main.entries?.count ?? call.list().count)
      }
      switch call.optionalText("by")?.lowercased() ?? "characters" {
      case "characters": return .integer(text.count)
      case "words":
        return .integer(text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.count)
      case "lines":
        return .integer(
          text.isEmpty ? 0 : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
      case "items": return .integer(1)
      case let other:
        throw WorkflowFailure("“\(other)” cannot be counted; there are characters, words, lines and items.")
      }
    },
  ]
}

/// Regular expressions from other people.
enum Patterns {
  /// - Throws: ``WorkflowFailure`` for a pattern that is none.
  static func expression(_ pattern: String) throws -> NSRegularExpression {
    guard pattern.utf8.count <= 1_000, let expression = try? NSRegularExpression(pattern: pattern) else {
      throw WorkflowFailure("“\(pattern.prefix(80))” is no regular expression.")
    }
    return expression
  }
}
