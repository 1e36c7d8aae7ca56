/// A request to an app: one intent with the values that are known so far.
public struct IntentCall: Sendable, Hashable {
  /// Identifies the call over all its steps; a question in the middle of it is answered under this name.
  public var id: String
  /// The intent's class or type name.
  public var intent: String
  /// The known values by parameter name; a value that the person gave as words is ``IntentValue/string(_:)``
  /// until the app has resolved it.
  public var parameters: [String: IntentValue]
  /// The situation in which the call is made.
  public var context: CallContext
  /// Whether a SiriKit app is to confirm the call right before it handles it, which saves a step of its own.
  ///
  /// An app that does not confirm answers with the outcome of its confirmation, and has not handled anything.
  public var confirmsFirst: Bool

  /// Creates a call.
  public init(
    id: String, intent: String, parameters: [String: IntentValue] = [:], context: CallContext = CallContext(),
    confirmsFirst: Bool = false
  ) {
    self.id = id
    self.intent = intent
    self.parameters = parameters
    self.context = context
    self.confirmsFirst = confirmsFirst
  }
}

extension IntentCall: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, intent, parameters, context, confirmsFirst
  }

  /// Reads a call.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      intent: try container.decode(String.self, forKey: .intent),
      parameters: try container.decode([String: IntentValue].self, forKey: .parameters),
      context: try container.decode(CallContext.self, forKey: .context),
      confirmsFirst: try container.decodeIfPresent(Bool.self, forKey: .confirmsFirst) ?? false)
  }

  /// Writes the call.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(intent, forKey: .intent)
    try container.encode(parameters, forKey: .parameters)
    try container.encode(context, forKey: .context)
    if confirmsFirst { try container.encode(true, forKey: .confirmsFirst) }
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
  /// When the person said it, in seconds since 1970; `nil` where nobody tells.
  public var moment: Double?

  /// Creates a situation.
  public init(
    hasDisplay: Bool = true, isLocked: Bool = false, locale: String = "en_US", timeZone: String = "GMT",
    moment: Double? = nil
  ) {
    self.hasDisplay = hasDisplay
    self.isLocked = isLocked
    self.locale = locale
    self.timeZone = timeZone
    self.moment = moment
  }
}
