import Foundation

/// The places of a project's files, which its groups give step by step.
struct ProjectPaths {
  /// The places of files and folders by the identifier of their object.
  private(set) var urls: [String: URL] = [:]
  /// The objects in a group of a language, by the group's identifier.
  private(set) var variants: [String: [String]] = [:]

  private let objects: ProjectObjects
  private let sourceRoot: URL

  /// Follows the groups from the main one.
  ///
  /// - Throws: ``AdoptionProblem`` when a group contains itself.
  init(_ objects: ProjectObjects, project: ProjectObject, sourceRoot: URL) throws(AdoptionProblem) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    if let main = objects.object("mainGroup", of: project) {
      try visit(main, in: sourceRoot, above: [])
    }
  }

  private mutating func visit(
    _ object: ProjectObject, in folder: URL, above: Set<String>
  ) throws(AdoptionProblem) {
    guard !above.contains(object.id) else {
      throw AdoptionProblem(
        objects.path,
        "The group “\(object.text("name") ?? object.text("path") ?? object.id)” contains itself.")
    }
    guard above.count < 200 else {
      throw AdoptionProblem(objects.path, "Its groups nest more than 200 levels.")
    }
    let place = place(of: object, in: folder)
    // A group that stands in several others is followed once: else their number doubles with each level.
    guard urls[object.id] == nil else { return }
    if let place { urls[object.id] = place }
    guard object.kind.hasSuffix("Group") else { return }
    let children = objects.objects("children", of: object)
    if object.kind == "PBXVariantGroup" { variants[object.id] = children.map(\.id) }
    for child in children { try visit(child, in: place ?? folder, above: above.union([object.id])) }
  }

  /// The place of an object; `nil` where it is made by the build or belongs to Xcode.
  private func place(of object: ProjectObject, in folder: URL) -> URL? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return path.isEmpty ? folder : folder.appending(path: path).standardizedFileURL
    case "SOURCE_ROOT": return sourceRoot.appending(path: path).standardizedFileURL
    case "<absolute>": return URL(filePath: path).standardizedFileURL
    default: return nil
    }
  }
}
