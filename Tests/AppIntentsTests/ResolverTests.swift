import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// Values that are made from values of other types.
struct ResolverTests {
  struct Shade: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
      let shades = ["dark": 10, "bright": 90]
      return shades[input.lowercased()]
    }
  }

  struct Dim: AppIntent {
    static let title: LocalizedStringResource = "Dim"

    @Parameter(
      title: "Level",
      resolvers: {
        Shade()
        IntFromDoubleResolver(roundingRule: .up)
        IntFromStringResolver(radix: 16)
      })
    var level: Int

    @Parameter(title: "Link", resolvers: {}) var link: URL?

    func perform() async throws -> some IntentResult { .result() }
  }

  static let provider = AppIntentsProvider(AppIntentsRegistry(module: "Dim", intents: [Dim.self]))

  @Test(arguments: [
    (IntentValue.integer(5), 5), (.string("12"), 12), (.string("Bright"), 90), (.number(3.2), 4),
    (.string("ff"), 255),
  ])
  func triesResolversInOrder(_ given: IntentValue, _ level: Int) async throws {
    #expect(try await Self.provider.resolution("Dim", "level", given) == .success(.integer(level)))
  }

  @Test func refusesWhatNoResolverTakes() async throws {
    #expect(
      try await Self.provider.resolution("Dim", "level", .string("soft")).refusal
        == "“soft” is not a whole number.")
    #expect(Array(EmptyResolverSpecification<Int>()).isEmpty)
  }

  @Test func convertsAsTheNamesSay() async throws {
    let text = IntentParameterContext(IntentParameter<String>())
    #expect(try await StringFromIntResolver().resolve(from: 7, context: text) == "7")
    #expect(try await StringFromDoubleResolver().resolve(from: 7.5, context: text) == "7.5")
    let number = IntentParameterContext(IntentParameter<Double>(title: "N", inclusiveRange: (0, 1)))
    #expect(try await DoubleFromStringResolver().resolve(from: " 0.5 ", context: number) == 0.5)
    #expect(try await DoubleFromIntResolver().resolve(from: 1, context: number) == 1)
    await #expect(throws: AppIntentError.self) {
      try await DoubleResolver().resolve(from: 2, context: number)
    }
    let flag = IntentParameterContext(
      IntentParameter<Bool>(title: "F", displayName: .init(true: "open", false: "shut")))
    #expect(try await BoolFromStringResolver().resolve(from: "Shut", context: flag) == false)
    let link = IntentParameterContext(IntentParameter<URL>())
    #expect(try await URLFromStringResolver().resolve(from: "example", context: link) == nil)
    let whole = IntentParameterContext(IntentParameter<Int>(title: "I"))
    #expect(try await IntResolver().resolve(from: 3, context: whole) == 3)
    #expect(number.inclusiveRange?.upperBound == 1)
    #expect(!number.isOptional)
  }
}
