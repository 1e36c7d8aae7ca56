import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Finding entities through the comparators of an app", .serialized)
struct QueryPropertyTests {
  typealias Filter = EntitySearch.Filter
  typealias Order = EntitySearch.Order

  /// What a search finds, and the last question to the app's query.
  private func asked(
    _ filters: Filter..., matchesAll: Bool = true, order: [Order] = [], limit: Int = 0
  ) async throws -> (titles: [String], entry: BookLog.Entry) {
    await BookLog.shared.clear()
    let titles = try await Apps.found(
      "VolumeEntity", filters, matchesAll: matchesAll, order: order, limit: limit)
    return (titles, try #require(await BookLog.shared.entries.last))
  }

  @Test func asksTheQueryWithItsOwnConditions() async throws {
    let (titles, entry) = try await asked(
      Filter("title", .contains, .string("harbour")), Filter("pages", .greaterThanOrEqualTo, .integer(400)),
      limit: 3)
    #expect(titles == ["The Long Harbour"])
    let conditions: [VolumeCondition] = [.titleContains("harbour"), .pages(400...100_000)]
    #expect(entry == BookLog.Entry(conditions: conditions, mode: .and, sorts: 0, limit: 3))
  }

  @Test func readsValuesAsThePropertiesHaveThem() async throws {
    #expect(
      try await asked(Filter("genre", .notEqualTo, .string("fiction"))).entry.conditions == [
        .genre(.novel, not: true)
      ])
    #expect(try await asked(Filter("tags", .contains, .string("sea"))).entry.conditions == [.tag("sea")])
    #expect(
      try await asked(Filter("subtitle", .equalTo, .string("Poems"))).entry.conditions == [.subtitle("Poems")]
    )
    let absent = try await asked(Filter("subtitle", .equalTo, []))
    #expect(absent.entry.conditions == [.subtitle(nil)])
    #expect(absent.titles.count == 2)
  }

  @Test func letsTheQuerySortAndLimit() async throws {
    let (titles, entry) = try await asked(
      order: [Order("pages", isAscending: false), Order("title")], limit: 2)
    #expect(titles == ["The Long Harbour", "Harbour Lights"])
    #expect(entry == BookLog.Entry(conditions: [], mode: .and, sorts: 2, limit: 2))
  }

  @Test func asksForOneOfSeveral() async throws {
    let (titles, entry) = try await asked(
      Filter("title", .hasPrefix, .string("Salt")), Filter("genre", .equalTo, .string("essay")),
      matchesAll: false)
    #expect(titles == ["A Short Walk", "Salt & Rope"])
    #expect(entry.mode == .or)
    #expect(entry.conditions.count == 2)
  }

  @Test func looksItselfAtWhatTheQueryDoesNotDeclare() async throws {
    let heavy = IntentValue.measurement(MeasurementValue(value: 100, unit: "g", dimension: "mass"))
    let (titles, entry) = try await asked(
      Filter("genre", .notEqualTo, .string("novel")), Filter("weight", .greaterThan, heavy), limit: 1)
    #expect(titles == ["A Short Walk"])
    // The query must not stop at a number of entities of which some are left out afterwards.
    #expect(entry == BookLog.Entry(conditions: [.genre(.novel, not: true)], mode: .and, sorts: 0, limit: nil))
    let either = try await asked(
      Filter("title", .contains, .string("Walk")), Filter("isRead", .equalTo, .boolean(true)),
      matchesAll: false)
    #expect(either.titles == ["Harbour Lights", "A Short Walk"])
    #expect(either.entry.conditions.isEmpty)
    let sorted = try await asked(order: [Order("published")], limit: 2)
    #expect(sorted.titles == ["The Long Harbour", "Harbour Lights"])
    #expect(sorted.entry == BookLog.Entry(conditions: [], mode: .and, sorts: 0, limit: nil))
  }

  @Test func makesDoWithNeighbouringComparators() async throws {
    let between = try await asked(Filter("pages", .isBetween, .integer(60), .integer(96)))
    #expect(between.titles == ["A Short Walk", "Salt & Rope"])
    #expect(between.entry.conditions == [.pages(60...100_000), .pages(0...96)])
    let less = try await asked(Filter("pages", .lessThan, .integer(96)))
    #expect(less.titles == ["Salt & Rope"])
    #expect(less.entry.conditions == [.pages(0...96)])
  }

  @Test func describesWhatItFiltersAndSortsBy() async throws {
    let manifest = await Apps.provider(Apps.bookshop).manifest()
    let query = try #require(manifest.queries.first { $0.identifier == "VolumeQuery" && $0.input == nil })
    #expect(query.capabilities == [.properties, .string, .suggestions])
    #expect(
      query.filters == [
        QueryManifest.Filter(property: "title", comparisons: [.equalTo, .contains, .hasPrefix]),
        QueryManifest.Filter(property: "pages", comparisons: [.lessThanOrEqualTo, .greaterThanOrEqualTo]),
        QueryManifest.Filter(property: "genre", comparisons: [.equalTo, .notEqualTo]),
        QueryManifest.Filter(property: "tags", comparisons: [.contains]),
        QueryManifest.Filter(property: "subtitle", comparisons: [.equalTo]),
      ])
    #expect(query.sorts == ["title", "pages"])
    #expect(query.summary == "Finds books on the shelf.")
  }
}
