/// The type that a schema demands of a parameter, a property or a result.
public indirect enum SchemaType: Sendable, Hashable {
  /// A type of the frameworks or of Swift, for example `String` or `Calendar.RecurrenceRule`.
  case named(String)
  /// A type of the app's that adopts an entity or enumeration schema of the same domain, written `<song>`.
  case adopting(String)
  /// A `@UnionValue` enumeration of the app's, or one of the types that it would carry, written `{AudioItem}`.
  case union(String)
  /// Any entity of the app's.
  case anyEntity
  /// An array.
  case list(SchemaType)
  /// A set.
  case set(SchemaType)
  /// A value that may be missing.
  case optional(SchemaType)
  /// One of several types, the newest first.
  case either([SchemaType])

  /// Whether a value may be missing.
  public var isOptional: Bool {
    switch self {
    case .optional: true
    case .either(let types): types.contains(where: \.isOptional)
    default: false
    }
  }

  /// The type that a member should have when it is written anew: the first of several.
  public var preferred: SchemaType {
    if case .either(let types) = self, let first = types.first { first.preferred } else { self }
  }
}

extension SchemaType: CustomStringConvertible {
  /// The type as the tables write it.
  public var description: String {
    switch self {
    case .named(let name): name
    case .adopting(let schema): "<\(schema)>"
    case .union(let name): "{\(name)}"
    case .anyEntity: "any AppEntity"
    case .list(let element): "[\(element)]"
    case .set(let element): "Set<\(element)>"
    case .optional(let wrapped): "\(wrapped)?"
    case .either(let types): types.map(\.description).joined(separator: " | ")
    }
  }

  /// Reads a type in the form of ``description``.
  ///
  /// - Returns: `nil` when the text is not such a type.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "|").map { $0.trimmed }
    if parts.count > 1 {
      let types = parts.compactMap { SchemaType($0) }
      guard types.count == parts.count else { return nil }
      self = .either(types)
      return
    }
    guard let text = parts.first, !text.isEmpty else { return nil }
    if text == "any AppEntity" {
      self = .anyEntity
    } else if text.hasSuffix("?") {
      guard let wrapped = SchemaType(text.dropLast()) else { return nil }
      self = .optional(wrapped)
    } else if let inner = text.between("[", "]") {
      guard let element = SchemaType(inner) else { return nil }
      self = .list(element)
    } else if let inner = text.between("Set<", ">") {
      guard let element = SchemaType(inner) else { return nil }
      self = .set(element)
    } else if let inner = text.between("<", ">") {
      self = .adopting(inner)
    } else if let inner = text.between("{", "}") {
      self = .union(inner)
    } else {
      guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
      self = .named(text)
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// What stands between a beginning and an end; `nil` when the text has not both.
  fileprivate func between(_ head: String, _ tail: String) -> String? {
    guard hasPrefix(head), hasSuffix(tail), count > head.count + tail.count else { return nil }
    return String(dropFirst(head.count).dropLast(tail.count))
  }
}
