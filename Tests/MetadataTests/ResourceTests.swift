import Foundation
import Metadata
import Testing

/// What Xcode makes of asset catalogues and string catalogues.
@Suite struct ResourceTests {
  private let garden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "AppIntentsTests/Compatibility/Garden")

  private func extract(
    _ source: String, catalog: AssetCatalog? = nil, strings: String? = nil, table: String = "Localizable",
    dependencies: Set<String>? = nil
  ) -> String {
    MetadataExtractor().extract(
      ExtractionRequest(
        module: "Garden", isExecutable: false, sources: [SourceText(path: "App.swift", text: source)],
        strings: strings.map { [StringsFile(path: "\(table).xcstrings", data: Data($0.utf8))] } ?? [],
        assets: catalog.map { [$0] } ?? [], dependencies: dependencies)
    ).resources
  }

  /// Makes a catalogue of empty sets with the given names.
  private func catalog(_ sets: String..., namespaces: [String] = []) throws -> AssetCatalog {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in sets {
      try FileManager.default.createDirectory(
        at: folder.appending(path: set), withIntermediateDirectories: true)
    }
    for name in namespaces {
      try Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
        .write(to: folder.appending(path: "\(name)/Contents.json"))
    }
    return AssetCatalog(folder: folder)
  }

  @Test(arguments: [
    ("AccentColor.colorset", "static let accent = "),
    ("weather-clear.imageset", "static let weatherClear = "),
    ("AVR_Red_Home.imageset", "static let avrRedHome = "), ("BMW.imageset", "static let BMW = "),
    ("A-1-2.imageset", "static let A_1_2 = "), ("GetStartedBG.imageset", "static let getStartedBG = "),
    ("AllSetImage.imageset", "static let allSet = "), ("121212.colorset", "static let _121212 = "),
    ("default.colorset", "static let `default` = "), ("custom.heart.symbolset", "static let customHeart = "),
    ("Image.imageset", "static let image = "),
  ])
  func assetsAreNamedAsXcodeNamesThem(_ set: String, _ line: String) throws {
    #expect(extract("", catalog: try catalog(set)).contains(line))
  }

  @Test func foldersThatGiveNamesBecomeTypes() throws {
    let source = extract(
      "", catalog: try catalog("Icons/star.imageset", "Plain/moon.imageset", namespaces: ["Icons"]))
    #expect(source.contains("  enum Icons {\n    static let star = "))
    #expect(source.contains("name: \"Icons/star\""))
    #expect(source.contains("\n  static let moon = ") && source.contains("name: \"moon\""))
  }

  @Test func namesThatAreTakenGetNoShortForm() throws {
    let colors = try catalog("red.colorset", "brand.colorset", "soil.colorset")
    let source = extract(
      "import UIKit\nextension UIColor { static let brand = UIColor(named: \"brand\") }", catalog: colors)
    #expect(source.contains("ColorResource(name: \"red\""))
    #expect(!source.contains("static var red: UIKit.UIColor"))
    #expect(!source.contains("static var brand: UIKit.UIColor"))
    #expect(source.contains("static var brand: SwiftUI.Color"))
    #expect(source.contains("static var soil: UIKit.UIColor"))
    #expect(
      !extract("", catalog: colors, dependencies: ["DeveloperToolsSupport", "UIKit"]).contains("SwiftUI"))
    #expect(!extract("", catalog: colors, dependencies: ["FoundationAdditions"]).contains("extension"))
  }

  @Test func textsThatAPersonAddedBecomeMembers() throws {
    let strings = """
      {"sourceLanguage": "en", "strings": {
        "CART_TITLE": {"extractionState": "manual", "localizations":
          {"en": {"stringUnit": {"value": "Cart"}}}},
        "Found by the compiler": {},
        "It's %lld of %@": {"extractionState": "manual"},
        "total": {"extractionState": "manual", "localizations":
          {"en": {"stringUnit": {"value": "%(price)lf for %(name)@, 100%% of it"}}}},
        "days": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"value": "%#@count@ in %#@place@"},
          "substitutions": {"count": {"argNum": 1, "formatSpecifier": "lld"},
            "place": {"argNum": 2, "formatSpecifier": "@"}}}}}
      }}
      """
    let source = extract("", strings: strings)
    #expect(source.contains("static var cartTitle: FoundationAdditions.LocalizedStringResource"))
    #expect(source.contains("static func itsOf(_ arg1: Int, _ arg2: String)"))
    #expect(source.contains("static func total(price: Double, name: String)"))
    #expect(source.contains("static func days(count: Int, place: String)"))
    #expect(!source.contains("compiler\""))
    #expect(
      extract("", strings: strings, table: "Shop-Texts").contains(
        "  enum ShopTexts {\n    static var cartTitle"))
    let own = "import Foundation\nextension LocalizedStringResource { static let cartTitle: Self = \"x\" }"
    #expect(!extract(own, strings: strings).contains("cartTitle"))
    #expect(!extract("", strings: "{").contains("extension"))
  }

  @Test func theFilesOfTheSampleAreCurrent() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: garden.path).filter {
      $0.hasSuffix(".swift")
    }
    let sources = try files.sorted().map { name in
      SourceText(
        path: name, text: try String(contentsOf: garden.appending(path: name), encoding: .utf8))
    }
    let strings = StringsFile(
      path: "Localizable.xcstrings",
      data: try Data(contentsOf: garden.appending(path: "Localizable.xcstrings")))
    let extraction = MetadataExtractor().extract(
      ExtractionRequest(
        module: "CompatibilityGarden", isExecutable: false, sources: sources, strings: [strings],
        assets: [AssetCatalog(folder: garden.appending(path: "Assets.xcassets"))]))
    func stored(_ name: String) throws -> String {
      try String(contentsOf: garden.appending(path: "Generated/\(name)"), encoding: .utf8)
    }
    #expect(extraction.resources == (try stored("PritheeResources.swift")))
    let names = try stored("PritheeNames.swift").split(separator: "\n")
      .filter { $0.hasPrefix("public typealias") }
    #expect(names.count == 4)
    for name in names + ["nonisolated let NSEC_PER_MSEC = FoundationAdditions.NSEC_PER_MSEC"] {
      #expect(extraction.registry.contains(name))
    }
  }
}

