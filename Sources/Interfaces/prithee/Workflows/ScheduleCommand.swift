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
      It can be said so:
      \(Trigger.forms.map { "  \($0)" }.joined(separator: "\n"))

      Weekdays may be shortened and joined, times written 8, 8:30, 8 pm, noon or midnight, and amounts of time up to a day.

      Examples:
        prithee workflows schedule "Weekend plan" "every Saturday at 08:00"
        prithee workflows schedule Backup "file \\"notes.txt\\" changes"
        prithee workflows schedule "Weekend plan" --clear
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Takes away everything by which it runs.") var clear = false

  @Argument(help: "The workflow's name.") var name: String

  @Argument(help: "When, for example “every weekday at 08:00”; without it, what is set is shown.") var when:
    String?

  func validate() throws {
    guard let when else { return }
    do {
      _ = try Trigger.read(when)
    } catch {
      let forms = Trigger.forms.map { "“\($0)”" }.joined(separator: ", ")
      throw ValidationError("“\(when)” does not say when: \(error.message) It can be said so: \(forms).")
    }
  }

  func run() async throws {
    try await global.withAssistant { assistant in
      guard let entry = assistant.workflows.entry(named: name), entry.problems.isEmpty else {
        throw CommandFailure("There is no workflow “\(name)” that can be read.")
      }
      var workflow = entry.workflow
      if clear { workflow.triggers = [] }
      if let when, let trigger = Trigger(when) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = assistant.configuration.timeZone
        if case .once = trigger, trigger.next(after: assistant.configuration.now(), calendar: calendar) == nil
        {
          throw CommandFailure("“\(when)” is over, or no such moment. Name one that is still to come.")
        }
        if !workflow.triggers.contains(trigger) { workflow.triggers.append(trigger) }
      }
      if workflow != entry.workflow { try assistant.workflows.save(workflow) }
      let times = workflow.triggers.map(\.description)
      Output.line(
        times.isEmpty
          ? "“\(workflow.name)” runs only when asked."
          : "“\(workflow.name)” runs by itself: \(times.joined(separator: "; ")).")
    }
  }
}
