import Foundation
import Testing

/// The table of what modules bring along, against the modules.
@Suite struct ModuleExportTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The modules that the files of a folder export; macros stand in a folder of their own above the rest.
  private func exports(_ folder: String) throws -> Set<String> {
    let file = root.appending(path: "Sources/Kit/\(folder)/Exports.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("@_exported public import ") }
    return Set(
      lines.map { line in
        let last = line.split(separator: " ").last.map(String.init) ?? ""
        return last.split(separator: ".").first.map(String.init) ?? last
      })
  }

  private func table() throws -> [String: String] {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/Articles/module-exports.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(
      uniqueKeysWithValues: rows.map { ($0[0].trimmingCharacters(in: ["`"]), $0[2]) })
  }

  @Test(arguments: [
    "AppIntents", "CoreSpotlight", "Intents", "MediaIntents", "Companions/Contacts",
    "Companions/CoreLocation",
    "Companions/CoreTransferable", "Companions/DeveloperToolsSupport", "Companions/GeoToolbox",
    "Companions/IntentsUI", "Companions/NaturalLanguage", "Companions/OSLog", "Companions/SwiftUI",
    "Companions/SwiftUICore", "Companions/UIKit", "Companions/UniformTypeIdentifiers",
    "Companions/UserNotifications", "Companions/VisualIntelligence", "Companions/WidgetKit",
  ])
  func theTableSaysWhatAModuleExports(_ folder: String) throws {
    let module = folder.split(separator: "/").last.map(String.init) ?? folder
    let row = try #require(try table()[module])
    let words = row.split { !$0.isLetter }.map(String.init)
    let said = Set(words.filter { $0.first?.isUppercase == true })
    #expect(try exports(folder).subtracting(["FoundationAdditions", "os"]) == said)
  }
}
