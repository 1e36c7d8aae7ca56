import Foundation
import Intents
import os

private let logger = Logger(subsystem: "org.example.tempo", category: "Siri")

/// What is being trained; an actor, because the app and the extension's handlers share it.
actor Tracker {
  static let shared = Tracker()

  enum State: Equatable, Sendable {
    case idle
    case running(String)
    case paused(String)
  }

  private(set) var state = State.idle

  func start(_ name: String) throws(TrackerError) {
    guard case .idle = state else { throw .busy }
    state = .running(name)
  }

  func pause() throws(TrackerError) -> String {
    guard case .running(let name) = state else { throw .nothing }
    state = .paused(name)
    return name
  }

  func resume() throws(TrackerError) {
    guard case .paused(let name) = state else { throw .nothing }
    state = .running(name)
  }

  func end() throws(TrackerError) {
    guard state != .idle else { throw .nothing }
    state = .idle
  }
}

enum TrackerError: Error {
  case busy, nothing
}

final class WorkoutIntentHandler: NSObject, INStartWorkoutIntentHandling, Sendable {
  private let tracker: Tracker

  init(tracker: Tracker) {
    self.tracker = tracker
  }

  func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .needsValue() }
    let known = ["yoga", "run", "swim"]
    if known.contains(name.spokenPhrase.lowercased()) { return .success(with: name) }
    let similar = known.filter { $0.hasPrefix(name.spokenPhrase.lowercased().prefix(1)) }
    return similar.isEmpty
      ? .unsupported() : .disambiguation(with: similar.map { INSpeakableString(spokenPhrase: $0) })
  }

  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    guard let goal = intent.goalValue else { return .notRequired() }
    return goal > 0 ? .success(with: goal) : .unsupported()
  }

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult {
    switch intent.workoutGoalUnitType {
    case .unknown: intent.goalValue == nil ? .notRequired() : .needsValue()
    case .mile, .foot, .yard: .confirmationRequired(with: intent.workoutGoalUnitType)
    default: .success(with: intent.workoutGoalUnitType)
    }
  }

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    intent.workoutLocationType == .unknown
      ? .success(with: .outdoor) : .success(with: intent.workoutLocationType)
  }

  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    .success(with: intent.isOpenEnded ?? (intent.goalValue == nil))
  }

  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    let isIdle = await tracker.state == .idle
    return INStartWorkoutIntentResponse(code: isIdle ? .ready : .failureOngoingWorkout, userActivity: nil)
  }

  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    let name = intent.workoutName?.spokenPhrase ?? "workout"
    do {
      try await tracker.start(name)
      logger.info("Started \(name, privacy: .public)")
      return INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    } catch {
      logger.error("Could not start: \(error.localizedDescription)")
      return INStartWorkoutIntentResponse(code: .failureOngoingWorkout, userActivity: nil)
    }
  }
}

extension WorkoutIntentHandler: INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling,
  INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling
{
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    do {
      _ = try await tracker.pause()
      return .init(code: .success, userActivity: nil)
    } catch {
      return .init(code: .failureNoMatchingWorkout, userActivity: nil)
    }
  }

  func handle(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    Task {
      let isDone = (try? await tracker.resume()) != nil
      completion(
        INResumeWorkoutIntentResponse(code: isDone ? .success : .failureNoMatchingWorkout, userActivity: nil))
    }
  }

  func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    Task { [tracker] in
      do {
        try await tracker.end()
        completion(INEndWorkoutIntentResponse(code: .success, userActivity: nil))
      } catch {
        completion(INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
      }
    }
  }

  func handle(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    completion(INCancelWorkoutIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
  }
}

/// Suggests the next workout.
enum WorkoutSuggestions {
  static func refresh() async throws {
    let intent = INStartWorkoutIntent(
      workoutName: INSpeakableString(
        vocabularyIdentifier: "run", spokenPhrase: "Morning Run", pronunciationHint: "mor ning run"),
      goalValue: 5000,
      workoutGoalUnitType: .meter,
      workoutLocationType: .outdoor,
      isOpenEnded: false)
    intent.suggestedInvocationPhrase = "Run with me"
    guard let shortcut = INShortcut(intent: intent) else { return }
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])

    let relevant = INRelevantShortcut(shortcut: shortcut)
    relevant.relevanceProviders = [
      INDailyRoutineRelevanceProvider(situation: .gym),
      INDateRelevanceProvider(start: Date(), end: Date().addingTimeInterval(3_600)),
    ]
    relevant.watchTemplate = {
      let template = INDefaultCardTemplate(title: "Morning Run")
      template.subtitle = "5 km"
      template.image = INImage(named: "run")
      return template
    }()
    relevant.shortcutRole = .action
    try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])

    let voices = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
    for voice in voices {
      switch voice.shortcut {
      case .intent(let intent as INStartWorkoutIntent):
        logger.debug("\(voice.invocationPhrase): \(intent.workoutName?.spokenPhrase ?? "")")
      case .intent, .userActivity: break
      @unknown default: break
      }
    }
  }
}
