import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Synchronization
import Workflows
import Yams

/// Tests workflows like code.
struct TestWorkflows: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the cases of workflow tests; no app is called.",
    discussion: """
      A file of cases is YAML: “workflow” names a file beside it or a stored workflow, “now” the moment, “cases” what \
      goes in, what apps answer in the place of the real ones, and what is expected.

      Example:
        prithee workflows test Tests/Workflows
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints what came of each case as one line of JSON.") var json = false

  @Argument(help: "Files of cases, or folders with them.", completion: .file()) var paths: [String]

  func run() async throws {
    let outcomes = try await global.withAssistant { assistant in
      let catalog = await assistant.actionCatalog()
      var outcomes: [Outcome] = []
      for file in try files() { outcomes += try await run(file, assistant, catalog) }
      return outcomes
    }
    if json {
      try Output.json(
        .array(
          outcomes.map {
            .object([
              "file": .string($0.file), "case": .string($0.name),
              "failures": .array($0.failures.map(JSONValue.string)),
            ])
          }))
    }
    for outcome in outcomes where !json {
      Output.line("\(outcome.failures.isEmpty ? "ok" : "FAILED")  \(outcome.file): \(outcome.name)")
      for failure in outcome.failures { Output.line("        \(failure)") }
    }
    let failed = outcomes.count { !$0.failures.isEmpty }
    if failed > 0 { throw CommandFailure("\(failed) of \(outcomes.count) cases failed") }
    if !json { Output.line("\(outcomes.count) cases passed") }
  }

  private struct Outcome {
    var file: String
    var name: String
    var failures: [String]
  }

  private func files() throws -> [URL] {
    try paths.flatMap { path -> [URL] in
      let url = URL(filePath: (path as NSString).expandingTildeInPath)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw CommandFailure("There is no file or folder “\(path)”.")
      }
      guard isFolder.boolValue else { return [url] }
      let inside =
        FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        ?? []
      return inside.filter { ["yaml", "yml"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
  }

  private func run(_ file: URL, _ assistant: Assistant, _ catalog: ActionCatalog) async throws -> [Outcome] {
    let name = file.lastPathComponent
    guard case .object(let members) = try CaseFile.json(file) else {
      throw CommandFailure("\(file.path): a file of cases is a mapping with workflow and cases.")
    }
    guard case .string(let source)? = members["workflow"], case .array(let cases)? = members["cases"] else {
      throw CommandFailure("\(file.path): “workflow” and “cases” are needed.")
    }
    let beside = file.deletingLastPathComponent().appending(path: source)
    let workflow =
      FileManager.default.fileExists(atPath: beside.path)
      ? try WorkflowSource.workflow(beside.path, in: assistant)
      : try WorkflowSource.workflow(source, in: assistant)
    var environment = assistant.workflowEnvironment()
    environment.sleep = { _ in }
    environment.read = nil
    environment.write = nil
    let random = Chance()
    environment.random = { random.next() }
    if case .string(let text)? = members["now"] {
      guard let moment = Moment(text, in: assistant.configuration.timeZone) else {
        throw CommandFailure("\(file.path): “\(text)” is no moment; write it as 2026-03-18T10:15:00.")
      }
      environment.now = { moment.date }
    }
    let folder = file.deletingLastPathComponent()
    var outcomes: [Outcome] = []
    for json in cases {
      let parsed: WorkflowCase
      do {
        parsed = try WorkflowCase(json: json)
      } catch {
        throw CommandFailure("\(file.path): \(error.message)")
      }
      let failures = await parsed.run(workflow, catalog: catalog, environment: environment) { called in
        let inside =
          (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return inside.filter { $0.pathExtension == WorkflowFolder.fileExtension }.map {
          WorkflowFolder.entry($0).workflow
        }
        .first { $0.name == called }
      }
      outcomes.append(Outcome(file: name, name: parsed.name, failures: failures))
    }
    return outcomes
  }
}

/// Chance that is the same in every test.
private final class Chance: Sendable {
  private let count = Mutex<UInt64>(0)

  func next() -> UInt64 {
    let number = count.withLock { count in
      count += 1
      return count
    }
    var value = number &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return value ^ (value >> 31)
  }
}

/// Reads files of cases.
enum CaseFile {
  static func json(_ file: URL) throws -> JSONValue {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandFailure("\(file.path) cannot be read as UTF-8 text.")
    }
    do {
      guard let node = try Yams.compose(yaml: text) else { return .null }
      return try json(node, file)
    } catch let error as YamlError {
      throw CommandFailure("\(file.path) is not YAML: \(error)")
    }
  }

  private static func json(_ node: Node, _ file: URL) throws -> JSONValue {
    switch node {
    case .mapping(let mapping):
      var members: [String: JSONValue] = [:]
      for (key, value) in mapping {
        guard case .scalar(let name) = key else {
          throw CommandFailure("\(file.path):\(key.mark?.line ?? 1): a key must be text.")
        }
        members[name.string] = try json(value, file)
      }
      return .object(members)
    case .sequence(let sequence): return .array(try sequence.map { try json($0, file) })
    case .scalar(let scalar):
      // Words in quotes are text, whatever they look like.
      guard scalar.style == .plain || scalar.style == .any else { return .string(scalar.string) }
      if NSNull.construct(from: scalar) != nil { return .null }
      if let value = Bool.construct(from: scalar) { return .boolean(value) }
      if let value = Int.construct(from: scalar) { return .integer(value) }
      if let value = Double(scalar.string) { return .number(value) }
      return .string(scalar.string)
    case .alias: throw CommandFailure("\(file.path): references are not supported; write the value out.")
    }
  }
}
