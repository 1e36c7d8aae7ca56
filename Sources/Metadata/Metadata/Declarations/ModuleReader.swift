import IntentWire
import SwiftSyntax

/// What the module declares for the assistant, with the names by which generated code registers it.
struct ModuleDeclarations {
  var manifest: AppManifest
  var intents: [String] = []
  var entities: [String] = []
  var enumerations: [String] = []
  var queries: [String] = []
  var shortcuts: [String] = []

  var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && enumerations.isEmpty && queries.isEmpty && shortcuts.isEmpty
  }
}

/// Reads the declarations of a module.
struct ModuleReader {
  let index: ModuleIndex
  let log: DiagnosticLog
  /// The roles of the types that are registered, by qualified name.
  private(set) var roles: [String: Set<Role>] = [:]

  init(index: ModuleIndex, log: DiagnosticLog) {
    self.index = index
    self.log = log
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
    let shortcuts = types(.shortcuts)
    for group in [intents, entities, enumerations] { warnAboutDuplicates(in: group) }
    if shortcuts.count > 1, let second = shortcuts.dropFirst().first {
      log.warn(
        .shortcut, at: second.place,
        "An app has one AppShortcutsProvider, and “\(shortcuts[0].qualifiedName)” is one already; "
          + "move all shortcuts there.")
    }
    let manifest = AppManifest(
      module: index.module, intents: intents.map(intent), entities: entities.map(entity),
      enumerations: enumerations.map(enumeration), queries: queries.compactMap(query),
      shortcuts: self.shortcuts(of: shortcuts))
    return ModuleDeclarations(
      manifest: manifest, intents: intents.map(\.qualifiedName), entities: entities.map(\.qualifiedName),
      enumerations: enumerations.map(\.qualifiedName), queries: queries.map(\.qualifiedName),
      shortcuts: shortcuts.map(\.qualifiedName))
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

  // MARK: Texts

  /// The text of a static property; says so when it is declared but not spelled out.
  func staticText(_ name: String, of type: TypeDeclaration, else fallback: @autoclosure () -> String?)
    -> String?
  {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return fallback() }
    if let expression = value.expression {
      if Literal.isNil(expression.node) { return nil }
      if let text = Literal.text(expression.node) { return text }
    }
    let replacement = fallback().map { "“\($0)” stands in its place" } ?? "it is left out"
    log.warn(
      .textNotLiteral, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is not a string literal, so \(replacement). "
        + "The assistant reads it without running the app; write the text here.")
    return fallback()
  }

  /// The name and synonyms of a type of values.
  func typeName(of type: TypeDeclaration) -> Display.TypeName {
    let fallback = Display.TypeName(name: Naming.title(from: type.name), synonyms: [])
    guard case .declared(let value) = index.staticProperty("typeDisplayRepresentation", of: type) else {
      log.warn(
        .missingMember, at: type.place,
        "“\(type.qualifiedName)” declares no “typeDisplayRepresentation”, so “\(fallback.name)” is its name.")
      return fallback
    }
    if let name = value.expression.flatMap({ Display.typeName($0.node) }) { return name }
    log.warn(
      .textNotLiteral, at: value.place,
      "“typeDisplayRepresentation” of “\(type.qualifiedName)” is not spelled out in literals, so "
        + "“\(fallback.name)” is its name for the assistant.")
    return fallback
  }
}
