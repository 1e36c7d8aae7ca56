import Foundation
public import IntentWire
import Synchronization

/// A test of a workflow: what goes in, what apps answer in the place of the real ones, and what is expected.
///
/// As JSON, or as YAML of the same form:
///
/// ```yaml
/// name: Finds short walks
/// input: {region: Yosemite}
/// answers: [hiking]
/// stubs:
///   - do: SuggestTrails
///     returns: [{entity: TrailEntity, identifier: "1", title: Mist Trail, properties: {distance: {value: 0.8, unit: km}}}]
/// expect:
///   output: {contains: Mist Trail}
///   calls:
///     - {do: SuggestTrails, with: {activity: hiking}}
/// ```
public struct WorkflowCase: Sendable, Hashable {
  /// What an intent or a search answers.
  public struct Stub: Sendable, Hashable {
    /// The intent's or the search's name.
    public var name: String
    /// The values with which it must be called for this answer, by parameter.
    public var values: [String: JSONValue]
    /// The value that it returns.
    public var returns: JSONValue?
    /// What the app says.
    public var says: String?
    /// The failure with which it ends.
    public var fails: String?
    /// A question that the app asks before.
    public var asks: String?
  }

  /// The name.
  public var name: String
  /// The inputs by name.
  public var input: [String: JSONValue]
  /// What the person answers, in order.
  public var answers: [String]
  /// What apps answer.
  public var stubs: [Stub]
  /// What is expected: `output`, `shows`, `calls`, `fails`, `asks`, `steps`.
  public var expect: [String: JSONValue]

  /// Reads a case from JSON.
  ///
  /// - Throws: ``WorkflowProblem`` that says what else was expected.
  public init(json: JSONValue) throws(WorkflowProblem) {
    guard case .object(let members) = json else {
      throw WorkflowProblem("A case is a mapping with name and expect.")
    }
    try Self.check(members, ["name", "input", "answers", "stubs", "expect"], "a case")
    guard case .string(let name)? = members["name"] else { throw WorkflowProblem("A case has a name.") }
    self.name = name
    input = if case .object(let values)? = members["input"] { values } else { [:] }
    answers = (members["answers"]?.list ?? []).map(\.words)
    stubs = []
    for stub in members["stubs"]?.list ?? [] { stubs.append(try Self.stub(stub, name)) }
    guard case .object(let expected)? = members["expect"] else {
      throw WorkflowProblem(
        "The case “\(name)” expects nothing. Add “expect” with output, shows, calls or fails.")
    }
    try Self.check(expected, ["output", "shows", "calls", "fails", "asks", "steps"], "what is expected")
    expect = expected
  }

  private static func check(
    _ members: [String: JSONValue], _ known: [String], _ what: String
  ) throws(WorkflowProblem) {
    if let other = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw WorkflowProblem("“\(other)” is no part of \(what); there are \(known.joined(separator: ", ")).")
    }
  }

  private static func stub(_ json: JSONValue, _ name: String) throws(WorkflowProblem) -> Stub {
    guard case .object(let members) = json else {
      throw WorkflowProblem("A stub in “\(name)” is a mapping with do or find, and returns.")
    }
    try check(members, ["do", "find", "with", "returns", "says", "fails", "asks"], "a stub")
    guard case .string(let called)? = members["do"] ?? members["find"] else {
      throw WorkflowProblem("A stub in “\(name)” needs “do” with an intent, or “find” with a search.")
    }
    let values: [String: JSONValue] = if case .object(let values)? = members["with"] { values } else { [:] }
    return Stub(
      name: called, values: values, returns: members["returns"], says: members["says"]?.words,
      fails: members["fails"]?.words, asks: members["asks"]?.words)
  }
}

extension WorkflowCase {
  /// Runs the case.
  ///
  /// - Parameters:
  ///   - workflow: The workflow that is tested.
  ///   - catalog: What installed apps can do; only the names and types are used, no app is called.
  ///   - environment: The clock and chance.
  ///   - workflows: Finds the other workflows that it runs.
  /// - Returns: What came otherwise than expected; empty when all is well.
  public func run(
    _ workflow: Workflow, catalog: ActionCatalog, environment: WorkflowEnvironment,
    workflows: @escaping @Sendable (String) -> Workflow? = { _ in nil }
  ) async -> [String] {
    let host = StubHost(stubs: stubs, catalog: catalog, workflows: workflows)
    let person = ScriptedPerson(answers)
    var values: [String: IntentValue] = [:]
    for (key, json) in input {
      guard let value = try? IntentValue(data: json) else { return ["The input “\(key)” is no value."] }
      values[key] = value
    }
    let result = await WorkflowRunner(host: host, person: person, environment: environment)
      .run(workflow, input: values)
    return failures(of: result, host.calls, person)
  }

