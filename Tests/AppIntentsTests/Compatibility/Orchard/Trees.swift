import AppIntents
import CoreSpotlight
import Foundation

/// Queries that name their entity by the framework's words, nested and on their own, with results of every kind.
struct TreeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
  static let defaultQuery = TreeQuery()

  /// The usual form of an app with many sections: everything comes as a collection.
  struct TreeQuery: EntityQuery, EntityStringQuery {
    func entities(for identifiers: [Entity.ID]) async throws -> [TreeEntity] {
      TreeEntity.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<TreeEntity> {
      .init(items: TreeEntity.all.filter { $0.name.localizedCaseInsensitiveContains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<TreeEntity> {
      .init(sections: [
        .init("Old", items: TreeEntity.all.filter { $0.year < 2000 }),
        .init("Young", items: TreeEntity.all.filter { $0.year >= 2000 }),
      ])
    }

    func defaultResult() async -> TreeEntity? { nil }
  }

  let id: Int

  @Property(title: "Name")
  var name: String

  @Property(title: "Year")
  var year: Int

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String, year: Int) {
    self.id = id
    self.name = name
    self.year = year
  }

  static let all = [
    TreeEntity(id: 1, name: "Old Pear", year: 1931), TreeEntity(id: 2, name: "Plum", year: 2004),
    TreeEntity(id: 3, name: "Young Pear", year: 2019),
  ]
}

/// The entity comes from what it suggests alone.
struct TreeSuggestions: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [TreeEntity] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [TreeEntity] { TreeEntity.all }
}

/// What it finds is named once.
struct TreeList: EntityStringQuery, EnumerableEntityQuery {
  typealias Result = IntentItemCollection<TreeEntity>

  func entities(for identifiers: [TreeEntity.ID]) async throws -> [TreeEntity] {
    TreeEntity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> Result {
    Result(items: TreeEntity.all.filter { $0.name.hasPrefix(string) })
  }

  func allEntities() async throws -> Result { Result(items: TreeEntity.all) }
}

/// Only the words to match say that a collection is found.
struct TreeSearch: EntityStringQuery {
  func entities(for identifiers: [TreeEntity.ID]) async throws -> [TreeEntity] { [] }

  func entities(matching string: String) async throws -> ItemCollection<TreeEntity> {
    ItemCollection(items: TreeEntity.all)
  }
}

struct TreeFinder: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\TreeEntity.$year) {
      EqualToComparator { year in { $0.year == year } }
      LessThanComparator { year in { $0.year < year } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\TreeEntity.$name)
  }

  func entities(for identifiers: [Entity.ID]) async throws -> [TreeEntity] { [] }

  func suggestedEntities() async throws -> IntentItemCollection<TreeEntity> {
    IntentItemCollection(items: TreeEntity.all)
  }

  func entities(
    matching comparators: [(TreeEntity) -> Bool], mode: ComparatorMode,
    sortedBy: [Sort<TreeEntity>], limit: Int?
  ) async throws -> IntentItemCollection<TreeEntity> {
    let found = TreeEntity.all.filter { tree in comparators.allSatisfy { $0(tree) } }
    return IntentItemCollection(items: found)
  }
}

/// A protocol of the app's own for all its queries.
protocol NamedEntity: AppEntity where ID == String {
  init?(named name: String)
}

protocol NamedEntityQuery: EntityStringQuery where Entity: NamedEntity {}

extension NamedEntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap(Entity.init(named:))
  }

  func entities(matching string: String) async throws -> [Entity] {
    Entity(named: string).map { [$0] } ?? []
  }

  func suggestedEntities() async throws -> [Entity] { [] }
}

struct Orchard: NamedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Orchard"
  static var defaultQuery: OrchardQuery { OrchardQuery() }

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init?(named name: String) {
    guard !name.isEmpty else { return nil }
    id = name
  }
}

struct OrchardQuery: NamedEntityQuery {
  typealias Entity = Orchard
}

/// The only one of its kind, with the query inside.
struct Weather: UniqueAppEntity {
  struct Query: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Weather { Weather() }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { "Fair" }
}

struct Fruit: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static let defaultQuery = FruitQuery()

  let id: UUID

  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct FruitQuery: EntityStringQuery, IndexedEntityQuery {
  @MainActor
  func entities(for identifiers: [Entity.ID]) async throws -> [Fruit] { [] }

  @MainActor
  func entities(matching string: String) async throws -> [Fruit] { [] }

  @MainActor
  func suggestedEntities() async throws -> [Fruit] { [] }

  func reindexEntities(
    for identifiers: [Fruit.ID], indexDescription: CSSearchableIndexDescription
  ) async throws {
    let found = try await entities(for: identifiers)
    try await CSSearchableIndex(name: "Fruit").indexAppEntities(found)
  }

  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex(name: "Fruit").indexAppEntities(suggestedEntities())
  }
}
