public import Foundation
import Language

/// Finds out which workflows are due: by the time, by changed files, by what apps tell.
///
/// It looks at nothing by itself: who watches tells it the time, the state of the files and what apps told.
public struct TriggerWatch: Sendable {
  /// Something that an app told.
  public struct Donation: Sendable, Hashable {
    /// The app's names and bundle identifier.
    public var app: [String]
    /// The intent, or the type of the activity.
    public var intent: String

    /// Creates a description.
    public init(app: [String], intent: String) {
      self.app = app
      self.intent = intent
    }
  }

  private struct Watched: Sendable {
    var workflow: String
    var trigger: Trigger
    var next: Date?
    var stamp: String?
  }

  private let calendar: Calendar
  private var watched: [Watched]

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - workflows: The workflows; those without triggers are left out.
  ///   - now: The present; what was due before is not made up for.
  ///   - calendar: The person's calendar.
  ///   - stamp: Tells the state of a file as text that changes with it; `nil` when there is none.
  public init(_ workflows: [Workflow], now: Date, calendar: Calendar, stamp: (String) -> String?) {
    self.calendar = calendar
    watched = []
    replace(workflows, now: now, stamp: stamp)
  }

  /// Watches other workflows from now on; what was watched already goes on as it is.
  ///
  /// - Parameters:
  ///   - workflows: The workflows; those without triggers are left out.
  ///   - now: The present.
  ///   - stamp: Tells the state of a file as text that changes with it; `nil` when there is none.
  public mutating func replace(_ workflows: [Workflow], now: Date, stamp: (String) -> String?) {
    let before = watched
    watched = workflows.flatMap { workflow in
      workflow.triggers.map { trigger in
        if let known = before.first(where: { $0.workflow == workflow.name && $0.trigger == trigger }) {
          return known
        }
        var file: String?
        if case .file(let path) = trigger { file = stamp(path) }
        return Watched(
          workflow: workflow.name, trigger: trigger, next: trigger.next(after: now, calendar: calendar),
          stamp: file)
      }
    }
  }

  /// What is watched, a line for each trigger.
  public var lines: [String] {
    watched.map { entry in
      let time = entry.next.map {
        ", next \($0.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone)))"
      }
      return "\(entry.workflow): when \(entry.trigger)\(time ?? "")"
    }
  }

  /// The workflows that are due now, each once.
  public mutating func due(
    now: Date, stamp: (String) -> String?, donations: [Donation]
  ) -> [String] {
    var names: [String] = []
    for index in watched.indices {
      var isDue = false
      switch watched[index].trigger {
      case .file(let path):
        let current = stamp(path)
        isDue = current != watched[index].stamp
        watched[index].stamp = current
      case .donation(let app, let intent):
        isDue = donations.contains { donation in
          donation.app.contains { Folding.fold($0) == Folding.fold(app) }
            && (intent ?? donation.intent) == donation.intent
        }
      default:
        guard let next = watched[index].next, next <= now else { continue }
        isDue = true
        watched[index].next = watched[index].trigger.next(after: now, calendar: calendar)
      }
      if isDue, !names.contains(watched[index].workflow) { names.append(watched[index].workflow) }
    }
    return names
  }
}
