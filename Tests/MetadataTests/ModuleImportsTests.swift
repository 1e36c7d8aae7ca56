import Testing

@testable import Metadata

/// The imports of a file, as the build plugin finds them before anything is compiled.
@Suite struct ModuleImportsTests {
  @Test func importsAreFoundWhereTheyStand() {
    let lines = ModuleImports.lines(
      of: """
        import Foundation
        @preconcurrency public import struct SwiftUI.Text  // import Comment
        /* import Block /* import Nested */
        import StillBlock */ import AfterBlock
        #if canImport(MapKit)
          import MapKit
        #elseif os(iOS)
          import UIKit
        #endif
        let text = "import Quoted"
        let long = \"""
          import LongText
          \"""
        let raw = #"a " import Raw "# ; let important = 1
        internal import enum Intents.INPersonHandleType
        """)
    #expect(
      lines == [
        .init(line: 1, module: "Foundation", isConditional: false),
        .init(line: 2, module: "SwiftUI", isConditional: false),
        .init(line: 4, module: "AfterBlock", isConditional: false),
        .init(line: 6, module: "MapKit", isConditional: true),
        .init(line: 8, module: "UIKit", isConditional: true),
        .init(line: 15, module: "Intents", isConditional: false),
      ])
  }

  @Test func everyTextIsRead() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "import A", "/*", "*/", "//", "\"", "\"\"\"", "#\"", "\"#", "\\", "\n", "#if x", "#endif", " ", "é",
    ]
    for _ in 0..<3_000 {
      let text = (0..<30).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let code = ModuleImports.code(of: text)
      #expect(code.utf8.count == text.utf8.count)
      #expect(code.utf8.filter { $0 == 10 }.count == text.utf8.filter { $0 == 10 }.count)
      // What is code is left as it is, so reading it again changes nothing that the first reading left.
      for line in ModuleImports.lines(of: text) { #expect(line.line >= 1 && !line.module.isEmpty) }
    }
  }

  @Test func whatPritheeHasIsNamedWithItsPackage() throws {
    let product = try #require(ModuleImports.complaint(of: "SwiftUI", in: "App"))
    #expect(
      product.contains("“App”") && product.contains(".product(name: \"SwiftUI\", package: \"prithee\")"))
    #expect(try #require(ModuleImports.complaint(of: "Combine", in: "App")).contains("Companions/Combine"))
    #expect(ModuleImports.complaint(of: "MapKit", in: "App") == nil)
  }

  @Test func aHelperLibraryFindsTheNamesOfFoundation() {
    let helper = extract(
      ["Kit.swift": "import Foundation\npublic struct Folder { var activity: NSUserActivity? }"],
      isExecutable: false, dependencies: ["FoundationAdditions", "Language"])
    #expect(helper.diagnostics.isEmpty)
    #expect(helper.registry.contains("public import FoundationAdditions"))
    #expect(helper.registry.contains("typealias NSUserActivity = FoundationAdditions.NSUserActivity"))
    #expect(!helper.registry.contains("AppHost"))
    let alone = extract(["Kit.swift": "import Foundation"], isExecutable: false, dependencies: ["Other"])
    #expect(!alone.registry.contains("import"))
  }
}
