import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Finding entities that an app only lists")
struct QuerySearchTests {
  typealias Filter = EntitySearch.Filter
  typealias Order = EntitySearch.Order

  private func found(_ filters: Filter..., matchesAll: Bool = true, order: [Order] = [], limit: Int = 0)
    async throws
    -> [String]
  {
    try await Apps.found("CopyEntity", filters, matchesAll: matchesAll, order: order, limit: limit)
  }

  private static let harbour = "Harbour Lights"
  private static let walk = "A Short Walk"
  private static let salt = "Salt & Rope"
  private static let long = "The Long Harbour"

  @Test func findsEverythingWithoutConditions() async throws {
    #expect(try await found() == [Self.harbour, Self.walk, Self.salt, Self.long])
    #expect(try await found(limit: 2) == [Self.harbour, Self.walk])
  }

  @Test func comparesTextAsPeopleDo() async throws {
    #expect(try await found(Filter("title", .equalTo, .string("a short WALK"))) == [Self.walk])
    #expect(try await found(Filter("title", .contains, .string("harbour"))) == [Self.harbour, Self.long])
    #expect(try await found(Filter("title", .hasPrefix, .string("the"))) == [Self.long])
    #expect(try await found(Filter("title", .hasSuffix, .string("rope"))) == [Self.salt])
    #expect(try await found(Filter("title", .notEqualTo, .string("salt rope"))).count == 3)
    #expect(try await found(Filter("title", .contains, .string("&"))) == [Self.salt])
  }

