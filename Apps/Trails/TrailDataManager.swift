import Foundation

/// The trails that the app knows.
final class TrailDataManager: Sendable {
  /// The trails that come with the app.
  static let shared = TrailDataManager()

  let trails: [Trail]

  init(trails: [Trail]) {
    self.trails = trails
  }

  /// Reads the trails that come with the app.
  convenience init() {
    struct File: Decodable {
      var trails: [Trail]
    }
    let file = Bundle.module.url(forResource: "Trails", withExtension: "json")
      .flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? JSONDecoder().decode(File.self, from: $0) }
    self.init(trails: file?.trails ?? [])
  }

  var favorites: [Trail] {
    trails.filter(\.isFavorite)
  }

  /// The regions in which there are trails, by name.
  var regions: [String] {
    Set(trails.map(\.region)).sorted()
  }

  func trail(with id: Trail.ID) -> Trail? {
    trails.first { $0.id == id }
  }

  func trails(with identifiers: [Trail.ID]) -> [Trail] {
    identifiers.compactMap(trail(with:))
  }

  /// The trails whose names hold the words.
  func trails(matching words: String) -> [Trail] {
    trails.filter { $0.name.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
  }

  /// The regions that words may mean: the one that is called so, else all whose names hold them.
  func regions(matching words: String) -> [String] {
    if let exact = regions.first(where: { $0.lowercased() == words.lowercased() }) { return [exact] }
    return regions.filter { $0.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
  }
}
