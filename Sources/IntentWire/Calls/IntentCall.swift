/// A request to an app: one intent with the values that are known so far.
public struct IntentCall: Sendable, Hashable, Codable {
  /// Identifies the call over all its steps; a question in the middle of it is answered under this name.
  public var id: String
  /// The intent's class or type name.
  public var intent: String
  /// The known values by parameter name; a value that the person gave as words is ``IntentValue/string(_:)``
  /// until the app has resolved it.
  public var parameters: [String: IntentValue]
  /// The situation in which the call is made.
  public var context: CallContext

  /// Creates a call.
  public init(
    id: String, intent: String, parameters: [String: IntentValue] = [:], context: CallContext = CallContext()
  ) {
    self.id = id
    self.intent = intent
    self.parameters = parameters
    self.context = context
  }
}

/// The situation in which an intent is called.
public struct CallContext: Sendable, Hashable, Codable {
  /// Whether the person can see a display; without one the full dialog is spoken.
  public var hasDisplay: Bool
  /// Whether the device is locked.
  public var isLocked: Bool
  /// The person's locale, for example `en_GB`.
  public var locale: String
  /// The person's time zone, for example `Europe/Lisbon`.
  public var timeZone: String

  /// Creates a situation.
  public init(
    hasDisplay: Bool = true, isLocked: Bool = false, locale: String = "en_US", timeZone: String = "GMT"
  ) {
    self.hasDisplay = hasDisplay
    self.isLocked = isLocked
    self.locale = locale
    self.timeZone = timeZone
  }
}
