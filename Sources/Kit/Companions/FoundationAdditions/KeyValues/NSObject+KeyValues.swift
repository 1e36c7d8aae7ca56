public import Foundation

// On Apple's systems every object of Foundation inherits these from Objective-C's root class. Here they reach what has a
// store of its own: settings, dictionaries, arrays, sets, a thread's dictionary and a bundle's property list. Of other
// objects the stored properties are read; they cannot be written by name, and an attempt is told on standard error.
extension NSObject {
  /// The value that the object has under a key.
  ///
  /// - Returns: `nil` also for a key that the object does not have, which on Apple's systems ends the process.
  @_disfavoredOverload  // Some classes of Foundation have a method of their own.
  public func value(forKey key: String) -> Any? { KeyValues.value(of: self, forKey: key) }

  /// Sets the value under a key; `nil` takes it away where the object can be without.
  public func setValue(_ value: Any?, forKey key: String) { KeyValues.set(value, of: self, forKey: key) }

  /// The value at the end of a path of keys with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    var found: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = found.flatMap(KeyValues.object) else { return nil }
      found = KeyValues.value(of: object, forKey: String(key))
    }
    return found
  }

  /// Sets the value at the end of a path of keys; nothing is set when the path leads nowhere.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot]))
    (owner as? NSObject)?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The values under some keys, with `NSNull` for those that there are not.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sets several values; `NSNull` counts as `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Tells those who watch a property that it will change; nobody can watch one here, so it does nothing.
  public func willChangeValue(forKey key: String) {}

  /// Tells those who watch a property that it has changed; nobody can watch one here, so it does nothing.
  public func didChangeValue(forKey key: String) {}
}

extension NSObject {
  /// The class, as archives name it.
  public static func classForCoder() -> AnyClass { self }

  /// The class from which this one inherits; `nil` for the root class.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The class from which the object's class inherits; `nil` for the root class.
  public var superclass: AnyClass? { Self.superclass() }

  /// The class's name with its module's.
  public static func description() -> String { String(reflecting: self) }

  /// The class's name with its module's.
  public static func className() -> String { String(reflecting: self) }

  /// The name of the object's class with its module's.
  public var className: String { Self.className() }
}
