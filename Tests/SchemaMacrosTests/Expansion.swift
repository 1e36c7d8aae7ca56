import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SchemaMacros

/// What the macros make of a source, and what they report about it.
struct Expansion {
  /// The source with everything that the macros add.
  let text: String
  /// Each report with its place, and under it what its fix-its offer.
  let reports: [String]

  /// Expands every macro in a source.
  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let expanded = file.expand(
      macroSpecs: Self.specs,
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    text = String(expanded.description.drop { $0 == "\n" })
    reports = context.diagnostics.map { diagnostic in
      let place = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "App.swift")
      let offers = diagnostic.fixIts.map { Self.describe($0) }
      let head = "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
      return ([head] + offers).joined(separator: "\n")
    }
  }

  private static let specs: [String: MacroSpec] = {
    let intent: [TypeSyntax] = [
      "AppIntent", "AssistantSchemaIntent", "_SchemaIntent", "OpenIntent", "DeleteIntent",
      "ShowInAppSearchResultsIntent", "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent",
    ]
    let entity: [TypeSyntax] = [
      "AppEntity", "AssistantSchemaEntity", "_SchemaEntity", "TransientAppEntity", "UniqueAppEntity",
      "FileEntity",
    ]
    let choice: [TypeSyntax] = ["AppEnum", "AssistantSchemaEnum", "_SchemaEnum"]
    return [
      "AppIntent": MacroSpec(type: SchemaIntentMacro.self, conformances: intent),
      "AssistantIntent": MacroSpec(type: SchemaIntentMacro.self, conformances: intent),
      "AppEntity": MacroSpec(type: SchemaEntityMacro.self, conformances: entity),
      "AssistantEntity": MacroSpec(type: SchemaEntityMacro.self, conformances: entity),
      "AppEnum": MacroSpec(type: SchemaEnumMacro.self, conformances: choice),
      "AssistantEnum": MacroSpec(type: SchemaEnumMacro.self, conformances: choice),
      "UnionValue": MacroSpec(type: UnionValueMacro.self, conformances: ["AppUnionValue", "_UnionValue"]),
      "ComputedProperty": MacroSpec(type: ComputedPropertyMacro.self),
      "DeferredProperty": MacroSpec(type: DeferredPropertyMacro.self),
      "Preview": MacroSpec(type: PreviewMacro.self), "Previewable": MacroSpec(type: PreviewableMacro.self),
      "Entry": MacroSpec(type: EntryMacro.self),
    ]
  }()

  /// The title of a fix-it, and the new text of what it changes.
  private static func describe(_ fix: FixIt) -> String {
    let changes = fix.changes.map { change -> String in
      guard case .replace(let old, let new) = change else { return "" }
      let known = Set(old.description.split(separator: "\n").map { $0.trimming() })
      let lines = new.description.split(separator: "\n").map { $0.trimming() }
      return lines.filter { !$0.isEmpty && !known.contains($0) }.joined(separator: "; ")
    }
    return "  fix: \(fix.message.message): \(changes.joined(separator: " "))"
  }
}

extension Substring {
  fileprivate func trimming() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
