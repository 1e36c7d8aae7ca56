import Foundation
import IntentDefinitions
import Testing

/// Definitions that were damaged in every way: reading always ends, with a definition or with an error.
struct FuzzTests {
  /// A small generator with a seed, so that a failure can be repeated.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func check(_ data: Data) throws {
    let result = DefinitionReader().read(DefinitionSource(path: "F.intentdefinition", data: data))
    guard let definition = result.definition else {
      #expect(!result.errors.isEmpty)
      return
    }
    #expect(try DefinitionWriter(definition, module: "F").write().contains("PritheeDefinition_F_F"))
  }

  @Test("A file that is cut off", .timeLimit(.minutes(2)))
  func truncated() throws {
    let data = try Data(contentsOf: Definitions.bakery)
    for length in stride(from: 0, to: data.count, by: 2999) { try check(data.prefix(length)) }
  }

  @Test("A file with other bytes in it", .timeLimit(.minutes(2)), arguments: 0..<2)
  func mutated(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let original = [UInt8](try Data(contentsOf: Definitions.bakery))
    for _ in 0..<12 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try check(Data(bytes))
    }
  }

  @Test("Values of another kind in any place", .timeLimit(.minutes(2)), arguments: 0..<2)
  func exchanged(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let data = try Data(contentsOf: Definitions.bakery)
    let root = try PropertyListSerialization.propertyList(from: data, format: nil)
    for _ in 0..<20 {
      let list = damaged(root, &random)
      try check(PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    }
  }

  private func damaged(_ value: Any, _ random: inout Seeded) -> Any {
    if Int.random(in: 0..<120, using: &random) == 0 {
      let strange: [Any] = [
        "", "${", "${a", "a,b,c", -1, 1e308, true, [Any](), [String: Any](), Date(timeIntervalSince1970: 0),
        Data([0, 1]), "🥧", String(repeating: "x", count: 5000),
      ]
      return strange.randomElement(using: &random) ?? ""
    }
    if let dictionary = value as? [String: Any] {
      var result: [String: Any] = [:]
      for (key, item) in dictionary.sorted(by: { $0.key < $1.key }) {
        if Int.random(in: 0..<200, using: &random) == 0 { continue }
        result[key] = damaged(item, &random)
      }
      return result
    }
    if let array = value as? [Any] { return array.map { damaged($0, &random) } }
    return value
  }
}
