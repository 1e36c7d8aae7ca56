// swift-tools-version: 6.2
import PackageDescription

// The sample apps. Each folder is a product of its own, written as a third party would write it; they share
// this one package so that the frameworks are built once.
let package = Package(
  name: "Apps",
  products: [
    .executable(name: "listomat", targets: ["ListOMat"]),
    .executable(name: "ListOMatIntents", targets: ["ListOMatIntents"]),
    .executable(name: "Trails", targets: ["Trails"]),
  ],
  dependencies: [
    .package(name: "prithee", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "ListOMatKit",
      dependencies: [.product(name: "Intents", package: "prithee")],
      path: "ListOMat/ListOMatKit",
      resources: [.copy("Resources/DemoLists.json")]),
    .executableTarget(
      name: "ListOMat",
      dependencies: ["ListOMatKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "ListOMat/ListOMat",
      exclude: ["Info.plist", "AppIntentVocabulary.plist"],
      plugins: [.plugin(name: "PritheeBuild", package: "prithee")]),
    .executableTarget(
      name: "ListOMatIntents",
      dependencies: ["ListOMatKit", .product(name: "Intents", package: "prithee")],
      path: "ListOMat/ListOMatIntents",
      exclude: ["Info.plist"],
      plugins: [.plugin(name: "PritheeBuild", package: "prithee")]),
    .executableTarget(
      name: "Trails",
      dependencies: [.product(name: "AppIntents", package: "prithee")],
      path: "Trails",
      exclude: ["README.md", "Info.plist"],
      resources: [.copy("Resources/Trails.json")],
      plugins: [.plugin(name: "PritheeBuild", package: "prithee")]),
    .testTarget(name: "ListOMatTests", dependencies: ["ListOMatKit"], path: "Tests/ListOMatTests"),
    .testTarget(
      name: "AppConversationTests",
      dependencies: [
        "ListOMatIntents", "Trails", "ListOMat",
        .product(name: "AppHost", package: "prithee"),
        .product(name: "Assistant", package: "prithee"),
        .product(name: "ConversationTesting", package: "prithee"),
      ],
      path: "Tests/AppConversationTests"),
  ]
)
