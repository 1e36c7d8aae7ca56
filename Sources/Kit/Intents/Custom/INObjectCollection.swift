public import Foundation

/// Some of the choices that an app offers for a parameter, under one title.
public class INObjectSection<ObjectType: NSObject>: NSObject, NSCopying, NSSecureCoding {
  /// What stands above the choices.
  public let title: String?
  /// The choices.
  public let items: [ObjectType]

  /// Creates a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }

  /// The section itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a section with the same title and equal choices.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObjectSection<ObjectType> else { return false }
    return other.title == title && other.items == items
  }

  /// Equal for equal sections.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(title)
    hasher.combine(items)
    return hasher.finalize()
  }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the title and the choices, which must be of a class that can be archived.
  ///
  /// `NSKeyedArchiver` does not take generic classes on Linux, so that only coders of an app's own reach this.
  public func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(items as NSArray, forKey: "items")
  }

  /// Reads an archived section.
  public required convenience init?(coder: NSCoder) {
    let items = coder.decodeObject(of: [NSArray.self, ObjectType.self], forKey: "items") as? [ObjectType]
    guard let items else { return nil }
    self.init(title: coder.decodeObject(of: NSString.self, forKey: "title")?.description, items: items)
  }
}

/// The choices that an app offers for a parameter.
public class INObjectCollection<ObjectType: NSObject>: NSObject, NSCopying, NSSecureCoding {
  /// The choices, in sections.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the choices are shown under their first letters.
  public var usesIndexedCollation = false

  /// All choices, in the order of the sections.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }

  /// Creates choices in sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  /// Creates choices without sections.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// Choices in the same sections.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INObjectCollection(sections: sections)
    copy.usesIndexedCollation = usesIndexedCollation
    return copy
  }

  /// Whether the other object offers equal choices in equal sections.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObjectCollection<ObjectType> else { return false }
    return other.sections == sections && other.usesIndexedCollation == usesIndexedCollation
  }

  /// Equal for equal choices.
  public override var hash: Int { sections.hashValue }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the sections.
  ///
  /// `NSKeyedArchiver` does not take generic classes on Linux, so that only coders of an app's own reach this.
  public func encode(with coder: NSCoder) {
    coder.encode(sections as NSArray, forKey: "sections")
    coder.encode(usesIndexedCollation, forKey: "usesIndexedCollation")
  }

  /// Reads archived choices.
  public required convenience init?(coder: NSCoder) {
    let classes: [AnyClass] = [NSArray.self, INObjectSection<ObjectType>.self, ObjectType.self]
    let sections = coder.decodeObject(of: classes, forKey: "sections") as? [INObjectSection<ObjectType>]
    guard let sections else { return nil }
    self.init(sections: sections)
    usesIndexedCollation = coder.decodeBool(forKey: "usesIndexedCollation")
  }
}
