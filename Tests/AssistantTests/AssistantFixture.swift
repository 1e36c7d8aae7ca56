import AppProcesses
import Assistant
import Catalog
import Foundation
import IntentWire
import Synchronization

/// A list app inside the test's process: it resolves, adds and shows as an app of its own would.
final class SmallListApp: AppCalling {
  static let manifest = InstalledApp(
    identifier: "org.example.lists", name: "ListOMat", alternativeNames: [.init("List o Mat")],
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
            ParameterManifest(name: "title", title: "Title", type: .spoken, isOptional: true),
            ParameterManifest(
              name: "itemType", title: "Item Type", type: .enumeration("INNotebookItemType")),
          ]),
      ]))

  private let lists: Mutex<[String: [String]]>
  /// Whether the next call ends with the app's end.
  let crashes = Mutex(false)
  /// Called in the middle of every call that is carried out.
  let whileHandling: @Sendable () async -> Void

  init(
    _ lists: [String: [String]] = ["Grocery Store": [], "Hardware Store": []],
    whileHandling: @escaping @Sendable () async -> Void = {}
  ) {
    self.lists = Mutex(lists)
    self.whileHandling = whileHandling
  }

  var content: [String: [String]] { lists.withLock { $0 } }

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .resolve(let request):
      var answers: [ParameterResolution] = []
      for parameter in request.parameters {
        let resolutions = resolve(parameter, request.call.parameters[parameter])
        answers.append(ParameterResolution(parameter, resolutions))
        switch resolutions.first {
        case .success, .notRequired, nil: continue
        default: return .resolutions(answers)
        }
      }
      return .resolutions(answers)
    case .confirm: return .outcome(IntentOutcome(.ready))
    default: return .values([])
    }
  }

  private func resolve(_ parameter: String, _ value: IntentValue?) -> [Resolution] {
    guard let value else {
      return parameter == "itemType" ? [.notRequired] : [.needsValue(dialog: nil, options: [])]
    }
    guard parameter == "targetTaskList" || parameter == "title" else {
      return value.elements.map(Resolution.success)
    }
    func list(_ name: String) -> IntentValue {
      .record(RecordValue(type: "INTaskList", display: DisplayValue(name)))
    }
    let said = value.displayText.lowercased()
    let names = content.keys.sorted()
    if let exact = names.first(where: { $0.lowercased() == said }) { return [.success(list(exact))] }
    let alike = names.filter { $0.lowercased().contains(said) }
    return switch alike.count {
    case 0: [.unsupported(reason: nil)]
    case 1: [.confirmation(list(alike[0]), reason: nil, dialog: nil)]
    default: [.disambiguation(alike.map(list), dialog: nil)]
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    await whileHandling()
    let fails = crashes.withLock { crashes in
      defer { crashes = false }
      return crashes
    }
    if fails { throw WireFault(.disconnected, "The app ended.") }
    if call.intent == "INSearchForNotebookItemsIntent" {
      let title = call.parameters["title"]?.displayText ?? ""
      let tasks = content[title, default: []].map { title in
        IntentValue.record(RecordValue(type: "INTask", display: DisplayValue(title)))
      }
      let list = IntentValue.record(
        RecordValue(type: "INTaskList", display: DisplayValue(title), fields: ["tasks": .list(tasks)]))
      return .outcome(IntentOutcome(.success, code: "success", response: ["taskLists": .list([list])]))
    }
    let list = call.parameters["targetTaskList"]?.displayText ?? ""
    let titles = call.parameters["taskTitles"]?.elements.map(\.displayText) ?? []
    lists.withLock { $0[list, default: []] += titles }
    return .outcome(IntentOutcome(.success, code: "success"))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }
}

extension AssistantConfiguration {
  /// A configuration without a single dependency on the machine.
  static func test(_ app: SmallListApp, isTransient: Bool = true) -> AssistantConfiguration {
    AssistantConfiguration(
      now: { Date(timeIntervalSince1970: 1_773_829_000) }, timeZone: .gmt, apps: [SmallListApp.manifest],
      calls: app, isTransient: isTransient)
  }
}

/// A folder that is gone when the test ends.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prithee-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
