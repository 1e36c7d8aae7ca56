/// What the person allows an app, and what the app may know of the person's situation.
public struct AppStanding: Sendable, Hashable, Codable {
  /// Whether something is allowed; the case names are those of `INSiriAuthorizationStatus`.
  public enum Permission: String, Sendable, Hashable, Codable, CaseIterable {
    /// The person has not been asked.
    case notDetermined
    /// It cannot be allowed here.
    case restricted
    /// The person said no.
    case denied
    /// The person said yes.
    case authorized
  }

  /// Whether the assistant may use the app.
  public var assistant: Permission
  /// Whether the app may know if the person is focused.
  public var focus: Permission
  /// Whether the person is focused; `nil` when the app may not know it.
  public var isFocused: Bool?
  /// The language that the person speaks, as a BCP 47 tag, for example `en-US`.
  public var language: String

  /// Creates a standing.
  public init(
    assistant: Permission = .notDetermined, focus: Permission = .notDetermined, isFocused: Bool? = nil,
    language: String = "en-US"
  ) {
    self.assistant = assistant
    self.focus = focus
    self.isFocused = isFocused
    self.language = language
  }
}

/// A permission that an app asks the person for.
public enum PermissionKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// The assistant may use the app; `NSSiriUsageDescription` says why.
  case assistant
  /// The app may know whether the person is focused; `NSFocusStatusUsageDescription` says why.
  case focus
}

/// What the app itself is to go on with: an activity, with the request and the answer that led to it.
public struct ActivityContinuation: Sendable, Hashable, Codable {
  /// The activity.
  public var activity: UserActivityValue
  /// The request; `nil` when the activity comes from elsewhere, for example a shortcut or a search.
  public var call: IntentCall?
  /// The answer to the request.
  public var outcome: IntentOutcome?

  /// Creates a continuation.
  public init(activity: UserActivityValue, call: IntentCall? = nil, outcome: IntentOutcome? = nil) {
    self.activity = activity
    self.call = call
    self.outcome = outcome
  }
}

/// What is done to an app's scene, as a person would.
public struct SceneAction: Sendable, Hashable, Codable {
  /// The identifier of the element, from the attribute `id` of its ``SnippetNode``.
  public var element: String
  /// What is done: `tap`, `type` or `swipe`.
  public var action: String
  /// The text that is typed.
  public var text: String?

  /// Creates an action.
  public init(element: String, action: String = "tap", text: String? = nil) {
    self.element = element
    self.action = action
    self.text = text
  }
}
