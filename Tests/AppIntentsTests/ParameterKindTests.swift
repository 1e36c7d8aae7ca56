import AppHost
import AppIntents
import CoreLocation
import Foundation
import FoundationAdditions
import GeoToolbox
import IntentWire
import Testing
import UniformTypeIdentifiers

@testable import AppIntentsBase

/// Parameters of every type, with what they say of their values.
struct ParameterKindTests {
  struct Town: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
    static let defaultQuery = Query()

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Town] { identifiers.map { Town(id: $0) } }
      func suggestedEntities() async throws -> [Town] { ["Aster", "Brook", "Cole"].map { Town(id: $0) } }
    }

    var id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct Streets: DynamicOptionsProvider {
    @IntentParameterDependency<Deliver>(\.$town, \.$floor)
    var intent

    func results() async throws -> [String] {
      guard let intent else { return [] }
      return (1...2).map { "\(intent.town.id) Street \($0), floor \(intent.floor)" }
    }
  }

  struct Deliver: AppIntent {
    static let title: LocalizedStringResource = "Deliver"
    @Parameter(title: "Town") var town: Town
    @Parameter(title: "Floor", default: 1, inclusiveRange: (0, 30)) var floor: Int
    @Parameter(title: "Street", optionsProvider: Streets()) var street: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: street) }
  }

  struct Kinds: AppIntent {
    static let title: LocalizedStringResource = "Kinds"

    @Parameter(title: "File", supportedContentTypes: [.image, .pdf]) var file: IntentFile?
    @Parameter(title: "Person", mode: .email) var person: IntentPerson?
    @Parameter(title: "Price", currencyCodes: ["EUR"], inclusiveRange: (Decimal(1), Decimal(20)))
    var price: IntentCurrencyAmount?
    @Parameter(title: "Card") var card: IntentPaymentMethod?
    @Parameter(title: "Place", displayStyle: .city) var place: CLPlacemark?
    @Parameter(title: "Spot") var spot: PlaceDescriptor?
    @Parameter(title: "Wait") var wait: Duration?
    @Parameter(title: "Ratio") var ratio: Decimal?
    @Parameter(title: "Repeats") var repeats: Calendar.RecurrenceRule?
    @Parameter(title: "Data", defaultUnit: .megabytes) var data: Measurement<UnitInformationStorage>?
    @Parameter(title: "Speed", unit: .knots, supportsNegativeNumbers: false) var speed:
      Measurement<UnitSpeed>?
    @Parameter(title: "Towns", size: .init(min: 1, max: 2)) var towns: [Town]
    @Parameter(title: "Days", default: ["Monday"]) var days: Set<String>
    @Parameter(title: "Text") var text: AttributedString?

    func perform() async throws -> some IntentResult { .result() }
  }

  static let provider = AppIntentsProvider(
    AppIntentsRegistry(
      module: "Kinds", intents: [Deliver.self, Kinds.self], entities: [Town.self], queries: [Town.Query.self]),
    now: { Apps.now })

  private func settled(_ name: String, _ value: IntentValue) async throws -> IntentValue? {
    guard case .success(let value) = try await Self.provider.resolution("Kinds", name, value) else {
      return nil
    }
    return value
  }

  private func refusal(_ name: String, _ value: IntentValue) async throws -> String? {
    try await Self.provider.resolution("Kinds", name, value).refusal
  }

  @Test func readsFilesOfTheRightKindOnly() async throws {
    let picture = FileValue(filename: "cat.png", data: Data([1]))
    #expect(
      try await settled("file", .file(picture))
        == .file(FileValue(filename: "cat.png", type: "public.png", data: Data([1]))))
    #expect(
      try await refusal("file", .file(FileValue(filename: "a.txt", type: "public.plain-text", data: Data())))
        == "“a.txt” is not a file of the right kind; it must be one of these: public.image, pdf.")
    #expect(try await settled("file", .url(URL(fileURLWithPath: "/tmp/scan.pdf"))) != nil)
    #expect(try await refusal("file", .string("a picture")) == "“a picture” is not a file.")
  }

  @Test func choosesAmongPeopleWithTheSameName() async throws {
    let maria = PersonValue(
      name: "Maria", handles: [.init(value: "m@example.org", kind: "emailAddress", label: "work")],
      contactIdentifier: "c1")
    let other = PersonValue(name: "Maria Luz", contactIdentifier: "c2")
    #expect(try await settled("person", .person(maria)) == .person(maria))
    let one = try await settled("person", .person(PersonValue(name: "Maria", matches: [maria])))
    #expect(one == .person(maria))
    let both = try await Self.provider.resolution(
      "Kinds", "person", .person(PersonValue(name: "Maria", matches: [maria, other])))
    #expect(both == .disambiguation([.person(maria), .person(other)], dialog: nil))
    let stranger = try await settled("person", .string("Otto"))
    #expect(stranger == .person(PersonValue(name: "Otto", customIdentifier: "Otto")))
  }

  @Test func takesPlacesByTheirNameAddressOrPosition() async throws {
    let bakery = PlaceValue(
      name: "Oak Bakery", latitude: 46.5, longitude: 7.25, address: ["address": "3 Mill Lane"])
    #expect(try await settled("spot", .place(bakery)) == .place(bakery))
    #expect(try await settled("spot", .string("the bakery")) == .place(PlaceValue(name: "the bakery")))
    let parts = PlaceValue(name: nil, address: ["city": "Bern", "street": "Aarweg 1"])
    #expect(
      try await settled("spot", .place(parts))
        == .place(PlaceValue(name: nil, address: ["address": "Bern, Aarweg 1"])))
    #expect(try await refusal("spot", .integer(3)) != nil)
  }

  @Test func checksMoney() async throws {
    let ten = IntentValue.currency(CurrencyValue(amount: 10, code: "EUR"))
    #expect(try await settled("price", ten) == ten)
    #expect(
      try await refusal("price", .currency(CurrencyValue(amount: 10, code: "USD")))
        == "The amount must be in EUR.")
    #expect(
      try await refusal("price", .currency(CurrencyValue(amount: 50, code: "EUR")))
        == "The amount must be between 1 and 20.")
    let card = try await settled("card", .string("Blue card"))
    #expect(card?.displayText == "Blue card")
  }

  @Test func readsPlacesTimesAndNumbers() async throws {
    let pier = PlaceValue(name: "Pier", latitude: 38.7, longitude: -9.1, address: ["locality": "Lisbon"])
    #expect(try await settled("place", .place(pier)) == .place(pier))
    #expect(try await settled("place", .string("the pier")) == .place(PlaceValue(name: "the pier")))
    #expect(try await settled("wait", .duration(seconds: 90)) == .duration(seconds: 90))
    let minutes = MeasurementValue(value: 2, unit: "min", dimension: "duration")
    #expect(try await settled("wait", .measurement(minutes)) == .duration(seconds: 120))
    #expect(try await settled("ratio", .number(0.1)) == .number(0.1))
    let weekly = RecurrenceValue(frequency: "weekly", interval: 2, weekdays: [2, 4])
    let rule = IntentValue.dateRange(DateRangeValue(start: nil, end: nil, recurrence: weekly))
    #expect(try await settled("repeats", rule) == rule)
    #expect(try await settled("text", .string("Hello")) == .string("Hello"))
  }

  @Test func knowsUnits() async throws {
    #expect(
      try await settled("data", .integer(3))
        == .measurement(MeasurementValue(value: 3, unit: "MB", dimension: "informationStorage")))
    let speed = MeasurementValue(value: -1, unit: "kn", dimension: "speed")
    #expect(try await refusal("speed", .measurement(speed)) == "The amount must not be negative.")
    #expect(UnitTable.unit("GHz", of: UnitFrequency.self) == .gigahertz)
    #expect(UnitTable.unit("mpg", of: UnitFuelEfficiency.self) == .milesPerGallon)
    #expect(UnitTable.unit("furlong-ish", of: UnitLength.self) == nil)
  }

  @Test func countsValues() async throws {
    let two = IntentValue.list([.string("Aster"), .string("Brook")])
    let answers = try await Self.provider.resolve(
      ResolveCall(call: call("Kinds", ["towns": two]), parameters: ["towns"]))
    #expect(answers[0].resolutions.flatMap(\.texts) == ["Aster", "Brook"])
    let three = IntentValue.list([.string("Aster"), .string("Brook"), .string("Cole")])
    #expect(try await refusal("towns", three) == "At most 2 can be chosen, not 3.")
  }

  @Test func tellsLimits() throws {
    let slots = Dictionary(
      uniqueKeysWithValues: Reflection.parameters(of: Kinds()).map { ($0.name, $0.slot.definition.limits) })
    #expect(slots["file"] == ParameterLimits(contentTypes: ["public.image", "com.adobe.pdf"]))
    #expect(slots["price"] == ParameterLimits(minimum: 1, maximum: 20))
    #expect(slots["speed"] == ParameterLimits(minimum: 0, unit: "kn"))
    #expect(slots["towns"] == ParameterLimits(count: .init(minimum: 1, maximum: 2)))
    #expect(slots["person"] == .some(nil))
    let kinds = Kinds()
    #expect(kinds.$price.currencyCodes == ["EUR"])
    #expect(kinds.$price.inclusiveRange?.upperBound == 20)
    #expect(kinds.$speed.unit == .knots && kinds.$speed.defaultUnit == nil)
    #expect(kinds.$person.parameterMode == .email)
    #expect(kinds.$place.displayStyle == .city)
    #expect(kinds.days == ["Monday"])
  }

  @Test func offersWhatFitsToWhatWasChosenBefore() async throws {
    let chosen = call("Deliver", ["town": .string("brook"), "floor": .integer(3)])
    let outcome = try await Self.provider.handle(chosen)
    #expect(outcome.unresolved?.parameter == "street")
    #expect(
      outcome.unresolved?.resolutions.first?.texts == ["Brook Street 1, floor 3", "Brook Street 2, floor 3"])
    #expect(Streets().$intent.parameterNames == ["town", "floor"])
    #expect(Streets().intent == nil)
  }

  @Test func givesFilesAsData() async throws {
    let file = IntentFile(data: Data("tea".utf8), filename: "../list.txt")
    #expect(file.availableContentTypes == [.plainText])
    #expect(try await file.data(contentType: .text) == Data("tea".utf8))
    await #expect(throws: IntentFileError.self) { try await file.data(contentType: .image) }
    let url = try await file.fileURL(contentType: .plainText)
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    #expect(url.lastPathComponent == "list.txt")
    #expect(url.path.hasPrefix(FileManager.default.temporaryDirectory.path))
    #expect(try Data(contentsOf: url) == Data("tea".utf8))
    let moved = IntentFile(fileURL: url, filename: "plan")
    #expect(moved.type == .plainText && moved.data == Data("tea".utf8))
    #expect(IntentFile(fileURL: URL(fileURLWithPath: "/nowhere/x")).data.isEmpty)
  }
}
