import SwiftSyntax

/// The types of one module, with their extensions merged in and their names resolved.
struct ModuleIndex {
  let module: String
  let evaluator: ConditionEvaluator
  /// The types by qualified name.
  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var aliases: [String: Located<TypeSyntax>] = [:]
  /// Extensions of types that the module does not declare.
  private(set) var foreignExtensions: [ExtensionDeclaration] = []
  let inactive: [InactiveDeclaration]
  let entryPoint: (name: String, place: SourcePlace)?
  let topLevelNames: Set<String>
  /// The modules whose protocols and classes this one may use.
  let libraries: [ModuleIndex]

  init(
    module: String, sources: [SourceText], conditions: BuildConditions, progress: ReadingProgress,
    libraries: [ModuleIndex] = []
  ) {
    self.module = module
    self.libraries = libraries
    evaluator = ConditionEvaluator(conditions: conditions)
    var collector = DeclarationCollector(evaluator: evaluator)
    for source in sources.sorted(by: { $0.path < $1.path }) {
      progress.path = source.path
      collector.collect(SourceUnit(source))
    }
    inactive = collector.inactive
    entryPoint = collector.entryPoint
    topLevelNames = collector.topLevelNames
    aliases = collector.aliases
    for type in collector.types where types[type.qualifiedName] == nil { types[type.qualifiedName] = type }
    for found in collector.extensions { merge(found) }
  }

  private mutating func merge(_ found: ExtensionDeclaration) {
    guard let name = resolve(found.path, in: []) else {
      foreignExtensions.append(found)
      return
    }
    types[name]?.inherited += found.inherited
    types[name]?.members += found.members
    types[name]?.attributes += found.attributes
  }

  /// The types in the order of their qualified names.
  var sortedTypes: [TypeDeclaration] {
    types.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The names of the static members that the module gives to types of others, by the type's name.
  var foreignStatics: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for found in foreignExtensions {
      guard let type = found.path.last else { continue }
      for member in found.members {
        let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard modifiers?.isStatic == true else { continue }
        names[type, default: []].formUnion(member.node.declaredNames ?? [])
      }
    }
    return names
  }

  // MARK: Names

  /// The qualified name of the module's type that a name means inside a scope.
  func resolve(_ path: [String], in scope: [String]) -> String? {
    resolve(path, in: scope, depth: 0)
  }

  private func resolve(_ path: [String], in scope: [String], depth: Int) -> String? {
    guard depth < 16, !path.isEmpty else { return nil }
    for length in stride(from: scope.count, through: 0, by: -1) {
      let candidate = (scope.prefix(length) + path).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      if let target = aliases[candidate]?.node.namePath, target != path {
        return resolve(target, in: Array(scope.prefix(length)), depth: depth + 1)
      }
    }
    guard path.first == module, path.count > 1 else { return nil }
    return resolve(Array(path.dropFirst()), in: [], depth: depth + 1)
  }

  /// The type that an alias of the module stands for, inside a scope.
  func aliased(_ path: [String], in scope: [String]) -> Located<TypeSyntax>? {
    for length in stride(from: scope.count, through: 0, by: -1) {
      if let target = aliases[(scope.prefix(length) + path).joined(separator: ".")] { return target }
    }
    return nil
  }

  // MARK: Conformances

  /// All that a type conforms to or inherits.
  struct Ancestry {
    /// Names of the module's own protocols and classes, nearest first.
    var own: [String] = []
    /// Names that the module does not declare; the framework's with all that they refine.
    var foreign: Set<String> = []

    var roles: Set<Role> { Set(Role.allCases.filter { foreign.contains($0.rawValue) }) }
  }

  func ancestry(of type: TypeDeclaration) -> Ancestry {
    var result = Ancestry()
    var seen: Set<String> = [type.qualifiedName]
    var open: [(types: [TypeSyntax], scope: [String])] = [(type.inherited.map(\.node), type.path)]
    var steps = 0
    for name in macroProtocols(of: type) { result.foreign.formUnion(FrameworkProtocol.closure(of: name)) }
    while !open.isEmpty, steps < 10_000 {
      steps += 1
      let (names, scope) = open.removeFirst()
      for part in names.flatMap(\.composed) {
        guard let path = part.namePath else { continue }
        if let own = resolve(path, in: scope), let declaration = types[own] {
          guard seen.insert(own).inserted else { continue }
          result.own.append(own)
          open.append((declaration.inherited.map(\.node), declaration.path))
          for name in macroProtocols(of: declaration) {
            result.foreign.formUnion(FrameworkProtocol.closure(of: name))
          }
        } else if let alias = aliased(path, in: scope),
          seen.insert("alias " + path.joined(separator: ".")).inserted
        {
          open.append(([alias.node], []))
        } else if let name = path.last {
          for library in libraries {
            guard let known = library.resolve(path, in: []), let type = library.types[known] else { continue }
            result.foreign.formUnion(library.ancestry(of: type).foreign)
          }
          result.foreign.insert(name)
          result.foreign.formUnion(FrameworkProtocol.closure(of: name))
        }
      }
    }
    return result
  }
}
