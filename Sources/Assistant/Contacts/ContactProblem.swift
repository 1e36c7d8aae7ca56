/// Why something could not be done with the contacts, in a sentence with the way out.
public struct ContactProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened, what was expected and what to do.
  public var description: String

  /// Creates a problem.
  public init(_ description: String) {
    self.description = description
  }
}
