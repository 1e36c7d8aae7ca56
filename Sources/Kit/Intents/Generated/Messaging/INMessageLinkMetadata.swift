// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a message link metadata.
public class INMessageLinkMetadata: SiriKitObject, @unchecked Sendable {
  /// The site name.
  public var siteName: String?
  /// The summary.
  public var summary: String?
  /// The title.
  public var title: String?
  /// The open graph type.
  public var openGraphType: String?
  /// The link URL.
  public var linkURL: Foundation.URL?

  /// Creates the value.
  public init(
    siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: Foundation.URL?
  ) {
    self.siteName = siteName
    self.summary = summary
    self.title = title
    self.openGraphType = openGraphType
    self.linkURL = linkURL
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    siteName = fields["siteName"]
    summary = fields["summary"]
    title = fields["title"]
    openGraphType = fields["openGraphType"]
    linkURL = fields["linkURL"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["siteName"] = siteName
    fields["summary"] = summary
    fields["title"] = title
    fields["openGraphType"] = openGraphType
    fields["linkURL"] = linkURL
    return fields
  }

  override class var principalField: String? { "title" }
}
