import Foundation
import IntentWire
import Language

/// The run of one workflow: its variables and where it stands.
final class Machine {
  let runner: WorkflowRunner
  let account: Account
  let name: String?
  let nesting: Int
  /// The name of the workflow that the person runs.
  var title: String { account.title }
  var coercion: Coercion
  var variables: [String: IntentValue] = [:]
  private var weights: [String: Int] = [:]
  /// The result of the step before.
  var last: IntentValue = .nothing
  private var lastWeight = 0
  var depth = 0
  private var knownCatalog: ActionCatalog?
  private var intents: [IntentKey: (ActionCatalog.App, IntentManifest)] = [:]

  struct IntentKey: Hashable {
    var intent: String
    var app: String?
  }

  /// Ends a workflow with its result.
  struct Stop: Error {
    var value: IntentValue?
  }

  init(_ runner: WorkflowRunner, _ account: Account, name: String?, depth nesting: Int) {
    self.runner = runner
    self.account = account
    self.name = name
    self.nesting = nesting
    coercion = Coercion(context: runner.environment.context, language: runner.environment.language)
  }

  func run(_ workflow: Workflow, input: [String: IntentValue]) async -> WorkflowResult {
    var result = WorkflowResult(trace: WorkflowTrace(), steps: 0)
    if nesting == 0 { account.title = workflow.name }
    do {
      try await take(input, of: workflow)
      result.output = try await block(workflow.steps)
    } catch let stop as Stop {
      result.output = stop.value
      result.stated = stop.value.map(coercion.words)
    } catch let failure as WorkflowFailure {
      result.failure = failure
    } catch is CancellationError {
      result.failure = WorkflowFailure("The run was cancelled.", kind: .cancelled)
    } catch {
      result.failure = WorkflowFailure(String(describing: error))
    }
    // A workflow that is run by another adds to the same trace.
    if nesting == 0 { result.trace = account.trace }
    result.steps = account.steps
    result.dialog = account.dialog
    result.snippet = account.snippet
    return result
  }

  /// Takes the values of the inputs; those that are missing are asked for.
  private func take(_ input: [String: IntentValue], of workflow: Workflow) async throws {
    let names = workflow.inputs.map(\.name)
    if let name = input.keys.sorted().first(where: { $0 != "input" && !names.contains($0) }) {
      throw WorkflowFailure(workflow.noInput(name))
    }
    if workflow.inputs.contains(where: { if case .enumeration? = $0.type { true } else { false } }) {
      _ = try await catalog()
    }
    for (index, declared) in workflow.inputs.enumerated() {
      var value = input[declared.name] ?? (index == 0 ? input["input"] : nil)
      if value == nil, let fallback = declared.fallback { value = try self.value(fallback) }
      let known: IntentValue
      if let value {
        known = value
      } else {
        known = try await ask(
          WorkflowQuestion(.value, "What is \(declared.name)?", type: declared.type))
      }
      let converted: IntentValue
      do {
        converted = try coercion.convert(known, to: declared.type)
      } catch let failure as WorkflowFailure {
        throw WorkflowFailure("The input “\(declared.name)”: \(failure.message)", at: declared.place)
      }
      try set(declared.name, converted)
      if index == 0 { try set("input", converted) }
    }
    if workflow.inputs.isEmpty, let value = input["input"] { try set("input", value) }
  }

  func catalog() async throws -> ActionCatalog {
    if let knownCatalog { return knownCatalog }
    let catalog = try await runner.host.catalog()
    knownCatalog = catalog
    coercion.enumerations = catalog.enumerations
    return catalog
  }

  func intent(_ step: IntentStep) async throws -> (ActionCatalog.App, IntentManifest) {
    let key = IntentKey(intent: step.intent, app: step.app)
    if let known = intents[key] { return known }
    let found = try await catalog().intent(step.intent, app: step.app).get()
    intents[key] = found
    return found
  }

  func set(_ name: String, _ value: IntentValue) throws {
    let weight = value.weight
    try account.use(weight - (weights[name] ?? 0))
    variables[name] = value
    weights[name] = weight
  }

  /// Adds a value to the list in a variable.
  func add(_ value: IntentValue, to name: String) throws {
    let weight = value.weight
    try account.use(weight)
    weights[name, default: 0] += weight
    var items: [IntentValue]
    // Out of the table while it grows, so that it is not copied.
    switch variables.removeValue(forKey: name) {
    case nil: items = []
    case .list(let list)?: items = list
    case let single?: items = [single]
    }
    items.append(value)
    variables[name] = .list(items)
  }

