// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "TallyKit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "TallyKit", targets: ["TallyKit"])],
  targets: [
    .target(name: "TallyKit", resources: [.process("Resources")]),
    .testTarget(name: "TallyKitTests", dependencies: ["TallyKit"]),
  ])
