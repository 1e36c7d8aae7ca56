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
      // Every piece takes some memory of its own.
      if separator.isEmpty {
        try call.fits(text.unicodeScalars.count * 34)
        return .list(text.map { .string(String($0)) })
      }
      let pieces = text.components(separatedBy: separator)
      try call.fits(text.utf8.count + pieces.count * 32)
      return .list(pieces.map(IntentValue.string))
    },
    BuiltIn(
      "replace",
      [.main(.string), .needed("with", .string), .needed("in", .string), .option("regex", .boolean)], .string,
      "Replaces words in a text, or what matches a regular expression."
    ) { call in
      let (old, new, text) = (call.text(), call.text("with"), call.text("in"))
      guard !old.isEmpty else { return .string(text) }
      if call.flag("regex") {
        let pattern = try Patterns(old, call.deadline)
        let room = call.room
        return .string(try pattern.replacing(text, with: new) { try Arguments.fits($0, in: room) })
      }
      let pieces = text.components(separatedBy: old)
      try call.fits(text.utf8.count + pieces.count * new.utf8.count)
      return .string(pieces.joined(separator: new))
    },
    BuiltIn(
      "match", [.main(.string), .needed("in", .string), .option("whole", .boolean)], .list(.string),
      "Finds what matches a regular expression; with groups in it, what the first group matched, unless “whole”."
    ) { call in
      let pattern = try Patterns(call.text(), call.deadline)
      let (text, isWhole, room) = (call.text("in"), call.flag("whole"), call.room)
      var found: [IntentValue] = []
      var size = 0
      try pattern.forEachMatch(in: text) { match in
        let group = match.range(at: match.numberOfRanges > 1 && !isWhole ? 1 : 0)
        guard let range = Range(group, in: text) else { return }
        let value = IntentValue.string(String(text[range]))
        size += value.weight
        try Arguments.fits(size, in: room)
        found.append(value)
      }
      return .list(found)
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
