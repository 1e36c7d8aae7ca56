import Foundation
public import FoundationAdditions
import IntentWire

extension NSUserActivity {
  /// The request and the answer with which the assistant opens the app.
  public internal(set) var interaction: INInteraction? {
    get { attachments["interaction"] as? INInteraction }
    set { attachments["interaction"] = newValue }
  }

  /// A phrase by which a person might ask for the activity.
  public var suggestedInvocationPhrase: String? {
    get { attachments["suggestedInvocationPhrase"] as? String }
    set { attachments["suggestedInvocationPhrase"] = newValue }
  }

  /// When the activity may be suggested.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { attachments["shortcutAvailability"] as? INShortcutAvailabilityOptions ?? [] }
    set { attachments["shortcutAvailability"] = newValue }
  }
}

extension UserActivityValue {
  /// The part of an activity that can be sent.
  init(_ activity: NSUserActivity) {
    var info: [String: JSONValue] = [:]
    for (key, value) in activity.userInfo ?? [:] {
      guard let name = key.base as? String, let json = JSONValue(plain: value) else { continue }
      info[name] = json
    }
    self.init(type: activity.activityType, title: activity.title, url: activity.webpageURL, info: info)
  }
}

extension JSONValue {
  /// The JSON of a value that has one.
  init?(plain value: Any) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as Double where value.isFinite: self = .number(value)
    case let value as Float where value.isFinite: self = .number(Double(value))
    case let value as String: self = .string(value)
    case let value as URL: self = .string(value.absoluteString)
    case let value as UUID: self = .string(value.uuidString)
    case let value as Date: self = .string(value.formatted(.iso8601))
    case let value as [Any]:
      var items: [JSONValue] = []
      for item in value {
        guard let json = JSONValue(plain: item) else { return nil }
        items.append(json)
      }
      self = .array(items)
    case let value as [String: Any]:
      var members: [String: JSONValue] = [:]
      for (name, item) in value {
        guard let json = JSONValue(plain: item) else { return nil }
        members[name] = json
      }
      self = .object(members)
    default: return nil
    }
  }
}
