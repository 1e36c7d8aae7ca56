import AppIntents
import Foundation

/// Registers what the intents depend on when the program starts.
@main
struct NamesakeExtension: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: Kitchen())
  }
}

final class Kitchen: Sendable {
  func brew(_ blend: Blend) -> String { "Brewed \(blend.name)." }
}

struct Blend: AppEntity {
  struct Query: EntityStringQuery {
    @Dependency var kitchen: Kitchen

    func entities(for identifiers: [Entity.ID]) async throws -> [Blend] {
      Blend.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Blend] {
      Blend.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Blend] { Blend.all }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Blend"
  static let defaultQuery = Query()

  let id: String

  @Property(title: "Name")
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ name: String) {
    id = name.lowercased()
    self.name = name
  }

  static var all: [Blend] { [Blend("Earl Grey"), Blend("Assam")] }
}

struct BrewBlend: AppIntent {
  static let title: LocalizedStringResource = "Brew Blend"

  @Parameter(title: "Blend")
  var blend: Blend

  @Dependency
  var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(kitchen.brew(blend))")
  }
}

struct ShowRegistry: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewBlend(), phrases: ["Brew \(\.$blend) with \(.applicationName)"], shortTitle: "Brew",
      systemImageName: "cup.and.saucer")
  }
}
