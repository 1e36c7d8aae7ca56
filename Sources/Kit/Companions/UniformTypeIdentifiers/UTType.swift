public import Foundation

/// A kind of data, by an identifier such as `public.jpeg`.
///
/// The kinds that every system knows are here with their filename extensions, media types and supertypes.
/// An app's own come from its `Info.plist` (`UTExportedTypeDeclarations`, `UTImportedTypeDeclarations`) and
/// from
/// ``init(exportedAs:conformingTo:)``. What other apps declare is not known: there is no register of the
/// whole system on Linux.
public struct UTType: Sendable, Hashable {
  /// The identifier.
  public let identifier: String

  init(declared identifier: String) {
    self.identifier = identifier
  }

  /// Finds a type by its identifier; `nil` when no such type is known.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard TypeRegister.shared.declaration(name) != nil || DynamicType(name) != nil else { return nil }
    self.identifier = TypeRegister.shared.declaration(name)?.identifier ?? name
  }

  /// Finds the type of the files with an extension; one that no type has makes a type of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds a type by its media type; one that no type has makes a type of its own.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the type with a tag; a tag that no type has makes a type of its own.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// A type that the app defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = TypeRegister.shared.declare(identifier, parentType)
  }

  /// A type that another app defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = TypeRegister.shared.declare(identifier, parentType)
  }

  /// Finds the types with a tag, the one that is usually meant first.
  ///
  /// A tag that no type has makes a type of its own, unless it is empty or no tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    guard !tag.isEmpty, tag.utf8.count <= 255, tag.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      tagClass != .filenameExtension || !tag.contains("/")
    else { return [] }
    let known = TypeRegister.shared.types(tag, tagClass).map { UTType(declared: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    guard known.isEmpty else { return known }
    return [
      UTType(declared: DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.identifier).identifier)
    ]
  }
}

extension UTType {
  /// The tags of the type.
  public var tags: [UTTagClass: [String]] {
    if let declaration = TypeRegister.shared.declaration(identifier) {
      return [.filenameExtension: declaration.extensions, .mimeType: declaration.mediaTypes].filter {
        !$0.value.isEmpty
      }
    }
    guard let dynamic = DynamicType(identifier) else { return [:] }
    return [dynamic.tagClass: [dynamic.tag]]
  }

  /// The filename extension that files of the type should have.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The media type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The name for a person, in English.
  public var localizedDescription: String? { TypeRegister.shared.declaration(identifier)?.name }

  /// The version of the declaration; declarations have none here.
  public var version: Int? { nil }

  /// Where to read about the type; declarations do not say it here.
  public var referenceURL: URL? { nil }

  /// Whether the type was made from a tag that no type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// Whether somebody declared the type.
  public var isDeclared: Bool { !isDynamic && TypeRegister.shared.declaration(identifier) != nil }

  /// Whether the type belongs to everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that take this one in, without itself.
  public var supertypes: Set<UTType> {
    Set(TypeRegister.shared.ancestors(of: identifier).map { UTType(declared: $0) })
  }

  /// Whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Whether the type is a kind of another one, and not that itself.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && TypeRegister.shared.ancestors(of: identifier).contains(type.identifier)
  }

  /// Whether another type is a kind of this one, and not this itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { "<UTType \(identifier)>" }
}

extension UTType: Codable {
  /// Reads a type from its identifier; one that nobody declared is kept as it is.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(declared: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of mark by which the type of something is told.
public struct UTTagClass: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// Creates a kind of mark.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The extension of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The media type, for example `image/jpeg`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The name.
  public var description: String { rawValue }
}