  private func failures(
    of result: WorkflowResult, _ calls: [(name: String, values: [String: IntentValue])],
    _ person: ScriptedPerson
  ) -> [String] {
    var failures: [String] = []
    if let wanted = expect["fails"] {
      let message = result.failure?.description ?? ""
      if result.failure == nil || !message.lowercased().contains(wanted.words.lowercased()) {
        failures.append(
          "expected the failure “\(wanted.words)”, got \(result.failure == nil ? "none" : "“\(message)”")")
      }
    } else if let failure = result.failure {
      return ["failed: \(failure)"]
    }
    if let wanted = expect["output"] {
      let output = result.output ?? .nothing
      if !Self.matches(output, wanted) {
        failures.append(
          "output: expected \(WorkflowPrinter.json(wanted)), got \(WorkflowPrinter.json(output.plainData))")
      }
    }
    if let wanted = expect["shows"] {
      let told = person.told.joined(separator: "\n")
      for words in wanted.list.map(\.words) where !told.contains(words) {
        failures.append("shows: expected “\(words)”, got “\(told)”")
      }
    }
    if let wanted = expect["asks"] {
      let asked = person.asked.joined(separator: "\n")
      for words in wanted.list.map(\.words) where !asked.contains(words) {
        failures.append("asks: expected “\(words)”, got “\(asked)”")
      }
    }
    if case .integer(let steps)? = expect["steps"], steps != result.steps {
      failures.append("steps: expected \(steps), got \(result.steps)")
    }
    if let wanted = expect["calls"] { failures += Self.compare(calls, wanted.list) }
    return failures
  }

  private static func compare(
    _ calls: [(name: String, values: [String: IntentValue])], _ wanted: [JSONValue]
  ) -> [String] {
    let names = calls.map(\.name).joined(separator: ", ")
    guard calls.count == wanted.count else {
      return ["calls: expected \(wanted.count), got \(calls.count): \(names.isEmpty ? "none" : names)"]
    }
    var failures: [String] = []
    for (index, (call, json)) in zip(calls, wanted).enumerated() {
      guard case .object(let members) = json else { continue }
      if let name = (members["do"] ?? members["find"])?.words, name != call.name {
        failures.append("call \(index + 1): expected \(name), got \(call.name)")
      }
      guard case .object(let values)? = members["with"] else { continue }
      for (key, value) in values.sorted(by: { $0.key < $1.key })
      where !matches(call.values[key] ?? .nothing, value) {
        let got = call.values[key].map { WorkflowPrinter.json($0.plainData) } ?? "nothing"
        failures.append("call \(index + 1), \(key): expected \(WorkflowPrinter.json(value)), got \(got)")
      }
    }
    return failures
  }

  /// Whether a value is the one that plain JSON describes; an object names what must be the same, or `contains`.
  static func matches(_ value: IntentValue, _ wanted: JSONValue) -> Bool {
    switch wanted {
    case .null: return !value.isThere
    case .string(let text): return value.displayText == text || value.plain == wanted
    case .boolean: return value.plain == wanted
    case .integer(let number): return value.plain == wanted || value.plain == .number(Double(number))
    case .number(let number):
      switch value.plain {
      case .number(let own): return abs(own - number) <= abs(number) * 1e-9
      case .integer(let own): return Double(own) == number
      default: return false
      }
    case .array(let items):
      let own = value.elements
      return own.count == items.count && zip(own, items).allSatisfy { matches($0, $1) }
    case .object(let members):
      if members.count == 1, let words = members["contains"] {
        return words.list.allSatisfy { value.displayText.lowercased().contains($0.words.lowercased()) }
      }
      guard case .object(let own) = value.plainData else { return false }
      return members.allSatisfy { key, wanted in
        guard let json = own[key], let inner = try? IntentValue(data: json) else { return wanted == .null }
        return matches(inner, wanted)
      }
    }
  }
}

extension JSONValue {
  /// The elements of an array, or the value alone.
  fileprivate var list: [JSONValue] { if case .array(let items) = self { items } else { [self] } }

  /// A text as it is, anything else as JSON.
  fileprivate var words: String {
    if case .string(let text) = self { text } else { WorkflowPrinter.json(self) }
  }
}

/// Answers in the place of apps.
private final class StubHost: WorkflowHost {
  private let stubs: [WorkflowCase.Stub]
  private let known: ActionCatalog
  private let workflows: @Sendable (String) -> Workflow?
  private let made = Mutex<[(name: String, values: [String: IntentValue])]>([])

