public import Foundation
import Synchronization

/// What an app knows about the person that could help to understand them.
///
/// The assistant has no use for it yet: ``becomeCurrent()`` keeps the context in the app's own process.
open class INUserContext: NSObject, NSSecureCoding {
  private static let present = Mutex<Handover?>(nil)

  private struct Handover: @unchecked Sendable {
    // Whoever makes a context current no longer changes it.
    let context: INUserContext
  }

  /// The context of this process.
  static var current: INUserContext? { present.withLock { $0 }?.context }

  override init() {
    super.init()
  }

  /// Makes this what is known of the person.
  open func becomeCurrent() {
    let handover = Handover(context: self)
    Self.present.withLock { $0 = handover }
  }

  /// Archives can be read with a check of the class.
  open class var supportsSecureCoding: Bool { true }

  /// Writes what is known.
  open func encode(with coder: NSCoder) {}

  /// Reads an archived context.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// What a media app knows about the person.
public class INMediaUserContext: INUserContext {
  /// Whether the person pays for the app's media.
  public var subscriptionStatus: INMediaUserContextSubscriptionStatus = .unknown
  /// How many items they have in their library.
  public var numberOfLibraryItems: Int?

  /// Creates a context in which nothing is known.
  public override init() {
    super.init()
  }

  /// Writes what is known.
  public override func encode(with coder: NSCoder) {
    coder.encode(subscriptionStatus.rawValue, forKey: "subscriptionStatus")
    coder.encode(numberOfLibraryItems.map { NSNumber(value: $0) }, forKey: "numberOfLibraryItems")
  }

  /// Reads an archived context.
  public required init?(coder: NSCoder) {
    subscriptionStatus =
      INMediaUserContextSubscriptionStatus(rawValue: coder.decodeInteger(forKey: "subscriptionStatus"))
      ?? .unknown
    numberOfLibraryItems = coder.decodeObject(of: NSNumber.self, forKey: "numberOfLibraryItems")?.intValue
    super.init(coder: coder)
  }
}
