/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Show a number at the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Make a sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// Show an alert.
  public static let alert = Self(rawValue: 1 << 2)
  /// Be shown in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Make a sound whatever the settings are.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// Open the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Be listed without asking.
  public static let provisional = Self(rawValue: 1 << 6)
}

/// How a notification is shown while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Show the number.
  public static let badge = Self(rawValue: 1 << 0)
  /// Make the sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// List it.
  public static let list = Self(rawValue: 1 << 3)
  /// Show it at the edge of the screen.
  public static let banner = Self(rawValue: 1 << 4)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// It may.
  case authorized = 2
  /// It may list them.
  case provisional = 3
  /// It may for a while.
  case ephemeral = 4
}

/// What an app may show: here nothing.
public struct UNNotificationSettings: Sendable {
  /// Refused, since nobody shows notifications.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Something that a person can do with a notification.
public final class UNNotificationAction: Sendable {
  /// What an action does beside telling the app.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only after unlocking.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It opens the app.
    public static let foreground = Self(rawValue: 1 << 2)
  }

  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// What it does beside telling the app.
  public let options: Options

  /// Creates an action.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A kind of notifications, with its actions.
public final class UNNotificationCategory: Hashable, Sendable {
  /// How notifications of the kind behave.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is told when one is put away.
    public static let customDismissAction = Self(rawValue: 1 << 0)
    /// They are shown in a car.
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
  }

  /// The identifier.
  public let identifier: String
  /// What can be done with them.
  public let actions: [UNNotificationAction]
  /// The identifiers of the intents that they belong to.
  public let intentIdentifiers: [String]
  /// How they behave.
  public let options: Options

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }

  /// Whether two kinds have the same identifier.
  public static func == (one: UNNotificationCategory, other: UNNotificationCategory) -> Bool {
    one.identifier == other.identifier
  }

  /// Mixes in the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A notification that was shown; none ever is here.
public final class UNNotification: Sendable {
  /// What asked for it.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) { self.request = request }
}

/// What a person did with a notification; as none is shown, there is none.
public final class UNNotificationResponse: Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

// The names are those that app source has.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of touching a notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of putting a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
