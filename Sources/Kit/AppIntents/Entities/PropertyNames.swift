public import FoundationAdditions
import Synchronization

// The key path comes from a literal, which never changes.
/// What the source of an app says of an entity's property.
///
/// At run time a key path such as `\TrailEntity.$name` does not tell the property's name, and an entity's type does not tell
/// the titles of its properties; so the build plugin writes both down for every property of every entity.
public struct _PropertyNote: @unchecked Sendable {
  let path: AnyKeyPath
  let name: String
  let title: LocalizedStringResource?

  /// Writes down a property.
  ///
  /// - Parameters:
  ///   - path: The key path to the property's wrapper, for example `\.$name`.
  ///   - name: The property's name.
  ///   - title: The title, as far as the source spells one out.
  public init<Entity: AppEntity>(
    _ entity: Entity.Type, _ path: PartialKeyPath<Entity>, name: String, title: LocalizedStringResource? = nil
  ) {
    self.path = path
    self.name = name
    self.title = title
  }
}

/// The notes on properties that generated code has handed over.
public enum _PropertyNotes {
  private static let all = Mutex<[_PropertyNote]>([])

  /// Takes the notes of a module, and those of the modules of the packages that its own packages include.
  ///
  /// Generated code calls it before the process answers: the key paths are written where the entities' isolation allows it, which
  /// in an app may be the main actor alone.
  public static func learn(_ notes: [_PropertyNote], packages: [any AppIntentsPackage.Type] = []) async {
    keep(notes)
    for package in IncludedPackages.registered(packages) { keep(await package._properties) }
  }

  private static func keep(_ notes: [_PropertyNote]) {
    PropertyNames.learn(notes)
    all.withLock { $0 += notes }
  }

  /// The notes on the properties of one entity.
  static func of(_ entity: Any.Type) -> [_PropertyNote] {
    all.withLock { $0 }.filter { Swift.type(of: $0.path).rootType == entity }
  }
}

/// The names of properties by their key paths, for all modules of the process.
enum PropertyNames {
  // The key path comes from a literal, which never changes.
  private struct Key: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
  }

  private static let table = Mutex<[Key: String]>([:])

  /// Adds names to the table.
  static func learn(_ notes: [_PropertyNote]) {
    for note in notes { learn(note.name, of: note.path) }
  }

  /// The name of the property to which a key path leads; `nil` when nobody has written it down.
  static func name(of path: AnyKeyPath) -> String? {
    let key = Key(path: path)
    return table.withLock { $0[key] }
  }

  /// The name of the property to which a key path leads, which an entity shows if nobody has written it down.
  static func name<Entity: AppEntity>(of path: PartialKeyPath<Entity>, in example: Entity?) -> String? {
    if let name = name(of: path) { return name }
    guard let example, let wanted = example[keyPath: path] as? any PropertySlot else { return nil }
    let name = Reflection.properties(of: example).first { $0.slot === wanted }?.name
    if let name { learn(name, of: path) }
    return name
  }

  private static func learn(_ name: String, of path: AnyKeyPath) {
    let key = Key(path: path)
    table.withLock { $0[key] = name }
  }
}
