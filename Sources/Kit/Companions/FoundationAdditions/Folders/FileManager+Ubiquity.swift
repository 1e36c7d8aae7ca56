public import Foundation

// Nobody is signed in to a store in a network, which Apple's systems tell with `nil`.
extension FileManager {
  /// Who is signed in to the store in the network; always `nil`, for nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of the store in the network; always `nil`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in the store in the network; never.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
