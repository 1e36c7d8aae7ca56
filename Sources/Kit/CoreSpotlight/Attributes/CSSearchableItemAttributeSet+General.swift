public import Foundation
public import UniformTypeIdentifiers

// Attributes of anything.
extension CSSearchableItemAttributeSet {
  /// The name that a person sees; search looks at it first.
  public var displayName: String? {
    get { self["displayName"] }
    set { self["displayName"] = newValue }
  }

  /// Other names; search looks at them first.
  public var alternateNames: [String]? {
    get { self["alternateNames"] }
    set { self["alternateNames"] = newValue }
  }

  /// The path of the file.
  public var path: String? {
    get { self["path"] }
    set { self["path"] = newValue }
  }

  /// Where the content lies.
  public var contentURL: URL? {
    get { self["contentURL"] }
    set { self["contentURL"] = newValue }
  }

  /// Where a small picture lies.
  public var thumbnailURL: URL? {
    get { self["thumbnailURL"] }
    set { self["thumbnailURL"] = newValue }
  }

  /// A small picture.
  public var thumbnailData: Data? {
    get { self["thumbnailData"] }
    set { self["thumbnailData"] = newValue }
  }

  /// Where a small picture for dark surroundings lies.
  public var darkThumbnailURL: URL? {
    get { self["darkThumbnailURL"] }
    set { self["darkThumbnailURL"] = newValue }
  }

  /// The item to which this one belongs, and with which it is removed.
  public var relatedUniqueIdentifier: String? {
    get { self["relatedUniqueIdentifier"] }
    set { self["relatedUniqueIdentifier"] = newValue }
  }

  /// The item to which this one belongs while that one exists.
  public var weakRelatedUniqueIdentifier: String? {
    get { self["weakRelatedUniqueIdentifier"] }
    set { self["weakRelatedUniqueIdentifier"] = newValue }
  }

  /// When one of the attributes changed last.
  public var metadataModificationDate: Date? {
    get { self["metadataModificationDate"] }
    set { self["metadataModificationDate"] = newValue }
  }

  /// The uniform type identifier of the content.
  public var contentType: String? {
    get { self["contentType"] }
    set { self["contentType"] = newValue }
  }

  /// The uniform type identifiers to which the content's type conforms.
  public var contentTypeTree: [String]? {
    get { self["contentTypeTree"] }
    set { self["contentTypeTree"] = newValue }
  }

  /// Words by which a person finds it; search looks at them first.
  public var keywords: [String]? {
    get { self["keywords"] }
    set { self["keywords"] = newValue }
  }

  /// The title; search looks at it first.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// The version of the content.
  public var version: String? {
    get { self["version"] }
    set { self["version"] = newValue }
  }

  /// Whether the person made it.
  public var isUserCreated: NSNumber? {
    get { self["isUserCreated"] }
    set { self["isUserCreated"] = newValue }
  }

  /// The same as ``isUserCreated``.
  public var userCreated: NSNumber? {
    get { isUserCreated }
    set { isUserCreated = newValue }
  }

  /// Whether the person bought or owns it.
  public var isUserOwned: NSNumber? {
    get { self["isUserOwned"] }
    set { self["isUserOwned"] = newValue }
  }

  /// The same as ``isUserOwned``.
  public var userOwned: NSNumber? {
    get { isUserOwned }
    set { isUserOwned = newValue }
  }

  /// Whether the person chose it.
  public var isUserCurated: NSNumber? {
    get { self["isUserCurated"] }
    set { self["isUserCurated"] = newValue }
  }

  /// The same as ``isUserCurated``.
  public var userCurated: NSNumber? {
    get { isUserCurated }
    set { isUserCurated = newValue }
  }

  /// How much it counts among the app's own items; more is better.
  public var rankingHint: NSNumber? {
    get { self["rankingHint"] }
    set { self["rankingHint"] = newValue }
  }

  /// The group to which the item belongs, when the item itself names none.
  public var domainIdentifier: String? {
    get { self["domainIdentifier"] }
    set { self["domainIdentifier"] = newValue }
  }

  /// Whether the phone numbers can be called.
  public var supportsPhoneCall: NSNumber? {
    get { self["supportsPhoneCall"] }
    set { self["supportsPhoneCall"] = newValue }
  }

  /// Whether the position can be navigated to.
  public var supportsNavigation: NSNumber? {
    get { self["supportsNavigation"] }
    set { self["supportsNavigation"] = newValue }
  }

  /// The actions that the app offers for it.
  public var actionIdentifiers: [String]? {
    get { self["actionIdentifiers"] }
    set { self["actionIdentifiers"] = newValue }
  }

  /// The type in which it is shared.
  public var sharedItemContentType: UTType? {
    get { (self["sharedItemContentType"] as String?).flatMap { UTType($0) } }
    set { self["sharedItemContentType"] = newValue?.identifier }
  }

  /// The title of what contains it.
  public var containerTitle: String? {
    get { self["containerTitle"] }
    set { self["containerTitle"] = newValue }
  }

  /// The name of what contains it, as a person sees it.
  public var containerDisplayName: String? {
    get { self["containerDisplayName"] }
    set { self["containerDisplayName"] = newValue }
  }

  /// The identifier of what contains it.
  public var containerIdentifier: String? {
    get { self["containerIdentifier"] }
    set { self["containerIdentifier"] = newValue }
  }

  /// Its place in what contains it.
  public var containerOrder: NSNumber? {
    get { self["containerOrder"] }
    set { self["containerOrder"] = newValue }
  }

  /// The types that the app can provide as data.
  public var providerDataTypeIdentifiers: [String]? {
    get { self["providerDataTypeIdentifiers"] }
    set { self["providerDataTypeIdentifiers"] = newValue }
  }

  /// The types that the app can provide as files.
  public var providerFileTypeIdentifiers: [String]? {
    get { self["providerFileTypeIdentifiers"] }
    set { self["providerFileTypeIdentifiers"] = newValue }
  }

  /// The types that the app can provide as files where they lie.
  public var providerInPlaceFileTypeIdentifiers: [String]? {
    get { self["providerInPlaceFileTypeIdentifiers"] }
    set { self["providerInPlaceFileTypeIdentifiers"] = newValue }
  }
}
