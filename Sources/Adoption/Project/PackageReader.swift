import Foundation
import PropertyListReading
import SwiftParser
import SwiftSyntax

/// Reads a `Package.swift` without running it, as far as its targets are written as literals.
enum PackageReader {
  /// The targets of the package in a folder as a project.
  ///
  /// - Throws: ``AdoptionProblem`` when there is no manifest.
  static func read(_ folder: URL) throws(AdoptionProblem) -> AppProject {
    let file = folder.appending(path: "Package.swift")
    let text = try FileReading.text(of: file, limit: 1_048_576)
    let collector = ManifestCollector(viewMode: .sourceAccurate)
    collector.walk(SourceParsing.tree(text))
    let isMode6 = toolsMajor(text) >= 6
    var targets: [ProjectTarget] = []
    for found in collector.targets {
      let path = found.path ?? defaultPath(found.name, in: folder)
      guard let path else { continue }
      let place = folder.appending(path: path).standardizedFileURL
      var target = ProjectTarget(
        name: found.name, module: SettingModifier.module(found.name), role: .library, build: found.build)
      if !found.namesMode { target.build.languageMode = isMode6 ? 6 : 5 }
      target.dependencies = found.dependencies
      let excluded = found.exclude.map { place.appending(path: $0).standardizedFileURL.path }
      let only = found.sources.map { place.appending(path: $0).standardizedFileURL.path }
      let files = try FolderWalk(skipped: path == "." ? ["Tests", "Adopted", "Pods"] : []).files(in: place)
        .filter { file in
          func lies(_ paths: [String]) -> Bool {
            paths.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
          }
          if file.lastPathComponent == "Package.swift" || file.lastPathComponent == "Info.plist"
            || lies(excluded)
          {
            return false
          }
          return only.isEmpty || file.pathExtension != "swift" || lies(only)
        }
      FileKinds.sort(files.map { FileKinds.Member(url: $0, makesCode: true) }, into: &target)
      let list = place.appending(path: "Info.plist")
      if FileManager.default.fileExists(atPath: list.path) {
        target.info = try InfoList.values(file: list, settings: settings(found.name, collector))
      }
      if found.isExecutable { target.role = .app }
      if target.info["NSExtension"]?["NSExtensionPointIdentifier"]?.string == TargetRole.intentsPoint {
        target.role = .intentsExtension
      }
      if target.role == .app, target.info.isEmpty {
        target.info = try InfoList.values(file: nil, settings: settings(found.name, collector))
      }
      targets.append(target)
    }
    var project = AppProject(
      name: collector.name ?? folder.lastPathComponent, folder: folder, targets: targets)
    project.isPackage = true
    project.usesPlugin = text.contains("PritheeBuild")
    project.packages = collector.packages.map { package in
      var package = package
      package.products = collector.products[package.identity.lowercased()] ?? []
      return package
    }
    return project
  }

  private static func settings(_ name: String, _ collector: ManifestCollector) -> BuildSettings {
    var values = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "PRODUCT_MODULE_NAME": SettingModifier.module(name),
      "EXECUTABLE_NAME": name, "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": collector.version ?? "1.0",
    ]
    if let identifier = collector.bundleIdentifier { values["PRODUCT_BUNDLE_IDENTIFIER"] = identifier }
    if let title = collector.applicationName { values["INFOPLIST_KEY_CFBundleDisplayName"] = title }
    return BuildSettings(values)
  }

  private static func defaultPath(_ name: String, in folder: URL) -> String? {
    ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }.first {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  private static func toolsMajor(_ text: String) -> Int {
    guard let mark = text.firstRange(of: "swift-tools-version:") else { return 5 }
    let digits = text[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
    return Int(digits) ?? 5
  }
}

/// Collects what a manifest says in literals.
private final class ManifestCollector: SyntaxVisitor {
  /// A target as the manifest names it.
  struct Found {
    var name: String
    var path: String?
    var isExecutable: Bool
    var exclude: [String] = []
    var sources: [String] = []
    var dependencies: [String] = []
    var build = BuildChoices()
    var namesMode = false
  }

  var name: String?
  var targets: [Found] = []
  var packages: [ExternalPackage] = []
  /// The products that targets name, by the identity of their package in small letters.
  var products: [String: Set<String>] = [:]
  var applicationName: String?
  var bundleIdentifier: String?
  var version: String?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedDescription
    switch called {
    case "Package": name = name ?? text("name", node)
    case "iOSApplication":
      applicationName = text("name", node)
      bundleIdentifier = text("bundleIdentifier", node)
      version = text("displayVersion", node)
      return .skipChildren
    case "package":
      if let package = package(node) { packages.append(package) }
      return .skipChildren
    case "target", "executableTarget":
      // A dependency on a target looks the same, and has nothing but a name.
      guard let name = text("name", node) else { break }
      if let index = targets.firstIndex(where: { $0.name == name }), node.arguments.count == 1, index >= 0 {
        break
      }
      targets.append(target(name, node, isExecutable: called == "executableTarget"))
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func target(_ name: String, _ node: FunctionCallExprSyntax, isExecutable: Bool) -> Found {
    var found = Found(name: name, path: text("path", node), isExecutable: isExecutable)
    found.exclude = texts("exclude", node)
    found.sources = texts("sources", node)
    found.dependencies = texts("dependencies", node)
    for element in argument("dependencies", node)?.as(ArrayExprSyntax.self)?.elements ?? [] {
      guard let call = element.expression.as(FunctionCallExprSyntax.self), let product = text("name", call),
        let package = text("package", call)
      else { continue }
      products[package.lowercased(), default: []].insert(product)
    }
    let settings = argument("swiftSettings", node)?.trimmedDescription ?? ""
    if settings.contains("LanguageMode") || settings.contains("swiftLanguageVersion") {
      found.namesMode = true
      found.build.languageMode = settings.contains(".v6") ? 6 : 5
    }
    found.build.isMainActorByDefault = settings.contains("defaultIsolation(MainActor")
    return found
  }

  private func package(_ node: FunctionCallExprSyntax) -> ExternalPackage? {
    guard let place = text("url", node) ?? text("path", node) else { return nil }
    var identity = place.split(separator: "/").last.map(String.init) ?? place
    if identity.hasSuffix(".git") { identity.removeLast(4) }
    return ExternalPackage(
      identity: identity, arguments: node.arguments.trimmedDescription, products: [])
  }

  private func argument(_ label: String, _ node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(_ label: String, _ node: FunctionCallExprSyntax) -> String? {
    argument(label, node)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func texts(_ label: String, _ node: FunctionCallExprSyntax) -> [String] {
    (argument(label, node)?.as(ArrayExprSyntax.self)?.elements ?? []).compactMap { element in
      if let call = element.expression.as(FunctionCallExprSyntax.self) { return text("name", call) }
      return element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
}
