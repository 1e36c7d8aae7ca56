import Foundation

/// Writes the `Package.swift` of an adopted app.
struct ManifestWriter {
  /// How the manifest names the folder of Prithee.
  let kitPath: String

  /// The manifest: the same text for the same package.
  func text(of package: AdoptedPackage) -> String {
    var lines = [
      "// swift-tools-version: 6.2", PackageMark.line, "import PackageDescription", "",
      "/// A framework of Prithee's, as an app depends on it.",
      "func kit(_ name: String) -> Target.Dependency { .product(name: name, package: \"prithee\") }", "",
      "/// What finds an app's intents when it is built.",
      "let build: [Target.PluginUsage] = [.plugin(name: \"PritheeBuild\", package: \"prithee\")]", "",
      "let package = Package(", "  name: \(Literal.text(package.name)),", "  dependencies: [",
    ]
    var dependencies = ["    .package(name: \"prithee\", path: \(Literal.text(kitPath))),"]
    for name in package.companions {
      dependencies.append(
        "    .package(name: \"\(name)\", path: \(Literal.text("\(kitPath)/Companions/\(name)"))),")
    }
    for other in package.packages { dependencies.append("    .package(\(other.arguments)),") }
    lines += dependencies
    lines += ["  ],", "  targets: ["]
    for target in package.targets { lines += self.lines(of: target) }
    lines += ["  ]", ")"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of target: AdoptedTarget) -> [String] {
    var arguments = ["name: \(Literal.text(target.name))"]
    if !target.dependencies.isEmpty {
      arguments.append(Self.wrapped("dependencies", target.dependencies))
    }
    arguments.append("path: \(Literal.text("\(PackageFolder.name)/\(target.name)"))")
    if !target.excluded.isEmpty { arguments.append("exclude: [\(Self.list(target.excluded))]") }
    if !target.resources.isEmpty {
      let copies = target.resources.sorted().map { ".copy(\(Literal.text($0)))" }
      arguments.append("resources: [\(copies.joined(separator: ", "))]")
    }
    arguments.append(Self.wrapped("swiftSettings", Self.settings(target.origin.build)))
    arguments.append("plugins: build")
    return ["    \(target.isProgram ? ".executableTarget" : ".target")("]
      + arguments.map { "      \($0)," }.dropLast() + ["      \(arguments.last ?? "")),"]
  }

  /// A list on one line, or on several where it is long.
  private static func wrapped(_ label: String, _ items: [String]) -> String {
    let line = "\(label): [\(items.joined(separator: ", "))]"
    guard line.count > 100 else { return line }
    return "\(label): [\n" + items.map { "        \($0),\n" }.joined() + "      ]"
  }

  private static func list(_ names: [String]) -> String {
    names.sorted().map(Literal.text).joined(separator: ", ")
  }

  private static func settings(_ choices: BuildChoices) -> [String] {
    var settings = [".swiftLanguageMode(.v\(choices.languageMode))"]
    if choices.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    settings += choices.upcomingFeatures.sorted().map { ".enableUpcomingFeature(\(Literal.text($0)))" }
    settings += choices.flags.sorted().map { ".define(\(Literal.text($0)))" }
    return settings
  }
}
