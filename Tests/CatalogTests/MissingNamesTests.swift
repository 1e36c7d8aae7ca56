import Foundation
import Testing

@testable import Catalog

@Suite("What the compiler says of names that are missing")
struct MissingNamesTests {
  @Test func theyAreToldAsOurs() throws {
    let workshop = try Workshop()
    try workshop.write("import CoreData\nclass Store {}", to: "pkg/Left/Store.swift")
    try workshop.write("import AppIntents\nimport SwiftUI\n", to: "pkg/Adopted/App/Wave.swift")
    let folder = workshop.url.appending(path: "pkg")
    let file = folder.appending(path: "Adopted/App/Wave.swift").path
    let text = try #require(
      MissingNames(folder: folder).explain([
        "\(file):3:5: error: cannot find type 'MKMapItem' in scope",
        "\(file):9:5: error: cannot find type 'MKMapItem' in scope",
        "    |  `- error: cannot find type 'MKMapItem' in scope",
        "\(file):4:2: error: cannot find 'Store' in scope",
        "\(file):5:1: error: no such module 'HealthKit'",
        "\(file):6:1: error: value of type 'UIImage' has no member 'glow'",
        "\(file):7:1: error: cannot find 'Sparkle' in scope", "\(file):8:1: error: unknown attribute 'Model'",
      ]))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines[0] == "Wave.swift:3: “MKMapItem” is of Apple's MapKit, and Prithee lacks it.")
    #expect(lines[1].contains("“Store” is declared in Store.swift, which the target does not have."))
    #expect(lines[2].contains("Prithee has no module “HealthKit”."))
    #expect(
      lines[3].contains(
        "“UIImage” of Apple's UIKit has no member “glow” here (the file imports AppIntents, SwiftUI)"))
    #expect(
      lines[4].contains("“Sparkle” is declared nowhere in the package (the file imports AppIntents, SwiftUI)")
    )
    #expect(lines[5].contains("Apple's SwiftData"))
    #expect(lines[6].contains("Documentation/Articles/coverage.md"))
  }

  @Test func otherErrorsAreTheCompilers() {
    let names = MissingNames(folder: URL(filePath: "/nowhere"))
    #expect(names.explain(["/a/b.swift:1:1: error: missing return", "error: fatalError"]) == nil)
  }

  @Test(arguments: [
    ("NSManagedObject", "CoreData"), ("NSPredicate", "Foundation"),
    ("INUIAddVoiceShortcutButton", "IntentsUI"),
    ("MTKView", "MetalKit"), ("ModelContext", "SwiftData"),
  ])
  func frameworksAreKnownByTheirNames(name: String, framework: String) {
    #expect(AppleFrameworks.framework(of: name) == framework)
    #expect(AppleFrameworks.framework(of: "Inner") == nil)
  }
}
