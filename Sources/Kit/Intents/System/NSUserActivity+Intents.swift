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
    self.init(
      type: activity.activityType, title: activity.title, url: activity.webpageURL,
      info: ActivityInfo.encode(activity.userInfo ?? [:]))
  }
}
