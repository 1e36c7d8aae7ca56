import Foundation
import PropertyListReading

/// A program of a package that becomes a bundle, before it is known how the bundles of the package are called.
///
/// Xcode fills the identifiers in from its project, so that the lists of an app and of its extension often hold no more than
/// `$(PRODUCT_BUNDLE_IDENTIFIER)`, or nothing.
struct BundleSketch {
  let program: SwiftPackage.Program
  let metadata: URL?
  let list: PropertyList
  let isExtension: Bool
  /// The file that the list was read from; `nil` for a program without one.
  let file: URL?

  /// Looks at a target.
  ///
  /// - Returns: `nil` for a program that is no app: it has neither a property list nor metadata.
  init?(_ program: SwiftPackage.Program, metadata: URL?) throws(CatalogProblem) {
    let file = program.folder.appending(path: "Info.plist", directoryHint: .notDirectory)
    let hasList = FileManager.default.fileExists(atPath: file.path)
    guard hasList || metadata != nil else { return nil }
    let written = hasList ? try PropertyList(file: file) : PropertyList([:])
    list = written.replacing([
      "PRODUCT_MODULE_NAME": program.module, "PRODUCT_NAME": program.product, "TARGET_NAME": program.target,
      "EXECUTABLE_NAME": program.product, "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ])
    let service = list.list("NSExtension")
    let point = service?.text("NSExtensionPointIdentifier")
    // An extension of another kind, for example one that draws, has nothing to answer.
    if service != nil, let point, point != BundlePart.extensionPoint { return nil }
    let modern = list.list("EXAppExtensionAttributes")
    let modernPoint = modern?.text("EXExtensionPointIdentifier")
    if modern != nil, let modernPoint, modernPoint != Self.appIntentsPoint { return nil }
    self.program = program
    self.metadata = metadata
    self.file = hasList ? file : nil
    isExtension = service != nil || modern != nil
  }

  /// The extension point of extensions that only have App Intents.
  private static let appIntentsPoint = "com.apple.appintents-extension"

  /// The identifier in the list; `nil` when there is none, or one that a build setting has to fill in.
  var writtenIdentifier: String? {
    list.text("CFBundleIdentifier").flatMap { BuildVariables.areOpen(in: $0) ? nil : $0 }
  }

  /// The identifier in the list with what a build setting would be, or that one alone.
  fileprivate func identifier(derivedAs derived: String) -> String {
    guard let text = list.text("CFBundleIdentifier"), isDerivable(text) else { return derived }
    return BuildVariables(["PRODUCT_BUNDLE_IDENTIFIER": derived]).replaced(in: text)
  }

  /// Whether nothing but the product's identifier is missing from an identifier.
  private func isDerivable(_ text: String) -> Bool {
    !BuildVariables.areOpen(in: BuildVariables(["PRODUCT_BUNDLE_IDENTIFIER": ""]).replaced(in: text))
  }

  /// What to tell somebody whose list names a build setting that is not known here.
  fileprivate func note(on identifier: String) -> CatalogProblem? {
    guard let text = list.text("CFBundleIdentifier"), !isDerivable(text) else { return nil }
    return CatalogProblem(
      program.target,
      "Its CFBundleIdentifier is “\(text.prefix(80))”, and no build setting is known here; it is called \(identifier).",
      severity: .warning)
  }
}

/// The bundles of a package: which extension belongs to which app, and what all of them are called.
struct BundleFamily {
  /// The bundles.
  private(set) var drafts: [BundleDraft] = []
  /// What is odd about them.
  private(set) var warnings: [CatalogProblem] = []
  /// What cannot be used about them.
  private(set) var problems: [CatalogProblem] = []

  private let package: String
  private let apps: [BundleSketch]
  private let extensions: [BundleSketch]

  /// Names the bundles of a package.
  init(_ sketches: [BundleSketch], package: String) {
    self.package = Self.plain(package)
    apps = sketches.filter { !$0.isExtension }
    extensions = sketches.filter(\.isExtension)
    var identifiers: [String] = []
    for app in apps {
      identifiers.append(app.writtenIdentifier ?? app.identifier(derivedAs: derivedIdentifier(of: app)))
      add(app, called: identifiers.last ?? "", in: nil)
    }
    for part in extensions {
      let owner = owner(of: part, identifiers).map { identifiers[$0] }
      let parent = owner ?? "local.\(self.package)"
      let derived = "\(parent).\(Self.plain(part.program.target))"
      let identifier = part.writtenIdentifier ?? part.identifier(derivedAs: derived)
      if let owner, !identifier.hasPrefix(owner + ".") {
        warnings.append(
          CatalogProblem(
            part.program.target,
            "The extension calls itself \(identifier), which does not begin with \(owner), the identifier of the only app "
              + "of the package; it is taken for a part of that app.", severity: .warning))
      }
      if owner == nil, !apps.isEmpty {
        warnings.append(
          CatalogProblem(
            part.program.target,
            "The extension \(identifier) becomes an app of its own: its identifier begins with that of none of the package's "
              + "apps (\(identifiers.joined(separator: ", "))), and its target's name with that of none of theirs.",
            severity: .warning))
      }
      add(part, called: identifier, in: owner)
    }
  }

  private mutating func add(_ sketch: BundleSketch, called identifier: String, in owner: String?) {
    if let note = sketch.note(on: identifier) { warnings.append(note) }
    do throws(CatalogProblem) {
      drafts.append(try BundleDraft(sketch, identifier: identifier, owner: owner))
    } catch {
      problems.append(error)
    }
  }

  /// The identifier of an app that has none written: what its extensions' names begin with, or one of the package's.
  private func derivedIdentifier(of app: BundleSketch) -> String {
    let parents = Set(
      extensions.compactMap(\.writtenIdentifier).compactMap { identifier in
        identifier.lastIndex(of: ".").map { String(identifier[..<$0]) }
      })
    if apps.count == 1, parents.count == 1, let parent = parents.first, parent.contains(".") { return parent }
    return "local.\(package).\(Self.plain(app.program.target))"
  }

  /// The place of the app that an extension belongs to: the one whose identifier or name it bears, or the only one.
  private func owner(of part: BundleSketch, _ identifiers: [String]) -> Int? {
    if let written = part.writtenIdentifier {
      let bearing = identifiers.indices.filter { written.hasPrefix(identifiers[$0] + ".") }
      if let best = bearing.max(by: { identifiers[$0].utf8.count < identifiers[$1].utf8.count }) {
        return best
      }
      return apps.count == 1 ? 0 : nil
    }
    if apps.count == 1 { return 0 }
    let name = part.program.target.lowercased()
    let named = apps.indices.filter { name.hasPrefix(apps[$0].program.target.lowercased()) }
    return named.max { apps[$0].program.target.utf8.count < apps[$1].program.target.utf8.count }
  }

  private static func plain(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
