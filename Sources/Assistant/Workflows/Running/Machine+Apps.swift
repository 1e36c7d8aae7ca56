import Foundation
import IntentWire
import Language
import Synchronization

extension Machine {
  /// Has an app carry out an intent.
  func intent(
    _ step: IntentStep, _ inputs: inout [WorkflowTrace.Input], _ dialog: inout String?
  ) async throws -> IntentValue {
    let (app, manifest) = try await self.intent(step)
    var request = IntentRequest(app: app.identifier, intent: manifest.identifier)
    var asked: [(ParameterManifest, String?)] = []
    for argument in step.arguments {
      guard let parameter = manifest.parameter(called: argument.label ?? "") else {
        throw WorkflowFailure(
          ActionCatalog.noParameter(argument.label ?? "", manifest), at: argument.place)
      }
      if case .ask(let prompt) = argument.value.form {
        asked.append((parameter, prompt))
        continue
      }
      var value = try await known(argument.value, type: parameter.type)
      do {
        value = try coercion.convert(value, to: parameter.type, unit: parameter.limits?.unit)
      } catch let failure as WorkflowFailure where failure.kind == .failed {
        throw WorkflowFailure("“\(parameter.name)”: \(failure.message)", at: argument.place)
      }
      request.parameters[parameter.name] = value
      inputs.append(.init(name: parameter.name, value: value))
    }
    // What is asked for comes last, so that the choices can depend on the other values.
    for (parameter, prompt) in asked {
      let value = try await ask(for: parameter, prompt, of: request)
      request.parameters[parameter.name] = value
      inputs.append(.init(name: parameter.name, value: value))
    }
    if runner.isDryRun { return .unknown(manifest.identifier) }
    let start = account.elapsed()
    let patient = PatientPerson(person: runner.person, elapsed: account.elapsed)
    let host = runner.host
    let known = request
    let answer = try await account.deadline.bounded(waited: { patient.waited }) {
      try await host.perform(known, person: patient)
    }
    account.waited += min(patient.waited, account.elapsed() - start)
    dialog = answer.dialog
    account.dialog = answer.dialog ?? account.dialog
    account.snippet = answer.snippet ?? (answer.dialog == nil ? account.snippet : nil)
    return answer.value ?? answer.dialog.map(IntentValue.string) ?? .nothing
  }

  /// Asks the person for a parameter, with what the app offers for it.
  private func ask(
    for parameter: ParameterManifest, _ prompt: String?, of request: IntentRequest
  ) async throws -> IntentValue {
    var options: [IntentValue] = []
    if !runner.isDryRun {
      let (host, name) = (runner.host, parameter.name)
      options = try await optional { try await host.options(for: name, of: request) } ?? []
    }
    if options.isEmpty, case .enumeration(let name) = parameter.type,
      let manifest = coercion.enumerations[name]
    {
      options = manifest.cases.map { .enumeration(EnumerationValue(type: name, case: $0.name)) }
    }
    let words = prompt ?? parameter.question ?? "What is the \(parameter.title.lowercased())?"
    let isList = if case .list = parameter.type { true } else { false }
    let kind: WorkflowQuestion.Kind = isList && !options.isEmpty ? .choices : .value
    let answer = try await ask(
      WorkflowQuestion(
        kind, words, type: kind == .choices ? nil : parameter.type, options: options,
        fallback: parameter.defaultValue))
    let picked = try await picked(answer, for: parameter, of: request)
    return try coercion.convert(picked, to: parameter.type, unit: parameter.limits?.unit)
  }

  /// The thing that is meant by words that are none of what the app suggested.
  ///
  /// It is what the app finds for them, and the one that the person chooses when it finds several. Where it finds none,
  /// the app gets the words.
  private func picked(
    _ answer: IntentValue, for parameter: ParameterManifest, of request: IntentRequest
  ) async throws -> IntentValue {
    guard case .entity(let type) = parameter.type, case .string(let words) = answer, !words.isEmpty,
      !runner.isDryRun
    else { return answer }
    let (host, app) = (runner.host, request.app)
    let found =
      try await optional { try await host.entities(matching: words, type: type, app: app) } ?? []
    guard found.count > 1 else { return found.first ?? answer }
    let wanted = Folding.fold(words)
    let exact = found.filter { Folding.fold(coercion.words($0)) == wanted }
    if exact.count == 1 { return exact[0] }
    return try await ask(WorkflowQuestion(.choice, "Which one?", options: found))
  }

