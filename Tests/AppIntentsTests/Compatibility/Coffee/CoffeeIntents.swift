import AppIntents
import Foundation

// Written as for Swift 5: mutable statics, availability, extensions on existing enums.

enum Size: String, CaseIterable {
  case small, medium, large
}

@available(iOS 16, macOS 13, *)
extension Size: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .small: "Small",
    .medium: .init(title: "Medium", synonyms: ["regular", "normal"]),
    .large: "Large",
  ]
}

@available(iOS 16, macOS 13, *)
struct Drink: AppEntity, Identifiable {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")
  static var defaultQuery = DrinkQuery()

  let id: UUID
  let title: String

  @Property(title: "Price")
  var price: Double

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(title)", subtitle: "\(price, specifier: "%.2f")")
  }

  init(id: UUID, title: String, price: Double) {
    self.id = id
    self.title = title
    self.price = price
  }

  static let menu = [
    Drink(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), title: "Flat White", price: 3.2),
    Drink(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), title: "Espresso", price: 2),
    Drink(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3)), title: "Espresso Tonic", price: 4),
  ]
}

struct DrinkQuery: EntityQuery {
  func entities(for identifiers: [Drink.ID]) async throws -> [Drink] {
    Drink.menu.filter { identifiers.contains($0.id) }
  }

  @MainActor
  func suggestedEntities() async throws -> IntentItemCollection<Drink> {
    IntentItemCollection(promptLabel: "What would you like?") {
      IntentItemSection("Coffee") {
        for drink in Drink.menu {
          IntentItem(drink, title: "\(drink.title)")
        }
      }
    }
  }
}

struct SyrupProvider: DynamicOptionsProvider {
  func results() async throws -> [String] {
    ["Vanilla", "Hazelnut"]
  }

  func defaultResult() async -> String? {
    nil
  }
}

@available(iOS 16, macOS 13, *)
struct OrderCoffee: AppIntent {
  static var title: LocalizedStringResource = "Order Coffee"
  static var description = IntentDescription(stringLiteral: "Orders a coffee.")
  static var openAppWhenRun = false
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Drink", requestValueDialog: IntentDialog("What would you like to drink?"))
  var drink: Drink

  @Parameter(title: "Size", default: .medium)
  var size: Size

  @Parameter(
    title: "Shots", default: 1, controlStyle: .stepper, inclusiveRange: (lowerBound: 1, upperBound: 4))
  var shots: Int

  @Parameter(title: "Syrup", optionsProvider: SyrupProvider())
  var syrup: String?

  @Parameter(title: "To Go", default: false, displayName: .init(true: "to go", false: "for here"))
  var toGo: Bool

  @Parameter(title: "Pick-up", kind: .time)
  var pickUp: Date?

  @Parameter(title: "Note", default: "", inputOptions: String.IntentInputOptions(multiline: true))
  var note: String

  @Parameter(title: "Names")
  var names: [String]?

  static var parameterSummary: some ParameterSummary {
    When(\.$toGo, .equalTo, true) {
      Summary("Order a \(\.$size) \(\.$drink) to go") {
        \.$shots
        \.$syrup
      }
    } otherwise: {
      Switch(\.$size) {
        Case(.small) { Summary("Order a small \(\.$drink)") }
        Case([.medium, .large]) { Summary("Order a big \(\.$drink)") }
        DefaultCase { Summary("Order \(\.$drink)") }
      }
    }
  }

  init() {}

  init(drink: Drink, size: Size) {
    self.drink = drink
    self.size = size
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    if shots > 3 {
      try await requestConfirmation(
        result: .result(dialog: IntentDialog(stringLiteral: "Really \(shots) shots?")))
    }
    if drink.title == "Espresso", syrup == nil {
      syrup = try await $syrup.requestDisambiguation(among: ["Vanilla", "Hazelnut"], dialog: "Which syrup?")
    }
    let total = drink.price + Double(shots - 1) * 0.5
    return .result(
      value: total,
      dialog:
        "A \(size.localizedStringResource) \(drink.title)\(syrup.map { " with \($0)" } ?? "") for \(total, specifier: "%.2f")."
    )
  }
}

struct CoffeeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OrderCoffee(), phrases: ["Order a \(\.$size) coffee with \(.applicationName)"])
  }

  static var shortcutTileColor: ShortcutTileColor = .grayBrown
}

enum CoffeeApp {
  static func start() {
    CoffeeShortcuts.updateAppShortcutParameters()
    OrderCoffee(drink: Drink.menu[0], size: .large).donate()
  }
}
