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
    var warnings: [CatalogProblem] = []
    let (names, surplus) = alternativeNames(main.info)
    if surplus > 0 {
      warnings.append(
        CatalogProblem(
          main.identifier,
          "INAlternativeAppNames has \(names.count + surplus) names; only the first \(names.count) are used. Remove "
            + "the others.", severity: .warning))
    }
    let supported = parts.flatMap(\.supported)
    let usage = main.info.text("NSSiriUsageDescription")
    if !supported.isEmpty, usage == nil {
      throw CatalogProblem(
        main.identifier,
        "Info.plist has no NSSiriUsageDescription, which an app with SiriKit intents needs; add a sentence that says "
          + "why the app uses them.")
    }
    var vocabulary = VocabularyFile()
    for part in parts {
      guard let file = VocabularyFile.find(in: part.url, languages: languages) else { continue }
      vocabulary.add(try PropertyList(file: file))
    }
    var processes: [InstalledApp.Process] = []
    for part in parts {
      if let process = try part.process() { processes.append(process) }
    }
    let app = InstalledApp(
      identifier: main.identifier, name: main.name, version: main.info.text("CFBundleShortVersionString"),
      alternativeNames: names, manifest: Self.merge(parts),
      restrictedWhileLocked: parts.flatMap(\.restricted).sorted(),
      examples: vocabulary.examples, vocabulary: vocabulary.words,
      processes: processes, usageDescription: usage)
    guard !processes.isEmpty else {
      throw CatalogProblem(
        main.identifier,
        "No executable of the bundle handles intents. Declare INIntentsSupported or an NSExtension with "
          + "IntentsSupported in Info.plist, or build the app with the PritheeBuild plugin.")
    }
    return Content(app: app, warnings: warnings)
  }

  /// The folders with an ending inside a folder, sorted.
  static func folders(in folder: URL, ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".\(ending)") && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0, directoryHint: .isDirectory) }
  }

  private func alternativeNames(_ info: PropertyList) -> (names: [InstalledApp.Name], surplus: Int) {
    let names = info.lists("INAlternativeAppNames").compactMap { entry in
      entry.text("INAlternativeAppName").map {
        InstalledApp.Name($0, pronunciation: entry.text("INAlternativeAppNamePronunciationHint"))
      }
    }
    return (Array(names.prefix(3)), max(0, names.count - 3))
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
      shortcuts: own.flatMap(\.shortcuts))
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
