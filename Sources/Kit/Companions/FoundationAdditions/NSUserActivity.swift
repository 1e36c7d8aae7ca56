public import Foundation

/// The identifier under which a saved activity can be deleted again.
public typealias NSUserActivityPersistentIdentifier = String

/// What a person does in an app at one moment, in a form that another part of the app can go on with.
///
/// A SiriKit response carries one when the app itself must go on, and the assistant hands it to the app.
/// An activity that is eligible for prediction is donated to the assistant when it becomes current; there is no
/// handoff to other devices on Linux.
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
  ///
  /// One that is eligible for prediction is donated, when the app uses `Intents`.
  open func becomeCurrent() {
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
    if isEligibleForPrediction { Self.keeper?.donate(self) }
  }

  /// Marks the activity as no longer what the person does.
  open func resignCurrent() {}

  /// Ends the activity for good.
  open func invalidate() {
    delegate = nil
  }

  /// Deletes donated activities by their persistent identifiers.
  ///
  /// - Parameter handler: Called when it is done.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    guard let keeper else { return handler() }
    keeper.delete(persistentIdentifiers, completion: handler)
  }

  /// Deletes all donated activities of the app.
  ///
  /// - Parameter handler: Called when it is done.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    guard let keeper else { return handler() }
    keeper.delete(nil, completion: handler)
  }

  /// Who donates activities: a class of `Intents`, in an app that uses it.
  ///
  /// This module lies below the one that knows the assistant, so the class is looked for by its name.
  private static var keeper: (any UserActivityKeeping.Type)? {
    NSClassFromString("Intents.ActivityDonations") as? any UserActivityKeeping.Type
  }
}

/// Donates activities to the assistant and deletes them.
package protocol UserActivityKeeping: AnyObject {
  /// Tells the assistant of an activity that it may suggest.
  static func donate(_ activity: NSUserActivity)

  /// Deletes donated activities: those with an identifier, or all when there are none.
  static func delete(_ identifiers: [String]?, completion: @escaping () -> Void)
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
