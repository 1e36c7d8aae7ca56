import Foundation

/// Generates the mechanical part of the module `Intents` and the assistant's view of it.
struct SiriKitGeneration {
  static let data = "Sources/Generator/Data/sirikit.json"
  static let folder = "Sources/Kit/Intents/Generated"
  static let schema = "Sources/Assistant/Catalog/Generated/SiriKitSchema.swift"

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
      generation.add("\(folder)/\(intent.name)Handling.swift", HandlingWriter(intent).text)
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
      generation.add("\(folder)/\(Self.name(folder))Enumerations.swift", EnumerationWriter(plan).file(types))
    }
    for (folder, types) in results {
      generation.add(
        "\(folder)/\(Self.name(folder))ResolutionResults.swift", ResolutionWriter(plan).file(types))
    }
    generation.add("\(Self.folder)/SiriKitTypes.swift", TablesWriter(plan).text)
    generation.add("\(Self.folder)/DomainHandling.swift", TablesWriter(plan).domainProtocols)
    generation.add(Self.schema, try SchemaWriter(plan).text())
  }

  /// The last part of a path; the names of a module's files must differ even between folders.
  private static func name(_ folder: String) -> Substring {
    folder.split(separator: "/").last ?? ""
  }
}