  private func note(_ value: IntentValue) throws {
    let weight = value.weight
    try account.use(weight - lastWeight)
    lastWeight = weight
    last = value
  }

  // MARK: Asking

  func ask(_ question: WorkflowQuestion) async throws -> IntentValue {
    if runner.isDryRun { return question.fallback ?? .unknown(question.prompt) }
    let start = account.elapsed()
    defer { account.waited += account.elapsed() - start }
    for attempt in 0..<3 {
      let words = try await runner.person.answer(question)
      do {
        return try Answers.value(words, to: question, coercion)
      } catch let failure as WorkflowFailure where failure.kind == .failed && attempt < 2 {
        try await runner.person.tell(WorkflowMessage(.show, failure.message))
      }
    }
    throw WorkflowFailure("No answer could be used.")
  }

  // MARK: Steps

  /// Runs steps; the result is that of the last.
  func block(_ steps: [Step]) async throws -> IntentValue? {
    var result: IntentValue?
    for step in steps {
      if case .comment = step.form { continue }
      result = try await run(step)
    }
    return result
  }

  private func run(_ step: Step) async throws -> IntentValue {
    let start = try account.tick()
    coercion.deadline = account.deadline
    var inputs: [WorkflowTrace.Input] = []
    var dialog: String?
    let index = account.trace.entries.count
    let isTraced = index < account.limits.traced
    if isTraced {
      account.trace.entries.append(
        WorkflowTrace.Entry(
          step: step, workflow: name, depth: depth + nesting, inputs: [], start: start, duration: .zero))
    } else {
      account.trace.omitted += 1
    }
    do {
      let value = try await perform(step, &inputs, &dialog)
      try note(value)
      if let name = step.name { try set(name, value) }
      if isTraced { finish(index, inputs, start, value, dialog, nil) }
      return value
    } catch let stop as Stop {
      if isTraced { finish(index, inputs, start, stop.value, dialog, nil) }
      throw stop
    } catch {
      let failure = Self.failure(error, at: step.place)
      if isTraced { finish(index, inputs, start, nil, dialog, failure.message) }
      throw failure
    }
  }

  private static func failure(_ error: any Error, at place: Place) -> WorkflowFailure {
    if error is CancellationError {
      return WorkflowFailure("The run was cancelled.", kind: .cancelled, at: place)
    }
    guard var failure = error as? WorkflowFailure else {
      return WorkflowFailure(String(describing: error), at: place)
    }
    if failure.place.line == 0 { failure.place = place }
    return failure
  }

  private func finish(
    _ index: Int, _ inputs: [WorkflowTrace.Input], _ start: Duration, _ output: IntentValue?,
    _ dialog: String?, _ failure: String?
  ) {
    account.trace.entries[index].inputs = inputs
    account.trace.entries[index].output = output
    account.trace.entries[index].dialog = dialog
    account.trace.entries[index].failure = failure
    account.trace.entries[index].duration = account.elapsed() - account.start - start
  }

  private func perform(
    _ step: Step, _ inputs: inout [WorkflowTrace.Input], _ dialog: inout String?
  ) async throws -> IntentValue {
    switch step.form {
    case .comment: return last
    case .value(let expression): return try await known(expression)
    case .set(let name, let expression):
      let value = try await known(expression)
      try set(name, value)
      return value
    case .add(let expression, let name):
      let value = try await known(expression)
      try add(value, to: name)
      return value
    case .action(let call): return try await action(call, &inputs)
    case .intent(let call): return try await intent(call, &inputs, &dialog)
    case .find(let find): return try await self.find(find, &inputs)
    case .stop(let expression):
      var value: IntentValue?
      if let expression { value = try await known(expression) }
      throw Stop(value: value)
    case .run(let name, let input): return try await workflow(name, input, &inputs)
    case .unsupported(let identifier, _):
      throw WorkflowFailure(
        "The action “\(identifier)” comes from another system and cannot run here. Replace the step, or remove it."
      )
    default:
      depth += 1
      defer { depth -= 1 }
      return try await nested(step, &inputs)
    }
  }

