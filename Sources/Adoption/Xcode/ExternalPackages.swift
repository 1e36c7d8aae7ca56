import Foundation
import PropertyListReading

/// Turns the package references of a project into dependencies of a package.
enum ExternalPackages {
  /// The package of a reference; `nil` when it is not understood.
  ///
  /// - Parameter unnamed: Products that targets use without saying of which package, as they do for folders.
  static func package(
    _ reference: ProjectObject, products: Set<String>, among unnamed: Set<String>, in root: URL
  ) -> ExternalPackage? {
    if reference.kind == "XCLocalSwiftPackageReference", let path = reference.text("relativePath") {
      let url = root.appending(path: path).standardizedFileURL
      return ExternalPackage(
        identity: url.lastPathComponent.lowercased(), arguments: "path: \(Literal.text(url.path))",
        products: products.union(unnamed))
    }
    guard reference.kind == "XCRemoteSwiftPackageReference", let url = reference.text("repositoryURL"),
      let range = range(reference.values["requirement"]?.dictionary ?? [:])
    else { return nil }
    var identity = url.split(separator: "/").last.map(String.init) ?? url
    if identity.hasSuffix(".git") { identity.removeLast(4) }
    return ExternalPackage(
      identity: identity, arguments: "url: \(Literal.text(url)), \(range)", products: products)
  }

  private static func range(_ requirement: [String: PropertyListNode]) -> String? {
    func value(_ key: String) -> String? { requirement[key]?.string.map(Literal.text) }
    switch requirement["kind"]?.string {
    case "upToNextMajorVersion": return value("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion": return value("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return value("version").map { "exact: \($0)" }
    case "branch": return value("branch").map { "branch: \($0)" }
    case "revision": return value("revision").map { "revision: \($0)" }
    case "versionRange":
      guard let low = value("minimumVersion"), let high = value("maximumVersion") else { return nil }
      return "\(low)..<\(high)"
    default: return nil
    }
  }
}

/// Swift source for values.
enum Literal {
  /// A text between quotation marks.
  static func text(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
