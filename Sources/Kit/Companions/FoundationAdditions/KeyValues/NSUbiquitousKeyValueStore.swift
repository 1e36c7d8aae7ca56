public import Foundation

/// Settings that a person's devices share; kept on this machine, since nobody is signed in anywhere.
///
/// That is what happens on Apple's systems too while nobody is signed in.
open class NSUbiquitousKeyValueStore: NSObject {
  /// The store of the app.
  public class var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }

  /// Posted when another device changed something, which none does here.
  public class var didChangeExternallyNotification: NSNotification.Name {
    NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  private let settings = UserDefaults(suiteName: "ubiquitous") ?? .standard

  /// The value under a key.
  open func object(forKey aKey: String) -> Any? { settings.object(forKey: aKey) }
  /// Sets the value under a key; `nil` takes it away.
  open func set(_ anObject: Any?, forKey aKey: String) { settings.set(anObject, forKey: aKey) }
  /// Takes the value under a key away.
  open func removeObject(forKey aKey: String) { settings.removeObject(forKey: aKey) }
  /// The text under a key.
  open func string(forKey aKey: String) -> String? { settings.string(forKey: aKey) }
  /// The list under a key.
  open func array(forKey aKey: String) -> [Any]? { settings.array(forKey: aKey) }
  /// The dictionary under a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { settings.dictionary(forKey: aKey) }
  /// The bytes under a key.
  open func data(forKey aKey: String) -> Data? { settings.data(forKey: aKey) }
  /// The whole number under a key; 0 when there is none.
  open func longLong(forKey aKey: String) -> Int64 { Int64(settings.integer(forKey: aKey)) }
  /// The number under a key; 0 when there is none.
  open func double(forKey aKey: String) -> Double { settings.double(forKey: aKey) }
  /// The truth value under a key; false when there is none.
  open func bool(forKey aKey: String) -> Bool { settings.bool(forKey: aKey) }
  /// All values.
  open var dictionaryRepresentation: [String: Any] { settings.dictionaryRepresentation() }
  /// Writes what changed.
  @discardableResult open func synchronize() -> Bool { settings.synchronize() }
}
