public import Foundation
public import IntentWire

/// What is kept of one run of a workflow.
public struct WorkflowRun: Sendable, Hashable, Codable {
  /// How far a run came.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is under way.
    case running
    /// It waits for an answer in a conversation.
    case waiting
    /// It came to its end.
    case done
    /// A step failed, or a limit was reached.
    case failed
    /// The person called it off.
    case cancelled
    /// Its program ended before it did.
    case interrupted
  }

  /// What began a run.
  public enum Origin: String, Sendable, Hashable, Codable, CaseIterable {
    /// `prithee run`, or another program.
    case command
    /// A sentence.
    case conversation
    /// Its time had come, or something happened.
    case trigger
  }

  /// Why a run did not come to its end.
  public struct Failure: Sendable, Hashable, Codable {
    /// What kind of failure it is.
    public var kind: WorkflowFailure.Kind
    /// The line of the step; 0 when it is not known.
    public var line: Int
    /// What happened.
    public var message: String
  }

  /// The identifier, by which runs are in the order of time.
  public var id: String
  /// The workflow's name.
  public var workflow: String
  /// What began it.
  public var origin: Origin
  /// When it began.
  public var started: Date
  /// How far it came.
  public var state: State
  /// How long it took, in milliseconds; `nil` while it is under way.
  public var duration: Double?
  /// How many steps there were.
  public var steps: Int
  /// The values of its inputs.
  public var input: [String: JSONValue]
  /// The result.
  public var output: JSONValue?
  /// What was said at the end: by the workflow itself, or by an app.
  public var dialog: String?
  /// Why it did not come to its end.
  public var failure: Failure?
  /// The steps with their inputs, results and times, as ``WorkflowTrace/Entry/json`` has them.
  public var trace: [JSONValue]
  /// How many steps the trace leaves out.
  public var omitted: Int
  /// The process in which it runs.
  public var process: Int32

  /// The run with what came of it.
  mutating func finish(_ result: WorkflowResult, after duration: Duration, keeping limit: Int) {
    self.duration = duration.milliseconds
    steps = result.steps
    output = result.output?.workflowData
    dialog = result.stated ?? result.dialog
    failure = result.failure.map { Failure(kind: $0.kind, line: $0.place.line, message: $0.message) }
    state =
      switch result.failure?.kind {
      case nil: .done
      case .cancelled: .cancelled
      case .suspended: .waiting
      case .failed, .limit, .refused: .failed
      }
    // The end of a long run tells more than its middle.
    let entries = result.trace.entries
    let kept =
      entries.count > limit ? entries.prefix(limit / 2) + entries.suffix(limit - limit / 2) : entries[...]
    trace = kept.map(\.json)
    omitted = result.trace.omitted + entries.count - kept.count
  }
}
