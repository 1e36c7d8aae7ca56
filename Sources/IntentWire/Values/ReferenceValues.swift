public import Foundation

/// What a person sees and hears of a value: an entity, an enumeration case, a choice.
public struct DisplayValue: Sendable, Hashable, Codable {
  /// The name.
  public var title: String
  /// A second line.
  public var subtitle: String?
  /// Other names for the same thing.
  public var synonyms: [String]
  /// The name of a system image, or the URL of a picture.
  public var image: String?

  /// Creates a display value.
  public init(_ title: String, subtitle: String? = nil, synonyms: [String] = [], image: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.image = image
  }
}

/// A reference to something that an app knows by a stable identifier.
public struct EntityReference: Sendable, Hashable, Codable {
  /// The entity's type name, for example `TrailEntity`.
  public var type: String
  /// The identifier, in the app's own form.
  public var identifier: String
  /// What a person sees of it.
  public var display: DisplayValue
  /// The properties that the entity shows to the system, by name.
  public var properties: [String: IntentValue]

  /// Creates a reference.
  public init(
    type: String, identifier: String, display: DisplayValue, properties: [String: IntentValue] = [:]
  ) {
    self.type = type
    self.identifier = identifier
    self.display = display
    self.properties = properties
  }
}

/// A place with a name, a position, or both.
public struct PlaceValue: Sendable, Hashable, Codable {
  /// The name as said or shown.
  public var name: String?
  /// Degrees north, -90 to 90.
  public var latitude: Double?
  /// Degrees east, -180 to 180.
  public var longitude: Double?
  /// Address lines by their name, for example `city`.
  public var address: [String: String]

  /// Creates a place.
  public init(
    name: String?, latitude: Double? = nil, longitude: Double? = nil, address: [String: String] = [:]
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.address = address
  }
}

/// A file, by content or by location.
public struct FileValue: Sendable, Hashable, Codable {
  /// The name with its extension.
  public var filename: String
  /// The uniform type identifier, for example `public.jpeg`.
  public var type: String?
  /// The content, when it travels with the value.
  public var data: Data?
  /// Where the content lies, when it does not.
  public var url: URL?

  /// Creates a file.
  public init(filename: String, type: String? = nil, data: Data? = nil, url: URL? = nil) {
    self.filename = filename
    self.type = type
    self.data = data
    self.url = url
  }
}

/// A structured value of a type that has no case of its own, for example `INTask`.
public struct RecordValue: Sendable, Hashable, Codable {
  /// The type name.
  public var type: String
  /// The identifier in the app's data, where the type has one.
  public var identifier: String?
  /// What a person sees of it.
  public var display: DisplayValue
  /// The fields by name; a field without a value is absent.
  public var fields: [String: IntentValue]

  /// Creates a record.
  public init(
    type: String, identifier: String? = nil, display: DisplayValue, fields: [String: IntentValue] = [:]
  ) {
    self.type = type
    self.identifier = identifier
    self.display = display
    self.fields = fields
  }
}
