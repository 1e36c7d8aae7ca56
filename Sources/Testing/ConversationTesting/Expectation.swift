public import Conversation
public import IntentWire

/// One thing that is expected of a reply.
public struct Expectation: Sendable, Hashable {
  /// How a value is compared.
  public enum Matcher: Sendable, Hashable {
    /// The value is exactly this; of an object, the members that are named.
    case equals(JSONValue)
    /// The text holds each of these, whatever the letters' case.
    case contains([String])
    /// The text holds none of these, whatever the letters' case.
    case containsNot([String])
    /// The text matches the regular expression somewhere.
    case matches(String)
    /// There is no value.
    case absent
    /// There is any value.
    case present
  }

  /// The member of the reply, by its path: `state`, `question.options`, `parameters.title`; `says` is the
  /// spoken and printed words together.
  public var path: [String]
  /// How it is compared.
  public var matcher: Matcher
  /// The line in the script, counted from 1.
  public var line: Int

  /// Creates an expectation.
  public init(path: [String], matcher: Matcher, line: Int = 1) {
    self.path = path
    self.matcher = matcher
    self.line = line
  }

  /// Compares a reply with what is expected of it.
  ///
  /// - Returns: What was expected and what came, or `nil` when it is as expected.
  public func failure(of reply: Reply) -> String? {
    let actual = path == ["says"] ? .string("\(reply.spoken)\n\(reply.printed)") : reply.json.member(at: path)
    let name = path.joined(separator: ".")
    switch matcher {
    case .equals(let expected):
      return actual.fits(expected)
        ? nil : "\(name): expected \(expected.compact), got \(actual.compact)"
    case .contains(let words):
      let missing = words.filter { !actual.holds($0) }
      return missing.isEmpty
        ? nil : "\(name): expected \(Self.quoted(missing)) in it, got \(actual.compact)"
    case .containsNot(let words):
      let found = words.filter(actual.holds)
      return found.isEmpty ? nil : "\(name): expected it without \(Self.quoted(found)), got \(actual.compact)"
    case .matches(let pattern):
      guard let expression = try? Regex(pattern) else {
        return "\(name): “\(pattern)” is no regular expression"
      }
      return actual.text.contains(expression)
        ? nil : "\(name): expected a match of /\(pattern)/, got \(actual.compact)"
    case .absent:
      return actual == .null ? nil : "\(name): expected nothing, got \(actual.compact)"
    case .present:
      return actual == .null ? "\(name): expected something, got nothing" : nil
    }
  }

  private static func quoted(_ words: [String]) -> String {
    words.map { "“\($0)”" }.joined(separator: " and ")
  }
}

extension JSONValue {
  /// The member at a path of names; `null` when there is none.
  func member(at path: [String]) -> JSONValue {
    var value = self
    for name in path {
      guard case .object(let members) = value, let member = members[name] else { return .null }
      value = member
    }
    return value
  }

  /// Whether the value is the expected one; an object may have more members than are expected.
  func fits(_ expected: JSONValue) -> Bool {
    switch (self, expected) {
    case (.object(let members), .object(let wanted)):
      wanted.allSatisfy { (members[$0.key] ?? .null).fits($0.value) }
    case (.array(let values), .array(let wanted)):
      values.count == wanted.count && zip(values, wanted).allSatisfy { $0.fits($1) }
    case (.integer(let value), .number(let wanted)): Double(value) == wanted
    case (.number(let value), .integer(let wanted)): value == Double(wanted)
    default: self == expected
    }
  }

  /// Whether the value's text holds some words, whatever the letters' case.
  func holds(_ words: String) -> Bool {
    text.lowercased().contains(words.lowercased())
  }

  /// The value as text: a string as it is, anything else as JSON.
  var text: String {
    if case .string(let text) = self { text } else { compact }
  }

  /// The value in one line.
  var compact: String {
    switch self {
    case .null: "nothing"
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let text): "“\(text)”"
    case .array(let values): "[\(values.map(\.compact).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.compact)" }.joined(separator: ", "))}"
    }
  }
}
