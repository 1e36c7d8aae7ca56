/// Why a workflow did not come to its end.
public struct WorkflowFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A step failed; `try` catches it.
    case failed
    /// Steps, time or memory ran out.
    case limit
    /// The person called it off, or the task was cancelled.
    case cancelled
    /// Something that must be allowed was not.
    case refused
    /// Nobody can answer now: the run goes on later.
    case suspended
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// What happened, and what to do.
  public var message: String
  /// Where the step stands in the workflow's text.
  public var place: Place

  /// Creates a failure.
  public init(_ message: String, kind: Kind = .failed, at place: Place = Place()) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// The message, with the line where it is known.
  public var description: String { place.line > 0 ? "line \(place.line): \(message)" : message }
}