/// Names of C and of Combine, which a file with no import but Foundation's expects.
@Suite struct OccasionalNameTests {
  private func registry(_ source: String) -> String { extract(source + "\n" + intentSource("")).registry }

  @Test func whatIsUsedIsThere() {
    let source = registry(
      """
      import Foundation
      class Model: ObservableObject { @Published var x = 1; var kept: AnyCancellable? }
      let wait = NSEC_PER_SEC
      let queue = DispatchSerialQueue(label: "a")
      func run() { autoreleasepool { _ = mach_absolute_time() } }
      """)
    for line in [
      "public import OpenCombine", "public typealias ObservableObject = FoundationAdditions.ObservableObject",
      "public typealias Published = FoundationAdditions.Published",
      "public typealias AnyCancellable = OpenCombine.AnyCancellable",
      "nonisolated let NSEC_PER_SEC = FoundationAdditions.NSEC_PER_SEC",
      "public typealias DispatchSerialQueue = FoundationAdditions.DispatchSerialQueue",
      "nonisolated func autoreleasepool<", "nonisolated func mach_absolute_time() -> UInt64",
    ] { #expect(source.contains(line), "\(line)") }
  }

  @Test func whatIsNotUsedOrDeclaredByTheAppIsNot() {
    #expect(!registry("let isPublished = true").contains("Published"))
    #expect(!registry("let NSEC_PER_SEC = 1.0").contains("NSEC_PER_SEC"))
    #expect(!registry("func autoreleasepool(_ x: Int) {}").contains("autoreleasepool"))
  }
}
