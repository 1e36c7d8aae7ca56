import AppProcesses
import Catalog
import ContactBook
import Conversation
import Donations
import Foundation
import IntentWire
import Language
import Synchronization
import Understanding

/// The apps of the tests, as their manifests would describe them.
enum TestApps {
  static let lists = InstalledApp(
    identifier: "org.example.lists", name: "ListOMat",
    manifest: AppManifest(
      module: "Lists",
      intents: [
        IntentManifest(
          identifier: "INAddTasksIntent", dialect: .siriKit, title: "Add tasks",
          parameters: [
            ParameterManifest(
              name: "targetTaskList", title: "Target Task List", type: .record("INTaskList"),
              isOptional: true),
            ParameterManifest(
              name: "taskTitles", title: "Task Titles", type: .list(.spoken), isOptional: true),
          ]),
        IntentManifest(
          identifier: "INSearchForNotebookItemsIntent", dialect: .siriKit, title: "Search",
          parameters: [
            ParameterManifest(name: "title", title: "Title", type: .spoken, isOptional: true)
          ]),
        IntentManifest(
          identifier: "INDeleteTasksIntent", dialect: .siriKit, title: "Delete tasks",
          parameters: [
            ParameterManifest(
              name: "taskList", title: "Task List", type: .record("INTaskList"), isOptional: true),
            ParameterManifest(name: "all", title: "All", type: .boolean, isOptional: true),
          ]),
      ]),
    restrictedWhileLocked: ["INDeleteTasksIntent"])

  static let trails = InstalledApp(
    identifier: "org.example.trails", name: "Trails",
    manifest: AppManifest(
      module: "Trails",
      intents: [
        IntentManifest(
          identifier: "SuggestTrails", dialect: .appIntents, title: "Suggest Trails",
          parameters: [
            ParameterManifest(name: "activity", title: "Activity", type: .enumeration("ActivityStyle")),
            ParameterManifest(name: "count", title: "Count", type: .integer, isOptional: true),
          ]),
        IntentManifest(
          identifier: "GetTrailInfo", dialect: .appIntents, title: "Get Trail Info",
          parameters: [ParameterManifest(name: "trail", title: "Trail", type: .entity("TrailEntity"))]),
        IntentManifest(
          identifier: "OpenFavorites", dialect: .appIntents, title: "Open Favorites", opensApp: true),
        IntentManifest(
          identifier: "ExportTrails", dialect: .appIntents, title: "Export",
          authentication: "requiresAuthentication"),
      ],
      enumerations: [
        EnumerationManifest(
          identifier: "ActivityStyle", title: "Activity",
          cases: [
            .init(name: "biking", display: DisplayValue("Biking", synonyms: ["cycling"])),
            .init(name: "hiking", display: DisplayValue("Hiking")),
            .init(name: "skiing", display: DisplayValue("Skiing")),
          ])
      ],
      shortcuts: [
        ShortcutManifest(
          intent: "OpenFavorites", phrases: ["Open Favorites in ${applicationName}"])
      ]))

  static let vocabularies = [
    lists.identifier: AppVocabulary(phrases: [
      "notebookItemTitle": ["Grocery Store", "Hardware Store", "Packing"].map { SpokenText($0) }
    ])
  ]
}

/// A reader that knows the sentences that a test gives it.
struct ScriptedReader: SentenceReading {
  var sentences: [String: Decision] = [:]

  func read(_ text: String, in app: String?, context: LanguageContext) -> Reading {
    Reading(text: text, candidates: [], decision: sentences[text] ?? .refused(nearest: []))
  }

  func value(
    answering text: String, for parameter: ParameterManifest, of intent: String, in app: InstalledApp,
    context: LanguageContext
  ) -> IntentValue? {
    guard parameter.type == .integer else { return nil }
    return English().numbers(in: Tokenizer().tokens(in: text)).first.map { .integer(Int($0.value)) }
  }
}

/// Apps that answer as a test tells them, and remember what they were asked.
final class ScriptedApps: AppCalling {
  enum Event: Hashable {
    case resolve(IntentCall, [String])
    case confirm(IntentCall)
    case perform(IntentCall)
    case answer(Answer, String)
    case other(WireRequest)
  }

  typealias Resolver = @Sendable (IntentCall, String) throws(WireFault) -> [Resolution]
  typealias Handler = @Sendable (IntentCall) throws(WireFault) -> CallStep
  typealias Answerer = @Sendable (Answer, Suspension) throws(WireFault) -> CallStep

  private let log = Mutex<[Event]>([])
  let resolver: Resolver
  let confirmer: @Sendable (IntentCall) throws(WireFault) -> IntentOutcome
  let handler: Handler
  let answerer: Answerer
  let values: [IntentValue]

  init(
    resolve: @escaping Resolver = { call, parameter throws(WireFault) in
      call.parameters[parameter].map { [.success($0)] } ?? [.notRequired]
    },
    confirm: @escaping @Sendable (IntentCall) throws(WireFault) -> IntentOutcome = { _ throws(WireFault) in
      IntentOutcome(.ready)
    },
    handle: @escaping Handler = { _ throws(WireFault) in .outcome(IntentOutcome(.success, code: "success")) },
    answer: @escaping Answerer = { _, _ throws(WireFault) in .outcome(IntentOutcome(.success)) },
    values: [IntentValue] = []
  ) {
    resolver = resolve
    confirmer = confirm
    handler = handle
    answerer = answer
    self.values = values
  }

