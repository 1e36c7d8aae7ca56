import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// The sentences that stand for an intent, and when each is shown.
struct SummaryTests {
  typealias Sentence = AppIntentManifest.Sentence

  enum Size: String, AppEnum {
    case small, medium, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
      .small: "Small", .medium: "Medium", .large: "Large",
    ]
  }

  struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Size", default: .small) var size: Size
    @Parameter(title: "To Go", default: false) var toGo: Bool
    @Parameter(title: "Shots", default: 1) var shots: Int
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Price") var price: Double?

    static var parameterSummary: some ParameterSummary {
      When(\.$toGo, .equalTo, true) {
        When(\.$note, .hasAnyValue) {
          Summary("Order to go, \(\.$note)")
        } otherwise: {
          Summary("Order to go") { \.$note }
        }
      } otherwise: {
        Switch(\.$size) {
          Case(.small) { Summary("A small one") }
          Case([.medium, .large]) { Summary("A \(\.$size) one") { \.$shots } }
          DefaultCase { Summary("Order") }
        }
      }
    }

    func perform() async throws -> some IntentResult { .result() }
  }

  struct Compare: AppIntent {
    static let title: LocalizedStringResource = "Compare"
    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Price") var price: Double?
    @Parameter(title: "Size") var size: Size?

    static var parameterSummary: some ParameterSummary {
      When(\.$count, .greaterThanOrEqualTo, 3) {
        Summary("Many")
      } otherwise: {
        When(\.$size, .oneOf, [.small, .large]) {
          Summary("Extreme")
        } otherwise: {
          When(\.$price, .lessThan, 2.0) {
            Summary("Cheap")
          } otherwise: {
            When(\.$size, .notEqualTo, .medium) {
              Summary("Not medium")
            } otherwise: {
              When(widgetFamily: .equalTo, .systemSmall) {
                Summary("Never")
              } otherwise: {
                Summary("Else")
              }
            }
          }
        }
      }
    }

    func perform() async throws -> some IntentResult { .result() }
  }

  struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
  }

  private func condition(
    _ parameter: String, _ test: DefinitionManifest.Condition.Test, _ value: String? = nil
  ) -> DefinitionManifest.Condition {
    DefinitionManifest.Condition(parameter: parameter, test: test, value: value)
  }

  @Test func flattensConditionsInTheirOrder() {
    let toGo = condition("toGo", .equals, "true")
    let stays = condition("toGo", .differs, "true")
    let others = ["small", "medium", "large"].map { condition("size", .differs, $0) }
    #expect(
      Order._sentences == [
        Sentence(template: "Order to go, ${note}", conditions: [toGo, condition("note", .hasValue)]),
        Sentence(
          template: "Order to go", others: ["note"], conditions: [toGo, condition("note", .hasNoValue)]),
        Sentence(template: "A small one", conditions: [stays, condition("size", .equals, "small")]),
        Sentence(
          template: "A ${size} one", others: ["shots"],
          conditions: [stays, condition("size", .equals, "medium")]),
        Sentence(
          template: "A ${size} one", others: ["shots"],
          conditions: [stays, condition("size", .equals, "large")]),
        Sentence(template: "Order", conditions: [stays] + others),
      ])
  }

  @Test func writesEveryComparison() {
    /// The last condition of each sentence, which is that of its own branch.
    func last(_ template: String) -> [DefinitionManifest.Condition?] {
      Compare._sentences?.filter { $0.template == template }.map(\.conditions.last) ?? []
    }
    #expect(last("Many") == [condition("count", .above, "3"), condition("count", .equals, "3")])
    #expect(last("Extreme") == [condition("size", .equals, "small"), condition("size", .equals, "large")])
    #expect(last("Cheap") == [condition("price", .below, "2")])
    let dear = [condition("price", .above, "2"), condition("price", .equals, "2")]
    let extremes = [condition("size", .differs, "small"), condition("size", .differs, "large")]
    let few = condition("count", .below, "3")
    #expect(
      Compare._sentences?.filter { $0.template == "Not medium" }.map(\.conditions)
        == dear.map { [few] + extremes + [$0, condition("size", .differs, "medium")] })
    #expect(last("Never") == [])
    #expect(
      Compare._sentences?.filter { $0.template == "Else" }.map(\.conditions)
        == dear.map { [few] + extremes + [$0, condition("size", .equals, "medium")] })
  }

  @Test func saysNothingForAnEmptySummary() {
    #expect(Plain._sentences == nil)
  }
}
