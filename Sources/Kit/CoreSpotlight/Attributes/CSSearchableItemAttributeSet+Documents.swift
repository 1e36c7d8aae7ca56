public import Foundation

// Attributes of documents.
extension CSSearchableItemAttributeSet {
  /// What the content is about.
  public var subject: String? {
    get { self["subject"] }
    set { self["subject"] = newValue }
  }

  /// The theme of the content.
  public var theme: String? {
    get { self["theme"] }
    set { self["theme"] = newValue }
  }

  /// What the content is, in a few sentences; search looks at it.
  public var contentDescription: String? {
    get { self["contentDescription"] }
    set { self["contentDescription"] = newValue }
  }

  /// The identifier that the app gives the content.
  public var identifier: String? {
    get { self["identifier"] }
    set { self["identifier"] = newValue }
  }

  /// For whom the content is meant.
  public var audiences: [String]? {
    get { self["audiences"] }
    set { self["audiences"] = newValue }
  }

  /// The size in bytes.
  public var fileSize: NSNumber? {
    get { self["fileSize"] }
    set { self["fileSize"] = newValue }
  }

  /// How many pages there are.
  public var pageCount: NSNumber? {
    get { self["pageCount"] }
    set { self["pageCount"] = newValue }
  }

  /// The width of a page, in points.
  public var pageWidth: NSNumber? {
    get { self["pageWidth"] }
    set { self["pageWidth"] = newValue }
  }

  /// The height of a page, in points.
  public var pageHeight: NSNumber? {
    get { self["pageHeight"] }
    set { self["pageHeight"] = newValue }
  }

  /// How the content is protected.
  public var securityMethod: String? {
    get { self["securityMethod"] }
    set { self["securityMethod"] = newValue }
  }

  /// The program that made the content.
  public var creator: String? {
    get { self["creator"] }
    set { self["creator"] = newValue }
  }

  /// The programs that wrote the file.
  public var encodingApplications: [String]? {
    get { self["encodingApplications"] }
    set { self["encodingApplications"] = newValue }
  }

  /// What a person calls this kind of thing.
  public var kind: String? {
    get { self["kind"] }
    set { self["kind"] = newValue }
  }

  /// The fonts that the content uses.
  public var fontNames: [String]? {
    get { self["fontNames"] }
    set { self["fontNames"] = newValue }
  }
}
