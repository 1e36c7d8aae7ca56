public import Foundation

/// What the assistant says: in full when it is only heard, shorter beside something that is shown.
public struct Dialog: Sendable, Hashable, Codable {
  /// The whole sentence, for a person who only hears it.
  public var full: String
  /// The shorter sentence beside a snippet.
  public var supporting: String?

  /// Creates a dialog.
  public init(_ full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }
}

/// The end of an app's work on a call, or of its confirmation.
public struct IntentOutcome: Sendable, Hashable, Codable {
  /// What became of the call.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// The app is ready to handle it; the answer of a confirmation.
    case ready
    /// It is done.
    case success
    /// It has begun and goes on by itself.
    case inProgress
    /// It was not done.
    case failure
    /// The app must be opened before it can be done.
    case needsApp
    /// The app itself goes on with it.
    case continueInApp
    /// A parameter must be settled before the app can be called again.
    case unresolved
    /// The person said no, or the call was cancelled.
    case cancelled
  }

  /// What became of the call.
  public var status: Status
  /// The framework's own name for it, for example `failureRequiringAppLaunch`.
  public var code: String?
  /// What the app says.
  public var dialog: Dialog?
  /// The value that the intent returns.
  public var value: IntentValue?
  /// The properties of a SiriKit response, by name.
  public var response: [String: IntentValue]
  /// What is shown beside the dialog.
  public var snippet: SnippetNode?
  /// The activity that the app continues.
  public var activity: UserActivityValue?
  /// The intent to run next.
  public var next: IntentCall?
  /// The parameter that is not settled, with ``Status/unresolved``.
  public var unresolved: ParameterResolution?

  /// Creates an outcome.
  public init(
    _ status: Status, code: String? = nil, dialog: Dialog? = nil, value: IntentValue? = nil,
    response: [String: IntentValue] = [:], snippet: SnippetNode? = nil,
    activity: UserActivityValue? = nil, next: IntentCall? = nil, unresolved: ParameterResolution? = nil
  ) {
    self.status = status
    self.code = code
    self.dialog = dialog
    self.value = value
    self.response = response
    self.snippet = snippet
    self.activity = activity
    self.next = next
    self.unresolved = unresolved
  }
}

/// One node of the tree that an app shows beside its dialog.
public struct SnippetNode: Sendable, Hashable, Codable {
  /// What the node is, for example `text`, `image`, `row` or `column`.
  public var kind: String
  /// What a text shows, or what another node is called for people who cannot see it.
  public var text: String?
  /// Everything else about it, by name.
  public var attributes: [String: String]
  /// The nodes inside it, in order.
  public var children: [SnippetNode]

  /// Creates a node.
  public init(
    _ kind: String, text: String? = nil, attributes: [String: String] = [:], children: [SnippetNode] = []
  ) {
    self.kind = kind
    self.text = text
    self.attributes = attributes
    self.children = children
  }
}

/// An activity that an app hands to itself, as `NSUserActivity` carries it.
public struct UserActivityValue: Sendable, Hashable, Codable {
  /// The activity's type.
  public var type: String
  /// The title that a person sees.
  public var title: String?
  /// The web page that shows the same.
  public var url: URL?
  /// The app's own data.
  public var info: [String: JSONValue]

  /// Creates an activity.
  public init(type: String, title: String? = nil, url: URL? = nil, info: [String: JSONValue] = [:]) {
    self.type = type
    self.title = title
    self.url = url
    self.info = info
  }
}

extension IntentOutcome {
  /// Whether the app comes to the front after it is done, as App Intents with `openAppWhenRun` and those that continue
  /// in the foreground say with the code of that name.
  public var opensApp: Bool { code == "openAppWhenRun" }
}
