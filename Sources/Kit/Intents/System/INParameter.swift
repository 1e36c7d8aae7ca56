public import Foundation

/// Names one property of a request or of an answer, possibly deep inside of it.
public class INParameter: NSObject, NSCopying, NSSecureCoding {
  /// The class that has the property.
  public let parameterClass: AnyClass
  /// The path to the property from there, with dots.
  public let parameterKeyPath: String

  private var indices: [String: Int] = [:]
  /// The path itself, where it was given as one: it reaches computed properties too.
  private var path: AnyKeyPath?

  /// Names a property by its key path.
  ///
  /// - Returns: `nil` when the root of the path is no class, or the path has no name that can be told.
  public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
    guard let root = Root.self as? AnyClass, let path = Self.name(of: keyPath) else { return nil }
    self.init(for: root, keyPath: path)
    self.path = keyPath
  }

  /// Names a property by its name.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
    super.init()
  }

  /// Whether the other names the same property, at the same places of lists.
  public func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indices == parameter.indices
  }

  /// Whether the other object names the same property.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map(isEqual(to:)) ?? false
  }

  /// Equal for equal parameters.
  public override var hash: Int { parameterKeyPath.hashValue }

  /// Picks an element where a part of the path leads to a list.
  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }

  /// The element that is picked where a part of the path leads to a list; `NSNotFound` when none is.
  public func index(forSubKeyPath subKeyPath: String) -> Int {
    indices[subKeyPath] ?? NSNotFound
  }

  /// A copy that names the same property.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
    copy.indices = indices
    copy.path = path
    return copy
  }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the class, the path and the picked elements.
  public func encode(with coder: NSCoder) {
    coder.encode(String(reflecting: parameterClass) as NSString, forKey: "class")
    coder.encode(parameterKeyPath as NSString, forKey: "keyPath")
    coder.encode(indices.map { "\($0.value) \($0.key)" as NSString } as NSArray, forKey: "indices")
  }

  /// Reads an archived parameter; `nil` when this process does not have its class.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "class")?.description,
      let found = NSClassFromString(name),
      let path = coder.decodeObject(of: NSString.self, forKey: "keyPath")?.description
    else { return nil }
    self.init(for: found, keyPath: path)
    let lines = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "indices") as? [NSString] ?? []
    for line in lines.map(\.description) {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, let index = Int(parts[0]) { indices[String(parts[1])] = index }
    }
  }

  /// The value of the property in an object; `nil` when there is none or the object is of another class.
  func value(of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror, present.subjectType != parameterClass { mirror = present.superclassMirror }
    guard mirror != nil else { return nil }
    let root: Any = object
    if indices.isEmpty, let path, let value = root[keyPath: path] { return Self.unwrapped(value) }
    var value = root
    var path = ""
    for name in parameterKeyPath.split(separator: ".") {
      path += path.isEmpty ? String(name) : ".\(name)"
      guard let next = Self.child(String(name), of: value) else { return nil }
      value = next
      guard let index = indices[path] else { continue }
      guard let list = value as? [Any], list.indices.contains(index) else { return nil }
      value = list[index]
    }
    return value
  }

  /// A stored property of a value, without the optional around it.
  private static func child(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let present = mirror {
      if let child = present.children.first(where: { $0.label == name }) { return unwrapped(child.value) }
      mirror = present.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The names in a key path, which its description shows as `\Root.first.second`.
  private static func name(of path: AnyKeyPath) -> String? {
    let parts = "\(path)".split(separator: ".").dropFirst().map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
    }
    guard !parts.isEmpty, !parts.contains(where: { $0.isEmpty || $0.contains("<") }) else { return nil }
    return parts.joined(separator: ".")
  }
}
