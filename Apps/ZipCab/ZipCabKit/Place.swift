import Foundation

/// A place of the town in which ZipCab drives.
public struct Place: Codable, Hashable, Sendable {
  /// The name.
  public var name: String
  /// Other names, for example "the airport".
  public var aliases: [String]
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// The street with its number.
  public var street: String
  /// The town.
  public var city: String

  /// The distance to another place along a straight line, in kilometres.
  public func distance(to other: Place) -> Double {
    let perDegree = 111.2
    let north = (other.latitude - latitude) * perDegree
    let east = (other.longitude - longitude) * perDegree * cos(latitude * .pi / 180)
    return (north * north + east * east).squareRoot()
  }
}

/// What a person may mean by the words that they use for a place.
public enum PlaceMatch: Hashable, Sendable {
  /// One place.
  case one(Place)
  /// Several places whose names hold the words.
  case several([Place])
  /// No place where ZipCab drives.
  case none
}

/// The places that ZipCab knows.
public struct Gazetteer: Sendable {
  /// All places.
  public let places: [Place]

  /// Creates a gazetteer.
  public init(places: [Place]) {
    self.places = places
  }

  /// The places that come with the app; none when the file is damaged.
  public static let standard: Gazetteer = {
    guard let url = Bundle.module.url(forResource: "Places", withExtension: "json"),
      let data = try? Data(contentsOf: url), let places = try? JSONDecoder().decode([Place].self, from: data)
    else { return Gazetteer(places: []) }
    return Gazetteer(places: places)
  }()

  /// Finds the places that words may mean: those called so, else those whose names hold all the words.
  public func match(_ words: String) -> PlaceMatch {
    let wanted = Self.words(words)
    guard !wanted.isEmpty else { return .none }
    let exact = places.filter { place in
      ([place.name, place.street] + place.aliases).contains { Self.words($0) == wanted }
    }
    let found = exact.isEmpty ? places.filter { Set(Self.words($0.name)).isSuperset(of: wanted) } : exact
    switch found.count {
    case 0: return .none
    case 1: return .one(found[0])
    default: return .several(found)
    }
  }

  /// The place of that name, or at that position up to 200 metres.
  public func place(named name: String?, latitude: Double?, longitude: Double?) -> Place? {
    if let name, let place = places.first(where: { $0.name == name }) { return place }
    guard let latitude, let longitude else { return nil }
    let here = Place(
      name: name ?? "", aliases: [], latitude: latitude, longitude: longitude, street: "", city: "")
    return places.filter { $0.distance(to: here) < 0.2 }.min { $0.distance(to: here) < $1.distance(to: here) }
  }

  private static func words(_ text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.first == "the" ? Array(words.dropFirst()) : words
  }
}
