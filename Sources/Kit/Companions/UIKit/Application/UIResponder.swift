public import Foundation
public import FoundationAdditions

/// An object that an activity can be restored to.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// The base of everything that takes part in an app's scene.
///
/// This module is as much of UIKit as code around intents needs: an app's life, its scenes and windows, view
/// controllers and the common views. Nothing is laid out and nothing is drawn as pixels; a window becomes a tree of
/// texts, images, buttons and rows, which the assistant and tests read as text. There is no Objective-C on Linux:
/// `@objc`, `#selector`, target and action, outlets and storyboards do not exist. Closures, as ``UIAction`` has them,
/// take their place.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIUserActivityRestoring {
  /// What the person does with the object.
  open var userActivity: NSUserActivity?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next object that may answer.
  open var next: UIResponder? { nil }
  /// Whether the object takes typed text.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object takes typed text now.
  open private(set) var isFirstResponder = false

  /// Makes the object the one that takes typed text.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Takes typed text no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Goes on with an activity; does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Brings an activity up to date; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
}
