import AppHost
public import Foundation
import IntentWire
import Synchronization

/// What a person may want to play next in an app, as the app thinks.
///
/// `prithee shortcuts` lists the suggestions. The assistant makes no predictions of its own, so the prediction mode
/// is kept and changes nothing.
public final class INUpcomingMediaManager: NSObject, Sendable {
  /// The one manager of the app.
  public static let shared = INUpcomingMediaManager()

  private let modes = Mutex<[INMediaItemType: INUpcomingMediaPredictionMode]>([:])

  private override init() {
    super.init()
  }

  /// Suggests what to play, the most likely first; it replaces the earlier suggestions.
  ///
  /// - Parameter intents: Of `INPlayMediaIntent`; anything else is left out, and standard error says so.
  public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
    var shortcuts: [ShortcutValue] = []
    for (index, item) in intents.array.enumerated() {
      if let intent = item as? INPlayMediaIntent {
        shortcuts.append(ShortcutValue(.intent(intent)))
      } else {
        StandardError.write(
          "INUpcomingMediaManager, entry \(index + 1): a \(type(of: item)) is no INPlayMediaIntent; it is left out."
        )
      }
    }
    Telling.post(
      .setShortcuts(ShortcutUpdate(purpose: .upcomingMedia, shortcuts: shortcuts)),
      "Upcoming media cannot be suggested")
  }

  /// Says whether the system may predict more than the app suggests.
  public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
    modes.withLock { $0[type] = mode }
  }
}
