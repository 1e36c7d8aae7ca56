import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Synchronization
import Workflows

/// An app with one intent for each type that a parameter can have; it keeps what it is given.
final class Workbench: AppCalling {
  /// A type with what the app calls a value of it.
  struct Tool: Sendable {
    var noun: String
    var type: ValueType
    var unit: String?

    init(_ noun: String, _ type: ValueType, unit: String? = nil) {
      self.noun = noun
      self.type = type
      self.unit = unit
    }

    var intent: String { "Set\(noun.capitalized)" }
  }

  static let tools = [
    Tool("caption", .string), Tool("label", .spoken), Tool("count", .integer), Tool("ratio", .number),
    Tool("guard", .boolean), Tool("deadline", .date), Tool("period", .dateRange), Tool("pause", .duration),
    Tool("drying", .measurement("duration"), unit: "min"), Tool("span", .measurement("length"), unit: "km"),
    Tool("weight", .measurement("mass")), Tool("heat", .measurement("temperature")),
    Tool("load", .measurement("volume")), Tool("pace", .measurement("speed")),
    Tool("fuel", .measurement("energy")), Tool("bearing", .measurement("angle")),
    Tool("storage", .measurement("informationStorage")), Tool("pressure", .measurement("pressure")),
    Tool("price", .currency), Tool("link", .url), Tool("finish", .enumeration("Finish")),
    Tool("plank", .entity("Plank")), Tool("helper", .person), Tool("shop", .place), Tool("drawing", .file),
    Tool("kit", .record("Kit")), Tool("notes", .list(.string)), Tool("sizes", .list(.integer)),
    Tool("coats", .list(.enumeration("Finish"))), Tool("parts", .list(.entity("Plank"))),
    Tool("crew", .list(.person)), Tool("rests", .list(.measurement("duration"))),
    Tool("days", .list(.date)), Tool("sources", .list(.url)),
  ]

  static let manifest = InstalledApp(
    identifier: "org.example.workbench", name: "Workbench",
    manifest: AppManifest(
      module: "Workbench",
      intents: tools.map { tool in
        IntentManifest(
          identifier: tool.intent, dialect: .appIntents, title: "Set the \(tool.noun.capitalized)",
          parameters: [
            ParameterManifest(
              name: "value", title: tool.noun.capitalized, type: tool.type,
              limits: tool.unit.map { ParameterLimits(unit: $0) })
          ],
          appIntent: AppIntentManifest(sentences: [.init(template: "Set the \(tool.noun) to ${value}")]))
      },
      entities: [EntityManifest(identifier: "Plank", title: "Plank", pluralTitle: "Planks")],
      enumerations: [
        EnumerationManifest(
          identifier: "Finish", title: "Finish",
          cases: [
            .init(name: "deepBlue", display: DisplayValue("Ocean", synonyms: ["navy"])),
            .init(name: "optedOut", display: DisplayValue("Opted Out")),
            .init(name: "bare", display: DisplayValue("Bare Wood")),
          ])
      ]))

  private let taken = Mutex<[String: IntentValue]>([:])

  /// What an intent was given last.
  func value(of tool: Tool) -> IntentValue? { taken.withLock { $0[tool.intent] } }

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .resolve(let request):
      .resolutions(
        request.parameters.map { name in
          guard let value = request.call.parameters[name] else {
            return ParameterResolution(name, [.needsValue(dialog: nil, options: [])])
          }
          return ParameterResolution(name, value.elements.map(Resolution.success))
        })
    case .confirm: .outcome(IntentOutcome(.ready))
    default: .values([])
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    taken.withLock { $0[call.intent] = call.parameters["value"] }
    return .outcome(IntentOutcome(.success))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }
}

/// Answers every question of a workflow with the same words.
struct OneAnswer: WorkflowPerson {
  var words: String

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue { .string(words) }
  func tell(_ message: WorkflowMessage) async throws {}
}
