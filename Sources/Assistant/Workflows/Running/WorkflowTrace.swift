public import IntentWire

/// What happened in a run, step by step.
public struct WorkflowTrace: Sendable, Hashable {
  /// A value that went into a step.
  public struct Input: Sendable, Hashable {
    /// The parameter; empty for the value without a label.
    public var name: String
    /// The value.
    public var value: IntentValue
  }

  /// One step.
  public struct Entry: Sendable, Hashable {
    /// The step.
    public var step: Step
    /// The workflow, when it was run by another.
    public var workflow: String?
    /// How deep the step stands in blocks.
    public var depth: Int
    /// What went into it.
    public var inputs: [Input]
    /// What came of it.
    public var output: IntentValue?
    /// What the app said.
    public var dialog: String?
    /// When it began, since the beginning of the run.
    public var start: Duration
    /// How long it took.
    public var duration: Duration
    /// Why it failed.
    public var failure: String?

    /// The step as it is written.
    public var text: String {
      let line = WorkflowPrinter.line(step.form)
      return step.name.map { "\(WorkflowPrinter.word($0)) = \(line)" } ?? line
    }

    /// The line in the workflow's text; 0 when it was not read from text.
    public var line: Int { step.place.line }
  }

  /// The steps, in the order in which they began.
  public var entries: [Entry] = []
  /// How many steps are left out because there were too many.
  public var omitted = 0

  /// Creates an empty trace.
  public init() {}
}

extension WorkflowTrace.Entry {
  /// The entry as JSON.
  public var json: JSONValue {
    var members: [String: JSONValue] = [
      "line": .integer(line), "depth": .integer(depth), "step": .string(text),
      "inputs": .object(
        Dictionary(inputs.map { ($0.name, $0.value.plainData) }, uniquingKeysWith: { first, _ in first })),
      "output": output?.plainData ?? .null, "start": .number(start.milliseconds),
      "duration": .number(duration.milliseconds),
    ]
    if let workflow { members["workflow"] = .string(workflow) }
    if let dialog { members["dialog"] = .string(dialog) }
    if let failure { members["failure"] = .string(failure) }
    return .object(members)
  }

  /// The entry in a line, for a person.
  public var summary: String {
    let time = (duration.milliseconds * 1000).rounded() / 1000
    var line = String(repeating: "  ", count: depth) + text.split(separator: "\n").joined(separator: " ")
    if let output, output != .nothing { line += "  → \(output.displayText.prefix(120))" }
    if let failure { line += "  ✗ \(failure)" }
    return "\(line)  (\(time) ms)"
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}

/// What came of a run.
public struct WorkflowResult: Sendable, Hashable {
  /// The result: what `stop with` says, else that of the last step.
  public var output: IntentValue?
  /// The words of the result that `stop with` gives; `nil` where the workflow just ends.
  public var stated: String?
  /// What an app said last.
  public var dialog: String?
  /// What an app showed last.
  public var snippet: SnippetNode?
  /// Why the run did not come to its end.
  public var failure: WorkflowFailure?
  /// What happened.
  public var trace: WorkflowTrace
  /// How many steps there were.
  public var steps: Int
  /// The identifier under which the run is kept; `nil` when it is not.
  public var run: String?
  /// Why the run could not be kept.
  public var unkept: String?

  /// What is said at the end: what `stop with` gives, else what an app said last, else the result.
  public var said: String? {
    let words = stated ?? dialog ?? output?.displayText ?? ""
    return words.isEmpty ? nil : words
  }

  /// Creates a result.
  public init(failure: WorkflowFailure? = nil, trace: WorkflowTrace = WorkflowTrace(), steps: Int = 0) {
    self.failure = failure
    self.trace = trace
    self.steps = steps
  }
}
