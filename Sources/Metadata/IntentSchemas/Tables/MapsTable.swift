// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `maps` demand.
  static let mapsTable = """
    domain maps 27
    intent addNavigationWaypoints 27 inferred
      navigation: <navigationSession>
      waypoints: [{MapsLocation}]
      returns <navigationSession>
    intent reportIncident 27
      incident: <incident>
    intent shareETA 27
      person: IntentPerson
    intent startNavigation 27
      transportationType: <transportType>
      origin: {MapsLocation}
      destinations: [{MapsLocation}]
      preferences: Set<<navigationPreferences>> = []
      returns <navigationSession>?
    intent stopNavigation 27
      navigation: <navigationSession>
    intent stopShareETA 27
      person: IntentPerson?
    intent updateNavigationWaypoints 27
      navigation: <navigationSession>
      waypoints: [{MapsLocation}]
      returns <navigationSession>
    entity currentLocation 27
    entity navigationSession 27
      adopts UniqueAppEntity
      estimatedArrivalDate: Date
      waypoints: [{MapsLocation}]
      transportationType: <transportType>
      preferences: [<navigationPreferences>]
    entity operatingHours 27
      monday: [<operatingTimeRange>]
      tuesday: [<operatingTimeRange>]
      wednesday: [<operatingTimeRange>]
      thursday: [<operatingTimeRange>]
      friday: [<operatingTimeRange>]
      saturday: [<operatingTimeRange>]
      sunday: [<operatingTimeRange>]
    entity operatingTimeRange 27
      startTime: DateComponents
      endTime: DateComponents
    entity place 27
      place: PlaceDescriptor
      name: String?
      categories: [String]
      operatingStatus: <operatingStatus>?
      operatingHours: <operatingHours>?
      phoneNumber: String?
      priceRange: <priceRange>?
      ratings: [<rating>]
      amenities: [String]
    entity rating 27
      value: Double
      descriptor: <ratingDescriptor>
      count: Int?
      provider: String
    enumeration amenity 27 open
    enumeration incident 27 open
    enumeration navigationPreferences 27 open
    enumeration operatingStatus 27 open
    enumeration priceRange 27 open
    enumeration ratingDescriptor 27 open
      percentage
    enumeration transportType 27 open
    union MapsLocation
      <place>
      <currentLocation>
      PlaceDescriptor
    """
}
