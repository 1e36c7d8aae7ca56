// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A module of ours, in the folder that the design gives it.
func room(
  _ name: String, _ folder: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)", exclude: exclude, swiftSettings: strict
  )
}

/// The tests of a module, in a folder of the same name.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// Source as an app's author writes it, which must compile unchanged.
func app(
  _ folder: String, for framework: String, _ settings: [SwiftSetting], also: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: "Compatibility\(folder)", dependencies: [.byName(name: framework)] + also,
    path: "Tests/\(framework)Tests/Compatibility/\(folder)", exclude: exclude, swiftSettings: settings)
}

/// What the intents of everyday apps import beside `AppIntents`.
let everyday: [Target.Dependency] = [
  "CoreGraphics", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox", "Intents", "OSLog",
  "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "VisualIntelligence", "WidgetKit", "os",
]

/// What the build plugin runs: the tool of this package, unless one that is built already is named.
///
/// A release build of an app would otherwise build the tool and swift-syntax in release first, which takes
/// ten minutes on two cores. `prithee install` and the scripts name it.
let extractor: [Target.Dependency] =
  Context.environment["PRITHEE_EXTRACT"] == nil ? ["prithee-extract"] : []

/// The macros of `AppIntents` and `SwiftUI`: the target of this package, unless a plugin that is built already is named.
///
/// With one named, whoever builds an app also passes `-load-plugin-executable` to the compiler, for the same reason as
/// above: macros are built in the configuration of the app, with all of swift-syntax.
let macros: [Target.Dependency] =
  Context.environment["PRITHEE_MACROS"] == nil ? ["AppIntentsMacros"] : []

func syntax(_ product: String) -> Target.Dependency { .product(name: product, package: "swift-syntax") }

