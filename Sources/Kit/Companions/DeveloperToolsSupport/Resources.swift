public import Foundation

/// A picture or symbol in an asset catalogue, as the build plugin writes it down for each.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalogue, with the folders that give a name of their own.
  public let _name: String
  /// The bundle with the catalogue; `nil` for the app's own.
  public var _bundle: Bundle? { path.flatMap(Bundle.init(path:)) }
  // The bundle itself is not sendable.
  private let path: String?

  /// Names a picture.
  public init(name: String, bundle: Bundle) {
    _name = name
    path = bundle == .main ? nil : bundle.bundlePath
  }
}

/// A colour in an asset catalogue, as the build plugin writes it down for each.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalogue, with the folders that give a name of their own.
  public let _name: String
  /// Red, green, blue and opacity, from 0 to 1; `nil` when the catalogue does not say them.
  public let _components: [Double]?

  /// Names a colour.
  public init(name: String, bundle: Bundle) { self.init(name: name, bundle: bundle, _components: nil) }

  /// Names a colour, with the numbers that the catalogue has for light surroundings.
  public init(name: String, bundle: Bundle, _components: [Double]?) {
    _name = name
    self._components = _components
  }
}
