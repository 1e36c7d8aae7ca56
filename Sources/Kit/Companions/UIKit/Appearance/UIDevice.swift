public import Foundation

/// The machine on which the app runs.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The machine.
  public static let current = UIDevice()

  /// The machine's name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The operating system's name.
  open var systemName: String { "Linux" }
  /// The operating system's version.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// What kind of machine it is.
  open var model: String { "Linux" }
  /// What kind of machine it is, for people.
  open var localizedModel: String { model }
  /// How a person uses the machine; not known here.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  /// Identifies the machine for the app's maker; not known here.
  open var identifierForVendor: UUID? { nil }
  /// Whether the battery is watched; nothing is watched here.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; −1, because it is not known here.
  open var batteryLevel: Float { -1 }
  /// What the battery does; not known here.
  open var batteryState: BatteryState { .unknown }
  /// How the machine is held; not known here.
  open var orientation: UIDeviceOrientation { .unknown }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// It gives power.
    case unplugged
    /// It takes power.
    case charging
    /// It is full.
    case full
  }
}

/// How a machine is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its front.
  case faceDown

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a person uses a machine.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
}

/// The screen; it has no pixels here.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// A rectangle of the usual size.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Pixels to a point.
  open var scale: CGFloat { 1 }
  /// How bright it is, from 0 to 1, as the app has set it; no screen follows.
  open var brightness: CGFloat = 1
}

/// What the person copied, inside the app.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The one that all parts of the app share.
  public static let general = UIPasteboard()

  /// The text that was copied.
  open var string: String?
  /// The texts that were copied.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The address that was copied.
  open var url: URL?
  /// The picture that was copied.
  open var image: UIImage?
  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Data that was copied, by the identifiers of their types.
  open var items: [[String: Any]] = []

  /// Copies data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Copies something of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// The data of a type that were copied.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.lazy.compactMap { $0[pasteboardType] as? Data }.first
  }
}

/// The surroundings in which something is shown; nothing is known of them here.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// How a person uses the machine.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
