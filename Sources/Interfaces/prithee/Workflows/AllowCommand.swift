import ArgumentParser
import Assistant
import Workflows

/// What a workflow may be allowed.
enum WorkflowReach: String, ExpressibleByArgument, CaseIterable {
  case http, shell, files
}

/// Lets a workflow reach outside.
struct AllowWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allow",
    abstract: "Lets a stored workflow make HTTP requests, run shell commands, or use other files.",
    discussion: """
      It holds whenever the workflow runs, by a sentence or by itself too, for what it runs as well, and until its text \
      changes. Without a word everything that was allowed is taken back.

      Examples:
        prithee workflows allow Backup shell files
        prithee workflows allow Backup
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The workflow's name.") var name: String

  @Argument(help: "What it may do: http, shell, files.") var reach: [WorkflowReach] = []

  func run() async throws {
    let permissions = WorkflowPermissions(names: reach.map(\.rawValue))
    do {
      try await global.withAssistant { try await $0.allow(permissions, forWorkflow: name) }
    } catch let problem as WorkflowProblem {
      throw CommandFailure(problem.message)
    }
    let names = permissions.names.joined(separator: ", ")
    Output.line(
      names.isEmpty
        ? "“\(name)” may reach nothing outside." : "“\(name)” may use: \(names), until its text changes.")
  }
}
