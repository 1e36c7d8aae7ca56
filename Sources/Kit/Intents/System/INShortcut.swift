public import Foundation
public import FoundationAdditions
package import IntentWire

/// What a person can ask for with a phrase of their own: a request, or what they do in the app.
public enum INShortcut: Hashable {
  /// The class of the same thing in Objective-C.
  public typealias ReferenceType = INShortcutReference

  /// A request with its values.
  case intent(INIntent)
  /// An activity that the app goes on with.
  case userActivity(NSUserActivity)

  /// Creates a shortcut to a request.
  ///
  /// - Returns: `nil` for a request that no person could make: one of a class that the framework does not know, or
  ///   without a title, or, for a custom intent, with values for which it declares no combination of parameters with
  ///   a title.
  public init?(intent: INIntent) {
    guard intent.canBeShortcut else { return nil }
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

extension INShortcut: CustomStringConvertible, CustomDebugStringConvertible {
  /// What a person reads about it.
  public var description: String {
    switch self {
    case .intent(let intent): intent.intentDescription ?? NSStringFromClass(type(of: intent))
    case .userActivity(let activity): activity.title ?? activity.activityType
    }
  }

  /// The kind of shortcut, and what it is a shortcut to.
  public var debugDescription: String {
    switch self {
    case .intent(let intent): "INShortcut.intent(\(NSStringFromClass(type(of: intent))))"
    case .userActivity(let activity): "INShortcut.userActivity(\(activity.activityType))"
    }
  }
}

/// A shortcut as an object, for code that needs one.
public class INShortcutReference: NSObject, NSCopying, NSSecureCoding {
  /// The shortcut.
  let shortcut: INShortcut

  /// The request, when it is one.
  public var intent: INIntent? { shortcut.intent }
  /// The activity, when it is one.
  public var userActivity: NSUserActivity? { shortcut.userActivity }

  /// Creates a shortcut to a request; `nil` as for ``INShortcut/init(intent:)``.
  public convenience init?(intent: INIntent) {
    guard let shortcut = INShortcut(intent: intent) else { return nil }
    self.init(shortcut)
  }

  /// Creates a shortcut to an activity.
  public convenience init(userActivity: NSUserActivity) {
    self.init(INShortcut(userActivity: userActivity))
  }

  init(_ shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }

  /// Whether the other object is a shortcut to the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INShortcutReference)?.shortcut == shortcut
  }

  /// Equal for equal shortcuts.
  public override var hash: Int { shortcut.hashValue }

  /// A shortcut to the same.
  public func copy(with zone: NSZone? = nil) -> Any { INShortcutReference(shortcut) }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the shortcut.
  public func encode(with coder: NSCoder) {
    ValueArchive.encode(ShortcutValue(shortcut), with: coder)
  }

  /// Reads an archived shortcut; `nil` when this process does not have the class of its request.
  public required convenience init?(coder: NSCoder) {
    guard let shortcut = ValueArchive.decode(ShortcutValue.self, coder).flatMap(INShortcut.init(value:))
    else {
      return nil
    }
    self.init(shortcut)
  }
}

extension INIntent {
  /// Whether a person could ask for the request with a phrase of their own.
  var canBeShortcut: Bool {
    guard let declaration = Self.declaration, intentDescription?.isEmpty == false else { return false }
    guard let definition = declaration.definition else { return true }
    let given = Set(fields.values.keys)
    if definition.summaries.isEmpty { return given.isEmpty && declaration.parameters.isEmpty }
    return definition.summaries.contains { Set($0.parameters) == given && !$0.title.isEmpty }
  }
}

extension ShortcutValue {
  /// A shortcut in the form in which it is sent.
  package init(_ shortcut: INShortcut) {
    switch shortcut {
    case .intent(let intent):
      self.init(
        call: intent.call(identifier: intent.identifier ?? UUID().uuidString),
        title: intent.intentDescription, suggestedPhrase: intent.suggestedInvocationPhrase)
    case .userActivity(let activity):
      self.init(
        activity: UserActivityValue(activity), title: activity.title,
        suggestedPhrase: activity.suggestedInvocationPhrase)
    }
  }
}

extension INShortcut {
  /// Whether the same would be done, though the objects may be others.
  package func isSame(as other: INShortcut) -> Bool {
    let (one, other) = (ShortcutValue(self), ShortcutValue(other))
    return one.call?.intent == other.call?.intent && one.call?.parameters == other.call?.parameters
      && one.activity?.type == other.activity?.type && one.activity?.url == other.activity?.url
      && one.activity?.info == other.activity?.info
  }

  /// A shortcut from the form in which it was sent; `nil` when this process does not have the class of its request.
  init?(value: ShortcutValue) {
    if let call = value.call {
      guard let intent = INInteraction(call, nil)?.intent else { return nil }
      intent.suggestedInvocationPhrase = value.suggestedPhrase
      self = .intent(intent)
    } else if let activity = value.activity {
      let activity = NSUserActivity(ActivityContinuation(activity: activity))
      activity.title = activity.title ?? value.title
      activity.suggestedInvocationPhrase = value.suggestedPhrase
      self = .userActivity(activity)
    } else {
      return nil
    }
  }
}

/// A value of the wire in an archive.
enum ValueArchive {
  private static let key = "value"

  static func encode(_ value: some Encodable, with coder: NSCoder) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return }
    coder.encode(data as NSData, forKey: key)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ coder: NSCoder) -> Value? {
    guard let data = coder.decodeObject(of: NSData.self, forKey: key) as Data? else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}
