import Foundation
import GroupDocument

/// The trails that the app knows, and what the person has done with them.
final class TrailDataManager: Sendable {
  /// The trails that come with the app.
  static let shared = TrailDataManager()

  let trails: [Trail]
  private let firstFavorites: [Trail.ID]
  private let folder: URL?

  /// - Parameters:
  ///   - favorites: The favorites of somebody who has not chosen any yet.
  ///   - folder: Where the record lies; `nil` for the app group.
  init(trails: [Trail], favorites: [Trail.ID] = [], folder: URL? = nil) {
    self.trails = trails
    firstFavorites = favorites
    self.folder = folder
  }

  /// Reads the trails that come with the app.
  convenience init(folder: URL? = nil) {
    struct File: Decodable {
      var trails: [Trail]
      var favorites: [Trail.ID]
    }
    let file = Bundle.module.url(forResource: "Trails", withExtension: "json")
      .flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? JSONDecoder().decode(File.self, from: $0) }
    self.init(trails: file?.trails ?? [], favorites: file?.favorites ?? [], folder: folder)
  }

  // Looked for at each use: the home may change while the process lives, in tests.
  private var document: GroupDocument<TrailRecord>? {
    let favorites = firstFavorites
    guard let folder else { return .ofGroup(favorites: favorites) }
    return GroupDocument(folder: folder, name: "record") { TrailRecord(favorites: favorites) }
  }

  var record: TrailRecord {
    (try? document?.read()) ?? TrailRecord(favorites: firstFavorites)
  }
}

// MARK: - Finding trails

extension TrailDataManager {
  /// The regions in which there are trails, by name.
  var locations: [String] {
    Set(trails.map(\.regionDescription)).sorted()
  }

  func trail(with id: Trail.ID) -> Trail? {
    trails.first { $0.id == id }
  }

  func trails(with identifiers: [Trail.ID]) -> [Trail] {
    identifiers.compactMap(trail(with:))
  }

  func trails(matching predicate: (Trail) -> Bool) -> [Trail] {
    trails.filter(predicate)
  }

  /// The regions that words may mean: the one that is called so, else all whose names hold them.
  func locations(matching words: String) -> [String] {
    if let exact = locations.first(where: { $0.lowercased() == words.lowercased() }) { return [exact] }
    return locations.filter { $0.localizedCaseInsensitiveContains(words) }
  }
}

// MARK: - Collections

extension TrailDataManager {
  /// The trails of each region.
  var featuredTrailCollections: [TrailCollection] {
    locations.map { location in
      TrailCollection(
        id: location.lowercased().replacingOccurrences(of: " ", with: "-"), name: location,
        members: trails.filter { $0.regionDescription == location }.map(\.id))
    }
  }

  /// The trails that the person likes.
  var favoritesCollection: TrailCollection {
    TrailCollection(id: "favorites", name: "Favorites", members: record.favorites)
  }

  /// Notes whether the person likes a trail.
  ///
  /// - Returns: Whether that is news.
  @discardableResult
  func setFavorite(_ isFavorite: Bool, _ id: Trail.ID) throws -> Bool {
    try change { record in
      guard record.favorites.contains(id) != isFavorite else { return false }
      if isFavorite {
        record.favorites.append(id)
      } else {
        record.favorites.removeAll { $0 == id }
      }
      return true
    }
  }

  func change<Result>(_ body: (inout TrailRecord) throws -> Result) throws -> Result {
    guard let document else { throw TrailError.noHome }
    return try document.update(body)
  }
}
