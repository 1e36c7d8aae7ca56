public import Foundation

// Attributes of places.
extension CSSearchableItemAttributeSet {
  /// A headline.
  public var headline: String? {
    get { self["headline"] }
    set { self["headline"] = newValue }
  }

  /// What to observe.
  public var instructions: String? {
    get { self["instructions"] }
    set { self["instructions"] = newValue }
  }

  /// The street.
  public var thoroughfare: String? {
    get { self["thoroughfare"] }
    set { self["thoroughfare"] = newValue }
  }

  /// The house number.
  public var subThoroughfare: String? {
    get { self["subThoroughfare"] }
    set { self["subThoroughfare"] = newValue }
  }

  /// The postal code.
  public var postalCode: String? {
    get { self["postalCode"] }
    set { self["postalCode"] = newValue }
  }

  /// The city.
  public var city: String? {
    get { self["city"] }
    set { self["city"] = newValue }
  }

  /// The state or province.
  public var stateOrProvince: String? {
    get { self["stateOrProvince"] }
    set { self["stateOrProvince"] = newValue }
  }

  /// The country.
  public var country: String? {
    get { self["country"] }
    set { self["country"] = newValue }
  }

  /// The whole address as it is written.
  public var fullyFormattedAddress: String? {
    get { self["fullyFormattedAddress"] }
    set { self["fullyFormattedAddress"] = newValue }
  }

  /// Metres above the sea.
  public var altitude: NSNumber? {
    get { self["altitude"] }
    set { self["altitude"] = newValue }
  }

  /// Degrees north, -90 to 90.
  public var latitude: NSNumber? {
    get { self["latitude"] }
    set { self["latitude"] = newValue }
  }

  /// Degrees east, -180 to 180.
  public var longitude: NSNumber? {
    get { self["longitude"] }
    set { self["longitude"] = newValue }
  }

  /// Kilometres per hour.
  public var speed: NSNumber? {
    get { self["speed"] }
    set { self["speed"] = newValue }
  }

  /// When the position was taken.
  public var timestamp: Date? {
    get { self["timestamp"] }
    set { self["timestamp"] = newValue }
  }

  /// Where the picture looks, in degrees.
  public var imageDirection: NSNumber? {
    get { self["imageDirection"] }
    set { self["imageDirection"] = newValue }
  }

  /// The name of the place.
  public var namedLocation: String? {
    get { self["namedLocation"] }
    set { self["namedLocation"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The direction of travel in degrees from true north.
  public var GPSTrack: NSNumber? {
    get { self["GPSTrack"] }
    set { self["GPSTrack"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The state of the receiver.
  public var GPSStatus: String? {
    get { self["GPSStatus"] }
    set { self["GPSStatus"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether height was measured too.
  public var GPSMeasureMode: String? {
    get { self["GPSMeasureMode"] }
    set { self["GPSMeasureMode"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How much precision was lost.
  public var GPSDOP: NSNumber? {
    get { self["GPSDOP"] }
    set { self["GPSDOP"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The survey data of the receiver.
  public var GPSMapDatum: String? {
    get { self["GPSMapDatum"] }
    set { self["GPSMapDatum"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Degrees north of the destination.
  public var GPSDestLatitude: NSNumber? {
    get { self["GPSDestLatitude"] }
    set { self["GPSDestLatitude"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Degrees east of the destination.
  public var GPSDestLongitude: NSNumber? {
    get { self["GPSDestLongitude"] }
    set { self["GPSDestLongitude"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The direction of the destination, in degrees.
  public var GPSDestBearing: NSNumber? {
    get { self["GPSDestBearing"] }
    set { self["GPSDestBearing"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The way to the destination, in kilometres.
  public var GPSDestDistance: NSNumber? {
    get { self["GPSDestDistance"] }
    set { self["GPSDestDistance"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How the position was found.
  public var GPSProcessingMethod: String? {
    get { self["GPSProcessingMethod"] }
    set { self["GPSProcessingMethod"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the area.
  public var GPSAreaInformation: String? {
    get { self["GPSAreaInformation"] }
    set { self["GPSAreaInformation"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The date of the position.
  public var GPSDateStamp: Date? {
    get { self["GPSDateStamp"] }
    set { self["GPSDateStamp"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the position was corrected.
  public var GPSDifferental: NSNumber? {
    get { self["GPSDifferental"] }
    set { self["GPSDifferental"] = newValue }
  }
}
