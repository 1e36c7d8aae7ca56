// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "prithee",
  products: [.library(name: "IntentWire", targets: ["IntentWire"]), .library(name: "Language", targets: ["Language"])],
  targets: [
    .target(name: "IntentWire", swiftSettings: strict),
    .testTarget(name: "IntentWireTests", dependencies: ["IntentWire"], swiftSettings: strict),
    .target(name: "Language", swiftSettings: strict),
    .testTarget(name: "LanguageTests", dependencies: ["Language"], swiftSettings: strict),
  ]
)
