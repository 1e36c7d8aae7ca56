import IntentDefinitions
import IntentWire

/// What the definition files of a target and of the modules that it depends on declare.
struct CustomIntents {
  /// A definition with the module of its classes.
  struct Entry {
    var definition: IntentDefinition
    var module: String
    var isOwn: Bool
  }

  var entries: [Entry] = []
  /// The source of the target's own definitions.
  var sources: [GeneratedSource] = []

  /// The classes of all intents.
  var names: Set<String> { Set(entries.flatMap(\.definition.intents).map(\.className)) }

  /// The enumerations by which a registry knows the definitions.
  var tables: [String] {
    entries.map { DefinitionWriter.tableName(module: $0.module, file: $0.definition.name) }
  }

  /// The modules other than the target's own, each once.
  var foreignModules: [String] {
    var seen: Set<String> = []
    return entries.filter { !$0.isOwn && seen.insert($0.module).inserted }.map(\.module)
  }

  /// The declarations of the intents that the target handles.
  func manifest(module: String, supported: Set<String>) -> AppManifest {
    entries.reduce(AppManifest(module: module)) { manifest, entry in
      manifest.merging(entry.definition.manifest(module: module, supported: supported))
    }
  }
}

/// Reads the definition files of a target.
struct CustomIntentReader {
  let module: String
  let log: DiagnosticLog

  func read(_ files: [DefinitionFile]) -> CustomIntents {
    var result = CustomIntents()
    var classes: [String: String] = [:]
    for file in files.sorted(by: { ($0.module ?? "", $0.source.path) < ($1.module ?? "", $1.source.path) }) {
      let outcome = DefinitionReader().read(file.source)
      // What is wrong with another module's file is said where that module is built.
      for problem in outcome.problems where file.module == nil || problem.isError {
        report(problem)
      }
      guard let definition = outcome.definition else { continue }
      guard areNew(definition, file, &classes) else { continue }
      let owner = file.module ?? module
      result.entries.append(.init(definition: definition, module: owner, isOwn: file.module == nil))
      guard file.module == nil else { continue }
      do {
        let text = try DefinitionWriter(definition, module: module).write()
        result.sources.append(GeneratedSource(path: file.source.path, text: text))
      } catch {
        report(
          DefinitionProblem(
            isError: true, path: file.source.path,
            message: "The declarations cannot be written as JSON, so there is no source for them: \(error)"))
      }
    }
    return result
  }

  private func report(_ problem: DefinitionProblem) {
    log.add(
      Diagnostic(
        problem.isError ? .error : .warning, .intentDefinition, path: problem.path, line: problem.line,
        problem.message))
  }

  /// Whether no other file declares a class of the same name.
  private func areNew(
    _ definition: IntentDefinition, _ file: DefinitionFile, _ classes: inout [String: String]
  ) -> Bool {
    let names =
      definition.intents.map(\.className) + definition.types.map(\.className)
      + definition.enumerations.map(\.className)
    for name in names {
      guard let other = classes[name] else { continue }
      log.add(
        Diagnostic(
          .error, .intentDefinition, path: file.source.path,
          "“\(name)” is declared in \(other) as well, and the assistant knows a class by its name alone; rename one, or "
            + "leave one of the files out."))
      return false
    }
    for name in names { classes[name] = file.source.path }
    return true
  }
}