  /// What an app offers; `nil` when it cannot say, but a failure when the time is over.
  private func optional<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    do {
      return try await account.deadline.bounded(body)
    } catch let failure as WorkflowFailure where failure.kind == .failed || failure.kind == .refused {
      return nil
    } catch is CancellationError {
      throw WorkflowFailure("The run was cancelled.", kind: .cancelled)
    }
  }

  private func found(_ call: FindRequestCall) async throws -> [IntentValue] {
    let host = runner.host
    return try await account.deadline.bounded { try await host.find(call) }
  }

  /// Finds things of an app, or in a list.
  func find(_ step: FindStep, _ inputs: inout [WorkflowTrace.Input]) async throws -> IntentValue {
    var limit: Int?
    if let expression = step.limit {
      guard case .integer(let number) = try coercion.convert(try await known(expression), to: .integer),
        number >= 1
      else { throw WorkflowFailure("The limit must be a number from 1 on.") }
      limit = number
    }
    var target: (ActionCatalog.App, ActionCatalog.Find)?
    if let kind = step.kind { target = try await catalog().find(kind, app: step.app).get() }
    let entity = target.flatMap { $0.0.manifest.entity($0.1.entity) }
    var groups: [[FindRequestCall.Condition]] = []
    for group in step.groups where !group.isEmpty {
      var conditions: [FindRequestCall.Condition] = []
      for condition in group {
        conditions.append(try await self.condition(condition, entity))
      }
      groups.append(conditions)
      let text = group.map(\.property).joined(separator: " or ")
      inputs.append(.init(name: text, value: .list(conditions.flatMap(\.filter.values))))
    }
    let order = step.order.map {
      EntitySearch.Order(Self.property($0.property, entity), isAscending: $0.isAscending)
    }
    guard let among = step.among else {
      guard let (app, find) = target else { return .list([]) }
      // Words that are no choice of a property: the app could not read them, so they are looked for here.
      if groups.joined().contains(where: { Self.isLoose($0, entity) }) {
        let strict = groups.filter { !$0.contains { Self.isLoose($0, entity) } }
        let all = try await found(
          FindRequestCall(app: app.identifier, name: find.name, groups: strict))
        return .list(try await filter(all, groups, order, limit, nil))
      }
      return .list(
        try await found(
          FindRequestCall(app: app.identifier, name: find.name, groups: groups, order: order, limit: limit)))
    }
    let list = try await known(among)
    inputs.append(.init(name: "from", value: list))
    if list.isUnknown { return .unknown("find") }
    return .list(
      try await filter(list.elements, groups, order, limit, target))
  }

  /// The items of a list for which conditions hold, in order.
  private func filter(
    _ list: [IntentValue], _ groups: [[FindRequestCall.Condition]], _ order: [EntitySearch.Order],
    _ limit: Int?, _ target: (app: ActionCatalog.App, find: ActionCatalog.Find)?
  ) async throws -> [IntentValue] {
    var items = list
    if let target {
      items = items.filter {
        if case .entity(let item) = $0 { item.type == target.find.entity } else { false }
      }
      let needed = Set(groups.joined().map(\.filter.property) + order.map(\.property))
      let lacks = items.contains { item in
        if case .entity(let entity) = item {
          !needed.allSatisfy { entity.properties[$0] != nil }
        } else {
          false
        }
      }
      // A reference without properties, for example a stored one: the app knows more of it.
      if lacks {
        let all = try await found(
          FindRequestCall(app: target.app.identifier, name: target.find.name))
        var known: [String: IntentValue] = [:]
        for case .entity(let entity) in all { known[entity.identifier] = .entity(entity) }
        items = items.map { item in
          if case .entity(let entity) = item { known[entity.identifier] ?? item } else { item }
        }
      }
    }
    let zone = coercion.zone
    func property(_ name: String, _ item: IntentValue) -> IntentValue? {
      if let value = Properties.value(name, of: item, zone: zone) { return value }
      // Of plain values, the value itself.
      return ["it", "value", "text", "item"].contains(name) ? item : nil
    }
    var found = try items.filter { item in
      try coercion.deadline?.check()
      return groups.allSatisfy { group in
        group.contains { condition in
          coercion.holds(
            condition.filter.comparison, property(condition.filter.property, item), condition.filter.values)
            != condition.isNegated
        }
      }
    }
    if !order.isEmpty {
      found = try found.enumerated().sorted { left, right in
        try coercion.deadline?.check()
        for criterion in order {
          let one = property(criterion.property, left.element)
          let two = property(criterion.property, right.element)
          guard let one, let two else {
            if (one == nil) != (two == nil) { return two == nil }
            continue
          }
          let sign = coercion.order(one, two) ?? 0
          if sign != 0 { return (sign < 0) == criterion.isAscending }
        }
        return left.offset < right.offset
      }.map(\.element)
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }

  /// The name of a property for its name or title.
  private static func property(_ name: String, _ entity: EntityManifest?) -> String {
    guard let entity else { return name }
    if entity.properties.contains(where: { $0.name == name }) { return name }
    let wanted = Folding.fold(name)
    let found = entity.properties.first {
      Folding.fold($0.title) == wanted || Folding.fold($0.name) == wanted
    }
    return found?.name ?? name
  }

  private func condition(
    _ condition: FindStep.Condition, _ entity: EntityManifest?
  ) async throws -> FindRequestCall.Condition {
    let name = Self.property(condition.property, entity)
    let declared = entity?.properties.first { $0.name == name }
    if let entity, declared == nil, !["title", "name"].contains(name) {
      throw WorkflowFailure(
        TypeChecker.noProperty(condition.property, entity), at: condition.place)
    }
    var values: [IntentValue] = []
    for expression in condition.values {
      let value = try await known(expression)
      values.append(Self.isText(condition.comparison) ? value : try typed(value, declared?.type, condition))
    }
    return FindRequestCall.Condition(
      EntitySearch.Filter(name, condition.comparison, values), isNegated: condition.isNegated)
  }

  /// Whether a condition compares a choice with words that name none.
  private static func isLoose(_ condition: FindRequestCall.Condition, _ entity: EntityManifest?) -> Bool {
    var type = entity?.properties.first { $0.name == condition.filter.property }?.type
    if case .list(let element)? = type { type = element }
    guard case .enumeration? = type else { return false }
    return condition.filter.values.contains { $0.text != nil }
  }

  private static func isText(_ comparison: EntitySearch.Comparison) -> Bool {
    comparison == .hasPrefix || comparison == .hasSuffix || comparison == .contains
  }

  private func typed(
    _ value: IntentValue, _ type: ValueType?, _ condition: FindStep.Condition
  ) throws -> IntentValue {
    var type = type
    if case .list(let element)? = type { type = element }
    // A measurement is compared with a plain number of the property's own unit, and the other way round.
    if case .measurement = value, type == .number || type == .integer { return value }
    if case .measurement? = type, coercion.number(value) != nil, value.text == nil { return value }
    do {
      return try coercion.convert(value, to: type)
    } catch let failure as WorkflowFailure where failure.kind == .failed {
      throw WorkflowFailure("“\(condition.property)”: \(failure.message)", at: condition.place)
    }
  }
}

/// Counts the time for which a person is waited for.
private final class PatientPerson: WorkflowPerson {
  private let person: any WorkflowPerson
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex((total: Duration.zero, since: Duration?.none))

  init(person: any WorkflowPerson, elapsed: @escaping @Sendable () -> Duration) {
    self.person = person
    self.elapsed = elapsed
  }

  /// How long the person was waited for so far, also where the answer is still to come.
  var waited: Duration {
    let now = elapsed()
    return state.withLock { $0.total + ($0.since.map { now - $0 } ?? .zero) }
  }

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    let start = elapsed()
    state.withLock { $0.since = start }
    defer {
      let time = elapsed() - start
      state.withLock { $0 = ($0.total + time, nil) }
    }
    return try await person.answer(question)
  }

  func tell(_ message: WorkflowMessage) async throws { try await person.tell(message) }
}
