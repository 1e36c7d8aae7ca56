public import Foundation

/// One picture of the library.
public struct Photo: Hashable, Sendable {
  /// Where on earth a picture was taken.
  public struct Place: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Degrees north.
    public var latitude: Double?
    /// Degrees east.
    public var longitude: Double?

    /// Creates a place.
    public init(name: String, latitude: Double? = nil, longitude: Double? = nil) {
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The identifier: the file's path inside the library.
  public var identifier: String
  /// The title.
  public var title: String
  /// When it was taken; `nil` when the file does not say.
  public var taken: Date?
  /// The album: the folder in which the file lies.
  public var album: String?
  /// What is on it, in lower case.
  public var tags: [String]
  /// Where it was taken.
  public var place: Place?
  /// Who is on it.
  public var people: [String]

  /// Creates a photo.
  public init(
    identifier: String, title: String, taken: Date? = nil, album: String? = nil, tags: [String] = [],
    place: Place? = nil, people: [String] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.taken = taken
    self.album = album
    self.tags = tags
    self.place = place
    self.people = people
  }

  /// The tag of favorites.
  public static let favorite = "favorite"
}

/// Which photos are looked for.
public struct PhotoQuery: Hashable, Sendable {
  /// How several words or people are wanted.
  public enum Match: Hashable, Sendable {
    /// All of them.
    case all
    /// Any of them.
    case any
    /// None of them.
    case none

    /// Whether as many fit as are wanted.
    func holds<Element>(_ elements: [Element], where fits: (Element) -> Bool) -> Bool {
      guard !elements.isEmpty else { return true }
      return switch self {
      case .all: elements.allSatisfy(fits)
      case .any: elements.contains(where: fits)
      case .none: !elements.contains(where: fits)
      }
    }
  }

  /// Only photos with these words among their tags or in their titles.
  public var terms: [String]
  /// Whether all, any or none of the words are wanted.
  public var termsMatch = Match.all
  /// Only photos of this album, whatever the letters' case.
  public var album: String?
  /// Only photos that were taken in this time.
  public var taken: Range<Date>?
  /// Only photos that were taken at this place.
  public var place: String?
  /// Only photos with these people.
  public var people: [String]
  /// Whether all, any or none of the people are wanted.
  public var peopleMatch = Match.all
  /// Only photos with all of these tags.
  public var included: [String]
  /// Only photos with none of these tags.
  public var excluded: [String]

  /// Creates a query; without limits it finds all photos.
  public init(
    terms: [String] = [], album: String? = nil, taken: Range<Date>? = nil, place: String? = nil,
    people: [String] = [], included: [String] = [], excluded: [String] = []
  ) {
    self.terms = terms
    self.album = album
    self.taken = taken
    self.place = place
    self.people = people
    self.included = included
    self.excluded = excluded
  }

  /// Whether a photo is one of them.
  public func fits(_ photo: Photo) -> Bool {
    if let album, photo.album?.lowercased() != album.lowercased() { return false }
    if let taken, !(photo.taken.map(taken.contains) ?? false) { return false }
    if let place, photo.place?.name.localizedCaseInsensitiveContains(place) != true { return false }
    let tags = Set(photo.tags)
    guard tags.isSuperset(of: included), tags.isDisjoint(with: excluded) else { return false }
    let names = photo.people.map { $0.lowercased() }
    let isShown = { (person: String) in names.contains { $0.contains(person.lowercased()) } }
    guard peopleMatch.holds(people, where: isShown) else { return false }
    let words = tags.union(Lemmas.words(of: photo.title))
    return termsMatch.holds(terms) { term in Lemmas.words(of: term).allSatisfy(words.contains) }
  }
}
