// swift-tools-version: 6.2
import PackageDescription

// `ActivityKit` for apps whose source imports it.
//
// It is a package of its own, so that an app which brings a stand-in of this name can still depend on Prithee: SwiftPM
// allows a target's name only once in all packages of a build.
let package = Package(
  name: "ActivityKit",
  products: [.library(name: "ActivityKit", targets: ["ActivityKit"])],
  dependencies: [.package(name: "prithee", path: "../..")],
  targets: [
    .target(
      name: "ActivityKit",
      dependencies: [
        .product(name: "FoundationAdditions", package: "prithee"),
        .product(name: "SwiftUI", package: "prithee"),
        .product(name: "WidgetKit", package: "prithee"),
      ]),
    .testTarget(
      name: "ActivityKitTests",
      dependencies: [
        "ActivityKit", .product(name: "AppIntents", package: "prithee"),
        .product(name: "SwiftUI", package: "prithee"),
        .product(name: "UserNotifications", package: "prithee"),
        .product(name: "WidgetKit", package: "prithee"),
      ]),
  ]
)
