public import IntentWire

/// A value, or how to get one when the step runs.
public struct Formula: Sendable, Hashable {
  /// A part of a text with values in it.
  public enum Part: Sendable, Hashable {
    /// Plain characters.
    case characters(String)
    /// The words of a value.
    case value(Formula)
  }

  /// An entry of a dictionary.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Formula

    /// Creates an entry.
    public init(_ key: String, _ value: Formula) {
      self.key = key
      self.value = value
    }
  }

  /// An operation on one value.
  public enum Sign: String, Sendable, Hashable, CaseIterable {
    /// Yes becomes no.
    case not
    /// The negative number.
    case minus
    /// Whether there is any value: no empty text, no empty list.
    case hasValue
  }

  /// An operation on two values.
  public enum Operation: String, Sendable, Hashable, CaseIterable {
    /// Arithmetic.
    case plus = "+", minus = "-", times = "*", divided = "/", remainder = "%"
    /// Comparison.
    case equal = "is", notEqual = "is not", less = "<", lessOrEqual = "<=", greater = ">",
      greaterOrEqual = ">="
    /// Comparison of text and lists.
    case contains = "contains", containsNot = "does not contain", begins = "begins with", ends = "ends with"
    /// Logic.
    case and = "and", or = "or"
  }

  /// What the value is made of.
  public indirect enum Form: Sendable, Hashable {
    /// A value that is known.
    case value(IntentValue)
    /// Text with values in it.
    case text([Part])
    /// Several values.
    case list([Formula])
    /// Values by key.
    case dictionary([Entry])
    /// A named result or variable; `input`, `it`, `index`, `now`, `today` and `clipboard` are always there.
    case variable(String)
    /// A property of a value, for example `count` of a list or a property of an entity.
    case property(Formula, String)
    /// An item of a list, counted from 1, or the value under a key of a dictionary.
    case element(Formula, Formula)
    /// The value as one of another type.
    case converted(Formula, ValueType)
    /// What the person answers when the step runs.
    case ask(String?)
    /// An operation on one value.
    case sign(Sign, Formula)
    /// An operation on two values.
    case operation(Operation, Formula, Formula)
    /// Whether a value lies between two others, both included.
    case between(Formula, Formula, Formula)
  }

  /// What the value is made of.
  public var form: Form
  /// Where it is written.
  public var place: Place

  /// Creates an expression.
  public init(_ form: Form, at place: Place = Place()) {
    self.form = form
    self.place = place
  }

  /// A value that is known.
  public static func value(_ value: IntentValue) -> Formula { Formula(.value(value)) }
  /// Plain text.
  public static func text(_ text: String) -> Formula { Formula(.value(.string(text))) }
  /// A named result or variable.
  public static func variable(_ name: String) -> Formula { Formula(.variable(name)) }
}

extension Formula {
  /// The names that are there in every workflow.
  static let specialNames: Set<String> = ["input", "it", "index", "now", "today", "clipboard"]

  /// The text, when it is plain and known.
  var knownText: String? {
    if case .value(.string(let text)) = form { text } else { nil }
  }
}
