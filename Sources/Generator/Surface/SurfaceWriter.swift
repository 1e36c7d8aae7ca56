import Foundation

/// Writes the tests that refer to every declaration of SiriKit's facts, and the list of what cannot be on Linux.
struct SurfaceWriter {
  static let folder = "Tests/IntentsTests/Generated"
  static let article = "Documentation/Articles/sirikit-coverage.md"
  /// The most lines of a file.
  private static let limit = 300

  private let items: SurfaceItems

  init(_ facts: SiriKitFacts) {
    items = SurfaceItems(facts)
  }

  func run(into generation: inout Generation) {
    generation.own(Self.folder)
    var types: [String] = []
    for group in items.groups {
      for (index, items) in batches(group.items).enumerated() {
        let name = "Surface\(group.name)\(index == 0 ? "" : String(index + 1))"
        types.append(name)
        generation.add("\(Self.folder)/\(name).swift", file(name, items))
      }
    }
    generation.add("\(Self.folder)/SurfaceTable.swift", table(types))
    generation.add(Self.article, coverage)
  }

  private func batches(_ items: [SurfaceItem]) -> [[SurfaceItem]] {
    let covered = items.filter { !$0.lines.isEmpty }
    return stride(from: 0, to: covered.count, by: Self.limit / 2).map { start in
      Array(covered[start..<min(start + Self.limit / 2, covered.count)])
    }
  }

  private func file(_ name: String, _ items: [SurfaceItem]) -> String {
    var source = SourceText()
    source.line("// Generated from sirikit.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    for module in ["Contacts", "CoreLocation", "Foundation", "FoundationAdditions", "Intents"] {
      source.line("import \(module)")
    }
    source.line()
    source.block("enum \(name): SurfacePart") { source in
      source.line("static var keys: [String] {")
      source.line("  [")
      for item in items { source.line("    \(item.key.literal),") }
      source.line("  ]")
      source.line("}")
      source.line()
      source.line("@available(*, deprecated)")
      source.block("static func refer(_ surface: inout SurfaceRaws)") { source in
        for item in items { for line in item.lines { source.line(line) } }
      }
    }
    return source.text
  }

  private func table(_ types: [String]) -> String {
    var source = SourceText()
    source.line("// Generated from sirikit.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    source.block("enum SurfaceTable") { source in
      source.doc("The parts of the surface; each compiles only when all that it names is there.")
      source.line("static let parts: [any SurfacePart.Type] = [")
      for type in types { source.line("  \(type).self,") }
      source.line("]")
      source.line()
      source.doc("What cannot be on Linux.")
      source.line("static let impossible: [String] = [")
      for key in SurfaceChoices.impossible.keys.sorted() { source.line("  \(key.literal),") }
      source.line("]")
    }
    return source.text
  }

  /// The article about what is and what cannot be.
  private var coverage: String {
    let all = items.groups.flatMap(\.items).count
    let impossible = SurfaceChoices.impossible.sorted { $0.key < $1.key }
    var text = """
      <!-- Generated from sirikit.json by script/generate; do not edit. -->
      # What there is of SiriKit

      The module `Intents` is generated from `Sources/Generator/Data/sirikit.json`, which lists \(all) declarations:
      intents, parameters, initialisers, handling methods in both forms, responses, results, enumerations with their
      cases, value types and their members, support types, protocols and constants. The tests in
      `\(Self.folder)` refer to every one of them with its types, so that they compile only when all are there;
      a test compares their list with the facts again and prints the share.

      ## What cannot be on Linux

      | Declaration | Why |
      | --- | --- |

      """
    for (key, reason) in impossible { text += "| `\(key)` | \(reason) |\n" }
    text += Self.notes
    return text
  }
}
