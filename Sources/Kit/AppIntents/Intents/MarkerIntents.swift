import AppHost
import Foundation
public import FoundationAdditions

// Intents that only say something about themselves. On Linux nothing else follows from most of them; what does is said
// with each.

/// An intent that plays audio; the assistant speaks only before it begins.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts audio; newer apps use ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that starts or ends a recording.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity; newer apps use ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that begins or ends a transmission.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that takes pictures.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app keeps for its camera.
  associatedtype AppContext: Codable & Sendable = Never
  /// What the app has kept.
  static var appContext: AppContext? { get async throws }
  /// Keeps something for the app's camera.
  static func updateAppContext(_ context: AppContext) async throws
}

extension CameraCaptureIntent {
  private static var contextKey: String { "AppIntents.CameraCapture.\(persistentIdentifier)" }

  /// What the app has kept in its defaults; `nil` for nothing.
  public static var appContext: AppContext? {
    get async throws {
      guard let data = UserDefaults.standard.data(forKey: contextKey) else { return nil }
      return try JSONDecoder().decode(AppContext.self, from: data)
    }
  }

  /// Keeps something in the app's defaults.
  ///
  /// - Throws: An error when it cannot be encoded.
  public static func updateAppContext(_ context: AppContext) async throws {
    UserDefaults.standard.set(try JSONEncoder().encode(context), forKey: contextKey)
  }
}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The type of the kinds of workout.
  associatedtype WorkoutStyle: AppValue
  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }
  /// The workouts that a person most likely wants.
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  /// The app is brought to the front.
  public static var openAppWhenRun: Bool { true }

  /// Says that ``suggestedWorkouts`` has changed.
  public static func invalidateSuggestedWorkouts() { AppSession.current?.refreshShortcuts() }

  /// Creates an intent for a kind of workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// An intent that plays a video.
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app has.
  static var supportedCategories: [VideoCategory] { get }
  /// What the person wants to see, in their words.
  var term: String { get set }
}

extension PlayVideoIntent {
  /// The app is brought to the front.
  public static var openAppWhenRun: Bool { true }
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
  /// Films.
  case movies
  /// Series and shows.
  case tv
  /// Anything else.
  case freeform

  /// “Video Category”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
  /// The names of the kinds.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Videos"]
  }
}

/// An intent that replaces a custom SiriKit intent, whose saved requests it takes over.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the SiriKit intent.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The class name of the SiriKit intent, so that what was saved for it is found.
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent that another one replaces.
public protocol DeprecatedAppIntent: AppIntent {
  /// The type of the replacement, or `Never`.
  associatedtype ReplacementIntent: AppIntent = Never
  /// Why it should not be used any more, and what to use.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
  /// No reason and no replacement.
  public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}

/// Why an intent should not be used any more, and what to use.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What a person reads.
  public var message: LocalizedStringResource
  /// The intent that replaces it.
  public var replacedBy: ReplacementIntent.Type?

  /// Creates a deprecation with a message and a replacement.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Creates a deprecation without a replacement.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.message = message
    replacedBy = nil
  }

  /// Creates a deprecation with a replacement.
  public init(replacedBy: ReplacementIntent.Type) {
    message = ""
    self.replacedBy = replacedBy
  }
}
