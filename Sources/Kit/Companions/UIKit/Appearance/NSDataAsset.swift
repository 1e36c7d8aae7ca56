public import Foundation
import FoundationAdditions

/// Data from a data set of an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The data.
  public let data: Data
  /// The type of the content; that of any data when the catalogue does not say it.
  public let typeIdentifier: String

  /// The data of a name in the app's catalogues; `nil` when there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The data of a name in a bundle's catalogues; `nil` when there is none.
  public init?(name: String, bundle: Bundle) {
    guard let found = _AssetCatalogs.data(named: name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type ?? "public.data"
    super.init()
  }
}
