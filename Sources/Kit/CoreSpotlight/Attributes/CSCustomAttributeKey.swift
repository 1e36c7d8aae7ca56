public import Foundation

/// The name of an attribute that an app defines itself, with what the index does with it.
open class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name.
  public let keyName: String
  /// Whether queries may name it.
  public let isSearchable: Bool
  /// Whether a search for words looks at it.
  ///
  /// The assistant looks at the attributes of Core Spotlight only; a query must name this one.
  public let isSearchableByDefault: Bool
  /// Whether few items share a value.
  public let isUnique: Bool
  /// Whether it holds several values.
  public let isMultiValued: Bool

  /// Creates a key that can be searched for; `nil` when the name is not allowed.
  ///
  /// A name consists of ASCII letters, digits and underscores, and does not begin with an underscore.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
  }

  /// Creates a key; `nil` when the name is not allowed.
  ///
  /// A name consists of ASCII letters, digits and underscores, and does not begin with an underscore.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    guard Self.isAllowed(keyName) else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
    super.init()
  }

  private static func isAllowed(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "_") else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Whether keys can be archived securely.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a key from an archive; `nil` when the archive holds no allowed name.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "keyName") else { return nil }
    let keyName = String(describing: name)
    guard Self.isAllowed(keyName) else { return nil }
    self.keyName = keyName
    isSearchable = coder.decodeBool(forKey: "searchable")
    isSearchableByDefault = coder.decodeBool(forKey: "searchableByDefault")
    isUnique = coder.decodeBool(forKey: "unique")
    isMultiValued = coder.decodeBool(forKey: "multiValued")
    super.init()
  }

  /// Writes the key into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: keyName), forKey: "keyName")
    coder.encode(isSearchable, forKey: "searchable")
    coder.encode(isSearchableByDefault, forKey: "searchableByDefault")
    coder.encode(isUnique, forKey: "unique")
    coder.encode(isMultiValued, forKey: "multiValued")
  }

  /// The key itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both have the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CSCustomAttributeKey)?.keyName == keyName
  }

  /// A number that equal keys share.
  open override var hash: Int { keyName.hashValue }
}