  var events: [Event] { log.withLock { $0 } }
  var performed: [IntentCall] {
    events.compactMap { if case .perform(let call) = $0 { call } else { nil } }
  }

  private func note(_ event: Event) { log.withLock { $0.append(event) } }

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .resolve(let request):
      note(.resolve(request.call, request.parameters))
      var answers: [ParameterResolution] = []
      for parameter in request.parameters {
        let resolutions = try resolver(request.call, parameter)
        answers.append(ParameterResolution(parameter, resolutions))
        let isSettled = resolutions.allSatisfy { resolution in
          switch resolution {
          case .success, .notRequired: true
          default: false
          }
        }
        if !isSettled { break }
      }
      return .resolutions(answers)
    case .confirm(let call):
      note(.confirm(call))
      return .outcome(try confirmer(call))
    default:
      note(.other(request))
      return .values(values)
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    if call.confirmsFirst {
      note(.confirm(call))
      let outcome = try confirmer(call)
      guard [.ready, .success, .inProgress].contains(outcome.status) else { return .outcome(outcome) }
    }
    note(.perform(call))
    return try handler(call)
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    note(.answer(answer, suspension.call))
    return try answerer(answer, suspension)
  }
}

/// A conversation with scripted apps, which writes its state down after each turn.
final class Talk {
  let conversation: Conversation
  let apps: ScriptedApps
  /// The state as it would lie in the store.
  private(set) var stored: Data
  private(set) var last = Reply(conversation: "", state: .done, spoken: "")

  init(
    _ apps: ScriptedApps, _ sentences: [String: Decision] = [:], voice: Bool = false, locked: Bool = false,
    vocabularies: [String: AppVocabulary] = TestApps.vocabularies,
    installed: [InstalledApp] = [TestApps.lists, TestApps.trails],
    limits: Conversation.Limits = Conversation.Limits(), dialogs: DialogBook = .english,
    people: (any PeopleMatching)? = nil,
    permissions: (any PermissionKeeping)? = nil
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.apps = apps
    conversation = Conversation(
      apps: installed, vocabularies: vocabularies, reader: ScriptedReader(sentences: sentences), calls: apps,
      language: English(),
      context: LanguageContext(
        now: Date(timeIntervalSince1970: 1_773_829_000), calendar: calendar,
        locale: Locale(identifier: "en_US")),
      situation: CallContext(hasDisplay: !voice, isLocked: locked), dialogs: dialogs, limits: limits,
      people: people,
      permissions: permissions)
    stored = try JSONEncoder().encode(ConversationState(id: "c1"))
  }

  var state: ConversationState {
    get throws { try JSONDecoder().decode(ConversationState.self, from: stored) }
  }

  /// Makes a request as a program does.
  @discardableResult
  func perform(
    _ intent: String, in app: InstalledApp, _ parameters: [String: IntentValue] = [:]
  ) async throws -> Reply {
    let (reply, next) = await conversation.perform(
      intent, in: app.identifier, parameters: parameters, state: try state)
    stored = try JSONEncoder().encode(next)
    last = reply
    return reply
  }

  @discardableResult
  func say(_ text: String) async throws -> Reply {
    let (reply, next) = await conversation.turn(text, state: try state)
    stored = try JSONEncoder().encode(next)
    last = reply
    return reply
  }
}

extension Decision {
  static func reading(
    _ app: InstalledApp, _ intent: String, _ values: [String: IntentValue] = [:], named: Bool = true,
    score: Double = 0.95
  ) -> Decision {
    .accepted(interpretation(app, intent, values, named: named, score: score))
  }

  static func interpretation(
    _ app: InstalledApp, _ intent: String, _ values: [String: IntentValue] = [:], named: Bool = true,
    score: Double = 0.95
  ) -> Interpretation {
    Interpretation(
      app: app.identifier, appName: app.name, intent: intent, values: values, score: score, namesApp: named,
      evidence: Evidence(reader: "templates", phrase: "", source: "", uses: [], scores: [:]))
  }
}

/// Lists as a small app of its own would resolve them: exactly, or one or several that are alike.
enum ListResolver {
  static let names = ["Grocery Store", "Hardware Store", "Packing"]

  static func list(_ name: String) -> IntentValue {
    .record(RecordValue(type: "INTaskList", identifier: name, display: DisplayValue(name)))
  }

  static func resolve(_ value: IntentValue?) -> Resolution {
    guard let said = value?.displayText else { return .needsValue(dialog: nil, options: []) }
    if names.contains(where: { $0.lowercased() == said.lowercased() }) { return .success(list(said)) }
    let alike = names.filter { $0.lowercased().contains(said.lowercased()) }
    return switch alike.count {
    case 0: .unsupported(reason: nil)
    case 1: .confirmation(list(alike[0]), reason: nil, dialog: nil)
    default: .disambiguation(alike.map(list), dialog: nil)
    }
  }

  /// Resolves as a list app does: what is added is needed, where it goes must exist.
  static let app: ScriptedApps.Resolver = { call, parameter throws(WireFault) in
    switch parameter {
    case "targetTaskList", "title", "taskList": [resolve(call.parameters[parameter])]
    case "taskTitles":
      call.parameters[parameter].map { $0.elements.map { .success(.spoken(SpokenText($0.displayText))) } }
        ?? [.needsValue(dialog: nil, options: [])]
    default: call.parameters[parameter].map { [.success($0)] } ?? [.notRequired]
    }
  }
}
