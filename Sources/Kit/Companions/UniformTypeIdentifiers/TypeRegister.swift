import Foundation
import Synchronization

/// What is said of a type.
struct TypeDeclaration: Sendable {
  var identifier: String
  var supertypes: [String]
  var extensions: [String]
  var mediaTypes: [String]
  var name: String?

  init(
    _ identifier: String, _ supertypes: [String], _ extensions: [String], _ mediaTypes: [String],
    _ name: String?
  ) {
    self.identifier = identifier
    self.supertypes = supertypes
    self.extensions = extensions
    self.mediaTypes = mediaTypes
    self.name = name
  }

  /// Reads a declaration of an `Info.plist`; `nil` when it has no identifier.
  init?(_ plist: [String: Any]) {
    guard let identifier = plist["UTTypeIdentifier"] as? String else { return nil }
    let texts = { (value: Any?) in (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
    let tags = plist["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.init(
      identifier.lowercased(), texts(plist["UTTypeConformsTo"]).map { $0.lowercased() },
      texts(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() },
      texts(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() },
      plist["UTTypeDescription"] as? String)
  }
}

/// The types that are known to the process.
final class TypeRegister: Sendable {
  static let shared = TypeRegister(bundle: Bundle.main.infoDictionary ?? [:])

  private struct Content {
    var declarations: [String: TypeDeclaration] = [:]
    var types: [UTTagClass: [String: [String]]] = [:]

    mutating func add(_ declaration: TypeDeclaration) {
      let key = declaration.identifier.lowercased()
      guard declarations[key] == nil else { return }
      declarations[key] = declaration
      for (tagClass, tags) in [
        (UTTagClass.filenameExtension, declaration.extensions), (.mimeType, declaration.mediaTypes),
      ] {
        for tag in tags {
          types[tagClass, default: [:]][tag.lowercased(), default: []].append(declaration.identifier)
        }
      }
    }
  }

  private let content: Mutex<Content>

  /// Creates a register with the common types and those of an `Info.plist`.
  init(bundle: [String: Any]) {
    var content = Content()
    for declaration in TypeDeclaration.common { content.add(declaration) }
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for case let plist as [String: Any] in bundle[key] as? [Any] ?? [] {
        if let declaration = TypeDeclaration(plist) { content.add(declaration) }
      }
    }
    self.content = Mutex(content)
  }

  func declaration(_ identifier: String) -> TypeDeclaration? {
    content.withLock { $0.declarations[identifier.lowercased()] }
  }

  /// The identifiers of the types with a tag, in the order of their declaration.
  func types(_ tag: String, _ tagClass: UTTagClass) -> [String] {
    content.withLock { $0.types[tagClass]?[tag] ?? [] }
  }

  /// Declares a type, unless it is known.
  func declare(_ identifier: String, _ parent: UTType?) -> UTType {
    let name = identifier.lowercased()
    content.withLock {
      $0.add(TypeDeclaration(name, [parent?.identifier ?? "public.data"], [], [], nil))
    }
    return UTType(declared: name)
  }

  /// The identifiers of all types that take a type in.
  func ancestors(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var open = parents(of: identifier)
    while let next = open.popLast() {
      if next != identifier, found.insert(next).inserted { open += parents(of: next) }
    }
    return found
  }

  private func parents(of identifier: String) -> [String] {
    if let declaration = declaration(identifier) { return declaration.supertypes }
    return DynamicType(identifier)?.parent.map { [$0] } ?? []
  }
}
