public import AppIntentsBase
public import UIKit

extension DisplayRepresentation.Image {
  /// Creates an image from a symbol of the system; its colour and configuration have no effect, as a tree shows none.
  public init(
    systemName name: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) {
    self.init(systemName: name)
  }
}
