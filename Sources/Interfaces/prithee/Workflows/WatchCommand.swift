import ArgumentParser
import Assistant
import Catalog
import Donations
import Foundation
import IntentWire
import Synchronization
import Workflows

/// Runs workflows when they are due.
struct WatchWorkflows: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Runs workflows when they are due, until Ctrl-C.",
    discussion: """
      Workflows say themselves when they are due; see “prithee workflows schedule”. What was due while nobody \
      watched is not made up for, and nobody is asked anything: a workflow that asks fails. What came of each run is \
      kept; see “prithee workflows runs”. A home is watched by one process at a time, so that nothing runs twice.
      """)

  @OptionGroup var global: GlobalOptions

  @OptionGroup var allowed: WorkflowPermissionOptions

  @Flag(help: "Shows what is watched, and ends.") var once = false

  @Option(help: ArgumentHelp("Looks this often, in seconds.", valueName: "s")) var interval = 1.0

  func validate() throws {
    if interval < 0.05 || interval > 3_600 {
      throw ValidationError("The interval must be from 0.05 to 3600 seconds.")
    }
  }

  func run() async throws {
    try await global.withAssistant { assistant in
      let watching = Task { try await watch(assistant) }
      // Ctrl-C ends a run in the middle as well, so that its steps so far are kept.
      let signals = Interruption { watching.cancel() }
      defer { signals.end() }
      do {
        try await watching.value
      } catch is CancellationError {
        Output.line("Nothing is watched any more.")
      }
    }
  }

  private func watch(_ assistant: Assistant) async throws {
    let lock = once ? nil : try Self.lock(assistant)
    defer { withExtendedLifetime(lock) {} }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = assistant.configuration.timeZone
    var stamp = assistant.workflows.stamp
    var watch = TriggerWatch(
      Self.workflows(assistant), now: assistant.configuration.now(), calendar: calendar, stamp: Self.stamp)
    for line in watch.lines { Output.line(line) }
    if watch.lines.isEmpty {
      Output.line("No workflow says when it runs. See: prithee workflows schedule --help")
    }
    if once { return }
    var seen = Set(try await assistant.donations().map(Self.key))
    var problem: String?
    while true {
      try await Task.sleep(for: .seconds(interval))
      let now = assistant.configuration.now()
      let latest = assistant.workflows.stamp
      if latest != stamp {
        stamp = latest
        watch.replace(Self.workflows(assistant), now: now, stamp: Self.stamp)
      }
      var told: [TriggerWatch.Donation] = []
      do {
        let names = await assistant.namesOfApps()
        for record in try await assistant.donations(limit: 200) where seen.insert(Self.key(record)).inserted {
          told.append(.init(app: [record.app, names[record.app] ?? record.app], intent: record.name))
        }
        problem = nil
      } catch {
        // A store that is busy or full now may be in order a moment later.
        let text = FailureReason.text(of: error)
        if problem != text { Output.error(text) }
        problem = text
      }
      for name in watch.due(now: now, stamp: Self.stamp, donations: told) { await run(name, assistant) }
    }
  }

  private static func lock(_ assistant: Assistant) throws -> WatchLock {
    do {
      return try WatchLock(assistant.workflows.url)
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private static func key(_ record: DonationRecord) -> String {
    "\(record.app) \(record.value.identifier) \(record.stored)"
  }

  private func run(_ name: String, _ assistant: Assistant) async {
    guard let entry = assistant.workflows.entry(named: name), entry.problems.isEmpty else { return }
    let nobody = NobodyThere(workflow: name)
    let result = await assistant.run(
      entry.workflow, person: nobody,
      environment: await allowed.environment(assistant, for: entry.workflow), origin: .trigger)
    if let unkept = result.unkept { Output.error(unkept) }
    if let failure = result.failure {
      Output.error("\(name): \(failure)")
    } else {
      let words = result.said ?? ""
      if words != nobody.told.last { Output.line("\(name): \(words.isEmpty ? "done" : words)") }
    }
  }

  private static func workflows(_ assistant: Assistant) -> [Workflow] {
    assistant.workflows.entries().filter(\.problems.isEmpty).map(\.workflow)
  }

  /// The state of a file, or of the files in a folder, as text.
  static func stamp(_ path: String) -> String? {
    let url = URL(filePath: (path as NSString).expandingTildeInPath)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
    var text = "\(attributes[.modificationDate] as? Date ?? .distantPast) \(attributes[.size] as? Int ?? 0)"
    guard attributes[.type] as? FileAttributeType == .typeDirectory else { return text }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for file in files.sorted().prefix(1_000) where !file.hasPrefix(".") {
      let inner = try? FileManager.default.attributesOfItem(atPath: url.appending(path: file).path)
      text += " \(file) \(inner?[.modificationDate] as? Date ?? .distantPast) \(inner?[.size] as? Int ?? 0)"
    }
    return text
  }
}

/// Nobody, who answers nothing and sees messages as lines of output.
final class NobodyThere: WorkflowPerson {
  private let workflow: String
  private let state = Mutex<[String]>([])

  init(workflow: String) { self.workflow = workflow }

  /// What was told.
  var told: [String] { state.withLock { $0 } }

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    throw WorkflowFailure("It asks “\(question.prompt)”, and nobody is there to answer.", kind: .cancelled)
  }

  func tell(_ message: WorkflowMessage) async throws {
    state.withLock { $0.append(message.text) }
    Output.line([workflow, message.title, message.text].compactMap(\.self).joined(separator: ": "))
  }
}
