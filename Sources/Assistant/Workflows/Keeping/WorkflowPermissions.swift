/// What a workflow may reach outside of the apps and its own files.
public struct WorkflowPermissions: OptionSet, Sendable, Hashable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// HTTP requests.
  public static let http = WorkflowPermissions(rawValue: 1)
  /// Shell commands.
  public static let shell = WorkflowPermissions(rawValue: 2)
  /// Files outside of its folder.
  public static let files = WorkflowPermissions(rawValue: 4)

  private static let names: [(String, WorkflowPermissions)] = [
    ("http", .http), ("shell", .shell), ("files", .files),
  ]

  /// The names of what is in the set.
  public var names: [String] { Self.names.filter { contains($0.1) }.map(\.0) }

  /// The set of what has these names; others are left out.
  public init(names: [String]) {
    self = Self.names.reduce(into: []) { if names.contains($1.0) { $0.formUnion($1.1) } }
  }
}

extension WorkflowEnvironment {
  /// The environment with what is allowed taken from another.
  public func allowing(_ permissions: WorkflowPermissions, from other: WorkflowEnvironment)
    -> WorkflowEnvironment
  {
    var environment = self
    if permissions.contains(.http) { environment.fetch = other.fetch }
    if permissions.contains(.shell) { environment.shell = other.shell }
    if permissions.contains(.files) {
      environment.read = other.read
      environment.write = other.write
    }
    return environment
  }
}
