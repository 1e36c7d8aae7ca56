import Foundation
import FoundationXML

/// Reads which projects a workspace holds.
enum Workspace {
  /// The projects and packages that `contents.xcworkspacedata` names, in its order.
  ///
  /// - Throws: ``AdoptionProblem`` when the file cannot be read.
  static func projects(in workspace: URL) throws(AdoptionProblem) -> [URL] {
    let file = workspace.appending(path: "contents.xcworkspacedata")
    let data = try FileReading.data(of: file, limit: 4 * 1024 * 1024)
    let reader = WorkspaceReader(base: workspace.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() || reader.isWhole else {
      throw AdoptionProblem(file.path, "It is no workspace that can be read.")
    }
    return reader.found
  }
}

/// Collects the places that a workspace names.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private let base: URL
  private var folders: [URL] = []
  var found: [URL] = []
  var isWhole = false

  init(base: URL) {
    self.base = base
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard folders.count < 100 else { return parser.abortParsing() }
    let url = place(attributes["location"] ?? "group:")
    if name == "FileRef", let url, !found.contains(url) { found.append(url) }
    folders.append(url ?? folders.last ?? base)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = folders.popLast()
    if name == "Workspace" { isWhole = true }
  }

  private func place(_ location: String) -> URL? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1])
    switch parts[0] {
    case "group": return (folders.last ?? base).appending(path: path).standardizedFileURL
    case "container": return base.appending(path: path).standardizedFileURL
    case "absolute": return URL(filePath: path).standardizedFileURL
    default: return nil
    }
  }
}
