import AppIntents
import Foundation

// Older forms, and declarations in an order in which everything is named before it is declared.

@UnionValue
enum Crop {
  case tree(TreeEntity)
  case album(HarvestAlbum)
  case basket(Basket)
  case note(String)
}

/// Holds an entity of a schema that comes after it.
struct Basket: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Basket"
  static let defaultQuery = Query()

  struct Query: EnumerableEntityQuery {
    func entities(for identifiers: [Basket.ID]) async throws -> [Basket] {
      try await allEntities().items.filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> IntentItemCollection<Basket> {
      let baskets = ["small", "large"].map { Basket(id: $0) }
      return IntentItemCollection { ItemSection("Baskets", items: baskets) }
    }
  }

  let id: String

  @Property(title: "Pictures")
  var albums: [HarvestAlbum]

  @Property(title: "Favourite")
  var favourite: HarvestAlbum?

  var displayRepresentation: DisplayRepresentation { "\(id) basket" }

  init(id: String) {
    self.id = id
    albums = []
  }
}

@AppIntent(schema: .photos.createAlbum)
struct StartAlbum {
  var name: String

  func perform() async throws -> some ReturnsValue<HarvestAlbum> {
    .result(value: HarvestAlbum(id: name.lowercased(), name: name))
  }
}

@AppEntity(schema: .photos.album)
struct HarvestAlbum {
  static let defaultQuery = Query()

  struct Query: EntityQuery {
    func entities(for identifiers: [HarvestAlbum.ID]) async throws -> [HarvestAlbum] {
      identifiers.map { HarvestAlbum(id: $0, name: $0.capitalized) }
    }
  }

  let id: String
  var name: String
  var creationDate: Date?
  var albumType: HarvestAlbumType

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String) {
    self.id = id
    self.name = name
    albumType = .custom
  }
}

@AppEnum(schema: .photos.albumType)
enum HarvestAlbumType: String {
  case custom
  case favorites

  static let caseDisplayRepresentations: [HarvestAlbumType: DisplayRepresentation] = [
    .custom: "Custom", .favorites: "Favourites",
  ]
}

struct WriteNote: AppIntent {
  static var title: LocalizedStringResource { "Write Orchard Note" }

  @Parameter(title: "Text")
  var text: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let text, !text.isEmpty else {
      throw $text.requestValue("Which text?")
    }
    return .result(dialog: "Noted \(text).")
  }
}

struct PickFrom: AppIntent {
  static let title: LocalizedStringResource = "Pick From"

  @Parameter(title: "Tree")
  var tree: TreeEntity

  @Parameter(title: "Basket")
  var basket: Basket?

  @Dependency
  var ladder: Ladder

  func perform() async throws -> some IntentResult & ReturnsValue<Crop> & ProvidesDialog {
    .result(value: .tree(tree), dialog: "Picked from \(tree.name) with a ladder of \(ladder.steps) steps.")
  }
}

struct WeighCrop: AppIntent {
  static let title: LocalizedStringResource = "Weigh Crop"

  @Parameter(title: "Tree")
  var tree: TreeEntity

  @Dependency
  var scales: Scales

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(tree.name): \(scales.kilograms) kg")
  }
}

final class Ladder: Sendable {
  let steps = 12
}

/// Nobody registers it.
final class Scales: Sendable {
  let kilograms = 3
}
