public import IntentWire
import Language

extension ActionCatalog {
  /// The app that a name means; `nil` when none or several have it.
  public func app(_ name: String) -> App? {
    if let app = apps.first(where: { $0.identifier == name }) { return app }
    let wanted = Folding.fold(name)
    let found = apps.filter { app in
      ([app.name] + app.otherNames).contains { Folding.fold($0) == wanted }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The declaration of an entity type.
  func entity(_ type: String) -> EntityManifest? {
    for app in apps { if let entity = app.manifest.entity(type) { return entity } }
    return nil
  }

  /// The enumerations of all apps, by type name.
  var enumerations: [String: EnumerationManifest] {
    var all: [String: EnumerationManifest] = [:]
    for app in apps { for item in app.manifest.enumerations { all[item.identifier] = item } }
    return all
  }

  /// An intent with its app, or why there is none.
  func intent(_ name: String, app appName: String?) -> Result<(App, IntentManifest), WorkflowFailure> {
    switch candidates(appName) {
    case .failure(let failure): return .failure(failure)
    case .success(let apps):
      let found = apps.compactMap { app in app.intent(name).map { (app, $0) } }
      if found.count == 1 { return .success(found[0]) }
      if found.count > 1 {
        let names = found.map(\.0.name).joined(separator: ", ")
        return .failure(
          WorkflowFailure(
            "Several apps have “\(name)”: \(names). Say which: do \(name) in \(found[0].0.name)."))
      }
      let known = apps.flatMap { $0.manifest.intents.filter(\.isDiscoverable).map(\.identifier) }
      let hint = Suggestion.hint(for: name, among: known, apps.count == 1 ? "It has" : nil)
      let missing = appName.map { "\($0) has no" } ?? "No installed app has the"
      return .failure(WorkflowFailure("\(missing) intent “\(name)”.\(hint)"))
    }
  }

  /// A parameter of an intent, with the app's bundle identifier.
  ///
  /// - Throws: ``WorkflowFailure`` that says which there are.
  public func parameter(
    _ name: String, of intent: String, in app: String?
  ) throws -> (app: String, intent: IntentManifest, parameter: ParameterManifest) {
    let (app, manifest) = try self.intent(intent, app: app).get()
    guard let parameter = manifest.parameter(called: name) else {
      throw WorkflowFailure(Self.noParameter(name, manifest))
    }
    return (app.identifier, manifest, parameter)
  }

  static func noParameter(_ name: String, _ intent: IntentManifest) -> String {
    "\(intent.identifier) has no parameter “\(name)”."
      + Suggestion.hint(for: name, among: intent.parameters.map(\.name), "It has")
  }

  /// A search with its app, or why there is none.
  func find(_ name: String, app appName: String?) -> Result<(App, Find), WorkflowFailure> {
    switch candidates(appName) {
    case .failure(let failure): return .failure(failure)
    case .success(let apps):
      let found = apps.compactMap { app in app.find(name).map { (app, $0) } }
      if found.count == 1 { return .success(found[0]) }
      if found.count > 1 {
        let names = found.map(\.0.name).joined(separator: ", ")
        return .failure(
          WorkflowFailure(
            "Several apps have “\(name)”: \(names). Say which: find \(name) in \(found[0].0.name)."))
      }
      let hint = Suggestion.hint(for: name, among: apps.flatMap(\.finds).map(\.plural).sorted(), "There are")
      let missing = appName.map { "\($0) has no" } ?? "No installed app has"
      return .failure(WorkflowFailure("\(missing) “\(name)” to look for.\(hint)"))
    }
  }

  private func candidates(_ name: String?) -> Result<[App], WorkflowFailure> {
    guard let name else { return .success(apps) }
    if let app = app(name) { return .success([app]) }
    return .failure(
      WorkflowFailure(
        "No installed app is called “\(name)”."
          + (apps.isEmpty
            ? " None is installed." : Suggestion.hint(for: name, among: apps.map(\.name), "There are"))
      ))
  }
}

extension ActionCatalog.App {
  /// The intent with a type name or title.
  func intent(_ name: String) -> IntentManifest? {
    if let intent = manifest.intent(name) { return intent }
    let wanted = Folding.fold(name)
    let found = manifest.intents.filter { Folding.fold($0.title) == wanted }
    return found.count == 1 ? found[0] : nil
  }

  /// The search for a kind of thing, by its own name or that of what it finds.
  func find(_ name: String) -> ActionCatalog.Find? {
    let wanted = Folding.fold(name)
    return finds.first { find in
      [find.name, find.entity, find.plural, manifest.entity(find.entity)?.title ?? find.entity].contains {
        Folding.fold($0) == wanted
      }
    }
  }
}

extension IntentManifest {
  /// The parameter with a name or title.
  func parameter(called name: String) -> ParameterManifest? {
    if let parameter = parameter(name) { return parameter }
    let wanted = Folding.fold(name)
    let found = parameters.filter { Folding.fold($0.title) == wanted || Folding.fold($0.name) == wanted }
    return found.count == 1 ? found[0] : nil
  }
}
