import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

/// Says when a workflow runs by itself.
struct ScheduleWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule",
    abstract: "Has a workflow run by itself while “prithee workflows watch” runs.",
    discussion: """
      Examples:
        prithee workflows schedule "Weekend plan" "every Saturday at 08:00"
        prithee workflows schedule Backup "file \\"notes.txt\\" changes"
        prithee workflows schedule Log "Trails donates OpenTrail"
        prithee workflows schedule "Weekend plan" --clear
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Takes away everything by which it runs.") var clear = false

  @Argument(help: "The workflow's name.") var name: String

  @Argument(
    help:
      "When: “every day at 08:00”, “every 15 min”, “at @2026-03-18T17:30”, “file \"…\" changes”, “App donates Intent”."
  )
  var when: String?

  func validate() throws {
    if when == nil, !clear { throw ValidationError("Say when, for example \"every day at 08:00\".") }
    if let when, Trigger(when) == nil {
      throw ValidationError(
        "“\(when)” says no time. Write “every day at 08:00”, “every 15 min”, “at @2026-03-18T17:30”, "
          + "“file \"…\" changes” or “App donates Intent”.")
    }
  }

  func run() async throws {
    try await global.withAssistant { assistant in
      guard let entry = assistant.workflows.entry(named: name), entry.problems.isEmpty else {
        throw CommandFailure("There is no workflow “\(name)” that can be read.")
      }
      var workflow = entry.workflow
      if clear { workflow.triggers = [] }
      if let when, let trigger = Trigger(when), !workflow.triggers.contains(trigger) {
        workflow.triggers.append(trigger)
      }
      try assistant.workflows.save(workflow)
      let times = workflow.triggers.map(\.description)
      Output.line(
        times.isEmpty
          ? "“\(workflow.name)” runs only when asked."
          : "“\(workflow.name)” runs by itself: \(times.joined(separator: "; ")).")
    }
  }
}
