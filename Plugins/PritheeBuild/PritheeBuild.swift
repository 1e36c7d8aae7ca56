import Foundation
import PackagePlugin

/// Extracts what a target declares for the assistant, and generates its registry and entry point.
@main
struct PritheeBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule as? SwiftSourceModuleTarget else {
      Diagnostics.warning("“\(target.name)” is not a Swift target, so PritheeBuild does nothing for it.")
      return []
    }
    let complaints = ImportCheck(context).complaints(about: module, in: context.package)
    for complaint in complaints {
      // The place stands in the text too: SwiftPM shows no other.
      Diagnostics.error(
        "\(complaint.file.path):\(complaint.line): \(complaint.text)", file: complaint.file.path,
        line: complaint.line)
    }
    guard complaints.isEmpty else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
    let infoPlist = target.directoryURL.appending(component: "Info.plist")
    let registry = context.pluginWorkDirectoryURL.appending(component: "PritheeRegistry.swift")
    let metadata = context.pluginWorkDirectoryURL.appending(component: "\(target.name).prithee.json")
    var inputs = sources
    var outputs = [registry]
    var arguments = [
      "--module", module.moduleName, "--target", target.name, "--registry", registry.path, "--metadata",
      metadata.path,
    ]
    if module.kind != .executable { arguments.append("--library") }
    if FileManager.default.fileExists(atPath: infoPlist.path) {
      arguments += ["--info-plist", infoPlist.path]
      inputs.append(infoPlist)
    }
    // The assistant's install reads the vocabulary; as an input it is a file that SwiftPM knows the use of.
    let vocabulary = target.directoryURL.appending(component: "AppIntentVocabulary.plist")
    if FileManager.default.fileExists(atPath: vocabulary.path) { inputs.append(vocabulary) }
    for name in dependencies(of: target) { arguments += ["--dependency", name] }
    for flag in module.compilationConditions.sorted() { arguments += ["--define", flag] }
    // Old source may say phrases without the app's name; the same flag can be defined for the target alone.
    if let lenient = ProcessInfo.processInfo.environment["PRITHEE_LENIENT"], !["", "0"].contains(lenient) {
      arguments += ["--define", "PRITHEE_LENIENT"]
    }
    for definition in DefinitionFiles.of(module) {
      let output = context.pluginWorkDirectoryURL.appending(component: definition.outputName)
      arguments += definition.arguments + ["--into", output.path]
      inputs += definition.inputs
      outputs.append(output)
    }
    for (name, definition) in definitionsOfDependencies(target) {
      arguments += definition.arguments + ["--of", name]
      inputs += definition.inputs
    }
    let tables = StringTableFiles.of(module, besides: Set(inputs))
    for file in tables {
      arguments += ["--strings", file.path]
      inputs.append(file)
    }
    let catalogs = AssetCatalogFiles.of(module)
    for catalog in catalogs {
      arguments += ["--assets", catalog.folder.path]
      inputs += catalog.inputs
    }
    if !catalogs.isEmpty || tables.contains(where: { $0.pathExtension == "xcstrings" }) {
      let resources = context.pluginWorkDirectoryURL.appending(component: "PritheeResources.swift")
      arguments += ["--resources", resources.path]
      outputs.append(resources)
    }
    for library in LibraryModules.of(target) {
      let files = library.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
      let tables = StringTableFiles.of(library, besides: [])
      arguments += ["--uses", library.moduleName] + files.flatMap { ["--source", $0.path] }
      arguments += tables.flatMap { ["--table", $0.path] }
      inputs += files + tables
    }
    // The metadata is not declared as an output: SwiftPM would take it for a resource and give the target a bundle.
    return [
      .buildCommand(
        displayName: "Extracting intents from \(target.name)", executable: try extractor(context),
        arguments: arguments + sources.map(\.path), inputFiles: inputs, outputFiles: outputs)
    ]
  }

  /// The tool: one that is built already, when the environment names it, else the package's own.
  ///
  /// The package's own is built with the app, and in the app's configuration, which takes minutes for a release.
  private func extractor(_ context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["PRITHEE_EXTRACT"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return try context.tool(named: "prithee-extract").url
  }

  /// The names of the modules that a target can import because it depends on them, directly or not.
  private func dependencies(of target: any Target) -> [String] {
    let modules = target.recursiveTargetDependencies.compactMap { $0.sourceModule?.moduleName }
    return Set(modules).sorted()
  }

  /// The definitions of custom intents in the modules that a target depends on, by module.
  private func definitionsOfDependencies(_ target: any Target) -> [(String, DefinitionFiles)] {
    var seen: Set<String> = []
    let modules = target.recursiveTargetDependencies.compactMap {
      $0.sourceModule as? SwiftSourceModuleTarget
    }
    .filter { seen.insert($0.moduleName).inserted }
    .sorted { $0.moduleName < $1.moduleName }
    return modules.flatMap { module in DefinitionFiles.of(module).map { (module.moduleName, $0) } }
  }
}
