import AppProcesses
import Catalog
import Conversation
import Donations
import Foundation
public import IntentWire
import Language
import Understanding
public import Workflows

extension Assistant {
  /// The person's workflows: text files in the home.
  public nonisolated var workflows: WorkflowFolder {
    WorkflowFolder(home.url.appending(path: "workflows", directoryHint: .isDirectory))
  }

  /// What installed apps can do, for checking and running workflows.
  public func actionCatalog() async -> ActionCatalog {
    ActionCatalog(
      apps: await apps().filter { permissions.mayUse($0.identifier) }.map { app in
        ActionCatalog.App(
          identifier: app.identifier, name: app.name, otherNames: app.alternativeNames.map(\.text),
          manifest: app.manifest,
          finds: FindAction.all(of: app.manifest).map {
            ActionCatalog.Find(name: $0.name, plural: $0.entity.pluralName, entity: $0.entity.identifier)
          })
      })
  }

  /// Says what is wrong with a workflow for the apps that are installed.
  public func problems(of workflow: Workflow) async -> [WorkflowProblem] {
    let names = workflows.entries().map(\.workflow.name)
    return workflow.problems(in: await actionCatalog(), workflows: names)
  }

  /// Runs a workflow with the installed apps.
  ///
  /// - Parameters:
  ///   - workflow: The workflow.
  ///   - input: The values of its inputs, by name.
  ///   - person: Answers its questions, and those of the apps.
  ///   - environment: What it may use besides; `nil` allows what the person has allowed this workflow.
  ///   - limits: How much it may use.
  ///   - isDryRun: Whether nothing is to happen that cannot be undone; such a run is not kept.
  ///   - origin: What began it, for ``workflowRuns``.
  public func run(
    _ workflow: Workflow, input: [String: IntentValue] = [:], person: any WorkflowPerson,
    environment: WorkflowEnvironment? = nil, limits: WorkflowLimits = WorkflowLimits(),
    isDryRun: Bool = false,
    origin: WorkflowRun.Origin = .command
  ) async -> WorkflowResult {
    let environment = environment ?? workflowEnvironment(for: workflow)
    let runner = WorkflowRunner(
      host: AssistantWorkflowHost(assistant: self), person: person, environment: environment, limits: limits,
      isDryRun: isDryRun)
    guard !isDryRun else { return await runner.run(workflow, input: input) }
    let start = environment.elapsed()
    var (run, problem) = beginRun(of: workflow, input: input, origin)
    var result = await runner.run(workflow, input: input)
    if let begun = run, let failure = endRun(begun, result, after: environment.elapsed() - start) {
      (run, problem) = (nil, failure)
    }
    (result.run, result.unkept) = (run?.id, problem)
    return result
  }

  /// The assistant's clock, calendar, language and clipboard, for workflows.
  ///
  /// Files are those in the folder `workflows/files` of the home. HTTP requests and shell commands are refused.
  public nonisolated func workflowEnvironment() -> WorkflowEnvironment {
    var environment = WorkflowEnvironment(
      now: configuration.now, calendar: Self.calendar(configuration), locale: configuration.locale,
      language: configuration.language)
    let files = WorkflowFiles(folder: workflows.url.appending(path: "files", directoryHint: .isDirectory))
    environment.read = { try files.read($0) }
    environment.write = { try files.write($0, $1, append: $2) }
    let clipboard = workflows.url.appending(path: ".clipboard")
    environment.clipboard = {
      guard let data = try? Data(contentsOf: clipboard) else { return .string("") }
      return (try? JSONDecoder().decode(IntentValue.self, from: data)) ?? .string("")
    }
    environment.copy = { value in
      guard let data = try? JSONEncoder().encode(value) else { return }
      try? FileManager.default.createDirectory(
        at: clipboard.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: clipboard, options: .atomic)
    }
    return environment
  }

  /// Sends a request to an app for a workflow.
  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    try await calls().send(request, to: app)
  }
}

/// The files that a workflow may use: those in one folder.
struct WorkflowFiles: Sendable {
  let folder: URL

  private func place(_ path: String) throws -> URL {
    let root = folder.standardizedFileURL.path
    let file = folder.appending(path: path).standardizedFileURL
    let isInside = file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    // A link could lead out of the folder.
    let parent = file.deletingLastPathComponent().resolvingSymlinksInPath().path
    let realRoot = folder.resolvingSymlinksInPath().path
    let target = file.resolvingSymlinksInPath().path
    guard isInside, (parent + "/").hasPrefix(realRoot + "/"), target.hasPrefix(realRoot + "/") else {
      throw WorkflowFailure(
        "“\(path)” lies outside of \(root), where the files of workflows are. Allow it with --allow-files.",
        kind: .refused)
    }
    return file
  }

  func read(_ path: String) throws -> Data {
    let file = try place(path)
    do {
      return try Data(contentsOf: file)
    } catch {
      throw WorkflowFailure("\(file.path) cannot be read: \(error.localizedDescription)")
    }
  }

  func write(_ path: String, _ data: Data, append: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try place(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if append, let handle = FileHandle(forWritingAtPath: file.path) {
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: data)
      } else {
        try data.write(to: file, options: .atomic)
      }
    } catch {
      throw WorkflowFailure("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
