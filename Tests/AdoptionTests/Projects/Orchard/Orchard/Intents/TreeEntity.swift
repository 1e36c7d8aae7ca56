import AppIntents

struct TreeEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tree")
  static let defaultQuery = TreeQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ tree: Tree) {
    id = tree.id
    name = tree.name
  }
}

struct TreeQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [TreeEntity] {
    await Orchard.shared.trees.filter { identifiers.contains($0.id) }.map(TreeEntity.init)
  }

  func entities(matching string: String) async throws -> [TreeEntity] {
    await Orchard.shared.trees.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(
      TreeEntity.init)
  }

  func suggestedEntities() async throws -> [TreeEntity] { await Orchard.shared.trees.map(TreeEntity.init) }
}
