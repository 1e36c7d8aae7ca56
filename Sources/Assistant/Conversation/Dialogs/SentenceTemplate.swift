import IntentWire

/// A sentence with places for values.
///
/// - `{title}` is the value's text; several values are joined ("a, b and c").
/// - `{addedTasks|taskTitles}` is the first of these that has a value.
/// - `{taskLists.tasks}` is a field of a value, or of each of several.
/// - `{tasks#item#items}` is the number of values with the fitting word: "1 item", "3 items", "no items"; a single
///   whole number counts itself, as in `{searchResultsCount#photo#photos}`.
/// - `{fuelPercentRemaining%}` is a share from 0 to 1 as "57 percent".
/// - `{nextTriggerTime@}` is a date with the preposition that it wants: "at 7:00 PM", "tomorrow at 7:00 PM",
///   "on March 18", "in March 2027".
/// - `{all?everything}` is the words after the question mark when there is such a value, and it is not "no";
///   `{status.completed?done}` when the value is that choice.
/// - `[ to {targetTaskList}]` is left out when a value in it is missing.
///
/// A missing value outside brackets makes the whole sentence unusable.
struct SentenceTemplate: Sendable, Hashable {
  indirect enum Part: Sendable, Hashable {
    case text(String)
    case value(paths: [[String]], form: Form)
    case presence(path: [String], text: String)
    case optional([Part])
  }

  /// How a value stands in the sentence.
  enum Form: Sendable, Hashable {
    /// By its text.
    case text
    /// By its number, with the word for one and the word for any other number.
    case count(one: String, other: String)
    /// As a share in percent.
    case percent
    /// As a moment, with its preposition.
    case moment
  }

  /// Why a template cannot be read.
  struct Flaw: Error, Hashable, CustomStringConvertible {
    var template: String
    var problem: String
    var description: String { "The sentence “\(template)” has \(problem)." }
  }

  let source: String
  let parts: [Part]

  init(_ source: String) throws(Flaw) {
    self.source = source
    var reader = TemplateParser(source: source)
    parts = try reader.parse()
  }

  /// The sentence with its values, or nil when one is missing.
  func filled(with values: TemplateValues) -> String? {
    Self.fill(parts, with: values)
  }

  private static func fill(_ parts: [Part], with values: TemplateValues) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let paths, let form):
        guard let text = values.text(at: paths, form: form) else { return nil }
        result += text
      case .presence(let path, let text):
        guard values.isPresent(path) else { return nil }
        result += text
      case .optional(let inner): result += fill(inner, with: values) ?? ""
      }
    }
    return result
  }
}

extension SentenceTemplate: Codable {
  init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(source)
  }
}

/// Reads a template's text.
private struct TemplateParser {
  let source: String
  private var rest: Substring

  init(source: String) {
    self.source = source
    rest = source[...]
  }

  mutating func parse() throws(SentenceTemplate.Flaw) -> [SentenceTemplate.Part] {
    try parts(isInside: false)
  }

  private mutating func parts(isInside: Bool) throws(SentenceTemplate.Flaw) -> [SentenceTemplate.Part] {
    var parts: [SentenceTemplate.Part] = []
    var text = ""
    func flush() { if !text.isEmpty { parts.append(.text(text)); text = "" } }
    while let character = rest.popFirst() {
      switch character {
      case "{":
        flush()
        parts.append(try place())
      case "[":
        guard !isInside else { throw flaw("an optional part inside another") }
        flush()
        parts.append(.optional(try self.parts(isInside: true)))
      case "]":
        guard isInside else { throw flaw("a “]” without its “[”") }
        flush()
        return parts
      case "}": throw flaw("a “}” without its “{”")
      default: text.append(character)
      }
    }
    guard !isInside else { throw flaw("a “[” without its “]”") }
    flush()
    return parts
  }

  private mutating func place() throws(SentenceTemplate.Flaw) -> SentenceTemplate.Part {
    guard let end = rest.firstIndex(of: "}") else { throw flaw("a “{” without its “}”") }
    var body = rest[..<end]
    rest = rest[rest.index(after: end)...]
    if let mark = body.firstIndex(of: "?") {
      let path = body[..<mark].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard !path.isEmpty, !path.contains("") else { throw flaw("a place without a name") }
      return .presence(path: path, text: String(body[body.index(after: mark)...]))
    }
    let plain: SentenceTemplate.Form =
      switch body.last {
      case "%": .percent
      case "@": .moment
      default: .text
      }
    if plain != .text { body = body.dropLast() }
    let pieces = body.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count == 1 || pieces.count == 3 else {
      throw flaw("a count that is not written “{value#one#many}”")
    }
    let paths = pieces[0].split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
    guard paths.allSatisfy({ !$0.contains("") && !$0.isEmpty }) else { throw flaw("a place without a name") }
    guard pieces.count == 3 else { return .value(paths: paths, form: plain) }
    guard plain == .text else { throw flaw("a count that is a share or a moment as well") }
    return .value(paths: paths, form: .count(one: pieces[1], other: pieces[2]))
  }

  private func flaw(_ problem: String) -> SentenceTemplate.Flaw {
    SentenceTemplate.Flaw(template: source, problem: problem)
  }
}
