public import Foundation
public import IntentWire

/// A module on which a target depends and whose source may declare for the assistant, too.
public struct LibrarySource: Sendable {
  /// The module's name.
  public var module: String
  /// The module's Swift files.
  public var sources: [SourceText]
  /// The module's string tables.
  public var strings: [StringsFile]

  /// Creates a module.
  public init(module: String, sources: [SourceText], strings: [StringsFile] = []) {
    self.module = module
    self.sources = sources
    self.strings = strings
  }
}

/// A target whose declarations are to be extracted.
public struct ExtractionRequest: Sendable {
  /// The module's name.
  public var module: String
  /// The target's name, which the module's name derives from.
  public var target: String
  /// Whether the target is an executable, which gets an entry point.
  public var isExecutable: Bool
  /// The target's Swift files.
  public var sources: [SourceText]
  /// The target's property list, when it has one.
  public var infoPlist: PropertyListFile?
  /// The definitions of custom intents of the target and of the modules that it depends on.
  public var definitions: [DefinitionFile]
  /// The string tables of the target.
  public var strings: [StringsFile]
  /// The asset catalogues of the target.
  public var assets: [AssetCatalog]
  /// The modules whose types the target's own declarations may use, and whose packages it may include.
  public var libraries: [LibrarySource]
  /// The modules that the target depends on, directly or not; `nil` when that is not known.
  public var dependencies: Set<String>?
  /// What is known for `#if`, besides the dependencies.
  public var conditions: BuildConditions

  /// Creates a request.
  public init(
    module: String, target: String? = nil, isExecutable: Bool = true, sources: [SourceText],
    infoPlist: PropertyListFile? = nil, definitions: [DefinitionFile] = [], strings: [StringsFile] = [],
    assets: [AssetCatalog] = [], libraries: [LibrarySource] = [], dependencies: Set<String>? = nil,
    conditions: BuildConditions = BuildConditions()
  ) {
    self.module = module
    self.target = target ?? module
    self.isExecutable = isExecutable
    self.sources = sources
    self.infoPlist = infoPlist
    self.definitions = definitions
    self.strings = strings
    self.assets = assets
    self.libraries = libraries
    self.dependencies = dependencies
    self.conditions = conditions
  }
}

/// What was extracted from a target.
public struct Extraction: Sendable {
  /// The declarations, in the form in which the assistant reads them at install.
  public var manifest: AppManifest
  /// The Swift file that registers them.
  public var registry: String
  /// The Swift file with the members for what lies in asset catalogues and string catalogues.
  public var resources: String
  /// The Swift source of the target's own definitions of custom intents, in the order of their paths.
  public var definitions: [GeneratedSource]
  /// What could not be extracted, in the order of file and place.
  public var diagnostics: [Diagnostic]

  /// Whether the build cannot go on.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The manifest as JSON: the same bytes for equal manifests.
  public func metadata() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(manifest) + Data("\n".utf8)
  }
}

/// Extracts what a target declares for the assistant from its source, without running it.
///
/// The same source gives the same result, byte for byte, in whatever order the files come.
public struct MetadataExtractor: Sendable {
  /// The longest time that reading a target's source may take.
  public var limit: Duration

  /// Creates an extractor.
  public init(limit: Duration = .seconds(60)) {
    self.limit = limit
  }

  /// Extracts a target's declarations.
  public func extract(_ request: ExtractionRequest) -> Extraction {
    let progress = ReadingProgress()
    if let extraction = DeepStack.run(limit: limit, { read(request, progress) }) { return extraction }
    let complaint = Diagnostic(
      .error, .tooComplex, path: progress.path.isEmpty ? request.target : progress.path,
      "Reading this file takes longer than \(limit.components.seconds) seconds. "
        + "Look for brackets that are not closed, or split the file up.")
    return Extraction(
      manifest: AppManifest(module: request.module), registry: "", resources: "", definitions: [],
      diagnostics: [complaint])
  }

