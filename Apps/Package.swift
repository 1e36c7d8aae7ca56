// swift-tools-version: 6.2
import PackageDescription

/// A framework of Prithee's, as an app depends on it.
func kit(_ name: String) -> Target.Dependency { .product(name: name, package: "prithee") }

/// What finds an app's intents when it is built.
let build: [Target.PluginUsage] = [.plugin(name: "PritheeBuild", package: "prithee")]

// The sample apps. Each folder is a product of its own, written as a third party would write it; they share
// this one package so that the frameworks are built once.
let package = Package(
  name: "Apps",
  products: [
    .executable(name: "listomat", targets: ["ListOMat"]),
    .executable(name: "ListOMatIntents", targets: ["ListOMatIntents"]),
    .executable(name: "Almanac", targets: ["Almanac"]),
    .executable(name: "Trails", targets: ["Trails"]),
    .executable(name: "Tunewell", targets: ["Tunewell"]),
    .executable(name: "Vignette", targets: ["Vignette"]),
    .executable(name: "VignetteIntents", targets: ["VignetteIntents"]),
    .executable(name: "Murmur", targets: ["Murmur"]),
    .executable(name: "MurmurIntents", targets: ["MurmurIntents"]),
    .executable(name: "Chime", targets: ["Chime"]),
    .executable(name: "ChimeIntents", targets: ["ChimeIntents"]),
    .executable(name: "Stride", targets: ["Stride"]),
    .executable(name: "ZipCab", targets: ["ZipCab"]),
    .executable(name: "ZipCabIntents", targets: ["ZipCabIntents"]),
  ],
  dependencies: [
    .package(name: "prithee", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "GroupDocument", dependencies: [kit("FoundationAdditions")], path: "Shared/GroupDocument"),
    .target(name: "SearchFeed", dependencies: [kit("CoreSpotlight")], path: "Shared/SearchFeed"),
    .target(
      name: "ListOMatKit", dependencies: [kit("Intents"), "GroupDocument", "SearchFeed"],
      path: "ListOMat/ListOMatKit",
      resources: [.copy("Resources/DemoLists.json")]),
    .executableTarget(
      name: "ListOMat",
      dependencies: ["ListOMatKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "ListOMat/ListOMat", exclude: ["Info.plist", "AppIntentVocabulary.plist"], plugins: build),
    .executableTarget(
      name: "ListOMatIntents", dependencies: ["ListOMatKit", kit("Intents"), kit("NaturalLanguage")],
      path: "ListOMat/ListOMatIntents", exclude: ["Info.plist"], plugins: build),
    .executableTarget(
      name: "Almanac", dependencies: [kit("AppIntents"), kit("SwiftUI")], path: "Almanac",
      exclude: ["README.md", "Info.plist", "AppUtterances.jsonl"], plugins: build),
    .executableTarget(
      name: "Trails",
      dependencies: [
        "GroupDocument", kit("AppIntents"), kit("CoreLocation"), kit("CoreSpotlight"), kit("OSLog"),
        kit("SwiftUI"),
      ],
      path: "Trails", exclude: ["README.md", "Info.plist", "AppUtterances.jsonl"],
      resources: [.copy("Resources/Trails.json")],
      plugins: build),
    .target(
      name: "TunewellKit", dependencies: ["GroupDocument"], path: "Tunewell/TunewellKit",
      resources: [.copy("Library")]),
    .executableTarget(
      name: "Tunewell",
      dependencies: [
        "TunewellKit", kit("AppIntents"), kit("CoreSpotlight"), kit("MediaIntents"), kit("SwiftUI"),
      ],
      path: "Tunewell/Tunewell", exclude: ["Info.plist"], plugins: build),
    .systemLibrary(
      name: "CExif", path: "Vignette/CExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
    .target(
      name: "VignetteKit",
      dependencies: [
        "CExif", "SearchFeed", kit("Intents"), kit("CoreLocation"), kit("FoundationAdditions"),
      ],
      path: "Vignette/VignetteKit", resources: [.copy("Library")]),
    .executableTarget(
      name: "Vignette", dependencies: ["VignetteKit", kit("Intents"), kit("SwiftUI")],
      path: "Vignette/Vignette", exclude: ["Info.plist", "AppIntentVocabulary.plist"], plugins: build),
    .executableTarget(
      name: "VignetteIntents", dependencies: ["VignetteKit", kit("Intents"), kit("CoreLocation")],
      path: "Vignette/VignetteIntents", exclude: ["Info.plist"], plugins: build),
    .target(
      name: "MurmurKit",
      dependencies: [
        "SearchFeed", kit("Intents"), kit("FoundationAdditions"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Murmur/MurmurKit"),
    .executableTarget(
      name: "Murmur", dependencies: ["MurmurKit", kit("Intents"), kit("SwiftUI")], path: "Murmur/Murmur",
      exclude: ["Info.plist", "AppIntentVocabulary.plist"], plugins: build),
    .executableTarget(
      name: "MurmurIntents", dependencies: ["MurmurKit", kit("Intents")], path: "Murmur/MurmurIntents",
      exclude: ["Info.plist"], plugins: build),
    .target(
      name: "ChimeKit", dependencies: [kit("Intents"), "GroupDocument", "SearchFeed"], path: "Chime/ChimeKit"),
    .executableTarget(
      name: "Chime", dependencies: ["ChimeKit", kit("Intents"), kit("SwiftUI")], path: "Chime/Chime",
      exclude: ["Info.plist", "AppIntentVocabulary.plist"], plugins: build),
    .executableTarget(
      name: "ChimeIntents", dependencies: ["ChimeKit", kit("Intents")], path: "Chime/ChimeIntents",
      exclude: ["Info.plist"], plugins: build),
    .target(name: "StrideKit", dependencies: ["GroupDocument"], path: "Stride/StrideKit"),
    .executableTarget(
      name: "Stride", dependencies: ["StrideKit", kit("Intents"), kit("UIKit")], path: "Stride/Stride",
      exclude: ["Info.plist", "AppIntentVocabulary.plist"], plugins: build),
    .target(
      name: "ZipCabKit", dependencies: ["GroupDocument"], path: "ZipCab/ZipCabKit",
      resources: [.copy("Resources/Places.json")]),
    .executableTarget(
      name: "ZipCab", dependencies: ["ZipCabKit", kit("Intents"), kit("SwiftUI")], path: "ZipCab/ZipCab",
      exclude: ["Info.plist", "AppIntentVocabulary.plist"], plugins: build),
    .executableTarget(
      name: "ZipCabIntents",
      dependencies: ["ZipCabKit", kit("Intents"), kit("Contacts"), kit("CoreLocation")],
      path: "ZipCab/ZipCabIntents", exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: build),
    .testTarget(
      name: "ListOMatTests", dependencies: ["ListOMatKit", "GroupDocument"], path: "Tests/ListOMatTests"),
    .testTarget(
      name: "AppModelTests",
      dependencies: [
        "Almanac", "ChimeKit", "MurmurKit", "StrideKit", "Trails", "TunewellKit", "VignetteKit", "ZipCabKit",
        "GroupDocument", kit("AppIntents"),
      ],
      path: "Tests/AppModelTests"),
    .testTarget(
      name: "AppConversationTests",
      dependencies: [
        "Almanac", "ChimeIntents", "ListOMatIntents", "MurmurIntents", "Trails", "Tunewell",
        "VignetteIntents",
        "ZipCabIntents", "ListOMat", kit("AppHost"), kit("Assistant"),
        kit("ConversationTesting"),
      ],
      path: "Tests/AppConversationTests"),
  ]
)
