/// Something that is wrong with an app: what it is, where it is, and how to mend it.
public struct CatalogProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The app works, but not in every respect.
    case warning
    /// The app cannot be used.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// The app, file or folder that has the problem.
  public var subject: String
  /// What happened, what was expected, and what to do.
  public var message: String

  /// Creates a problem.
  public init(_ subject: String, _ message: String, severity: Severity = .error) {
    self.severity = severity
    self.subject = subject
    self.message = message
  }

  /// The subject and the message in one line.
  public var description: String { "\(subject): \(message)" }
}

/// Why an installation was refused: every problem that was found.
public struct InstallationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, in the order in which they were found.
  public var problems: [CatalogProblem]

  /// Creates an error of problems.
  public init(_ problems: [CatalogProblem]) {
    self.problems = problems
  }

  /// The problems, one in each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
