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
  products: [.library(name: "IntentWire", targets: ["IntentWire"])],
  targets: [
    .target(name: "IntentWire", swiftSettings: strict),
    .testTarget(name: "IntentWireTests", dependencies: ["IntentWire"], swiftSettings: strict),
  ]
)
