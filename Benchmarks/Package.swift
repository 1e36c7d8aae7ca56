// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "prithee", path: ".."),
    // Without its traits: the interposers count allocations, which no threshold of ours uses.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "AssistantBenchmarks",
      dependencies: [
        .product(name: "AppHost", package: "prithee"),
        .product(name: "AppIntents", package: "prithee"),
        .product(name: "Assistant", package: "prithee"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/AssistantBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "workflow-bench",
      dependencies: [
        .product(name: "Assistant", package: "prithee"), .product(name: "AssistantParts", package: "prithee"),
        .product(name: "IntentWire", package: "prithee"), .product(name: "Workflows", package: "prithee"),
      ],
      path: "Sources/workflow-bench"),
    // How the cost of understanding grows with the text, the apps and what they know.
    .executableTarget(
      name: "growth-bench",
      dependencies: [
        .product(name: "AssistantParts", package: "prithee"),
        .product(name: "IntentWire", package: "prithee"), .product(name: "Language", package: "prithee"),
      ],
      path: "Sources/growth-bench"),
    // The first pass on mixed requests: the middle and the worst.
    .executableTarget(
      name: "reading-bench",
      dependencies: [
        .product(name: "AssistantParts", package: "prithee"), .product(name: "Language", package: "prithee"),
      ],
      path: "Sources/reading-bench"),
    // What the framework cannot express: whole commands from a cold start, and the check of every threshold.
    .executableTarget(
      name: "bench-report",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/bench-report"),
    // The search index beside plain FTS5: the same items, the same queries.
    .executableTarget(
      name: "index-bench",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "EntityIndex", package: "prithee"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "IntentWire", package: "prithee"),
      ],
      path: "Sources/index-bench"),
  ]
)