  private func read(_ whole: ExtractionRequest, _ progress: ReadingProgress) -> Extraction {
    var request = whole
    let log = DiagnosticLog()
    request.sources.removeAll { source in
      if NestingDepth(source.text).isReasonable { return false }
      log.warn(
        .tooComplex, at: SourcePlace(path: source.path, line: 1, column: 1),
        "This file nests more than \(NestingDepth.bracketLimit) brackets, \(NestingDepth.squareLimit) square brackets or "
          + "\(NestingDepth.conditionLimit) “#if” blocks, so what it declares is left out. Split it up.")
      return true
    }
    var conditions = request.conditions
    conditions.modules.formUnion(request.dependencies ?? Self.frameworkModules)
    let libraries = LibraryReader(conditions: conditions, progress: progress).read(request.libraries)
    let index = ModuleIndex(
      module: request.module, sources: request.sources, conditions: conditions, progress: progress,
      libraries: libraries.map(\.index))
    let plist = request.infoPlist.flatMap { InfoPlist($0, module: request.module, target: request.target) }
    let strings = StringTableReader(log: log).read(
      request.strings, developmentLanguage: plist?.developmentLanguage)
    var reader = ModuleReader(index: index, log: log, strings: strings, libraries: libraries)
    reader.isLenient = conditions.flags.contains(PhraseReader.leniency)
    var declarations = reader.read()
    PhraseTableCheck(tables: strings, log: log).check(declarations.manifest.shortcuts, files: request.strings)
    declarations.manifest.shortcuts = declarations.manifest.shortcuts.map(strings.translated)
    let siriKit = siriKitExtension(request, index, log)
    let appMain = ownMain(request, index, log)
    let custom = CustomIntentReader(module: request.module, log: log).read(request.definitions)
    let names = Set(declarations.manifest.intents.map(\.identifier))
    if let plist { IntentNamesCheck(custom: custom.names, appIntents: names, log: log).check(plist) }
    HandlerCheck(index: index, custom: custom.names, log: log).check()
    check(request, index, declarations, siriKit, appMain, custom, log)
    if let dependencies = request.dependencies {
      MissingModules(target: request.target, dependencies: dependencies, log: log).check(request.sources)
    }
    let writer = RegistryWriter(
      module: request.module, declarations: declarations, siriKit: siriKit, appMain: appMain, custom: custom,
      strings: strings, foreignStrings: request.isExecutable ? foreignStrings(of: libraries) : [],
      isLibrary: !request.isExecutable,
      hasEntryPoint: request.isExecutable && index.entryPoint == nil,
      // Behind an app's type with the name of the module nothing of it can be named.
      aliases: index.topLevelNames.contains("FoundationAdditions")
        ? [] : FoundationNames.aliased.filter { !index.topLevelNames.contains($0) },
      networkAliases: FoundationNames.network(in: request.sources).filter {
        !index.topLevelNames.contains($0)
      },
      occasional: FoundationNames.occasional(in: request.sources, besides: index.topLevelNames),
      hidesLookup: index.topLevelNames.contains("NSLocalizedString"),
      hasKit: request.dependencies?.contains("AppHost") ?? true,
      hasAdditions: request.dependencies?.contains("FoundationAdditions") ?? true)
    let supported = Set((siriKit?.supported ?? []) + (appMain?.supported ?? []))
    let included = IncludedLibraries(libraries: libraries).manifests(of: declarations, in: index)
    var manifest = included.reduce(declarations.manifest) { $0.merging($1) }.merging(
      custom.manifest(module: request.module, supported: supported))
    if appMain?.framework.hasScene == true { manifest.hasScene = true }
    let resources = ResourceWriter(
      module: request.module, catalogs: request.assets, texts: request.strings.compactMap(TextSymbols.init),
      dependencies: request.dependencies, declared: index.foreignStatics)
    return Extraction(
      manifest: manifest, registry: writer.write(), resources: resources.write(), definitions: custom.sources,
      diagnostics: log.sorted)
  }

