import Metadata

/// Chooses the files that the assistant needs: those that declare something for it, and what these use, by name.
struct SourceSelection {
  /// Declarations that taken files use and that no file can give.
  struct StandInRequest: Hashable {
    /// The file that declares them and is left out.
    var file: FileKey
    /// The names.
    var names: Set<String>
  }

  private(set) var surveys: [String: TargetSurvey]
  /// The files that are taken.
  private(set) var taken: Set<FileKey> = []
  /// The names that are stood in for, by the file that declares them.
  private(set) var standIns: [FileKey: Set<String>] = [:]
  /// Why files that declare something for the assistant are left out.
  private(set) var lost: [FileKey: String] = [:]
  /// The modules that the source can import besides those of the project.
  let modules: Set<String>
  /// The roots of each target, by file.
  private(set) var roots: [FileKey: [String]] = [:]
  /// The modules of the project's libraries, with the names of their targets.
  let libraries: [String: String]

  private let finder: Roots
  private var open: [FileKey] = []

  init(_ surveys: [TargetSurvey], modules: Set<String>) {
    self.surveys = Dictionary(surveys.map { ($0.target.name, $0) }) { first, _ in first }
    self.modules = modules
    let own = surveys.filter { $0.target.role == .library }
    libraries = Dictionary(own.map { ($0.target.module, $0.target.name) }) { first, _ in first }
    finder = Roots(surveys.flatMap(\.facts))
    for survey in surveys {
      for (index, facts) in survey.facts.enumerated() {
        let names = finder.names(in: facts)
        if !names.isEmpty { roots[FileKey(target: survey.target.name, index: index)] = names }
      }
    }
  }

  /// The facts of a file.
  func facts(_ key: FileKey) -> FileFacts? {
    guard let survey = surveys[key.target], survey.facts.indices.contains(key.index) else { return nil }
    return survey.facts[key.index]
  }

  /// The App Intents that a target declares.
  func intents(of target: String) -> Set<String> {
    (surveys[target]?.facts ?? []).reduce(into: []) { $0.formUnion(finder.intents(in: $1)) }
  }

  /// Whether a target declares something for the assistant.
  func hasRoots(_ target: String) -> Bool { roots.keys.contains { $0.target == target } }

  /// The modules of a file that there are not, in order.
  func missingModules(_ facts: FileFacts) -> [String] {
    facts.imports.keys.filter { module in
      !modules.contains(module) && libraries[module] == nil && !KnownNames.toolchainModules.contains(module)
        && !Self.alwaysThere.contains(module)
    }.sorted()
  }

  /// Modules that are parts of others, or are there although they are not named.
  private static let alwaysThere: Set<String> = ["Swift", "_Concurrency", "Foundation"]

  // MARK: Taking files

  /// Takes what a target declares for the assistant, and what this needs.
  ///
  /// - Parameter takesScene: Whether the type with `@main` and what it shows are taken as well.
  mutating func take(_ target: String, takesScene: Bool) {
    for key in roots.keys.filter({ $0.target == target }).sorted() { take(key, isRoot: true) }
    settle()
    guard let survey = surveys[target] else { return }
    let keys = survey.facts.indices.map { FileKey(target: target, index: $0) }
    let needs =
      taken.contains { $0.target == target && facts($0).map(Roots.needsDependencies) == true }
      || libraries.values.contains { library in
        taken.contains { $0.target == library && facts($0).map(Roots.needsDependencies) == true }
      }
    for key in keys {
      guard let facts = facts(key) else { continue }
      if takesScene ? facts.isEntryPoint : needs && Roots.registersDependencies(facts) {
        screensFollowed = takesScene
        take(key, isRoot: true)
      }
    }
    settle()
    screensFollowed = false
  }

  private var screensFollowed = false

