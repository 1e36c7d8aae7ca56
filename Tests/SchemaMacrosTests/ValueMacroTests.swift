import Testing

@Suite struct ValueMacroTests {
  @Test func aUnionSaysHowItsCasesAreMade() {
    let expansion = Expansion(
      """
      @UnionValue
      enum Item {
        case song(SongEntity), name(text: String)
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(
      expansion.text == """
        enum Item {
          case song(SongEntity), name(text: String)
        }

        extension Item: AppUnionValue, _UnionValue {
          nonisolated public enum Cases: String, AppUnionValueCasesProviding {
            case song, name
          }

          nonisolated public static var _unionCases: [_UnionCase<Self>] {
            [
              _UnionCase(
                "song", (SongEntity).self, make: {
                  .song($0)
                },
                value: {
                  if case .song(let value) = $0 {
                    value
                  } else {
                    nil
                  }
                }),
              _UnionCase(
                "name", (String).self, make: {
                  .name(text: $0)
                },
                value: {
                  if case .name(let value) = $0 {
                    value
                  } else {
                    nil
                  }
                }),
            ]
          }
        }
        """)
  }

  @Test func brokenUnionsAreReported() {
    #expect(
      Expansion("@UnionValue enum Item { case none, pair(Int, Int), one(Int) }").reports == [
        "1:30: error: the case 'none' of a '@UnionValue' enumeration must carry exactly one value",
        "1:36: error: the case 'pair' of a '@UnionValue' enumeration must carry exactly one value",
      ])
    #expect(
      Expansion("@UnionValue enum Item {}").reports == [
        "1:18: error: a '@UnionValue' enumeration must have at least one case"
      ])
    #expect(
      Expansion("@UnionValue struct Item {}").reports == [
        "1:13: error: '@UnionValue' can only be attached to an enumeration"
      ])
    #expect(
      Expansion("@UnionValue enum Item<T> { case one(T) }").reports == [
        "1:22: error: a '@UnionValue' enumeration must not be generic"
      ])
  }

  @Test func computedPropertiesGetAWrapperBesideThem() {
    let expansion = Expansion(
      """
      struct Trail {
        @ComputedProperty(title: "Length")
        public var length: Double { 3 }
        @DeferredProperty
        var weather: String { get async throws { "sun" } }
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(
      expansion.text == """
        struct Trail {
          public var length: Double { 3 }

          nonisolated private let _length = ComputedEntityProperty<Trail, Double>(title: "Length", { (entity: Trail) in
              entity.length
            })

          nonisolated public var $length: EntityProperty<Double> {
            _length
          }
          var weather: String { get async throws { "sun" } }

          nonisolated private let _weather = DeferredEntityProperty<Trail, String>({ (entity: Trail) in
              try await entity.weather
            })

          nonisolated var $weather: EntityProperty<String> {
            _weather
          }
        }
        """)
  }

  @Test func otherPropertiesAreReported() {
    let source = """
      struct Trail {
        @ComputedProperty var name: String
        @ComputedProperty var weather: String { get async { "sun" } }
        @DeferredProperty var length: Double { 3 }
      }
      """
    #expect(
      Expansion(source).reports == [
        "2:3: error: '@ComputedProperty' can only be attached to a property with a type and a getter; use '@Property' "
          + "for a stored one",
        "3:25: error: the getter of a '@ComputedProperty' must not be 'async' or throw; use '@DeferredProperty'",
        "4:25: error: the getter of a '@DeferredProperty' must be 'async'; use '@ComputedProperty' for any other",
      ])
  }
}
