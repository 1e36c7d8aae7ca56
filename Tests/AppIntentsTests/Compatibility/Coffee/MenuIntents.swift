import AppIntents

// Less common forms that real projects have.

protocol MenuReading: AppIntent {
  var section: String? { get }
}

final class ReadMenu: MenuReading, @unchecked Sendable {
  static let title: LocalizedStringResource = LocalizedStringResource(
    "menu.title", defaultValue: "Read Menu", table: "Menu")

  @Parameter(
    title: "Section", description: "One part of the menu.",
    requestValueDialog: .init(stringLiteral: "Which part?"))
  var section: String?

  init() {}

  func perform() async throws -> some ReturnsValue<[Drink]> & ProvidesDialog {
    guard section != "secret" else {
      return .result(value: [], dialog: IntentDialog(full: "Nothing here.", supporting: "Nothing."))
    }
    return .result(value: Drink.menu, dialog: "Here you are.")
  }
}

struct FindDrink: AppIntent {
  static var title: LocalizedStringResource = "Find Drink"
  static var description: IntentDescription? = "Finds a drink by price."

  @Parameter(title: "Highest Price", default: 3.5, controlStyle: .slider, inclusiveRange: (0, 100))
  var highestPrice: Double

  @Parameter(title: "Page")
  var page: URL?

  @Parameter(title: "Day", kind: .date)
  var day: DateComponents?

  @Parameter(title: "Sizes", description: "Any of them.", default: [.small])
  var sizes: [Size]

  @Parameter(title: "Wait")
  var wait: Measurement<UnitDuration>?

  func perform() async throws -> some IntentResult & ReturnsValue<Drink?> {
    .result(value: Drink.menu.first { $0.price <= highestPrice })
  }
}

struct RemoveDrinks: DeleteIntent {
  static var title: LocalizedStringResource = "Remove Drinks"

  @Parameter(title: "Drinks")
  var entities: [Drink]

  static var parameterSummary: some ParameterSummary {
    Summary("Remove \(\.$entities)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: .init("Removed \(entities.count)."))
  }
}

struct Rate: AppIntent {
  enum Stars: Int, AppEnum {
    case one = 1, two, three

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Stars", numericFormat: "stars")
    static var caseDisplayRepresentations: [Rate.Stars: DisplayRepresentation] {
      [
        .one: "*", .two: "**",
        .three: DisplayRepresentation(title: "***", subtitle: "best", image: .init(named: "gold")),
      ]
    }
  }

  static var title: LocalizedStringResource { "Rate" }

  @Parameter(title: "Stars", requestDisambiguationDialog: IntentDialog("How many?"))
  var stars: Stars

  @Parameter(title: "Drink", query: StrongDrinkQuery())
  var drink: Drink?

  func perform() async throws -> some IntentResult {
    if stars == .one { return .result(dialog: "Sorry to hear that.") }
    return .result(dialog: "Thank you.")
  }
}

struct StrongDrinkQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [Drink] {
    Drink.menu.filter { $0.title.contains("Espresso") && $0.title.localizedCaseInsensitiveContains(string) }
  }

  func entities(for identifiers: [UUID]) async throws -> [Drink] {
    Drink.menu.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Drink] {
    Drink.menu.filter { $0.title.contains("Espresso") }
  }

  func defaultResult() async -> Drink? {
    Drink.menu.first
  }
}
