// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation
import IntentWire

/// A request to start photo playback.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INStartPhotoPlaybackIntent: INIntent, @unchecked Sendable {
  /// The date created.
  public let dateCreated: INDateComponentsRange?
  /// The location created.
  public let locationCreated: CLPlacemark?
  /// The album name.
  public let albumName: String?
  /// The search terms.
  public let searchTerms: [String]?
  /// The search terms operator.
  public var searchTermsOperator: INConditionalOperator
  /// The included attributes.
  public let includedAttributes: INPhotoAttributeOptions
  /// The excluded attributes.
  public let excludedAttributes: INPhotoAttributeOptions
  /// The people in photo.
  public let peopleInPhoto: [INPerson]?
  /// The people in photo operator.
  public var peopleInPhotoOperator: INConditionalOperator

  /// Creates a request.
  public init(
    dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?,
    searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [],
    excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?
  ) {
    self.dateCreated = dateCreated
    self.locationCreated = locationCreated
    self.albumName = albumName
    self.searchTerms = searchTerms
    self.searchTermsOperator = .all
    self.includedAttributes = includedAttributes
    self.excludedAttributes = excludedAttributes
    self.peopleInPhoto = peopleInPhoto
    self.peopleInPhotoOperator = .all
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    dateCreated = nil
    locationCreated = nil
    albumName = nil
    searchTerms = nil
    searchTermsOperator = .all
    includedAttributes = []
    excludedAttributes = []
    peopleInPhoto = nil
    peopleInPhotoOperator = .all
    super.init()
  }

  init(fields: WireFields) {
    dateCreated = fields["dateCreated"]
    locationCreated = fields["locationCreated"]
    albumName = fields["albumName"]
    searchTerms = fields["searchTerms"]
    searchTermsOperator = fields["searchTermsOperator"] ?? .all
    includedAttributes = fields["includedAttributes"] ?? []
    excludedAttributes = fields["excludedAttributes"] ?? []
    peopleInPhoto = fields["peopleInPhoto"]
    peopleInPhotoOperator = fields["peopleInPhotoOperator"] ?? .all
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["dateCreated"] = dateCreated
    fields["locationCreated"] = locationCreated
    fields["albumName"] = albumName
    fields["searchTerms"] = searchTerms
    fields["searchTermsOperator"] = searchTermsOperator
    fields["includedAttributes"] = includedAttributes
    fields["excludedAttributes"] = excludedAttributes
    fields["peopleInPhoto"] = peopleInPhoto
    fields["peopleInPhotoOperator"] = peopleInPhotoOperator
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INStartPhotoPlaybackIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INStartPhotoPlaybackIntent", "Start Photo Playback",
    [
      .siriKit("dateCreated", "Date Created", .dateRange),
      .siriKit("locationCreated", "Location Created", .place),
      .siriKit("albumName", "Album Name", .string),
      .siriKit("searchTerms", "Search Terms", .list(.string)),
      .siriKit("searchTermsOperator", "Search Terms Operator", .enumeration("INConditionalOperator")),
      .siriKit("includedAttributes", "Included Attributes", .enumeration("INPhotoAttributeOptions")),
      .siriKit("excludedAttributes", "Excluded Attributes", .enumeration("INPhotoAttributeOptions")),
      .siriKit("peopleInPhoto", "People In Photo", .list(.person)),
      .siriKit("peopleInPhotoOperator", "People In Photo Operator", .enumeration("INConditionalOperator")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INStartPhotoPlaybackIntentHandling else { return nil }
    switch parameter {
    case "dateCreated":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDateCreated(for: self)
      return [result]
    case "locationCreated":
      let result: INPlacemarkResolutionResult = await handler.resolveLocationCreated(for: self)
      return [result]
    case "albumName":
      let result: INStringResolutionResult = await handler.resolveAlbumName(for: self)
      return [result]
    case "peopleInPhoto":
      let result: [INPersonResolutionResult] = await handler.resolvePeopleInPhoto(for: self)
      return result
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartPhotoPlaybackIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartPhotoPlaybackIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
