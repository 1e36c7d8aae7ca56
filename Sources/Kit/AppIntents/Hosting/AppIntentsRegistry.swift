/// The App Intents types of a module, as the build plugin finds them.
public struct AppIntentsRegistry: Sendable {
  let module: String
  let intents: [any AppIntent.Type]
  let entities: [any AppEntity.Type]
  let enumerations: [any AppEnum.Type]
  let queries: [any EntityQuery.Type]
  let silentQueries: [any EntityQuery.Type]
  let valueQueries: [any IntentValueQuery.Type]
  let unions: [any AppUnionValue.Type]
  let shortcuts: [any AppShortcutsProvider.Type]
  let properties: [_PropertyNote]

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - packages: The packages of the module; what the modules of the packages that they include declare is added.
  ///   - silentQueries: The queries that make no suggestions.
  ///   - properties: What the source says of the entities' properties and cannot be found out at run time.
  public init(
    module: String, intents: [any AppIntent.Type] = [], entities: [any AppEntity.Type] = [],
    enumerations: [any AppEnum.Type] = [], queries: [any EntityQuery.Type] = [],
    silentQueries: [any EntityQuery.Type] = [], valueQueries: [any IntentValueQuery.Type] = [],
    unions: [any AppUnionValue.Type] = [],
    shortcuts: [any AppShortcutsProvider.Type] = [], packages: [any AppIntentsPackage.Type] = [],
    properties: [_PropertyNote] = []
  ) {
    let included = IncludedPackages.registries(of: packages, in: module)
    self.module = module
    self.intents = Types.union([intents] + included.map(\.intents)) { $0 }
    self.entities = Types.union([entities] + included.map(\.entities)) { $0 }
    self.enumerations = Types.union([enumerations] + included.map(\.enumerations)) { $0 }
    self.queries = Types.union([queries] + included.map(\.queries)) { $0 }
    self.silentQueries = silentQueries + included.flatMap(\.silentQueries)
    self.valueQueries = Types.union([valueQueries] + included.map(\.valueQueries)) { $0 }
    self.unions = Types.union([unions] + included.map(\.unions)) { $0 }
    self.shortcuts = Types.union([shortcuts] + included.map(\.shortcuts)) { $0 }
    self.properties = properties + included.flatMap(\.properties)
  }

  /// The intent with a type name.
  func intent(_ name: String) -> (any AppIntent.Type)? {
    intents.first { String(describing: $0) == name }
  }

  /// The entity with a type name.
  func entity(_ name: String) -> (any AppEntity.Type)? {
    entities.first { String(describing: $0) == name }
  }

  /// The value query with a type name.
  func valueQuery(_ name: String) -> (any IntentValueQuery.Type)? {
    valueQueries.first { String(describing: $0) == name }
  }
}

/// A package whose module was built with the build plugin; generated code adopts it.
public protocol _RegisteredAppIntentsPackage: AppIntentsPackage {
  /// What the module declares.
  static var _registry: AppIntentsRegistry { get }
  /// What the source says of the properties of the module's entities.
  static var _properties: [_PropertyNote] { get async }
}

extension _RegisteredAppIntentsPackage {
  /// Nothing.
  public static var _properties: [_PropertyNote] { get async { [] } }
}

/// The registries of the packages that packages include.
enum IncludedPackages {
  /// What the modules declare whose packages some packages include, by module.
  static func registries(of packages: [any AppIntentsPackage.Type], in module: String) -> [AppIntentsRegistry]
  {
    registered(packages).map { $0._registry }.filter { $0.module != module }.sorted { $0.module < $1.module }
  }

  /// The packages that some packages include, directly or not, and that were built with the build plugin.
  static func registered(
    _ packages: [any AppIntentsPackage.Type]
  ) -> [any _RegisteredAppIntentsPackage.Type] {
    // A module's own packages are there already; its registry is just being made.
    var seen = Set(packages.map { ObjectIdentifier($0) })
    var open = packages.flatMap { $0.includedPackages }
    var found: [any _RegisteredAppIntentsPackage.Type] = []
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      open += next.includedPackages
      if let registered = next as? any _RegisteredAppIntentsPackage.Type { found.append(registered) }
    }
    return found
  }
}

/// Lists of types.
private enum Types {
  /// The types of all lists, none of them twice.
  static func union<Element>(_ lists: [[Element]], type: (Element) -> Any.Type) -> [Element] {
    var seen: Set<ObjectIdentifier> = []
    return lists.flatMap(\.self).filter { seen.insert(ObjectIdentifier(type($0))).inserted }
  }
}
