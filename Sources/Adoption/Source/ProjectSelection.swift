import Foundation
import Metadata
import PropertyListReading

/// What is taken of a whole project: its targets, and of each the files.
struct ProjectSelection {
  /// The files of a target.
  struct Chosen {
    var target: ProjectTarget
    /// The files that are taken.
    var files: [FileFacts]
    /// What the files declare for the assistant.
    var names: [String]
    /// What stands in for left-out source.
    var standIns: StandInText?
  }

  /// The text of a file with stand-ins, and what it is for.
  struct StandInText {
    var text: String
    /// The names that are stood in for.
    var names: [String]
    /// The modules that the file imports.
    var imports: Set<String>
  }

  /// The targets that are taken, in the order of the project.
  private(set) var targets: [Chosen] = []
  /// The targets that are not, with the reason.
  private(set) var leftOut: [(name: String, reason: String)] = []
  private(set) var selection: SourceSelection
  private var chosen: Set<String> = []
  private let project: AppProject

  init(_ project: AppProject, takesScene: Bool) throws(AdoptionProblem) {
    self.project = project
    let external = project.packages.reduce(into: Set<String>()) { $0.formUnion($1.products) }
    let modules = KnownNames.kitModules.union(KnownNames.companionModules).union(external)
    let libraries = Set(project.targets.filter { $0.role == .library }.map(\.module))
    var surveys: [TargetSurvey] = []
    for target in project.targets {
      if case .other(let reason) = target.role {
        leftOut.append((target.name, reason))
        continue
      }
      let survey = SourceSurvey(
        modules: modules.union(libraries), flags: target.build.flags, languageMode: target.build.languageMode)
      surveys.append(TargetSurvey(target, facts: try survey.facts(of: target.sources)))
    }
    selection = SourceSelection(surveys, modules: modules)
    choosePrograms(surveys.map(\.target), takesScene: takesScene)
    let texts = standIns()
    for target in surveys.map(\.target) { add(target, texts[target.name]) }
  }

  // MARK: Choosing targets

  private mutating func choosePrograms(_ all: [ProjectTarget], takesScene: Bool) {
    let apps = all.filter { $0.role == .app }
    var ofApps: Set<String> = []
    for target in apps where selection.hasRoots(target.name) || !target.definitions.isEmpty {
      take(target, takesScene: takesScene)
      ofApps.formUnion(selection.intents(of: target.name))
    }
    for target in all where target.role == .intentsExtension || target.role == .appIntentsExtension {
      guard selection.hasRoots(target.name) else {
        leftOut.append((target.name, "none of its files declares anything for the assistant"))
        continue
      }
      take(target, takesScene: false)
    }
    for target in all where target.role == .widget {
      guard !selection.intents(of: target.name).isSubset(of: ofApps) else {
        leftOut.append((target.name, "nothing draws widgets, and its intents are those of the app"))
        continue
      }
      take(target, takesScene: false)
    }
    takeLibraries(all, takesScene: takesScene)
    // An app whose intents are all in its extensions gives them its name.
    if chosen.contains(where: { name in all.contains { $0.name == name && $0.role != .app } }) {
      let owners = apps.filter { app in
        !chosen.contains(app.name) && all.contains { chosen.contains($0.name) && owns(app, $0) }
      }
      for app in owners { take(app, takesScene: takesScene) }
    }
    for target in apps where !chosen.contains(target.name) {
      leftOut.append((target.name, "none of its files declares anything for the assistant"))
    }
  }

  private func owns(_ app: ProjectTarget, _ other: ProjectTarget) -> Bool {
    guard other.role != .app, other.role.isProgram else { return false }
    if app.dependencies.contains(other.name) { return true }
    guard let outer = app.info["CFBundleIdentifier"]?.string,
      let inner = other.info["CFBundleIdentifier"]?.string
    else { return false }
    return inner.hasPrefix(outer + ".")
  }

  private mutating func take(_ target: ProjectTarget, takesScene: Bool) {
    guard !chosen.contains(target.name) else { return }
    let twin = project.targets.first {
      chosen.contains($0.name) && $0.module == target.module && $0.role.isProgram
    }
    if let twin {
      leftOut.append((target.name, "its module has the name of that of “\(twin.name)”"))
      return
    }
    chosen.insert(target.name)
    selection.take(target.name, takesScene: takesScene)
  }

  /// Takes what libraries declare for the assistant that a chosen program is linked with.
  private mutating func takeLibraries(_ all: [ProjectTarget], takesScene: Bool) {
    // A project may have all its intents in a library, and only the scene in the app.
    let own = all.filter { $0.role == .library && selection.hasRoots($0.name) }
    if chosen.isEmpty, !own.isEmpty, let app = all.first(where: { $0.role == .app }) {
      take(app, takesScene: takesScene)
    }
    for library in own where chosen.contains(where: { reaches(library.name, from: $0) }) {
      selection.take(library.name, takesScene: false)
    }
  }

