public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// What is known of a thing that an app hands to the search index.
///
/// Every property is optional. Search for words looks at ``title``, ``displayName``, ``alternateNames``, ``keywords``,
/// ``contentDescription`` and ``textContent``; queries may name any property, and the app's own keys.
///
/// An attribute set may be used from several tasks at once.
// The only mutable state is behind a lock, so that the class is safe to share although it can be subclassed.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private struct Storage {
    var values: [String: Any] = [:]
    var customNames: Set<String> = []
    var lastRead: String?
  }

  private let lock = NSLock()
  private var storage = Storage()

  /// Creates an empty set.
  public override init() { super.init() }

  /// Creates a set for content of a type.
  public init(contentType: UTType) {
    super.init()
    self.contentType = contentType.identifier
    let above = contentType.supertypes.map(\.identifier).sorted()
    contentTypeTree = [contentType.identifier] + above
  }

  /// Creates a set for content of a type, by the type's identifier.
  public convenience init(itemContentType: String) {
    if let type = UTType(itemContentType) {
      self.init(contentType: type)
    } else {
      self.init()
      contentType = itemContentType
    }
  }

  /// Whether sets can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a set from an archive; `nil` when the archive holds something else.
  public required init?(coder: NSCoder) {
    super.init()
    guard let values = coder.decodeWireValues(forKey: "attributes") else { return nil }
    replace(with: values)
  }

  /// Writes the set into an archive.
  open func encode(with coder: NSCoder) {
    coder.encodeWireValues(wireValues, forKey: "attributes")
  }

  /// A set with the same attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet()
    let ours = lock.withLock { storage }
    copy.lock.withLock { copy.storage = ours }
    return copy
  }

  /// Takes over all attributes of another set, which is empty afterwards.
  open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
    guard sourceAttributeSet !== self else { return }
    let theirs = sourceAttributeSet.lock.withLock {
      defer { sourceAttributeSet.storage = Storage() }
      return sourceAttributeSet.storage
    }
    lock.withLock {
      storage.values.merge(theirs.values) { $1 }
      storage.customNames.formUnion(theirs.customNames)
    }
  }

  /// Sets the value of one of the app's own attributes; `nil` removes it.
  ///
  /// Texts, numbers, dates, links, data and arrays of these can be kept; a value of another type is not.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    setCustomValue(value, key)
  }

  /// Sets the value of one of the app's own attributes, as a value of Swift: a text, number, date, link, data, or an
  /// array of these.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    setCustomValue(value, key)
  }

  /// The value of one of the app's own attributes.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    lock.withLock { storage.values[key.keyName] }.flatMap(AttributeValue.object)
  }

  private func setCustomValue(_ value: Any?, _ key: CSCustomAttributeKey) {
    lock.withLock {
      storage.values[key.keyName] = value.flatMap(AttributeValue.plain)
      if value == nil {
        storage.customNames.remove(key.keyName)
      } else {
        storage.customNames.insert(key.keyName)
      }
    }
  }
}

extension CSSearchableItemAttributeSet {
  /// The value of a property; `nil` removes it.
  subscript<Value>(name: String) -> Value? {
    get {
      lock.withLock {
        storage.lastRead = name
        return storage.values[name] as? Value
      }
    }
    set { lock.withLock { storage.values[name] = newValue } }
  }

  /// The values by name.
  var values: [String: Any] { lock.withLock { storage.values } }

  /// Replaces all values.
  func replace(with values: [String: Any]) {
    lock.withLock {
      storage = Storage(values: values)
    }
  }

  /// Whether nothing is set.
  var isEmpty: Bool { lock.withLock { storage.values.isEmpty } }

  /// The name of the property to which a key path leads; `nil` for one that is no attribute.
  package static func name(of keyPath: PartialKeyPath<CSSearchableItemAttributeSet>) -> String? {
    // The property is read from an empty set, and the set remembers by which name.
    let probe = CSSearchableItemAttributeSet()
    _ = probe[keyPath: keyPath]
    return probe.lock.withLock { probe.storage.lastRead }
  }
}
