import IntentWire
import SwiftSyntax

/// What the module declares for the assistant, with the names by which generated code registers it.
struct ModuleDeclarations {
  var manifest: AppManifest
  var intents: [String] = []
  var entities: [String] = []
  var enumerations: [String] = []
  var queries: [String] = []
  /// The queries whose source makes no suggestions.
  var silentQueries: [String] = []
  var valueQueries: [String] = []
  var unions: [String] = []
  var shortcuts: [String] = []
  var packages: [String] = []
  /// What the running app cannot find out of the entities' properties.
  var properties: [PropertyNote] = []

  var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && enumerations.isEmpty && queries.isEmpty && valueQueries.isEmpty
      && unions.isEmpty && shortcuts.isEmpty && packages.isEmpty
  }
}

/// Reads the declarations of a module.
struct ModuleReader {
  let index: ModuleIndex
  let log: DiagnosticLog
  /// Reads texts in the development language.
  let texts: TextReader
  /// The modules whose types parameters and properties may have.
  let libraries: [ModuleReader]
  /// The roles of the types that are registered, by qualified name.
  private(set) var roles: [String: Set<Role>] = [:]

  /// Whether phrases that break a rule are left out instead of stopping the build.
  var isLenient = false

  /// Reads display representations in the development language.
  var display: Display { Display(reader: texts) }

  init(
    index: ModuleIndex, log: DiagnosticLog, strings: StringTables = StringTables(),
    libraries: [ModuleReader] = []
  ) {
    self.libraries = libraries
    self.index = index
    self.log = log
    texts = TextReader(strings: strings)
    for type in index.sortedTypes where type.kind != .protocol {
      let found = index.ancestry(of: type).roles
      guard !found.isEmpty, isRegistrable(type, as: found) else { continue }
      roles[type.qualifiedName] = found
    }
  }

  /// Reads everything.
  func read() -> ModuleDeclarations {
    warnAboutWhatIsLeftOut()
    let intents = types(.intent)
    let entities = types(.entity)
    let enumerations = types(.enumeration)
    let queries = types(.query)
    let valueQueries = types(.valueQuery)
    let unions = types(.union)
    let shortcuts = types(.shortcuts)
    for group in [intents, entities, enumerations + unions] { warnAboutDuplicates(in: group) }
    if shortcuts.count > 1, let second = shortcuts.dropFirst().first {
      log.warn(
        .shortcut, at: second.place,
        "An app has one AppShortcutsProvider, and “\(shortcuts[0].qualifiedName)” is one already; "
          + "move all shortcuts there.")
    }
    SchemaCheck(reader: self).check(intents: intents, entities: entities, enumerations: enumerations)
    let manifest = AppManifest(
      module: index.module, intents: intents.map(intent), entities: entities.map(entity),
      enumerations: enumerations.map(enumeration),
      queries: queries.compactMap(query) + valueQueries.compactMap(valueQuery),
      shortcuts: self.shortcuts(of: shortcuts))
    return ModuleDeclarations(
      manifest: manifest, intents: intents.map(\.qualifiedName), entities: entities.map(\.qualifiedName),
      enumerations: enumerations.map(\.qualifiedName), queries: queries.map(\.qualifiedName),
      silentQueries: queries.filter { !makesSuggestions($0) }.map(\.qualifiedName),
      valueQueries: valueQueries.map(\.qualifiedName), unions: unions.map(\.qualifiedName),
      shortcuts: shortcuts.map(\.qualifiedName), packages: types(.package).map(\.qualifiedName),
      properties: entities.flatMap(notes))
  }

  /// The registered types of one role, by short name, then by qualified name.
  private func types(_ role: Role) -> [TypeDeclaration] {
    roles.filter { $0.value.contains(role) }.compactMap { index.types[$0.key] }
      .sorted { ($0.name, $0.qualifiedName) < ($1.name, $1.qualifiedName) }
  }

  // MARK: What is left out

  private func isRegistrable(_ type: TypeDeclaration, as roles: Set<Role>) -> Bool {
    let role = Role.allCases.first { roles.contains($0) }?.rawValue ?? ""
    switch type.obstacle {
    case nil: return true
    case .generic:
      log.warn(
        .notRegistrable, at: type.place,
        "“\(type.qualifiedName)” is generic, so it is not registered as \(role): "
          + "the assistant needs one type by name. Declare a type that is not generic.")
    case .privateAccess(let word):
      log.warn(
        .notRegistrable, at: type.place,
        "“\(type.qualifiedName)” is \(word), so it is not registered as \(role): "
          + "generated code cannot see it. Make it internal.")
    case .unavailable:
      log.warn(
        .notRegistrable, at: type.place,
        "“\(type.qualifiedName)” is marked as unavailable, so it is not registered as \(role).")
    }
    return false
  }

  private func warnAboutWhatIsLeftOut() {
    let active = Set(roles.keys.compactMap { index.types[$0]?.name })
    for declaration in index.inactive where !active.contains(declaration.name) {
      log.warn(
        .inactiveSource, at: declaration.place,
        "“\(declaration.name)” (\(declaration.role)) lies under “\(declaration.condition)”, which does not hold "
          + "here, so it is left out.")
    }
    for found in index.foreignExtensions {
      let names = found.inherited.compactMap { $0.node.namePath?.last }
      guard let name = names.first(where: { !FrameworkProtocol.closure(of: $0).isEmpty }) else { continue }
      log.warn(
        .notRegistrable, at: found.place,
        "“\(found.path.joined(separator: "."))” is declared in another module, so its conformance to \(name) is "
          + "left out. Declare the conformance in the type's own module, or wrap the type.")
    }
  }

  private func warnAboutDuplicates(in types: [TypeDeclaration]) {
    for (first, second) in zip(types, types.dropFirst()) where first.name == second.name {
      log.warn(
        .duplicateName, at: second.place,
        "“\(second.qualifiedName)” and “\(first.qualifiedName)” have the same short name, by which the assistant "
          + "knows them; rename one.")
    }
  }
}
