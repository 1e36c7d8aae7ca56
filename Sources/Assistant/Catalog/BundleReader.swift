import Foundation
import IntentWire

/// Reads a bundle folder: an app, or an extension that stands alone or inside an app.
struct BundleReader {
  /// What a bundle holds, and what is odd about it.
  struct Content {
    var app: InstalledApp
    var warnings: [CatalogProblem]
  }

  /// The languages in which vocabulary files are wanted, best first.
  var languages: [String]

  /// Reads an app's bundle with its extensions.
  ///
  /// - Throws: ``CatalogProblem`` that says why the bundle cannot be used.
  func read(_ bundle: URL) throws(CatalogProblem) -> Content {
    let main = try BundlePart(bundle)
    var parts = [main]
    for folder in Self.folders(in: bundle.appending(path: "PlugIns"), ending: "appex") {
      parts.append(try BundlePart(folder))
    }
    let supported = parts.flatMap(\.supported)
    let usage = main.info.text("NSSiriUsageDescription")
    var warnings = parts.flatMap { part in
      part.warnings.map { CatalogProblem(part.identifier, $0, severity: .warning) }
    }
    if !supported.isEmpty, usage == nil {
      warnings.append(
        CatalogProblem(
          main.identifier,
          "The Info.plist of \(main.name) has no NSSiriUsageDescription, with which an app says why it uses SiriKit; a "
            + "sentence of the assistant's stands for it.", severity: .warning))
    }
    let manifest = Self.merge(parts)
    let names = try AlternativeNames.read(main.info, of: main.identifier)
    var vocabulary = VocabularyFile(manifest: manifest)
    var sentences: [URL] = []
    for part in parts {
      let region = part.info.text("CFBundleDevelopmentRegion")
      if let file = LocalizedFile.find(
        InstalledApp.labeledSentences, in: part.url, languages: languages, region: region)
      {
        sentences.append(file)
      }
      guard
        let file = LocalizedFile.find(
          VocabularyFile.name, in: part.url, languages: languages, region: region)
      else { continue }
      vocabulary.add(try PropertyList(file: file), of: part.identifier)
    }
    guard vocabulary.faults.isEmpty else {
      throw CatalogProblem(
        main.identifier, "\(VocabularyFile.name) is wrong: \(vocabulary.faults.joined(separator: " "))")
    }
    warnings += vocabulary.warnings.map { CatalogProblem(main.identifier, $0, severity: .warning) }
    var processes: [InstalledApp.Process] = []
    for part in parts {
      if let process = try part.process() { processes.append(process) }
    }
    let app = InstalledApp(
      identifier: main.identifier, name: main.name, version: main.info.text("CFBundleShortVersionString"),
      alternativeNames: names, manifest: manifest,
      restrictedWhileLocked: parts.flatMap(\.restricted).sorted(),
      examples: vocabulary.examples, vocabulary: vocabulary.words, sentenceFiles: sentences,
      modelFile: sentences.isEmpty
        ? nil : bundle.appending(path: InstalledApp.model, directoryHint: .notDirectory),
      processes: processes, main: try main.mainProcess(),
      usageDescription: usage ?? (supported.isEmpty ? nil : Self.usage(of: main.name)),
      focusDescription: main.info.text("NSFocusStatusUsageDescription"),
      programsNeeded: parts.flatMap { ProgramNeed.read($0.info) })
    guard !processes.isEmpty || app.main != nil else {
      let reasons = parts.flatMap(\.warnings).map { " " + $0 }.joined()
      throw CatalogProblem(
        main.identifier,
        "No executable of the bundle handles intents. Declare INIntentsSupported or an NSExtension with "
          + "IntentsSupported in Info.plist, or build the app with the PritheeBuild plugin.\(reasons)")
    }
    return Content(app: app, warnings: warnings)
  }

  /// Why an app uses SiriKit, where it does not say so itself.
  private static func usage(of name: String) -> String { "\(name) does what you ask it for." }

  /// The folders with an ending inside a folder, sorted.
  static func folders(in folder: URL, ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".\(ending)") && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0, directoryHint: .isDirectory) }
  }

  /// The declarations of all parts, with those of the SiriKit intents that they support.
  private static func merge(_ parts: [BundlePart]) -> AppManifest {
    let supported = Set(parts.flatMap(\.supported))
    let siriKit =
      supported.isEmpty ? [] : SiriKitSchema.manifest.intents.filter { supported.contains($0.identifier) }
    let own = parts.compactMap(\.manifest)
    let needed = Set(siriKit.flatMap { $0.parameters.compactMap { enumeration(in: $0.type) } })
    let enumerations =
      needed.isEmpty
      ? [] : SiriKitSchema.manifest.enumerations.filter { needed.contains($0.identifier) }
    return AppManifest(
      module: parts.first?.manifest?.module ?? own.first?.module ?? parts.first?.identifier ?? "",
      intents: unique(siriKit + own.flatMap(\.intents)) { $0.identifier },
      entities: unique(own.flatMap(\.entities)) { $0.identifier },
      enumerations: unique(enumerations + own.flatMap(\.enumerations)) { $0.identifier },
      queries: unique(own.flatMap(\.queries)) { $0.identifier },
      shortcuts: own.flatMap(\.shortcuts), hasScene: parts.first?.manifest?.hasScene)
  }

  private static func enumeration(in type: ValueType) -> String? {
    switch type {
    case .enumeration(let name): name
    case .list(let element): enumeration(in: element)
    default: nil
    }
  }

  private static func unique<Item>(_ items: [Item], _ name: (Item) -> String) -> [Item] {
    var known: Set<String> = []
    return items.filter { known.insert(name($0)).inserted }
  }
}