  init(
    stubs: [WorkflowCase.Stub], catalog: ActionCatalog, workflows: @escaping @Sendable (String) -> Workflow?
  ) {
    self.stubs = stubs
    known = catalog
    self.workflows = workflows
  }

  var calls: [(name: String, values: [String: IntentValue])] { made.withLock { $0 } }

  func catalog() async throws -> ActionCatalog { known }

  /// The first stub that fits, those with values before those without.
  private func stub(_ name: String, _ values: [String: IntentValue]) throws -> WorkflowCase.Stub {
    let fitting = stubs.filter { stub in
      stub.name == name
        && stub.values.allSatisfy { WorkflowCase.matches(values[$0.key] ?? .nothing, $0.value) }
    }
    guard let stub = fitting.max(by: { $0.values.count < $1.values.count }) else {
      let words = values.mapValues(\.displayText).map { "\($0.key): \($0.value)" }.sorted().joined(
        separator: ", ")
      throw WorkflowFailure("There is no stub for \(name) with \(words.isEmpty ? "no values" : words).")
    }
    if let message = stub.fails { throw WorkflowFailure(message) }
    return stub
  }

  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer {
    made.withLock { $0.append((request.intent, request.parameters)) }
    let stub = try stub(request.intent, request.parameters)
    if let question = stub.asks { _ = try await person.answer(WorkflowQuestion(.app, question)) }
    let type = known.apps.first { $0.identifier == request.app }?.manifest.intent(request.intent)?.result
    return IntentAnswer(value: try stub.returns.map { try value($0, type) }, dialog: stub.says)
  }

  func find(_ request: FindRequestCall) async throws -> [IntentValue] {
    var values: [String: IntentValue] = [:]
    for condition in request.groups.joined() {
      values[condition.filter.property] = condition.filter.values.first ?? .nothing
    }
    if let limit = request.limit { values["limit"] = .integer(limit) }
    made.withLock { $0.append((request.name, values)) }
    let stub = try stub(request.name, values)
    let app = known.apps.first { $0.identifier == request.app }
    let entity = app?.finds.first { $0.name == request.name }?.entity
    return try stub.returns.map { try value($0, entity.map { .list(.entity($0)) }).elements } ?? []
  }

  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue] { [] }

  func entities(matching words: String, type: String, app: String) async throws -> [IntentValue] { [] }

  func workflow(named name: String) async throws -> Workflow? { workflows(name) }

  func open(_ url: URL) async throws { made.withLock { $0.append(("open", ["url": .url(url)])) } }

  /// A value of plain JSON; an object with `entity` is one with an identifier, a title and properties.
  private func value(_ json: JSONValue, _ type: ValueType?) throws -> IntentValue {
    if case .array(let items) = json {
      let element: ValueType? = if case .list(let element)? = type { element } else { type }
      return .list(try items.map { try value($0, element) })
    }
    guard case .object(let members) = json, case .string(let name)? = members["entity"] else {
      if let type, let value = try? IntentValue(plain: json, type: type) { return value }
      return try IntentValue(data: json)
    }
    let manifest = known.apps.lazy.compactMap { $0.manifest.entity(name) }.first
    var properties: [String: IntentValue] = [:]
    if case .object(let given)? = members["properties"] {
      for (key, json) in given {
        properties[key] = try value(json, manifest?.properties.first { $0.name == key }?.type)
      }
    }
    let title = members["title"]?.words ?? members["identifier"]?.words ?? name
    if manifest?.properties.contains(where: { $0.name == "name" }) ?? true, properties["name"] == nil {
      properties["name"] = .string(title)
    }
    return .entity(
      EntityReference(
        type: name, identifier: members["identifier"]?.words ?? title, display: DisplayValue(title),
        properties: properties))
  }
}

/// A person whose answers are written down before.
private final class ScriptedPerson: WorkflowPerson {
  private struct State {
    var answers: [String]
    var asked: [String] = []
    var told: [String] = []
  }

  private let state: Mutex<State>

  init(_ answers: [String]) { state = Mutex(State(answers: answers)) }

  var asked: [String] { state.withLock { $0.asked } }
  var told: [String] { state.withLock { $0.told } }

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    try state.withLock { state in
      state.asked.append(question.prompt)
      guard !state.answers.isEmpty else {
        throw WorkflowFailure(
          "The case has no answer to “\(question.prompt)”. Add one to “answers”.", kind: .cancelled)
      }
      return .string(state.answers.removeFirst())
    }
  }

  func tell(_ message: WorkflowMessage) async throws { state.withLock { $0.told.append(message.text) } }
}
