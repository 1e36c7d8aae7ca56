public import Foundation

/// The identifier under which a saved activity can be deleted again.
public typealias NSUserActivityPersistentIdentifier = String

/// What a person does in an app at one moment, in a form that another part of the app can go on with.
///
/// A SiriKit response carries one when the app itself must go on, and the assistant hands it to the app.
/// Nothing outside the app is told of activities that become current: on Linux there is no handoff.
open class NSUserActivity: NSObject {
  /// The type, in reverse-DNS form or the name of an intent class.
  public let activityType: String
  /// The title that a person sees.
  open var title: String?
  /// The app's own data.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` without which the activity cannot be continued.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is asked for current data before the activity is used.
  open var needsSave = false
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// The web page that led here.
  open var referrerURL: URL?
  /// The moment after which the activity is of no use.
  open var expirationDate: Date?
  /// Words by which a person finds the activity.
  open var keywords: Set<String> = []
  /// Identifies the content, for apps with several windows.
  open var targetContentIdentifier: String?
  /// Whether another device may continue it.
  open var isEligibleForHandoff = true
  /// Whether it is added to the index on the device.
  open var isEligibleForSearch = false
  /// Whether anyone may see it in search results.
  open var isEligibleForPublicIndexing = false
  /// Whether the assistant may suggest it.
  open var isEligibleForPrediction = false
  /// Identifies the saved activity.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// Whether the continuing app may ask for streams.
  open var supportsContinuationStreams = false
  /// Told when the activity is saved or continued.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// What other modules of the kit add to an activity, by the name of the property that they show.
  package var attachments: [String: Any] = [:]

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``; entries with the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Marks the activity as what the person does now; asks the delegate for current data if needed.
  open func becomeCurrent() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }

  /// Marks the activity as no longer what the person does.
  open func resignCurrent() {}

  /// Ends the activity for good.
  open func invalidate() {
    delegate = nil
  }

  /// Deletes saved activities; none are kept on Linux, so there is nothing left to delete at once.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }

  /// Deletes all saved activities; none are kept on Linux, so there is nothing left to delete at once.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// Keeps an activity's data current.
public protocol NSUserActivityDelegate: AnyObject {
  /// Tells the delegate that the activity is about to be saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Tells the delegate that the activity was continued elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
