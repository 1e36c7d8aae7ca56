public import IntentWire

/// An action that needs no app.
///
/// It is written as its words, a value without a label where it takes one, and values with labels:
/// `replace "a" with "b" in line`.
public struct BuiltIn: Sendable {
  /// A value that an action takes.
  public struct Slot: Sendable, Hashable {
    /// The label; `nil` for the value that stands right behind the action's words.
    public var label: String?
    /// The type; `nil` for any.
    public var type: ValueType?
    /// Whether it can be left out.
    public var isOptional: Bool
  }

  /// What an action does beyond computing a value.
  enum Effect: Sendable, Hashable {
    case none, ask, choose, confirm, show, speak, notify, wait, copy, open, read, write, fetch, shell
  }

  /// The words, for example `choose from`.
  public let name: String
  /// The values that it takes.
  public let slots: [Slot]
  /// The type of its result; `nil` when it depends on the values.
  public let result: ValueType?
  /// What it does, in a sentence.
  public let summary: String
  let effect: Effect
  let body: @Sendable (borrowing Arguments) throws -> IntentValue

  init(
    _ name: String, _ slots: [Slot], _ result: ValueType?, _ summary: String, effect: Effect = .none,
    _ body: @escaping @Sendable (borrowing Arguments) throws -> IntentValue = { _ in .nothing }
  ) {
    self.name = name
    self.slots = slots
    self.result = result
    self.summary = summary
    self.effect = effect
    self.body = body
  }

  /// Every action, by its words.
  public static let all: [String: BuiltIn] = {
    var actions: [String: BuiltIn] = [:]
    for action in texts + numbers + lists + dates + data + interaction { actions[action.name] = action }
    return actions
  }()

  /// The most words that the name of an action has.
  static let longestName = all.keys.map { $0.split(separator: " ").count }.max() ?? 1

  func slot(_ label: String?) -> Slot? { slots.first { $0.label == label } }

  /// How the action is written, for example `split … by …`.
  public var usage: String {
    var text = name
    for slot in slots {
      let part = [slot.label, "…"].compactMap(\.self).joined(separator: " ")
      text += slot.isOptional ? " [\(part)]" : " \(part)"
    }
    return text
  }
}

extension BuiltIn.Slot {
  /// The value without a label.
  static func main(_ type: ValueType?) -> Self { Self(label: nil, type: type, isOptional: false) }
  /// The value without a label, which may be left out.
  static func maybe(_ type: ValueType?) -> Self { Self(label: nil, type: type, isOptional: true) }
  /// A value that is needed.
  static func needed(_ label: String, _ type: ValueType?) -> Self {
    Self(label: label, type: type, isOptional: false)
  }
  /// A value that may be left out.
  static func option(_ label: String, _ type: ValueType?) -> Self {
    Self(label: label, type: type, isOptional: true)
  }
}

/// The words that mean something in a workflow.
enum Keywords {
  static let operators: Set<String> = [
    "and", "or", "not", "is", "has", "contains", "begins", "ends", "does", "between", "as",
  ]
  static let literals: Set<String> = ["true", "false", "yes", "no", "ask", "url", "entity", "choice"]
  static let statements: Set<String> = [
    "if", "else", "repeat", "for", "menu", "option", "try", "on", "do", "find", "filter", "set", "add", "run",
    "stop", "unsupported",
  ]
  /// What a name can be only in backquotes.
  static let reserved = operators.union(literals)
  /// With what no value can begin that is a step of its own.
  static let starters: Set<String> = statements.union(["workflow", "about", "phrase", "when"])
    .union(BuiltIn.all.keys.map { String($0.prefix { $0 != " " }) })
}

extension IntentValue {
  /// What an action returns that has nothing to return.
  static let nothing = IntentValue.list([])
}