  @Test func comparesNumbersFlagsAndCases() async throws {
    #expect(try await found(Filter("pages", .lessThan, .integer(96))) == [Self.salt])
    #expect(try await found(Filter("pages", .lessThanOrEqualTo, .string("96"))) == [Self.walk, Self.salt])
    #expect(
      try await found(Filter("pages", .isBetween, .integer(96), .integer(320))) == [Self.harbour, Self.walk])
    #expect(try await found(Filter("isRead", .equalTo, .boolean(false))).count == 3)
    #expect(try await found(Filter("genre", .equalTo, .string("fiction"))) == [Self.harbour, Self.long])
    let poetry = IntentValue.enumeration(EnumerationValue(type: "BookKind", case: "poetry"))
    #expect(try await found(Filter("genre", .notEqualTo, poetry)).count == 3)
    #expect(try await found(Filter("genre", .greaterThan, poetry)).count == 3)
  }

  @Test func comparesQuantitiesInAnyUnit() async throws {
    let kilogram = IntentValue.measurement(MeasurementValue(value: 1, unit: "kg", dimension: "mass"))
    #expect(try await found(Filter("weight", .greaterThan, kilogram)) == [Self.long])
    let exact = IntentValue.measurement(MeasurementValue(value: 0.12, unit: "kg", dimension: "mass"))
    #expect(try await found(Filter("weight", .equalTo, exact)) == [Self.walk])
  }

  @Test func takesADayAsTheWholeDay() async throws {
    let day = IntentValue.date(DateValue(year: 2026, month: 3, day: 14, timeZone: "GMT"))
    #expect(try await found(Filter("published", .equalTo, day)) == [Self.salt])
    #expect(try await found(Filter("published", .lessThan, day)).count == 3)
    #expect(try await found(Filter("published", .greaterThan, day)).isEmpty)
    #expect(try await found(Filter("published", .greaterThanOrEqualTo, day)) == [Self.salt])
    let span = DateRangeValue(
      start: DateValue(year: 2024, month: 1, day: 1, timeZone: "GMT"),
      end: DateValue(year: 2025, month: 12, day: 31, timeZone: "GMT"))
    #expect(try await found(Filter("published", .equalTo, .dateRange(span))) == [Self.harbour, Self.walk])
  }

  @Test func comparesEntitiesByNameAndIdentity() async throws {
    #expect(try await found(Filter("author", .equalTo, .string("Ada Quill"))) == [Self.harbour, Self.salt])
    // Two authors have the name, so books of either are meant.
    #expect(try await found(Filter("author", .contains, .string("quill"))).count == 3)
    let bo = EntityReference(type: "WriterEntity", identifier: "bo", display: DisplayValue("Bo"))
    #expect(try await found(Filter("author", .equalTo, .entity(bo))) == [Self.walk])
    #expect(try await found(Filter("id", .equalTo, .string("3"))) == [Self.salt])
  }

  @Test func looksIntoLists() async throws {
    #expect(try await found(Filter("tags", .contains, .string("Sea"))) == [Self.harbour, Self.salt])
    #expect(try await found(Filter("tags", .equalTo, .list([.string("sea")]))) == [Self.salt])
  }

  @Test func knowsWhatHasNoValue() async throws {
    #expect(try await found(Filter("subtitle", .equalTo, [])) == [Self.harbour, Self.long])
    #expect(try await found(Filter("subtitle", .notEqualTo, [])) == [Self.walk, Self.salt])
    #expect(try await found(Filter("subtitle", .notEqualTo, .string("Poems"))).count == 3)
    #expect(try await found(Filter("subtitle", .contains, .string("e"))) == [Self.walk, Self.salt])
  }

  @Test func combinesConditions() async throws {
    let novels = Filter("genre", .equalTo, .string("Novel"))
    let short = Filter("pages", .lessThan, .integer(100))
    #expect(try await found(novels, Filter("isRead", .equalTo, .boolean(true))) == [Self.harbour])
    #expect(try await found(novels, short).isEmpty)
    #expect(try await found(novels, short, matchesAll: false).count == 4)
  }

  @Test func sortsAndLimits() async throws {
    #expect(try await found(order: [Order("title")]) == [Self.walk, Self.harbour, Self.salt, Self.long])
    #expect(try await found(order: [Order("pages", isAscending: false)], limit: 1) == [Self.long])
    #expect(try await found(order: [Order("genre"), Order("pages")]).first == Self.salt)
    #expect(
      try await found(order: [Order("published", isAscending: false)], limit: 2) == [Self.salt, Self.walk])
    // What has no value comes last in either direction, in the app's own order.
    #expect(try await found(order: [Order("subtitle")]) == [Self.walk, Self.salt, Self.harbour, Self.long])
    #expect(
      try await found(order: [Order("subtitle", isAscending: false)]) == [
        Self.salt, Self.walk, Self.harbour, Self.long,
      ])
  }

  @Test func saysWhatIsWrongWithASearch() async throws {
    let unknown = await #expect(throws: WireFault.self) {
      try await found(Filter("colour", .equalTo, .string("red")))
    }
    #expect(unknown?.code == .invalidParameters)
    #expect(unknown?.message.contains("no property “colour”") == true)
    #expect(unknown?.message.contains("author, genre, isRead") == true)
    let few = await #expect(throws: WireFault.self) {
      try await found(Filter("pages", .isBetween, .integer(1)))
    }
    #expect(few?.message == "The condition on “pages” has 1 values; “isBetween” takes 2.")
    let word = await #expect(throws: WireFault.self) {
      try await found(Filter("pages", .lessThan, .string("many")))
    }
    #expect(word?.message == "“many” is not a whole number.")
    let genre = await #expect(throws: WireFault.self) {
      try await found(Filter("genre", .equalTo, .string("map")))
    }
    #expect(genre?.message == "“map” is not one of the choices: Poetry, Essay, Novel.")
    let corner = await #expect(throws: WireFault.self) { try await Apps.found("Corner") }
    #expect(corner?.code == .unknownMethod)
  }

  @Test func computesWhatIsOnlyComputedWhenAskedFor() async throws {
    #expect(try await Apps.found("PageEntity", [Filter("letters", .greaterThan, .integer(4))]) == ["Page 2"])
    #expect(
      try await Apps.found("PageEntity", order: [Order("words", isAscending: false)]) == [
        "Page 1", "Page 2", "Page 3",
      ])
    #expect(try await Apps.found("PageEntity", order: [Order("letters")]) == ["Page 3", "Page 1", "Page 2"])
  }

  @Test func findsTheOnlyOneOfItsType() async throws {
    #expect(
      try await Apps.found("ReadingSettings", [Filter("goal", .greaterThan, .integer(10))]) == [
        "Reading Settings"
      ])
    #expect(try await Apps.found("ReadingSettings", [Filter("goal", .greaterThan, .integer(12))]).isEmpty)
  }
}
