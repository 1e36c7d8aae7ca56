import Foundation
import Testing

/// A part of the proof that all declarations of SiriKit are there: it refers to each of those that it names.
protocol SurfacePart {
  /// What the part refers to.
  static var keys: [String] { get }

  /// Refers to every declaration, and tells the numbers of enumerations' cases.
  static func refer(_ surface: inout SurfaceRaws)
}

/// The numbers of cases that are not those of the facts.
struct SurfaceRaws {
  private(set) var count = 0
  private(set) var wrong: [String] = []

  mutating func raw<Value: RawRepresentable>(_ value: Value, _ expected: Int)
  where Value.RawValue: BinaryInteger {
    count += 1
    if Int(value.rawValue) != expected { wrong.append("\(Value.self).\(value): \(value.rawValue)") }
  }
}

func surfaceIsHashable(_ type: (some Hashable).Type) {}

@Suite("The surface of SiriKit")
struct SurfaceTests {
  /// Every declaration of the facts, listed here once more from the file itself.
  private let facts: Set<String>

  init() throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: repository.appendingPathComponent("Sources/Generator/Data/sirikit.json"))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    facts = Set(SurfaceFacts(root).keys)
  }

  @Test("Every declaration of the facts is there, apart from those that cannot be on Linux")
  func coverage() {
    let covered = Set(SurfaceTable.parts.flatMap { $0.keys })
    let impossible = Set(SurfaceTable.impossible)
    let possible = facts.subtracting(impossible)
    let found = possible.intersection(covered).count
    let share = Double(found * 1000 / max(possible.count, 1)) / 10
    print(
      "SiriKit: covered \(found) of \(facts.count) declarations (\(share) % of what is possible on Linux; "
        + "\(impossible.count) listed as impossible)")
    #expect(facts.count > 3000)
    #expect(possible.subtracting(covered).sorted() == [], "not referred to")
    #expect(covered.subtracting(facts).sorted() == [], "not in the facts")
    #expect(impossible.isSubset(of: facts) && impossible.isDisjoint(with: covered))
  }

  @Test("Every case of an enumeration and every option has the number of the facts")
  func raws() {
    var surface = SurfaceRaws()
    for part in SurfaceTable.parts { part.refer(&surface) }
    #expect(surface.count > 900)
    #expect(surface.wrong == [])
  }
}

/// The declarations of the facts under the names that the generated parts use.
private struct SurfaceFacts {
  private(set) var keys: [String] = []

  init(_ root: [String: Any]) {
    for intent in root["intents"] as? [[String: Any]] ?? [] { add(intent: intent) }
    for kind in ["resolutionResults", "valueTypes", "supportTypes", "protocols"] {
      for (name, value) in root[kind] as? [String: [String: Any]] ?? [:] { add(type: name, value, kind) }
    }
    for (name, value) in root["enums"] as? [String: [String: Any]] ?? [:] {
      add("", name)
      for item in value["cases"] as? [[String: Any]] ?? [] { add(name, item["name"]) }
    }
    for (name, constants) in root["stringConstantTypes"] as? [String: [String]] ?? [:] {
      add("", name)
      for constant in constants { add(name, constant) }
    }
    for name in root["intentIdentifierConstants"] as? [String] ?? [] { add("", name) }
    for name in (root["otherConstants"] as? [String: Any] ?? [:]).keys { add("", name) }
  }

  private mutating func add(intent: [String: Any]) {
    let name = intent["name"] as? String ?? ""
    add("", name)
    for parameter in intent["parameters"] as? [[String: Any]] ?? [] { add(name, parameter["name"]) }
    signatures(intent["initialisers"], of: name)
    if let handling = intent["handlingProtocol"] as? [String: Any] {
      let owner = handling["name"] as? String ?? ""
      add("", owner)
      for section in ["required", "optional"] {
        for method in handling[section] as? [[String: Any]] ?? [] {
          guard let signature = method["signature"] as? String else { continue }
          add(owner, signature)
          if signature.contains("@escaping") { add(owner, "async \(signature)") }
        }
      }
    }
    if let response = intent["response"] as? [String: Any] {
      add(type: response["name"] as? String ?? "", response, "")
    }
  }

  private mutating func add(type name: String, _ value: [String: Any], _ kind: String) {
    add("", name)
    for property in value["properties"] as? [[String: Any]] ?? [] { add(name, property["name"]) }
    for section in ["initialisers", "methods", "factories", "required", "optional"] {
      signatures(value[section], of: name)
    }
    for text in value["swiftOverlay"] as? [String] ?? [] { add(name, "overlay \(text)") }
    guard kind == "protocols" else { return }
    for parent in value["conforms"] as? [String] ?? [] { add(name, "conforms \(parent)") }
  }

  private mutating func signatures(_ list: Any?, of owner: String) {
    for item in list as? [[String: Any]] ?? [] { add(owner, item["signature"]) }
  }

  private mutating func add(_ owner: String, _ declaration: Any?) {
    guard let text = declaration as? String else { return }
    // A note may follow a declaration.
    let bare = text.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
    keys.append(owner.isEmpty ? bare : "\(owner): \(bare)")
  }
}
