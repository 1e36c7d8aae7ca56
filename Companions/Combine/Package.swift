// swift-tools-version: 6.2
import PackageDescription

// `Combine` for apps whose source imports it: OpenCombine under the name that the source has.
//
// It is a package of its own because libraries such as GRDB and Yams change what they are where a module of this
// name can be imported, and then no longer build on Linux. An app names it beside Prithee; SwiftUI's observed
// objects are the same types.
let package = Package(
  name: "Combine",
  products: [.library(name: "Combine", targets: ["Combine"])],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ]
)
