// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A timer as the author of an app would have written it.

import ActivityKit
import AppIntents
import SwiftUI
import UserNotifications
import WidgetKit

struct TimerAttributes: ActivityAttributes {
  public typealias TimerStatus = ContentState

  public struct ContentState: Codable, Hashable {
    var endDate: Date
    var isPaused = false
  }

  var name: String
}

@MainActor
final class TimerManager {
  static let shared = TimerManager()
  private var activity: Activity<TimerAttributes>?

  func start(name: String, duration: Duration) async throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw TimerError.notAllowed }
    let attributes = TimerAttributes(name: name)
    let state = TimerAttributes.ContentState(
      endDate: Date.now.addingTimeInterval(TimeInterval(duration.components.seconds)))
    do {
      activity = try Activity.request(
        attributes: attributes, content: ActivityContent(state: state, staleDate: nil), pushType: nil)
    } catch let error as ActivityAuthorizationError {
      print(error.localizedDescription)
    }
    let content = UNMutableNotificationContent()
    content.title = name
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
  }

  func pause() async {
    guard let activity else { return }
    var state = activity.content.state
    state.isPaused = true
    await activity.update(
      ActivityContent(state: state, staleDate: .now.addingTimeInterval(60), relevanceScore: 10))
    await activity.update(using: state)
    await activity.update(
      .init(state: state, staleDate: nil),
      alertConfiguration: AlertConfiguration(title: "Paused", body: "The timer is paused", sound: .default))
  }

  func stop() async {
    for activity in Activity<TimerAttributes>.activities where activity.activityState == .active {
      await activity.end(activity.content, dismissalPolicy: .immediate)
      await activity.end(nil, dismissalPolicy: .after(.now + 5))
      await activity.end(using: activity.contentState, dismissalPolicy: .default)
    }
    self.activity = nil
  }

  func watch() {
    guard let activity else { return }
    Task {
      for await state in activity.activityStateUpdates {
        if state == .dismissed { break }
      }
    }
    Task {
      for await content in activity.contentUpdates { print(content.state.endDate) }
    }
    Task {
      for await data in activity.pushTokenUpdates { print(data.map { String(format: "%02x", $0) }.joined()) }
    }
  }
}

enum TimerError: Error, CustomLocalizedStringResourceConvertible, LocalizedError {
  case notAllowed
  var localizedStringResource: LocalizedStringResource { "Live Activities are turned off." }
  var errorDescription: String? { String(localized: localizedStringResource) }
}

struct StartTimerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start Timer"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Name", default: "Timer") var name: String
  @Parameter(title: "Duration", defaultValue: 5, defaultUnit: .minutes, supportsNegativeNumbers: false)
  var duration: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary {
    Summary("Start \(\.$name) for \(\.$duration)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let seconds = duration.converted(to: .seconds).value
    do {
      try await TimerManager.shared.start(name: name, duration: .seconds(seconds))
    } catch {
      if systemContext.currentMode.canContinueInForeground {
        try await continueInForeground("Open the app to allow Live Activities", alwaysConfirm: false)
      }
      throw error
    }
    return .result(dialog: "Started \(name) for \(duration.formatted(.measurement(width: .wide))).")
  }
}

struct PauseTimerIntent: LiveActivityIntent {
  static var title: LocalizedStringResource { "Pause Timer" }
  static var isDiscoverable: Bool { false }
  func perform() async throws -> some IntentResult {
    await TimerManager.shared.pause()
    return .result()
  }
}

struct RunTimer: SetValueIntent {
  static let title: LocalizedStringResource = "Run Timer"
  @Parameter(title: "Running") var value: Bool

  func perform() async throws -> some IntentResult {
    if value {
      try await TimerManager.shared.start(name: "Control", duration: .seconds(300))
    } else {
      await TimerManager.shared.stop()
    }
    return .result()
  }
}

struct TimerControl: ControlWidget {
  static let kind = "org.example.timers.control"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { running in
      ControlWidgetToggle("Timer", isOn: running, action: RunTimer()) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "timer" : "timer.circle")
          .controlWidgetActionHint(isOn ? "Stop" : "Start")
      }
      .tint(.orange)
    }
    .displayName("Timer")
    .description("Starts and stops a timer.")
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }
}

struct OpenTimers: AppIntent {
  static let title: LocalizedStringResource = "Open Timers"
  static let openAppWhenRun = true
  @MainActor func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "timers://all")!))
  }
}

struct ConfiguredControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "configured", provider: ConfiguredProvider()) { value in
      ControlWidgetButton(action: OpenTimers()) {
        Label(value.name, systemImage: "timer")
      }
    }
    .promptsForUserConfiguration()
  }
}

struct TimerControlConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer"
  @Parameter(title: "Name") var name: String?
}

struct ConfiguredProvider: AppIntentControlValueProvider {
  struct Value { var name: String }
  func previewValue(configuration: TimerControlConfiguration) -> Value { Value(name: "Timer") }
  func currentValue(configuration: TimerControlConfiguration) async throws -> Value {
    Value(name: configuration.name ?? "Timer")
  }
}

struct TimerLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TimerAttributes.self) { context in
      VStack {
        Text(context.attributes.name)
        Text(timerInterval: Date.now...context.state.endDate, countsDown: true).monospacedDigit()
        if context.isStale { Text("Stale") }
        Button("Pause", intent: PauseTimerIntent())
      }
      .activityBackgroundTint(.cyan)
      .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("L") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("T") }
        DynamicIslandExpandedRegion(.center) { Text("C") }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(timerInterval: Date.now...context.state.endDate)
        }
      } compactLeading: {
        Image(systemName: "timer")
      } compactTrailing: {
        Text(context.state.endDate, style: .timer)
      } minimal: {
        Image(systemName: "timer")
      }
      .widgetURL(URL(string: "timers://live"))
      .keylineTint(.red)
    }
  }
}

#Preview("Notification", as: .content, using: TimerAttributes(name: "Egg")) {
  TimerLiveActivity()
} contentStates: {
  TimerAttributes.ContentState(endDate: .now)
}

struct TimerWidgets: WidgetBundle {
  var body: some Widget {
    TimerLiveActivity()
    TimerControl()
    if #available(iOS 18.0, *) {
      ConfiguredControl()
    }
  }
}
