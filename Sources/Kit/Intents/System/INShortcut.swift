import Foundation
public import FoundationAdditions

/// What a person can ask for with a phrase of their own: a request, or what they do in the app.
public enum INShortcut: Hashable {
  /// A request with its values.
  case intent(INIntent)
  /// An activity that the app goes on with.
  case userActivity(NSUserActivity)

  /// Creates a shortcut to a request; every request that an app can make can be one.
  public init?(intent: INIntent) {
    self = .intent(intent)
  }

  /// Creates a shortcut to an activity.
  public init(userActivity: NSUserActivity) {
    self = .userActivity(userActivity)
  }

  /// The request, when it is one.
  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  /// The activity, when it is one.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}