let package = Package(
  name: "prithee",
  products: [
    // What an app imports, under the names that its source already has.
    .library(name: "Intents", targets: ["Intents", "_Testing_CoreGraphics"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "MediaIntents", targets: ["MediaIntents"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "IntentsUI", targets: ["IntentsUI", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "VisualIntelligence", targets: ["VisualIntelligence"]),
    .library(name: "WidgetKit", targets: ["WidgetKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "GeoToolbox", targets: ["GeoToolbox"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "NaturalLanguage", targets: ["NaturalLanguage"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "FoundationAdditions", targets: ["FoundationAdditions"]),
    .library(name: "AppHost", targets: ["AppHost"]),
    .plugin(name: "PritheeBuild", targets: ["PritheeBuild"]),
    // For programs that embed the assistant, and for tests.
    .library(name: "IntentWire", targets: ["IntentWire"]),
    .library(name: "Language", targets: ["Language"]),
    .library(name: "EntityIndex", targets: ["EntityIndex", "Store"]),
    .library(name: "Assistant", targets: ["Assistant"]),
    .library(name: "AssistantParts", targets: ["AppProcesses", "Catalog", "ContactBook", "Understanding"]),
    .library(name: "Workflows", targets: ["Workflows"]),
    .library(name: "ConversationTesting", targets: ["ConversationTesting"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .executable(name: "prithee", targets: ["prithee"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The modules that both sides share.
    room("IntentWire", "IntentWire"),
    room("Language", "Language"),
    room("VCard", "VCard"),
    room("PropertyListReading", "PropertyListReading"),

    // Kit: what runs in an app's process.
    room("AppHost", "Kit/AppHost", ["IntentWire"]),
    room(
      "FoundationAdditions", "Kit/Companions/FoundationAdditions",
      ["Language", .product(name: "OpenCombine", package: "OpenCombine")]),
    room("Contacts", "Kit/Companions/Contacts", ["FoundationAdditions", "IntentWire", "VCard"]),
    room("CoreLocation", "Kit/Companions/CoreLocation", ["Contacts", "FoundationAdditions"]),
    room("UniformTypeIdentifiers", "Kit/Companions/UniformTypeIdentifiers", ["FoundationAdditions"]),
    room("CoreGraphics", "Kit/Companions/CoreGraphics"),
    room("_Testing_CoreGraphics", "Kit/Companions/TestingCoreGraphics", ["CoreGraphics"]),
    room(
      "CoreTransferable", "Kit/Companions/CoreTransferable",
      ["FoundationAdditions", "UniformTypeIdentifiers"]),
    room("GeoToolbox", "Kit/Companions/GeoToolbox", ["CoreLocation", "FoundationAdditions"]),
    room("UserNotifications", "Kit/Companions/UserNotifications", ["FoundationAdditions"]),
    room("NaturalLanguage", "Kit/Companions/NaturalLanguage", ["FoundationAdditions", "Language"]),
    .target(name: "COsLog", path: "Sources/Kit/Companions/COsLog"),
    room("os", "Kit/Companions/os", ["COsLog"]),
    room("OSLog", "Kit/Companions/OSLog", ["FoundationAdditions", "os"]),
    room("DeveloperToolsSupport", "Kit/Companions/DeveloperToolsSupport"),
    room(
      "UIKit", "Kit/Companions/UIKit",
      ["AppHost", "CoreGraphics", "DeveloperToolsSupport", "IntentWire", "Intents", "FoundationAdditions"]),
    room("_Testing_UIKit", "Kit/Companions/TestingUIKit", ["UIKit"]),
    room("SwiftUI", "Kit/Companions/SwiftUI/Macros", macros + ["AppIntents", "SwiftUIBase"]),
    room(
      "SwiftUIBase", "Kit/Companions/SwiftUI",
      [
        "AppHost", "AppIntentsBase", "CoreGraphics", "CoreTransferable", "DeveloperToolsSupport",
        "IntentWire",
        "Intents", "FoundationAdditions", "UIKit", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ], exclude: ["Macros"]),
    room("SwiftUICore", "Kit/Companions/SwiftUICore", ["SwiftUI"]),
    room(
      "WidgetKit", "Kit/Companions/WidgetKit",
      macros + ["AppIntentsBase", "Intents", "IntentWire", "SwiftUI"]),
    room(
      "VisualIntelligence", "Kit/Companions/VisualIntelligence",
      ["AppIntentsBase", "FoundationAdditions", "IntentWire"]),
    room(
      "IntentsUI", "Kit/Companions/IntentsUI", ["Intents", "UIKit", "IntentWire", "AppHost"]),
    room(
      "Intents", "Kit/Intents",
      [
        "AppHost", "CoreGraphics", "CoreLocation", "FoundationAdditions", "IntentWire", "Language",
        "UserNotifications",
      ]),
    room(
      "CoreSpotlight", "Kit/CoreSpotlight",
      ["AppHost", "IntentWire", "FoundationAdditions", "UniformTypeIdentifiers"]),
    // The declarations of macros stand in modules of their own: all else is built while swift-syntax is.
    room(
      "AppIntents", "Kit/AppIntents/Macros",
      macros + ["AppIntentsBase", "CoreSpotlight", "FoundationAdditions"]),
    room(
      "AppIntentsBase", "Kit/AppIntents",
      [
        "AppHost", "CoreLocation", "CoreSpotlight", "CoreTransferable", "FoundationAdditions", "GeoToolbox",
        "IntentWire", "UniformTypeIdentifiers",
      ], exclude: ["Macros"]),
    room("MediaIntents", "Kit/MediaIntents", ["AppIntentsBase", "FoundationAdditions", "IntentWire"]),
    .macro(
      name: "AppIntentsMacros",
      dependencies: ["SchemaMacros", syntax("SwiftSyntaxMacros"), syntax("SwiftCompilerPlugin")],
      path: "Sources/Kit/AppIntentsMacros/Plugin", swiftSettings: strict),
    room(
      "SchemaMacros", "Kit/AppIntentsMacros/Expansion",
      [
        "IntentSchemas", syntax("SwiftDiagnostics"), syntax("SwiftSyntax"), syntax("SwiftSyntaxBuilder"),
        syntax("SwiftSyntaxMacros"),
      ]),

    // Build time: source → registry, entry point and metadata.
    room("IntentDefinitions", "Metadata/IntentDefinitions", ["IntentWire", "PropertyListReading"]),
    room("IntentSchemas", "Metadata/IntentSchemas"),
    room(
      "Metadata", "Metadata/Metadata",
      [
        "IntentDefinitions", "IntentSchemas", "IntentWire", "PropertyListReading", syntax("SwiftSyntax"),
        syntax("SwiftParser"),
      ]),
    .executableTarget(
      name: "prithee-extract", dependencies: ["IntentDefinitions", "Metadata", "IntentWire"],
      path: "Sources/Metadata/prithee-extract",
      swiftSettings: strict),
    .executableTarget(
      name: "prithee-coverage", dependencies: [syntax("SwiftSyntax"), syntax("SwiftParser")],
      path: "Sources/Metadata/prithee-coverage", swiftSettings: strict),
    room(
      "Adoption", "Adoption",
      ["Metadata", "PropertyListReading", syntax("SwiftSyntax"), syntax("SwiftParser")]),
    .executableTarget(
      name: "prithee-adopt", dependencies: ["Adoption"], path: "Sources/Metadata/prithee-adopt",
      swiftSettings: strict),
    .plugin(
      name: "PritheeBuild", capability: .buildTool(), dependencies: extractor,
      path: "Plugins/PritheeBuild"),

    // Assistant: what runs on the person's side of the wire.
    room("Store", "Assistant/Store", [.product(name: "GRDB", package: "GRDB.swift")]),
    room(
      "Catalog", "Assistant/Catalog",
      [
        "IntentWire", "PropertyListReading", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    room("ContactBook", "Assistant/Contacts", ["IntentWire", "Language", "VCard"]),
    room("Donations", "Assistant/Donations", ["IntentWire"]),
    .target(name: "CWordVectors", path: "Sources/Assistant/CWordVectors", exclude: ["Data"]),
    room("WordVectors", "Assistant/WordVectors", ["CWordVectors"]),
    .target(name: "CWordClusters", path: "Sources/Assistant/CWordClusters", exclude: ["Data"]),
    .target(name: "CLearningKernels", path: "Sources/Assistant/CLearningKernels"),
    .systemLibrary(
      name: "CZlib", path: "Sources/Assistant/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    room(
      "Learning", "Assistant/Learning", ["CLearningKernels", "CWordClusters", "CZlib", "WordVectors"]),
    .target(name: "CRequestModel", path: "Sources/Assistant/CRequestModel", exclude: ["Data"]),
    room("EntityIndex", "Assistant/EntityIndex", ["IntentWire", "Language", "Store", "WordVectors"]),
    room("SaidValues", "Assistant/SaidValues", ["IntentWire", "Language"]),
    room(
      "Workflows", "Assistant/Workflows", ["IntentWire", "Language", "PropertyListReading", "SaidValues"]),
    room(
      "Understanding", "Assistant/Understanding",
      [
        "IntentWire", "Language", "Catalog", "ContactBook", "CLearningKernels", "CRequestModel", "Learning",
        "SaidValues", "WordVectors",
      ], exclude: ["Phrases"]),
    room(
      "AppProcesses", "Assistant/AppProcesses",
      [
        "IntentWire", "Catalog", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    room(
      "Conversation", "Assistant/Conversation",
      [
        "IntentWire", "Language", "Catalog", "Understanding", "AppProcesses", "ContactBook", "Donations",
        "SaidValues",
      ],
      exclude: ["Dialogs/en"]),
    room(
      "Assistant", "Assistant/Assistant",
      [
        "IntentWire", "Language", "Catalog", "Understanding", "AppProcesses", "Conversation", "Store",
        "ContactBook", "Donations", "EntityIndex", "SaidValues", "Workflows",
        .product(name: "Logging", package: "swift-log"),
      ]),

    // Interfaces.
    .executableTarget(
      name: "prithee",
      dependencies: [
        "Assistant", "Catalog", "ContactBook", "Conversation", "Donations", "EntityIndex",
        "IntentWire", "Learning", "VCard", "Workflows", .product(name: "Yams", package: "Yams"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Interfaces/prithee", swiftSettings: strict),

    // Testing: for app developers and for us.
    room(
      "ConversationTesting", "Testing/ConversationTesting",
      ["Assistant", "Catalog", "Conversation", "IntentWire", .product(name: "Yams", package: "Yams")]),
    room(
      "XCUIAutomation", "Testing/XCUIAutomation",
      ["Assistant", "Catalog", "Conversation", "ConversationTesting", "IntentWire"]),

    // Generated code and packed data files.
    .executableTarget(
      name: "prithee-generate",
      dependencies: [
        "IntentWire", .product(name: "Yams", package: "Yams"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Generator", exclude: ["Data"], swiftSettings: strict),

    .executableTarget(
      name: "prithee-mood", dependencies: ["Language"], path: "Sources/MoodTraining", swiftSettings: strict),

    // Tests.
    tests("IntentWireTests", ["IntentWire"]),
    tests("LanguageTests", ["Language"]),
    tests("FoundationAdditionsTests", ["FoundationAdditions"]),
    tests("NaturalLanguageTests", ["NaturalLanguage"]),
    tests("AppHostTests", ["AppHost", "IntentWire"]),
    app("Lists", for: "Intents", [.swiftLanguageMode(.v5)]),
    app("Notes", for: "Intents", [.swiftLanguageMode(.v6)]),
    app("Bakery", for: "Intents", [.swiftLanguageMode(.v5)], exclude: ["Base.lproj"]),
    app(
      "Courier", for: "Intents", [.swiftLanguageMode(.v5)],
      also: ["Contacts", "CoreLocation", "IntentsUI", "UIKit", "UserNotifications"]),
    app("Shuttle", for: "Intents", [.swiftLanguageMode(.v5)], also: ["CoreLocation"]),
    app("Tempo", for: "Intents", [.swiftLanguageMode(.v6)], also: ["CoreLocation", "os"]),
    app(
      "Jukebox", for: "Intents", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)],
      also: ["IntentsUI", "UIKit"]),
    app("Kiosk", for: "Intents", [.swiftLanguageMode(.v5)], also: ["UIKit"]),
    tests(
      "IntentsTests",
      [
        "Intents", "Contacts", "CoreLocation", "AppHost", "IntentWire", "FoundationAdditions",
        "CompatibilityBakery", "CompatibilityCourier", "CompatibilityJukebox", "CompatibilityKiosk",
        "CompatibilityLists",
        "CompatibilityNotes", "CompatibilityShuttle", "CompatibilityTempo", "UIKit",
      ], exclude: ["Compatibility"]),
    tests(
      "UIKitTests", ["UIKit", "_Testing_UIKit", "Intents", "AppHost", "IntentWire", "FoundationAdditions"]),
    tests(
      "SwiftUITests",
      [
        "SwiftUI", "SwiftUIBase", "AppIntents", "AppIntentsBase", "UIKit", "_Testing_UIKit", "AppHost",
        "IntentWire",
        "FoundationAdditions", "WidgetKit", "_Testing_CoreGraphics",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    app("Trails", for: "AppIntents", [.swiftLanguageMode(.v6)]),
    app("Coffee", for: "AppIntents", [.swiftLanguageMode(.v5)]),
    app("Tasks", for: "AppIntents", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    app("Patterns", for: "AppIntents", [.swiftLanguageMode(.v6)]),
    app("PatternsSwift5", for: "AppIntents", [.swiftLanguageMode(.v5)]),
    app(
      "PatternsMainActor", for: "AppIntents", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    app("Schemas", for: "AppIntents", [.swiftLanguageMode(.v6)]),
    app("Orchard", for: "AppIntents", [.swiftLanguageMode(.v6)], also: ["CoreSpotlight"]),
    app(
      "Garden", for: "AppIntents", [.swiftLanguageMode(.v5)],
      also: ["CoreTransferable", "DeveloperToolsSupport", "FoundationAdditions", "SwiftUI", "UIKit"],
      exclude: ["Assets.xcassets", "Localizable.xcstrings"]),
    app("Everyday", for: "AppIntents", [.swiftLanguageMode(.v6)], also: everyday),
    app("EverydaySwift5", for: "AppIntents", [.swiftLanguageMode(.v5)], also: everyday),
    app(
      "EverydayMainActor", for: "AppIntents", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)],
      also: everyday, exclude: ["Feeds.swift", "Notes.swift"]),
    tests(
      "AppIntentsTests",
      [
        "AppHost", "AppIntents", "AppIntentsBase", "CoreLocation", "CoreSpotlight", "CoreTransferable",
        "GeoToolbox",
        "IntentWire", "Metadata",
        "FoundationAdditions", "UniformTypeIdentifiers", "CompatibilityTrails", "CompatibilityCoffee",
        "CompatibilityTasks", "CompatibilityPatterns", "CompatibilityPatternsSwift5",
        "CompatibilityGarden", "CompatibilityOrchard", "CompatibilityPatternsMainActor",
        "CompatibilitySchemas",
        "CompatibilityEveryday",
        "CompatibilityEverydaySwift5", "CompatibilityEverydayMainActor",
      ], exclude: ["Compatibility"]),
    tests("SchemasTests", ["IntentSchemas"]),
    tests(
      "SchemaMacrosTests",
      [
        "SchemaMacros", syntax("SwiftDiagnostics"), syntax("SwiftParser"), syntax("SwiftSyntax"),
        syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacroExpansion"), syntax("SwiftSyntaxMacros"),
      ]),
    tests(
      "MediaIntentsTests",
      [
        "AppHost", "AppIntents", "AppIntentsBase", "CompatibilitySchemas", "FoundationAdditions",
        "IntentWire",
        "MediaIntents",
      ]),
    app("Recipes", for: "CoreSpotlight", [.swiftLanguageMode(.v5)]),
    app("Diary", for: "CoreSpotlight", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    tests(
      "CoreSpotlightTests",
      [
        "CoreSpotlight", "AppHost", "IntentWire", "UniformTypeIdentifiers", "FoundationAdditions",
        "CompatibilityDiary", "CompatibilityRecipes",
      ], exclude: ["Compatibility"]),
    tests("WordVectorsTests", ["WordVectors"]),
    tests("LearningTests", ["Learning"]),
    .executableTarget(
      name: "IndexWriter", dependencies: ["EntityIndex", "IntentWire", "Store"],
      path: "Tests/Fixtures/IndexWriter", swiftSettings: strict),
    tests(
      "EntityIndexTests",
      ["EntityIndex", "IndexWriter", "IntentWire", "Store", .product(name: "GRDB", package: "GRDB.swift")]),
    tests("WorkflowsTests", ["Workflows", "IntentWire", "Language"]),
    tests("IntentDefinitionsTests", ["IntentDefinitions", "IntentWire"]),
    tests("MetadataTests", ["IntentDefinitions", "Metadata", "IntentWire"], exclude: ["Snapshots"]),
    tests("MoodTrainingTests", ["prithee-mood", "Language"]),
    tests("GeneratorTests", ["prithee-generate", "IntentWire"]),
    .target(name: "SmallDisk", path: "Tests/Fixtures/SmallDisk", swiftSettings: strict),
    tests("StoreTests", ["SmallDisk", "Store", .product(name: "GRDB", package: "GRDB.swift")]),
    tests(
      "DonationsTests",
      [
        "Donations", "Assistant", "Conversation", "AppProcesses", "Catalog", "Intents", "IntentsUI", "UIKit",
        "_Testing_UIKit",
        "AppHost", "CoreLocation", "FoundationAdditions", "IntentWire",
      ]),
    tests("AdoptionTests", ["Adoption", "PropertyListReading"], exclude: ["Projects", "Snapshots"]),
    tests("PropertyListReadingTests", ["PropertyListReading"]),
    tests("ContactBookTests", ["ContactBook", "IntentWire", "VCard"]),
    tests(
      "CompanionTests",
      [
        "Contacts", "CoreLocation", "CoreTransferable", "GeoToolbox", "UniformTypeIdentifiers",
        "UserNotifications", "OSLog", "os",
      ]),
    tests("CatalogTests", ["Catalog", "IntentWire"]),
    .executableTarget(
      name: "FaultyApp", dependencies: ["IntentWire"], path: "Tests/Fixtures/FaultyApp", swiftSettings: strict
    ),
    tests("AppProcessesTests", ["AppProcesses", "Catalog", "IntentWire", "FaultyApp"]),
    tests(
      "UnderstandingTests",
      ["Understanding", "Catalog", "ContactBook", "Language", "Learning", "IntentWire", "WordVectors"]),
    tests(
      "ConversationTests",
      [
        "Conversation", "Understanding", "AppProcesses", "Catalog", "ContactBook", "Donations", "Language",
        "IntentWire",
      ]),
    .executableTarget(
      name: "NamesakeApp", dependencies: ["AppIntents"], path: "Tests/Fixtures/NamesakeApp",
      swiftSettings: [.swiftLanguageMode(.v6)], plugins: [.plugin(name: "PritheeBuild")]),
    tests(
      "AssistantTests",
      [
        "Assistant", "NamesakeApp", "ConversationTesting", "Conversation", "Understanding", "AppProcesses",
        "FaultyApp",
        "Catalog", "Donations", "EntityIndex", "Language", "IntentWire", "SmallDisk", "Store", "Workflows",
      ]),
    .executableTarget(
      name: "RecorderApp", dependencies: ["AppHost", "CoreLocation", "FoundationAdditions", "Intents"],
      path: "Tests/Fixtures/RecorderApp", swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      "AllIntentsTests",
      ["AppProcesses", "Assistant", "Catalog", "ConversationTesting", "IntentWire", "RecorderApp"],
      exclude: ["Conversations"]),
    .executableTarget(
      name: "GalleryApp", dependencies: ["UIKit", "Intents", "AppHost"], path: "Tests/Fixtures/GalleryApp",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "GalleryIntents", dependencies: ["Intents", "AppHost"], path: "Tests/Fixtures/GalleryIntents",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    tests(
      "XCUIAutomationTests",
      [
        "XCUIAutomation", "GalleryApp", "GalleryIntents", "Assistant", "Catalog", "Conversation",
        "IntentWire",
      ]),
    tests(
      "CommandLineTests", ["prithee", "Assistant", "Catalog", "IntentWire", "Language", "Understanding"]),
  ]
)
