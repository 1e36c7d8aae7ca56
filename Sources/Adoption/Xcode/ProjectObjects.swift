import Foundation
import PropertyListReading

/// The objects of an Xcode project file, which name each other by identifier.
struct ProjectObjects {
  let path: String
  private let objects: [String: [String: PropertyListNode]]
  /// The identifier of the project itself.
  let root: String

  /// The largest project file that is read, in bytes.
  static let limit = 64 * 1024 * 1024

  /// Reads `project.pbxproj`.
  ///
  /// - Throws: ``AdoptionProblem`` when it is missing, too large, or no project.
  init(file: URL) throws(AdoptionProblem) {
    path = file.path
    let data = try FileReading.data(of: file, limit: Self.limit)
    let list: PropertyListNode
    do {
      list = try PropertyListNode.read(data)
    } catch {
      throw AdoptionProblem(
        path, "This is no Xcode project that can be read: \(ProjectObjects.reason(error)).")
    }
    guard let all = list["objects"]?.dictionary, let root = list["rootObject"]?.string else {
      throw AdoptionProblem(path, "This is no Xcode project: it has no “objects” or no “rootObject”.")
    }
    objects = all.compactMapValues(\.dictionary)
    self.root = root
    guard objects[root]?["isa"]?.string == "PBXProject" else {
      throw AdoptionProblem(path, "Its “rootObject” names no PBXProject.")
    }
  }

  static func reason(_ error: any Error) -> String {
    switch error {
    case let fault as OldStyleFault: fault.description
    case ForeignPropertyList.Fault.tooDeep: "it nests too deep"
    default: "it is no property list"
    }
  }

  /// The object of an identifier.
  subscript(id: String) -> ProjectObject? { objects[id].map { ProjectObject(id: id, values: $0) } }

  /// The objects that a list of an object names, without those that there are not.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    (object.values[key]?.strings ?? []).compactMap { self[$0] }
  }

  /// The object that another one names.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    object.text(key).flatMap { self[$0] }
  }
}

/// An object of a project.
struct ProjectObject {
  let id: String
  let values: [String: PropertyListNode]

  /// Its class, such as `PBXGroup`.
  var kind: String { text("isa") ?? "" }

  /// The text under a key.
  func text(_ key: String) -> String? { values[key]?.string }
}

/// Reads files of a limited size.
enum FileReading {
  /// The content of a file.
  static func data(of file: URL, limit: Int) throws(AdoptionProblem) -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
    guard let size = attributes?[.size] as? Int, attributes?[.type] as? FileAttributeType == .typeRegular
    else {
      throw AdoptionProblem(file.path, "There is no such file.")
    }
    guard size <= limit else { throw AdoptionProblem(file.path, "It is larger than \(limit) bytes.") }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw AdoptionProblem(file.path, "It cannot be read.")
    }
  }

  /// The text of a file in UTF-8 or UTF-16.
  static func text(of file: URL, limit: Int) throws(AdoptionProblem) -> String {
    let data = try data(of: file, limit: limit)
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    return String(decoding: data, as: UTF8.self)
  }
}
