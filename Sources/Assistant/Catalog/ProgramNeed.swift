import Foundation

/// A program that an app needs and that is not part of it, from `PritheeProgramsNeeded` in its property list.
public struct ProgramNeed: Sendable, Hashable {
  /// The key in the property list: an array of dictionaries with `Programs`, `Purpose` and `Variable`.
  static let key = "PritheeProgramsNeeded"

  /// The programs, of which any will do.
  public var programs: [String]
  /// What it is needed for, in words that follow “to”: `play sound`.
  public var purpose: String
  /// The environment variable with which a person names another program; what it says, the app knows.
  public var variable: String?

  /// Creates a need.
  public init(_ programs: [String], purpose: String, variable: String? = nil) {
    self.programs = programs
    self.purpose = purpose
    self.variable = variable
  }

  static func read(_ info: PropertyList) -> [ProgramNeed] {
    info.lists(key).compactMap { entry in
      let programs = entry.texts("Programs")
      guard !programs.isEmpty else { return nil }
      return ProgramNeed(
        programs, purpose: entry.text("Purpose") ?? "do all that it can", variable: entry.text("Variable"))
    }
  }

  /// Says what is missing and what to do; `nil` when one of the programs is there.
  public func problem(
    of app: String, environment: [String: String]
  ) -> CatalogProblem? {
    if let variable, let wanted = environment[variable], !wanted.isEmpty { return nil }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let isThere = programs.contains { program in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
    guard !isThere else { return nil }
    let other = variable.map { ", or name another with \($0)" } ?? ""
    return CatalogProblem(
      app,
      "It needs a program to \(purpose), and none is installed. Install one of these\(other): "
        + "\(programs.joined(separator: ", ")).", severity: .warning)
  }
}
