import Foundation

/// Generates the mechanical part of the module `Intents` and the assistant's view of it.
struct SiriKitGeneration {
  static let data = "Sources/Generator/Data/sirikit.json"
  static let folder = "Sources/Kit/Intents/Generated"
  static let schema = "Sources/Assistant/Catalog/Generated/SiriKitSchema.swift"
  static let methods = "Sources/Metadata/Metadata/Bundle/SiriKitMethods.swift"

  let plan: SiriKitPlan

  init(root: URL) throws {
    plan = SiriKitPlan(facts: try SiriKitFacts.read(root.appendingPathComponent(Self.data)))
  }

  init(plan: SiriKitPlan) {
    self.plan = plan
  }

  func run(into generation: inout Generation) throws {
    generation.own(Self.folder)
    for intent in plan.intents {
      let folder = "\(Self.folder)/\(SiriKitPlan.folder(domain: intent.domain))"
      generation.add("\(folder)/\(intent.name).swift", IntentWriter(plan, intent).text)
      generation.add("\(folder)/\(intent.name)Response.swift", ResponseWriter(plan, intent).text)
      if intent.handlingProtocol != nil {
        generation.add("\(folder)/\(intent.name)Handling.swift", HandlingWriter(intent).text)
      }
    }
    var enumerations: [String: [String]] = [:]
    var results: [String: [String]] = [:]
    let codes = Set(plan.facts.intents.compactMap(\.response?.codeEnum))
    for type in plan.types {
      let folder = "\(Self.folder)/\(plan.folder(of: type))"
      if plan.facts.valueTypes[type] != nil {
        let writer = ValueWriter(plan, type)
        generation.add("\(folder)/\(type).swift", writer.text)
        generation.notes += writer.notes
      } else if plan.facts.resolutionResults[type] != nil {
        results[folder, default: []].append(type)
      } else if !codes.contains(type) {
        enumerations[folder, default: []].append(type)
      }
    }
    for (folder, types) in enumerations {
      Self.add(
        EnumerationWriter(plan).files(types), "\(folder)/\(Self.name(folder))Enumerations", &generation)
    }
    for (folder, types) in results {
      Self.add(
        ResolutionWriter(plan).files(types), "\(folder)/\(Self.name(folder))ResolutionResults", &generation)
    }
    generation.add("\(Self.folder)/GeneratedTypes.swift", TablesWriter(plan).text)
    Self.add(TablesWriter(plan).enumerations, "\(Self.folder)/GeneratedTypes+Enumerations", &generation)
    generation.add("\(Self.folder)/IntentIdentifiers.swift", TablesWriter(plan).identifiers)
    generation.add("\(Self.folder)/DomainHandling.swift", TablesWriter(plan).domainProtocols)
    generation.add(Self.schema, try SchemaWriter(plan).text())
    generation.add(Self.methods, MethodTableWriter(plan).text)
    SurfaceWriter(plan.facts).run(into: &generation)
    generation.own(RecordingHandlerWriter.folder)
    for file in RecordingHandlerWriter(plan).files {
      generation.add("\(RecordingHandlerWriter.folder)/\(file.name)", file.text)
    }
  }

  private static func add(_ texts: [String], _ path: String, _ generation: inout Generation) {
    for (index, text) in texts.enumerated() {
      generation.add("\(path)\(index == 0 ? "" : String(index + 1)).swift", text)
    }
  }

  /// The last part of a path; the names of a module's files must differ even between folders.
  private static func name(_ folder: String) -> Substring {
    folder.split(separator: "/").last ?? ""
  }
}
