public import Foundation

/// Lets a person feel something; nothing is felt on Linux.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Gets ready; has no effect.
  open func prepare() {}
}

/// Lets a person feel how something went; has no effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// Something may be wrong.
    case warning
    /// It went wrong.
    case error
  }

  /// Creates a generator.
  public override init() { super.init() }

  /// Something went so; has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a person feel that something hit something; has no effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it was.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Between light and heavy.
    case medium
    /// Heavy.
    case heavy
    /// On something soft.
    case soft
    /// On something rigid.
    case rigid
  }

  /// Creates a generator.
  public override init() { super.init() }
  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Something hit something; has no effect.
  open func impactOccurred() {}
  /// Something hit something so hard; has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel that something was chosen; has no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  /// Something was chosen; has no effect.
  open func selectionChanged() {}
}
