// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `maps`.
  public struct MapsIntent: Kind {
    /// The schema `maps.addNavigationWaypoints`.
    public var addNavigationWaypoints: AppSchema.IntentSchema { .init("maps.addNavigationWaypoints") }
    /// The schema `maps.reportIncident`.
    public var reportIncident: AppSchema.IntentSchema { .init("maps.reportIncident") }
    /// The schema `maps.shareETA`.
    public var shareETA: AppSchema.IntentSchema { .init("maps.shareETA") }
    /// The schema `maps.startNavigation`.
    public var startNavigation: AppSchema.IntentSchema { .init("maps.startNavigation") }
    /// The schema `maps.stopNavigation`.
    public var stopNavigation: AppSchema.IntentSchema { .init("maps.stopNavigation") }
    /// The schema `maps.stopShareETA`.
    public var stopShareETA: AppSchema.IntentSchema { .init("maps.stopShareETA") }
    /// The schema `maps.updateNavigationWaypoints`.
    public var updateNavigationWaypoints: AppSchema.IntentSchema { .init("maps.updateNavigationWaypoints") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `maps`.
  public static var maps: AppSchema.MapsIntent { AppSchema.MapsIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `maps`.
  public struct MapsEntity: Kind {
    /// The schema `maps.currentLocation`.
    public var currentLocation: AppSchema.EntitySchema { .init("maps.currentLocation") }
    /// The schema `maps.navigationSession`.
    public var navigationSession: AppSchema.EntitySchema { .init("maps.navigationSession") }
    /// The schema `maps.operatingHours`.
    public var operatingHours: AppSchema.EntitySchema { .init("maps.operatingHours") }
    /// The schema `maps.operatingTimeRange`.
    public var operatingTimeRange: AppSchema.EntitySchema { .init("maps.operatingTimeRange") }
    /// The schema `maps.place`.
    public var place: AppSchema.EntitySchema { .init("maps.place") }
    /// The schema `maps.rating`.
    public var rating: AppSchema.EntitySchema { .init("maps.rating") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `maps`.
  public static var maps: AppSchema.MapsEntity { AppSchema.MapsEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `maps`.
  public struct MapsEnum: Kind {
    /// The schema `maps.amenity`.
    public var amenity: AppSchema.EnumSchema { .init("maps.amenity") }
    /// The schema `maps.incident`.
    public var incident: AppSchema.EnumSchema { .init("maps.incident") }
    /// The schema `maps.navigationPreferences`.
    public var navigationPreferences: AppSchema.EnumSchema { .init("maps.navigationPreferences") }
    /// The schema `maps.operatingStatus`.
    public var operatingStatus: AppSchema.EnumSchema { .init("maps.operatingStatus") }
    /// The schema `maps.priceRange`.
    public var priceRange: AppSchema.EnumSchema { .init("maps.priceRange") }
    /// The schema `maps.ratingDescriptor`.
    public var ratingDescriptor: AppSchema.EnumSchema { .init("maps.ratingDescriptor") }
    /// The schema `maps.transportType`.
    public var transportType: AppSchema.EnumSchema { .init("maps.transportType") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `maps`.
  public static var maps: AppSchema.MapsEnum { AppSchema.MapsEnum() }
}
