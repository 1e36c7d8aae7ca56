import AppProcesses
import Catalog
import Conversation
import Donations
import Foundation
public import IntentWire
import Language
import Synchronization
import Understanding
import Workflows

/// Lets workflows use the installed apps: their intents through conversations, their searches directly.
final class AssistantWorkflowHost: WorkflowHost {
  private let assistant: Assistant
  /// The conversation in which an app's question waits for an answer of the person.
  private let waiting: Mutex<OpenCall?>
  private let known = Mutex<ActionCatalog?>(nil)

  /// A call in the middle of which an app asks.
  struct OpenCall: Sendable, Hashable, Codable {
    var conversation: String
    var question: WorkflowQuestion
  }

  init(assistant: Assistant, open: OpenCall? = nil) {
    self.assistant = assistant
    waiting = Mutex(open)
  }

  /// The call that waits; to be kept when the run goes on in another turn.
  var openCall: OpenCall? { waiting.withLock { $0 } }

  func catalog() async throws -> ActionCatalog {
    if let known = known.withLock({ $0 }) { return known }
    let catalog = await assistant.actionCatalog()
    known.withLock { $0 = catalog }
    return catalog
  }

  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer {
    var reply: Reply
    if let call = waiting.withLock({ $0 }) {
      reply = try await answer(call, person)
    } else {
      reply = try await assistant.perform(
        request.intent, in: request.app, parameters: request.parameters)
    }
    while let question = Self.question(reply) {
      let call = OpenCall(conversation: reply.conversation, question: question)
      waiting.withLock { $0 = call }
      reply = try await answer(call, person)
    }
    switch reply.state {
    case .done: return Self.answer(reply, request.intent)
    case .cancelled: throw WorkflowFailure(reply.spoken, kind: .cancelled)
    case .failed, .notUnderstood, .asking, .confirming:
      throw WorkflowFailure("\(reply.app ?? request.app): \(reply.spoken)")
    }
  }

  /// Has the person answer, and the app go on.
  private func answer(_ call: OpenCall, _ person: any WorkflowPerson) async throws -> Reply {
    let words = try await person.answer(call.question)
    waiting.withLock { $0 = nil }
    return try await assistant.conversationTurn(words.displayText, conversation: call.conversation)
  }

  private static func question(_ reply: Reply) -> WorkflowQuestion? {
    guard reply.state == .asking || reply.state == .confirming else { return nil }
    let options = reply.question?.options ?? []
    return WorkflowQuestion(.app, reply.printed, options: options.map(IntentValue.string))
  }

  private static func answer(_ reply: Reply, _ intent: String) -> IntentAnswer {
    var answer = IntentAnswer(value: reply.outcome?.value, dialog: reply.spoken, snippet: reply.snippet)
    if answer.value == nil, let response = reply.outcome?.response, !response.isEmpty {
      answer.value = .record(
        RecordValue(type: "\(intent)Response", display: DisplayValue(reply.spoken), fields: response))
    }
    return answer
  }

  private func app(_ identifier: String) async throws -> InstalledApp {
    guard let app = await assistant.apps().first(where: { $0.identifier == identifier }) else {
      throw WorkflowFailure("No app \(identifier) is installed.")
    }
    guard assistant.permissions.mayUse(identifier) else {
      throw WorkflowFailure(
        "\(app.name) may not be used. Allow it with: prithee allow \"\(app.name)\"", kind: .refused)
    }
    return app
  }

  private func values(_ request: WireRequest, _ app: String) async throws -> [IntentValue] {
    do {
      guard case .values(let values) = try await assistant.send(request, to: app) else {
        throw WorkflowFailure("The app answered with something else than values.")
      }
      return values
    } catch let fault as WireFault {
      throw WorkflowFailure(fault.message)
    }
  }

