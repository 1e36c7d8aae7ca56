import Foundation
import IntentWire

/// Writes the assistant's view of SiriKit: every intent and every enumeration, whether the Kit has them or not.
struct SchemaWriter {
  private let plan: SiriKitPlan

  init(_ plan: SiriKitPlan) {
    self.plan = plan
  }

  func text() throws -> String {
    var source = SourceText()
    source.line("// Generated from sirikit.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    source.line("import Foundation")
    source.line("public import IntentWire")
    source.line()
    source.doc("SiriKit's intents and enumerations, as a manifest of them all.")
    try source.schema { source in
      try list("intents", plan.facts.intents.map(intent).sorted { $0.identifier < $1.identifier }, &source)
      source.line()
      try list("enumerations", plan.facts.enums.keys.sorted().map(enumeration), &source)
    }
    return source.text
  }

  /// The declaration of an intent.
  func intent(_ intent: SiriKitFacts.Intent) -> IntentManifest {
    IntentManifest(
      identifier: intent.name, dialect: .siriKit, title: Words.title(intent.name),
      parameters: intent.parameters.map { parameter in
        ParameterManifest(
          name: parameter.name, title: parameter.label, type: plan.valueType(SwiftType(parameter.type)),
          isOptional: true)
      })
  }

  /// The declaration of an enumeration.
  func enumeration(_ name: String) -> EnumerationManifest {
    EnumerationManifest(
      identifier: name, title: Words.title(name),
      cases: (plan.facts.enums[name]?.cases ?? []).map {
        .init(name: $0.name, display: DisplayValue(Words.sentence($0.name)))
      })
  }

  private func list(_ name: String, _ items: [some Encodable], _ source: inout SourceText) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    source.line("private static let \(name) = [")
    for item in items {
      source.line("  \(String(decoding: try encoder.encode(item), as: UTF8.self).rawLiteral),")
    }
    source.line("]")
  }
}

extension SourceText {
  fileprivate mutating func schema(_ lists: (inout SourceText) throws -> Void) throws {
    var failure: (any Error)?
    block("public enum SiriKitSchema") { source in
      source.doc("The manifest; it is read when it is first asked for.")
      source.line("public static let manifest = AppManifest(")
      source.line("  module: \"Intents\", intents: read(intents), enumerations: read(enumerations))")
      source.line()
      source.block("private static func read<Item: Decodable>(_ texts: [String]) -> [Item]") { source in
        source.line("let decoder = JSONDecoder()")
        source.line("// The texts were written by the same types; a test reads every one of them.")
        source.line("return texts.compactMap { try? decoder.decode(Item.self, from: Data($0.utf8)) }")
      }
      source.line()
      do { try lists(&source) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

extension String {
  /// The text as a raw literal of Swift on one line, with as many signs as it needs.
  var rawLiteral: String {
    var signs = "#"
    while contains("\"" + signs) || contains("\\" + signs) { signs += "#" }
    return signs + "\"" + self + "\"" + signs
  }
}
