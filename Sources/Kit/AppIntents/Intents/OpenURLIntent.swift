public import Foundation
public import FoundationAdditions

/// Opens a link: an intent returns one when a person is to go on there.
public struct OpenURLIntent: SystemIntent {
  /// “Open URL”.
  public static let title: LocalizedStringResource = "Open URL"
  /// People do not find it by themselves.
  public static let isDiscoverable = false

  /// The link.
  @IntentParameter(title: "URL")
  public var url: URL

  /// Creates an intent whose link is set later.
  public init() {}

  /// Creates an intent for a link.
  public init(_ url: URL) {
    self.url = url
  }

  /// Leaves the link to the assistant, which opens it when the intent that returns this one is done.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: self)
  }
}
