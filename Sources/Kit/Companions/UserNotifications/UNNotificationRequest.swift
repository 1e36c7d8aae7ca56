public import Foundation

/// What a notification says, and when it is to be shown.
public final class UNNotificationRequest: @unchecked Sendable {
  // Its content is a copy that nobody changes.

  /// The identifier; a request with the same one replaces this one.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is to be shown; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(copy: content)
    self.trigger = trigger
  }
}

/// What a notification says.
open class UNNotificationContent: @unchecked Sendable {
  // Only the mutable subclass can be changed; what is shared is a copy made by `UNNotificationRequest`.

  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var category = ""
    var thread = ""
    var level = UNNotificationInterruptionLevel.active
    var relevance = 0.0
  }

  fileprivate var parts = Parts()

  /// Creates an empty content.
  public init() {}

  fileprivate convenience init(parts: Parts) {
    self.init()
    self.parts = parts
  }

  convenience init(copy content: UNNotificationContent) { self.init(parts: content.parts) }

  /// The title.
  public var title: String { parts.title }
  /// The second line.
  public var subtitle: String { parts.subtitle }
  /// The text.
  public var body: String { parts.body }
  /// The number for the app's icon.
  public var badge: NSNumber? { parts.badge }
  /// The sound.
  public var sound: UNNotificationSound? { parts.sound }
  /// What the app wants to find again.
  public var userInfo: [AnyHashable: Any] { parts.userInfo }
  /// The identifier of its kind.
  public var categoryIdentifier: String { parts.category }
  /// The identifier of what it belongs to.
  public var threadIdentifier: String { parts.thread }
  /// How much it may disturb.
  public var interruptionLevel: UNNotificationInterruptionLevel { parts.level }
  /// How important it is among the app's own, 0 to 1.
  public var relevanceScore: Double { parts.relevance }

  /// A content that can be changed.
  public func mutableCopy() -> Any { UNMutableNotificationContent(parts: parts) }
}

/// What a notification says, while it is put together.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // As its superclass.

  /// The title.
  public override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// The second line.
  public override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  /// The number for the app's icon.
  public override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  /// The sound.
  public override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  /// What the app wants to find again.
  public override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  /// The identifier of its kind.
  public override var categoryIdentifier: String {
    get { parts.category }
    set { parts.category = newValue }
  }
  /// The identifier of what it belongs to.
  public override var threadIdentifier: String {
    get { parts.thread }
    set { parts.thread = newValue }
  }
  /// How much it may disturb.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.level }
    set { parts.level = newValue }
  }
  /// How important it is among the app's own, 0 to 1.
  public override var relevanceScore: Double {
    get { parts.relevance }
    set { parts.relevance = newValue }
  }
}

/// When a notification is to be shown.
open class UNNotificationTrigger: @unchecked Sendable {
  // It and its subclasses have constants only.

  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds, greater than zero.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it would be next, counted from now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that must fit.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it would be next.
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The sound of a notification, which nobody plays here.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification, which nobody plays here.
public final class UNNotificationSound: Sendable {
  /// The name of its file; `nil` for the usual one.
  let name: UNNotificationSoundName?

  /// Creates the sound in a file of the app.
  public init(named name: UNNotificationSoundName) { self.name = name }

  private init() { name = nil }

  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// The usual sound of what is critical.
  public static let defaultCritical = UNNotificationSound()
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is only listed.
  case passive = 0
  /// It is shown at once.
  case active = 1
  /// It is shown at once, whatever the person does.
  case timeSensitive = 2
  /// It is shown at once, with a sound.
  case critical = 3
}
