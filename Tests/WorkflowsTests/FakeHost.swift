import Foundation
import IntentWire
import Synchronization
import Workflows

/// Apps that answer from memory.
final class FakeHost: WorkflowHost {
  static func trail(_ id: Int, _ name: String, _ activities: [String], _ kilometres: Double) -> IntentValue {
    .entity(
      EntityReference(
        type: "TrailEntity", identifier: "\(id)", display: DisplayValue(name),
        properties: [
          "name": .string(name), "activities": .list(activities.map(IntentValue.string)),
          "distance": .measurement(MeasurementValue(value: kilometres, unit: "km", dimension: "length")),
        ]))
  }

  static let trails = [
    trail(1, "Vernal Waterfall", ["hiking"], 0.9), trail(2, "Eagle Ridge", ["hiking", "skiing"], 12),
    trail(3, "Mist Path", ["waterfall viewing"], 0.4), trail(4, "Bridal Waterfall", ["walking"], 2.5),
  ]

  static let catalog = ActionCatalog(apps: [
    ActionCatalog.App(
      identifier: "com.example.trails", name: "Trails",
      manifest: AppManifest(
        module: "Trails",
        intents: [
          IntentManifest(
            identifier: "SuggestTrails", dialect: .appIntents, title: "Suggest Trails",
            parameters: [
              ParameterManifest(name: "activity", title: "Activity", type: .enumeration("Activity")),
              ParameterManifest(
                name: "trailCollection", title: "Collection", type: .entity("TrailCollection"),
                isOptional: true),
            ], result: .list(.entity("TrailEntity"))),
          IntentManifest(
            identifier: "GetTrailInfo", dialect: .appIntents, title: "Get Trail Info",
            parameters: [ParameterManifest(name: "trail", title: "Trail", type: .entity("TrailEntity"))],
            result: .entity("TrailEntity")),
        ],
        entities: [
          EntityManifest(
            identifier: "TrailEntity", title: "Trail", pluralTitle: "Trails", query: "TrailQuery",
            properties: [
              PropertyManifest(name: "name", title: "Name", type: .string),
              PropertyManifest(name: "activities", title: "Activities", type: .list(.string)),
              PropertyManifest(name: "distance", title: "Distance", type: .measurement("length")),
            ]),
          EntityManifest(
            identifier: "TrailCollection", title: "Collection", pluralTitle: "Collections",
            query: "CollectionQuery",
            properties: [PropertyManifest(name: "name", title: "Name", type: .string)]),
        ],
        enumerations: [
          EnumerationManifest(
            identifier: "Activity", title: "Activity",
            cases: [
              .init(name: "hiking", display: DisplayValue("Hiking")),
              .init(name: "crossCountry", display: DisplayValue("Cross Country")),
            ])
        ]),
      finds: [
        .init(name: "FindTrails", plural: "Trails", entity: "TrailEntity"),
        .init(name: "FindCollections", plural: "Collections", entity: "TrailCollection"),
      ]),
    ActionCatalog.App(
      identifier: "com.example.listomat", name: "ListOMat",
      manifest: AppManifest(
        module: "Lists",
        intents: [
          IntentManifest(
            identifier: "INAddTasksIntent", dialect: .siriKit, title: "Add Tasks",
            parameters: [
              ParameterManifest(
                name: "targetTaskList", title: "Target Task List", type: .record("INTaskList"),
                isOptional: true),
              ParameterManifest(
                name: "taskTitles", title: "Task Titles", type: .list(.spoken), isOptional: true),
            ])
        ])),
  ])

  private let state = Mutex<(calls: [IntentRequest], workflows: [String: Workflow])>(([], [:]))

  init(workflows: [Workflow] = []) {
    state.withLock { $0.workflows = Dictionary(workflows.map { ($0.name, $0) }) { first, _ in first } }
  }

  var calls: [IntentRequest] { state.withLock { $0.calls } }

  func catalog() async throws -> ActionCatalog { Self.catalog }

  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer {
    state.withLock { $0.calls.append(request) }
    switch request.intent {
    case "SuggestTrails":
      if request.parameters["activity"] == nil {
        _ = try await person.answer(WorkflowQuestion(.app, "Which activity?"))
      }
      return IntentAnswer(value: .list(Self.trails), dialog: "Try these.")
    case "INAddTasksIntent":
      return IntentAnswer(
        value: .record(
          RecordValue(
            type: "INAddTasksIntentResponse", display: DisplayValue("Added."),
            fields: ["addedTasks": request.parameters["taskTitles"] ?? .list([])])), dialog: "Added.")
    case "GetTrailInfo": return IntentAnswer(value: request.parameters["trail"])
    default: throw WorkflowFailure("\(request.intent) cannot be done.")
    }
  }

  func find(_ request: FindRequestCall) async throws -> [IntentValue] {
    if request.name == "FindCollections" {
      return [
        .entity(
          EntityReference(
            type: "TrailCollection", identifier: "c", display: DisplayValue("Falls"),
            properties: ["name": .string("Falls")]))
      ]
    }
    return request.limit.map { Array(Self.trails.prefix($0)) } ?? Self.trails
  }

  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue] {
    parameter == "trail" ? Array(Self.trails.prefix(2)) : []
  }

  func entities(matching words: String, type: String, app: String) async throws -> [IntentValue] {
    Self.trails.filter { $0.displayText.lowercased().contains(words.lowercased()) }
  }

  func workflow(named name: String) async throws -> Workflow? { state.withLock { $0.workflows[name] } }

  func open(_ url: URL) async throws {}
}

/// A person who gives prepared answers and notes what is told.
final class FakePerson: WorkflowPerson {
  private let state: Mutex<(answers: [IntentValue], questions: [WorkflowQuestion], told: [String])>

  init(_ answers: IntentValue...) { state = Mutex((answers, [], [])) }

  var questions: [WorkflowQuestion] { state.withLock { $0.questions } }
  var told: [String] { state.withLock { $0.told } }

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    try state.withLock { state in
      state.questions.append(question)
      guard !state.answers.isEmpty else { throw WorkflowFailure("Nobody answers.", kind: .suspended) }
      return state.answers.removeFirst()
    }
  }

  func tell(_ message: WorkflowMessage) async throws { state.withLock { $0.told.append(message.text) } }
}