  func find(_ request: FindRequestCall) async throws -> [IntentValue] {
    let app = try await app(request.app)
    guard let action = FindAction.named(request.name, in: app.manifest) else {
      throw WorkflowFailure("\(app.name) has no search \(request.name).")
    }
    let groups = request.groups.map { group in
      group.map { condition in
        let plain = FindCondition(
          condition.filter.property, condition.filter.comparison, condition.filter.values)
        return condition.isNegated ? plain.negated : plain
      }
    }
    let find = FindRequest(groups: groups, order: request.order, limit: request.limit)
    let plan = FindPlan(find, for: action)
    let found = try await values(
      .entities(
        EntityQueryCall(
          entity: action.entity.identifier, request: .search(plan.search), limit: plan.limit)), app.identifier
    )
    return plan.finish(
      found.compactMap { if case .entity(let entity) = $0 { entity } else { nil } },
      context: FindComparing(timeZone: assistant.configuration.timeZone)
    ).map(IntentValue.entity)
  }

  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue] {
    let app = try await app(request.app)
    guard let declared = app.manifest.intent(request.intent)?.parameter(parameter) else { return [] }
    if declared.offersOptions {
      let call = IntentCall(id: "options", intent: request.intent, parameters: request.parameters)
      return try await values(.options(OptionsCall(call: call, parameter: parameter)), app.identifier)
    }
    var type = declared.type
    if case .list(let element) = type { type = element }
    guard case .entity(let entity) = type else { return [] }
    let suggested = try await values(
      .entities(EntityQueryCall(entity: entity, request: .suggestions, limit: 20)), app.identifier)
    if !suggested.isEmpty { return suggested }
    guard
      app.manifest.queries.contains(where: { $0.entity == entity && $0.capabilities.contains(.enumerable) })
    else { return [] }
    return try await values(
      .entities(EntityQueryCall(entity: entity, request: .all, limit: 20)), app.identifier)
  }

  func entities(matching words: String, type: String, app identifier: String) async throws -> [IntentValue] {
    let app = try await app(identifier)
    return try await values(
      .entities(EntityQueryCall(entity: type, request: .matching(words), limit: 20)), app.identifier)
  }

  func workflow(named name: String) async throws -> Workflow? {
    guard let entry = assistant.workflows.entry(named: name) else { return nil }
    guard entry.problems.isEmpty else {
      throw WorkflowFailure("“\(name)” cannot be read: \(entry.problems[0])")
    }
    return entry.workflow
  }

  func open(_ url: URL) async throws {
    let takers = await assistant.apps().filter { $0.manifest.takes(url) && $0.hasScene }
    if let taker = takers.first {
      try await show(url, in: try await app(taker.identifier))
    } else if let opener = assistant.configuration.openLink {
      try await opener(url)
    } else {
      throw WorkflowFailure("No installed app takes the link \(url.absoluteString).")
    }
  }

  /// Has an app go on with a link.
  private func show(_ url: URL, in app: InstalledApp) async throws {
    let activity = UserActivityValue(type: "NSUserActivityTypeBrowsingWeb", url: url)
    var problem: String?
    do throws(WireFault) {
      _ = try await assistant.open(ActivityContinuation(activity: activity), app: app.identifier)
    } catch {
      problem = error.message
    }
    if let problem {
      throw WorkflowFailure("\(app.name) could not open \(url.absoluteString): \(problem)")
    }
  }
}

extension Assistant {
  /// What an app offers for a parameter of an intent, as a list to choose from shows it: its choices, what it suggests,
  /// or with words what it finds for them.
  ///
  /// - Parameter values: What other parameters have already, on which the choices may depend.
  /// - Throws: `WorkflowFailure` when there is no such app, intent or parameter, or the app cannot answer.
  public func choices(
    for parameter: String, of intent: String, in app: String?, matching words: String? = nil,
    with values: [String: IntentValue] = [:]
  ) async throws -> [IntentValue] {
    let (app, manifest, declared) = try await actionCatalog().parameter(parameter, of: intent, in: app)
    let host = AssistantWorkflowHost(assistant: self)
    var element = declared.type
    if case .list(let inner) = element { element = inner }
    if let words, case .entity(let type) = element {
      return try await host.entities(matching: words, type: type, app: app)
    }
    let request = IntentRequest(app: app, intent: manifest.identifier, parameters: values)
    var options = try await host.options(for: declared.name, of: request)
    if options.isEmpty, case .enumeration(let type) = element {
      let cases = await apps().first { $0.identifier == app }?.manifest.enumeration(type)?.cases ?? []
      options = cases.map { .enumeration(EnumerationValue(type: type, case: $0.name)) }
    }
    guard let words else { return options }
    let wanted = Folding.fold(words)
    return options.filter { Folding.fold($0.displayText).contains(wanted) }
  }
}
