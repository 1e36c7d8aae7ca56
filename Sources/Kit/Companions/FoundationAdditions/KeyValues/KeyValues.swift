import Foundation

/// Finds and sets what an object keeps under a name.
enum KeyValues {
  static func value(of object: NSObject, forKey key: String) -> Any? {
    switch object {
    case let settings as UserDefaults: settings.object(forKey: key)
    case let dictionary as NSDictionary: dictionary.object(forKey: key)
    case let array as NSArray: array.map { element in self.element(element, key) }
    case let set as NSSet: NSSet(array: set.allObjects.map { element in self.element(element, key) })
    case let thread as Thread: thread.threadDictionary.object(forKey: key)
    default: stored(key, in: Mirror(reflecting: object))
    }
  }

  static func set(_ value: Any?, of object: NSObject, forKey key: String) {
    switch object {
    case let settings as UserDefaults: settings.set(value, forKey: key)
    case let dictionary as NSMutableDictionary: set(value, in: dictionary, forKey: key)
    case let array as NSArray:
      for case let element as NSObject in array { element.setValue(value, forKey: key) }
    case let thread as Thread: set(value, in: thread.threadDictionary, forKey: key)
    default:
      let text =
        "The value for “\(key)” of \(type(of: object)) was not set: there is no access by name to it here.\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  /// What can be asked for a key: an object, or a collection as the class that Objective-C knows it by.
  static func object(_ value: Any) -> NSObject? {
    switch value {
    case let object as NSObject: object
    case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
    case let array as [Any]: NSArray(array: array)
    default: nil
    }
  }

  private static func element(_ element: Any, _ key: String) -> Any {
    object(element).flatMap { value(of: $0, forKey: key) } ?? NSNull()
  }

  private static func set(_ value: Any?, in dictionary: NSMutableDictionary, forKey key: String) {
    if let value {
      dictionary.setObject(value, forKey: key as NSString)
    } else {
      dictionary.removeObject(forKey: key)
    }
  }

  /// A stored property, the class's own before those that it inherits.
  private static func stored(_ key: String, in mirror: Mirror) -> Any? {
    for child in mirror.children where child.label == key || child.label == "_\(key)" {
      // A property without a value is an optional inside of an `Any`.
      let inside = Mirror(reflecting: child.value)
      return inside.displayStyle == .optional ? inside.children.first?.value : child.value
    }
    return mirror.superclassMirror.flatMap { stored(key, in: $0) }
  }
}
