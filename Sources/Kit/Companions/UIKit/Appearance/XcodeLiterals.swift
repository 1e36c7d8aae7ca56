import CoreGraphics
public import DeveloperToolsSupport
import Foundation

// What Xcode's literals and the symbols of asset catalogues become.

/// The type of `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    // The parts as they are written, which a number of single precision holds only nearly.
    func part(_ value: Float) -> CGFloat { (CGFloat(value) * 1_000_000).rounded() / 1_000_000 }
    self.init(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }

  /// The colour of an asset catalogue; grey when the catalogue does not say it in numbers.
  public convenience init(resource: ColorResource) {
    guard let parts = resource._components, parts.count == 4 else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the picture of `#imageLiteral`: that among the app's resources, or one without content.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resourceNamed: name, in: nil)
  }

  /// The picture of an asset catalogue, from the app's resources; without content when it lies in the catalogue only.
  public convenience init(resource: ImageResource) {
    self.init(resourceNamed: resource._name, in: resource._bundle)
  }
}