  /// Takes a file, unless it cannot be compiled.
  private mutating func take(_ key: FileKey, isRoot: Bool = false, for names: Set<String> = []) {
    guard !taken.contains(key), let facts = facts(key) else { return }
    if let reason = obstacle(facts) {
      if isRoot {
        lost[key] = reason
        // Without the delegate, nothing would find the app's handlers.
        if facts.findsHandlers {
          standIns[key, default: []].insert(facts.mainType ?? facts.types.first?.path.last ?? "")
        }
      }
      if !names.isEmpty { standIns[key, default: []].formUnion(names) }
      return
    }
    taken.insert(key)
    open.append(key)
  }

  /// Why a file cannot be compiled; `nil` when it perhaps can.
  func obstacle(_ facts: FileFacts) -> String? {
    if let problem = facts.problem { return problem }
    let missing = missingModules(facts)
    guard !missing.isEmpty else {
      return facts.hasFormerMain
        ? "“@UIApplicationMain” is for Apple's systems only; “@main” is for all" : nil
    }
    return "it imports \(missing.joined(separator: ", "))"
  }

  /// Follows names until nothing is missing any more.
  mutating func settle() {
    repeat {
      while let next = open.popLast() { follow(next) }
      takeExtensions()
    } while !open.isEmpty
    // What is taken after all needs nobody to stand in for it.
    for key in standIns.keys where taken.contains(key) { standIns[key] = nil }
  }

  /// Takes what declares some names as well, for what stands in for others.
  mutating func take(_ names: Set<String>, for target: String) {
    for name in names.sorted() { resolve(name, from: target, libraries: Set(libraries.values)) }
    settle()
  }

  private mutating func follow(_ key: FileKey) {
    guard let facts = facts(key) else { return }
    let used = Set(facts.imports.keys.compactMap { libraries[$0] })
    let isScene = !screensFollowed && Self.isScene(facts)
    for name in facts.used.sorted() { resolve(name, from: key.target, libraries: used, isScene: isScene) }
  }

  /// Whether a file is where the app's screen begins.
  private static func isScene(_ facts: FileFacts) -> Bool {
    facts.types.contains { !$0.inherited.allSatisfy { !scenes.contains($0) } }
  }

  private static let scenes: Set<String> = [
    "App", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
  ]

  private mutating func resolve(
    _ name: String, from target: String, libraries: Set<String>, isScene: Bool = false
  ) {
    for owner in [target] + libraries.sorted() {
      guard let survey = surveys[owner], let files = survey.files[name] else { continue }
      for index in files {
        let key = FileKey(target: owner, index: index)
        // The screens of a scene stay away: what an intent does needs none of them.
        if isScene, survey.isScreen(name), !taken.contains(key), !Self.isScene(survey.facts[index]) {
          standIns[key, default: []].insert(name)
        } else {
          take(key, for: [name])
        }
      }
      return
    }
  }

  // MARK: Extensions

  /// Takes the extensions whose members or conformances taken files use.
  private mutating func takeExtensions() {
    let files = taken.compactMap { facts($0) }
    var members = files.reduce(into: Set<String>()) { $0.formUnion($1.usedMembers) }
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.used) }
    members.subtract(["init"])
    let targets = Set(taken.map(\.target)).union(standIns.keys.map(\.target))
    for target in targets.sorted() {
      guard let survey = surveys[target] else { continue }
      for (index, facts) in survey.facts.enumerated() {
        let key = FileKey(target: target, index: index)
        guard !taken.contains(key), obstacle(facts) == nil else { continue }
        if facts.types.contains(where: { isNeeded($0, in: survey, members: members, names: names) }) {
          take(key)
        }
      }
    }
  }

  private func isNeeded(
    _ type: FileFacts.TypeFacts, in survey: TargetSurvey, members: Set<String>, names: Set<String>
  ) -> Bool {
    guard type.isExtension, let base = type.path.first else { return false }
    let used = !type.members.isDisjoint(with: members)
    if let owners = survey.files[base] {
      let isThere = owners.contains { taken.contains(FileKey(target: survey.target.name, index: $0)) }
      return isThere && (used || !type.inherited.isEmpty || !type.members.isDisjoint(with: names))
    }
    let isForeign = surveys.values.allSatisfy { $0.files[base] == nil }
    return used || (names.contains(base) && !type.inherited.isEmpty) || (!isForeign && names.contains(base))
  }
}
