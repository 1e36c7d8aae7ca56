public import Foundation
public import FoundationAdditions

/// Whether the app may begin live activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks.
  public init() {}

  /// It may; no screen shows them.
  public var areActivitiesEnabled: Bool { true }
  /// They may not change often.
  public var frequentPushesEnabled: Bool { false }
  /// Whether it may, each time that changes; it never does.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why an activity could not begin.
public enum ActivityAuthorizationError: String, Error, LocalizedError, Sendable {
  /// The process has too many of them.
  case targetMaximumExceeded
  /// All apps together have too many of them.
  case globalMaximumExceeded
  /// There is no place for them.
  case unsupported
  /// The person does not want them.
  case denied
  /// The app is not in front.
  case visibility
  /// What it shows is too large.
  case attributesTooLarge
  /// The app may not have them.
  case unentitled

  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .targetMaximumExceeded: "This app has too many live activities. End one of them first."
    default: "A live activity could not begin (\(rawValue))."
    }
  }
}

/// How a person is told of a change; nobody is told here.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Sendable {
    /// The usual one.
    public static let `default` = AlertSound()
    /// A file.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  /// The heading.
  public var title: LocalizedStringResource
  /// The text.
  public var body: LocalizedStringResource
  /// What is heard.
  public var sound: AlertSound

  /// Creates a configuration.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
