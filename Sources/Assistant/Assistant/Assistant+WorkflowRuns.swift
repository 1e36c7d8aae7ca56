import Foundation
import IntentWire
import Logging
import Store
public import Workflows

extension Assistant {
  /// What is kept of the latest runs of workflows.
  public nonisolated var workflowRuns: RunFolder {
    RunFolder(workflows.url.appending(path: "runs", directoryHint: .isDirectory))
  }

  /// Writes down that a run begins; one that cannot be written down takes place all the same.
  ///
  /// - Returns: The run, or why it is not kept.
  func beginRun(
    of workflow: Workflow, input: [String: IntentValue], _ origin: WorkflowRun.Origin
  ) -> (run: WorkflowRun?, problem: String?) {
    guard !configuration.isTransient else { return (nil, nil) }
    do {
      return (
        try workflowRuns.begin(workflow.name, input: input, origin: origin, at: configuration.now()), nil
      )
    } catch {
      configuration.logger.warning("A run of “\(workflow.name)” is not kept: \(error)")
      return (nil, "The run cannot be kept in \(workflowRuns.url.path): \(error.localizedDescription)")
    }
  }

  /// Writes down what came of a run.
  ///
  /// - Returns: Why it is not kept; `nil` when it is.
  func endRun(_ run: WorkflowRun, _ result: WorkflowResult, after duration: Duration) -> String? {
    do {
      try workflowRuns.end(run, result, after: duration)
      return nil
    } catch {
      configuration.logger.warning("The end of a run of “\(run.workflow)” is not kept: \(error)")
      return "The end of the run cannot be kept in \(workflowRuns.url.path): \(error.localizedDescription)"
    }
  }

  // MARK: What is allowed

  private struct Allowed: Codable {
    var names: [String]
    /// The workflow's text as it was then; another one is not allowed.
    var text: String
  }

  private nonisolated static func key(allowed name: String) -> String {
    "workflow-allowed.\(name.lowercased())"
  }

  /// Allows a stored workflow to reach outside whenever it runs, until its text changes.
  ///
  /// - Throws: `WorkflowProblem` when there is no such workflow.
  public func allow(_ permissions: WorkflowPermissions, forWorkflow name: String) throws {
    guard let entry = workflows.entry(named: name) else {
      throw WorkflowProblem("There is no workflow “\(name)”. “prithee workflows list” shows those there are.")
    }
    let allowed = Allowed(names: permissions.names, text: entry.workflow.text)
    let content =
      permissions.isEmpty ? nil : String(decoding: try JSONEncoder().encode(allowed), as: UTF8.self)
    try store().setSetting(Self.key(allowed: entry.workflow.name), to: content)
  }

  /// What the person has allowed a workflow, as its text is now.
  public func permissions(ofWorkflow workflow: Workflow) -> WorkflowPermissions {
    guard let content = try? store().setting(Self.key(allowed: workflow.name)),
      let allowed = try? JSONDecoder().decode(Allowed.self, from: Data(content.utf8)),
      allowed.text == workflow.text
    else { return [] }
    return WorkflowPermissions(names: allowed.names)
  }

  /// The environment of a workflow, with what the person has allowed it.
  public func workflowEnvironment(for workflow: Workflow) -> WorkflowEnvironment {
    let environment = workflowEnvironment()
    guard let outside = configuration.outside else { return environment }
    return environment.allowing(permissions(ofWorkflow: workflow), from: outside)
  }
}
