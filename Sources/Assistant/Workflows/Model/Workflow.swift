public import IntentWire

/// A list of steps that a person keeps under a name, and in which the result of each can be used by those after it.
///
/// A workflow is written as text that reads like a recipe (``init(text:)``, ``text``), as JSON (``init(json:)``,
/// ``json``), or comes from a property list of Apple's (``init(propertyList:)``).
///
/// ```
/// workflow "Weekend plan"
/// about "Short walks to waterfalls"
/// input region: text = "Yosemite"
///
/// collections = find Collections in Trails where name contains region limit 1
/// ideas = do SuggestTrails in Trails
///   activity: .hiking
///   trailCollection: collections
/// show "Try {ideas}"
/// ```
public struct Workflow: Sendable, Hashable {
  /// The name, which a person says to run it.
  public var name: String
  /// What it is good for, in a sentence.
  public var about: String?
  /// Other phrases that run it.
  public var phrases: [String]
  /// The values that it takes, in order; the first is also called `input`.
  public var inputs: [Input]
  /// What makes it run by itself.
  public var triggers: [Trigger]
  /// Comments at the head of the text, in order, without their sign.
  public var notes: [String]
  /// The steps.
  public var steps: [Step]

  /// A value that a workflow takes.
  public struct Input: Sendable, Hashable {
    /// The name under which the steps use it.
    public var name: String
    /// The type; `nil` for any.
    public var type: ValueType?
    /// The value when none is given; without one, the person is asked.
    public var fallback: Formula?
    /// Where it is written.
    public var place: Place

    /// Creates a declaration.
    public init(_ name: String, type: ValueType? = nil, fallback: Formula? = nil, place: Place = Place()) {
      self.name = name
      self.type = type
      self.fallback = fallback
      self.place = place
    }
  }

  /// Creates a workflow.
  public init(
    name: String, about: String? = nil, phrases: [String] = [], inputs: [Input] = [],
    triggers: [Trigger] = [], notes: [String] = [], steps: [Step] = []
  ) {
    self.name = name
    self.about = about
    self.phrases = phrases
    self.inputs = inputs
    self.triggers = triggers
    self.notes = notes
    self.steps = steps
  }
}

/// Where something is written in a workflow's text: line and column, both counted from 1.
///
/// Places do not count when workflows are compared: any two are equal.
public struct Place: Sendable, Hashable {
  /// The line; 0 for something that was not read from text.
  public var line: Int
  /// The column, in characters.
  public var column: Int

  /// Creates a place; without numbers it is nowhere.
  public init(line: Int = 0, column: Int = 0) {
    self.line = line
    self.column = column
  }

  /// Always true.
  public static func == (left: Place, right: Place) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// What is wrong with a workflow, where it is, and how to mend it.
public struct WorkflowProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// It runs, but perhaps not as meant.
    case warning
    /// It cannot run.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// The line, counted from 1; 0 when it concerns no line.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int
  /// What is wrong, what was expected, and what to do.
  public var message: String

  /// Creates a problem.
  public init(_ message: String, at place: Place = Place(), severity: Severity = .error) {
    self.severity = severity
    line = place.line
    column = place.column
    self.message = message
  }

  /// The place and the message, as editors understand them: `3:7: error: …`.
  public var description: String {
    line > 0
      ? "\(line):\(column): \(severity.rawValue): \(message)" : "\(severity.rawValue): \(message)"
  }
}

/// Everything that is wrong with a workflow, at most one problem for a line.
public struct WorkflowProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, by line.
  public var problems: [WorkflowProblem]

  /// Creates an error of problems.
  public init(_ problems: [WorkflowProblem]) { self.problems = problems }

  /// The problems, one in each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