  /// The string tables of the modules that a program is made of, besides its own.
  private func foreignStrings(of libraries: [ModuleReader]) -> [ModuleStrings] {
    libraries.map { ModuleStrings(module: $0.index.module, tables: $0.texts.strings) }
      .filter { !$0.tables.isEmpty }
  }

  private static let frameworkModules: Set<String> = [
    "AppHost", "AppIntents", "CoreLocation", "FoundationAdditions", "IntentWire", "Intents",
  ]

  private func siriKitExtension(
    _ request: ExtractionRequest, _ index: ModuleIndex, _ log: DiagnosticLog
  ) -> SiriKitExtension? {
    guard let file = request.infoPlist else { return nil }
    guard let plist = InfoPlist(file, module: request.module, target: request.target) else {
      log.add(
        Diagnostic(
          .error, .propertyList, path: file.path,
          "This is not a property list with a dictionary at its root, so the bundle cannot be described. "
            + "Check it with “plutil -lint” or write it anew."))
      return nil
    }
    guard request.isExecutable else {
      if plist.dictionary("NSExtension") != nil {
        log.warn(
          .propertyList, at: plist.place(of: "NSExtension"),
          "An extension is an executable target; in the library “\(request.target)” NSExtension has no effect."
        )
      }
      return nil
    }
    return SiriKitExtensionReader(index: index, log: log).read(plist)
  }

  private func ownMain(
    _ request: ExtractionRequest, _ index: ModuleIndex, _ log: DiagnosticLog
  ) -> AppMain? {
    guard request.isExecutable else { return nil }
    let plist = request.infoPlist.flatMap {
      InfoPlist($0, module: request.module, target: request.target)
    }
    return AppMainReader(index: index, log: log).read(plist, dependencies: request.dependencies)
  }

  private func check(
    _ request: ExtractionRequest, _ index: ModuleIndex, _ declarations: ModuleDeclarations,
    _ siriKit: SiriKitExtension?, _ appMain: AppMain?, _ custom: CustomIntents, _ log: DiagnosticLog
  ) {
    let start = SourcePlace(
      path: request.sources.map(\.path).min() ?? request.infoPlist?.path ?? request.target, line: 1, column: 1
    )
    let isEmpty = declarations.isEmpty && siriKit == nil && custom.sources.isEmpty
    if !isEmpty, let dependencies = request.dependencies, !dependencies.contains("AppHost") {
      log.add(
        Diagnostic(
          .error, .nothingFound, path: start.path,
          "The target “\(request.target)” declares intents but depends on neither “AppIntents” nor “Intents” of "
            + "Prithee. Add one of these products to its dependencies."))
    }
    // With a property list the target is an app's bundle, whose intents may all be in its extension.
    // A library may be built with the plugin for no more than the names that it expects of Foundation.
    if isEmpty, appMain == nil, request.infoPlist == nil, request.isExecutable {
      log.warn(
        .nothingFound, at: start,
        "The target “\(request.target)” declares no App Intents and no SiriKit extension, so the assistant learns "
          + "nothing from it. An extension needs NSExtension in its Info.plist.")
    }
    if request.isExecutable, appMain == nil, let own = index.entryPoint,
      !declarations.isEmpty || siriKit != nil,
      !request.sources.contains(where: { $0.text.contains("PritheeRegistry.run()") })
    {
      log.warn(
        .entryPoint, at: own.place,
        "The module has an entry point of its own (“\(own.name)”), so none is generated. For the assistant to reach "
          + "the app, it has to call “await PritheeRegistry.run()”.")
    }
    if !request.isExecutable, let provider = declarations.shortcuts.first, let type = index.types[provider] {
      log.warn(
        .shortcut, at: type.place,
        "“\(provider)” is in a library; App Shortcuts are seen only in the app's own module. Move it there.")
    }
  }
}