  private func nested(_ step: Step, _ inputs: inout [WorkflowTrace.Input]) async throws -> IntentValue {
    switch step.form {
    case .conditional(let branches, let otherwise):
      for branch in branches {
        let condition = try await known(branch.condition)
        inputs.append(.init(name: "", value: condition))
        let holds = try condition.isUnknown || coercion.convert(condition, to: .boolean) == .boolean(true)
        if holds { return try await block(branch.block.steps) ?? .nothing }
      }
      return try await block(otherwise?.steps ?? []) ?? .nothing
    case .loop(let count, let index, let body):
      let number = try await known(count)
      let times = number.isUnknown ? 1 : coercion.number(number) ?? -1
      guard (0...1e9).contains(times) else {
        throw WorkflowFailure("“\(coercion.words(number))” is not how often something can be repeated.")
      }
      inputs.append(.init(name: "", value: number))
      return try await rounds(Int(times), item: nil, index: index, body) { _ in .nothing }
    case .each(let item, let index, let list, let body):
      let items = try await known(list).elements
      inputs.append(.init(name: "", value: .integer(items.count)))
      return try await rounds(items.count, item: item, index: index, body) { items[$0] }
    case .menu(let prompt, let options): return try await menu(prompt, options, &inputs)
    case .attempt(let body, let name, let handler):
      do {
        return try await block(body.steps) ?? .nothing
      } catch let failure as WorkflowFailure where failure.kind == .failed || failure.kind == .refused {
        if let name { try set(name, .string(failure.message)) }
        return try await block(handler.steps) ?? .nothing
      }
    default: return last
    }
  }

  /// Runs a block several times; the result is the list of those of the rounds.
  private func rounds(
    _ count: Int, item: String?, index: String?, _ body: Step.Block, _ items: (Int) -> IntentValue
  ) async throws -> IntentValue {
    var results: [IntentValue] = []
    var weight = 0
    let outer = variables["index"]
    defer {
      variables["index"] = outer
      account.memory -= weight
    }
    for round in 0..<count {
      // An empty round is a step too, so that a loop that does nothing ends as well.
      if body.steps.isEmpty { _ = try account.tick() }
      if let item { try set(item, items(round)) }
      variables["index"] = .integer(round + 1)
      if let index { try set(index, .integer(round + 1)) }
      guard let value = try await block(body.steps) else { continue }
      let size = value.weight
      weight += size
      try account.use(size)
      results.append(value)
    }
    return .list(results)
  }

  private func menu(
    _ prompt: Formula?, _ options: [Step.Option], _ inputs: inout [WorkflowTrace.Input]
  ) async throws -> IntentValue {
    var titles: [IntentValue] = []
    for option in options { titles.append(.string(coercion.words(try await known(option.title)))) }
    var words = "What do you want?"
    if let prompt { words = coercion.words(try await known(prompt)) }
    let chosen = try await ask(
      WorkflowQuestion(
        .choice, words, type: .string, options: titles, fallback: runner.isDryRun ? titles.first : nil))
    inputs.append(.init(name: "", value: chosen))
    guard let index = titles.firstIndex(of: chosen) else {
      throw WorkflowFailure("“\(coercion.words(chosen))” is not in the menu.")
    }
    return try await block(options[index].block.steps) ?? .nothing
  }

  private func workflow(
    _ name: Formula, _ input: Formula?, _ inputs: inout [WorkflowTrace.Input]
  ) async throws -> IntentValue {
    let called = coercion.words(try await known(name))
    guard nesting < account.limits.depth else {
      throw WorkflowFailure(
        "More than \(account.limits.depth) workflows run each other. Does “\(called)” run itself?",
        kind: .limit)
    }
    guard let workflow = try await runner.host.workflow(named: called) else {
      throw WorkflowFailure(
        "There is no workflow “\(called)”. “prithee workflows list” shows those there are.")
    }
    var values: [String: IntentValue] = [:]
    if let input {
      let value = try await known(input)
      inputs.append(.init(name: "input", value: value))
      let names = Set(workflow.inputs.map(\.name))
      if let entries = value.entries, !entries.isEmpty, Set(entries.keys).isSubset(of: names) {
        values = entries
      } else {
        values["input"] = value
      }
    }
    let machine = Machine(runner, account, name: called, depth: nesting + 1)
    let result = await machine.run(workflow, input: values)
    account.memory -= machine.held
    if var failure = result.failure {
      failure.message = "“\(called)”, \(failure.description)"
      failure.place = Place()
      throw failure
    }
    return result.output ?? .nothing
  }

  /// The memory that the variables take.
  var held: Int { weights.values.reduce(lastWeight, +) }
}
