/// Why a project cannot be adopted, in words for its author.
public struct AdoptionProblem: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  public var path: String
  /// What is wrong, and what to do.
  public var message: String

  /// Creates a problem.
  public init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The path and the message.
  public var description: String { "\(path): \(message)" }
}