  private func reaches(_ library: String, from target: String) -> Bool {
    var seen: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let survey = selection.surveys[next] else { continue }
      if next == library { return true }
      open += survey.target.dependencies
      open += survey.facts.flatMap { $0.imports.keys.compactMap { selection.libraries[$0] } }
    }
    return false
  }

  private mutating func add(_ target: ProjectTarget, _ text: StandInText?) {
    let keys = selection.taken.filter { $0.target == target.name }.sorted()
    let isLibraryInUse = target.role == .library && (!keys.isEmpty || text != nil)
    guard chosen.contains(target.name) || isLibraryInUse else {
      if target.role == .library { leftOut.append((target.name, "nothing that is taken needs it")) }
      return
    }
    let names = keys.flatMap { selection.roots[$0] ?? [] }
    targets.append(
      Chosen(target: target, files: keys.compactMap { selection.facts($0) }, names: names, standIns: text))
  }

  // MARK: Stand-ins

  /// What stands in for left-out source, by target.
  ///
  /// Types in its signatures are taken as well.
  private mutating func standIns() -> [String: StandInText] {
    var asked: Set<String> = []
    while true {
      let results = writeStandIns()
      let wanted = results.reduce(into: Set<String>()) { $0.formUnion($1.result.types) }.subtracting(asked)
      guard !wanted.isEmpty else { return Self.texts(results, selection) }
      asked.formUnion(wanted)
      for target in Set(results.map(\.key.target)).sorted() { selection.take(wanted, for: target) }
    }
  }

  private typealias Written = (key: FileKey, names: Set<String>, result: StandInWriter.Result)

  private func writeStandIns() -> [Written] {
    let used = selection.taken.reduce(into: Set<String>()) { $0.formUnion(selection.facts($1)?.used ?? []) }
    return selection.standIns.sorted { $0.key < $1.key }.compactMap { key, names in
      guard let survey = selection.surveys[key.target], let facts = selection.facts(key) else { return nil }
      let own = selection.standIns.filter { $0.key.target == key.target }
        .reduce(into: Set<String>()) { $0.formUnion($1.value) }
      let generic = facts.types.flatMap(\.path)
      let writer = StandInWriter(
        isKnown: { name in
          if own.contains(name) || generic.contains(name) && own.contains(generic.first ?? "") { return true }
          if let files = survey.files[name] {
            return files.contains {
              selection.facts(FileKey(target: key.target, index: $0)).map(selection.obstacle) == .some(nil)
            }
          }
          return used.contains(name) || Self.placeholders.contains(name)
        }, isMainActorByDefault: survey.target.build.isMainActorByDefault,
        languageMode: survey.target.build.languageMode)
      var result = writer.standIns(for: names.subtracting([delegate(key)].compactMap(\.self)), in: facts.url)
      if let delegate = delegate(key) {
        result.declarations.append(delegateText(named: delegate, of: key.target))
      }
      return (key, names, result)
    }
  }

  /// The name of the class in a left-out file that finds handlers for intents; `nil` when it does not.
  private func delegate(_ key: FileKey) -> String? {
    guard let facts = selection.facts(key), facts.findsHandlers, selection.lost[key] != nil else {
      return nil
    }
    return facts.types.first { $0.members.contains("application") && !$0.isExtension }?.path.last
  }

  /// An app's delegate that has nothing but the handlers of the target.
  private func delegateText(named name: String, of target: String) -> String {
    let files = selection.taken.filter { $0.target == target }.sorted().compactMap { selection.facts($0) }
    var cases: [String] = []
    for type in files.flatMap(\.types) {
      for handled in type.inherited where Roots.isHandling(handled) && handled.hasSuffix("IntentHandling") {
        let intent = handled.dropLast("Handling".count)
        cases.append("    if intent is \(intent) { return \(type.path.joined(separator: "."))() }")
      }
    }
    return """
      @main
      class \(name): UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
      \(cases.joined(separator: "\n"))
          return nil
        }
      }
      """
  }

  /// Names of generic parameters.
  private static let placeholders: Set<String> = [
    "T", "U", "V", "Content", "Element", "Value", "Key", "View",
  ]

  private static func texts(_ written: [Written], _ selection: SourceSelection) -> [String: StandInText] {
    Dictionary(grouping: written) { $0.key.target }.compactMapValues { entries in
      var declarations: [(origin: String, text: String)] = []
      var imports: Set<String> = ["Foundation"]
      for entry in entries {
        guard let facts = selection.facts(entry.key) else { continue }
        let origin = "\(facts.name)" + (selection.obstacle(facts).map { ", which is left out: \($0)" } ?? "")
        declarations += entry.result.declarations.map { (origin, $0) }
        let missing = Set(selection.missingModules(facts))
        imports.formUnion(facts.imports.keys.filter { !missing.contains($0) })
      }
      guard !declarations.isEmpty else { return nil }
      let text = declarations.map(\.text).joined()
      if text.contains("UIViewController") { imports.insert("UIKit") }
      if text.contains(": View") { imports.insert("SwiftUI") }
      if text.contains("AppIntent") { imports.insert("AppIntents") }
      let names = entries.flatMap(\.names).sorted()
      return StandInText(
        text: StandInFile.text(
          declarations, omitted: entries.flatMap(\.result.omitted), imports: Array(imports)),
        names: names, imports: imports)
    }
  }

  // MARK: Nothing

  /// Whether anything that is taken is for the assistant.
  var hasSomething: Bool {
    targets.contains { !$0.names.isEmpty || !$0.target.definitions.isEmpty }
  }

  /// The problem of a project of which nothing can be taken.
  func nothing(at path: URL) -> AdoptionProblem {
    guard selection.lost.isEmpty else {
      let reasons = selection.lost.sorted { $0.key < $1.key }.prefix(5).map { key, reason in
        "\(selection.facts(key)?.name ?? ""): \(reason)"
      }
      return AdoptionProblem(
        path.path,
        "Everything in it that is for the assistant is left out. \(reasons.joined(separator: "; ")).")
    }
    return AdoptionProblem(
      path.path,
      "Nothing in it is for the assistant: no type adopts AppIntent or handles an intent of SiriKit, in "
        + "\(selection.surveys.count) targets with \(selection.surveys.values.reduce(0) { $0 + $1.facts.count }) Swift files."
    )
  }
}
