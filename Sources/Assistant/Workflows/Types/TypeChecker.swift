public import IntentWire
import Language

extension Workflow {
  /// Says what is wrong with a workflow before it runs: names, types, parameters, properties.
  ///
  /// - Parameters:
  ///   - catalog: What installed apps can do; `nil` leaves unchecked what concerns apps.
  ///   - workflows: The names of the stored workflows; `nil` leaves unchecked which are run.
  /// - Returns: The problems, at most one for a line, by line.
  public func problems(in catalog: ActionCatalog? = nil, workflows: [String]? = nil) -> [WorkflowProblem] {
    var checker = TypeChecker(catalog: catalog, workflows: workflows)
    checker.workflow(self)
    var seen: Set<Int> = []
    return checker.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .filter { $0.line == 0 || seen.insert($0.line).inserted }
  }

  /// The types of the named results and variables, as far as they can be told.
  public func types(in catalog: ActionCatalog? = nil) -> [String: ValueType] {
    var checker = TypeChecker(catalog: catalog, workflows: nil)
    checker.workflow(self)
    return checker.names.compactMapValues { $0 }
  }
}

/// Finds the types of everything in a workflow, and what cannot be.
struct TypeChecker {
  let catalog: ActionCatalog?
  let workflows: [String]?
  var problems: [WorkflowProblem] = []
  /// The types of the names that are set so far; `nil` for any.
  var names: [String: ValueType?] = [:]
  private var last: ValueType?
  private var loops = 0
  private var hasInput = true
  private let known: ActionCatalog

  init(catalog: ActionCatalog?, workflows: [String]?) {
    self.catalog = catalog
    self.workflows = workflows
    known = catalog ?? ActionCatalog()
  }

  private mutating func report(
    _ message: String, _ place: Place, _ severity: WorkflowProblem.Severity = .error
  ) {
    problems.append(WorkflowProblem(message, at: place, severity: severity))
  }

  mutating func workflow(_ workflow: Workflow) {
    for input in workflow.inputs {
      if let fallback = input.fallback {
        let type = self.type(of: fallback)
        if let wanted = input.type, !fits(type, wanted, fallback) {
          report(mismatch(type, wanted), fallback.place)
        }
      }
      names[input.name] = .some(input.type)
    }
    if let first = workflow.inputs.first { names["input"] = .some(first.type) }
    block(workflow.steps)
  }

  @discardableResult
  private mutating func block(_ steps: [Step]) -> ValueType? {
    var result: ValueType?
    for (index, step) in steps.enumerated() {
      if case .comment = step.form { continue }
      result = check(step)
      last = result
      if let name = step.name { names[name] = .some(result) }
      if case .stop = step.form,
        let next = steps[(index + 1)...].first(where: { if case .comment = $0.form { false } else { true } })
      {
        report("Nothing is done behind “stop”. Remove this step, or move it in front.", next.place, .warning)
      }
    }
    return result
  }

  // MARK: Steps

  private mutating func check(_ step: Step) -> ValueType? {
    switch step.form {
    case .comment: return last
    case .value(let value): return type(of: value)
    case .set(let name, let value):
      let type = type(of: value)
      // A variable that gets values of two types may hold either.
      if let before = names[name], before != type {
        names[name] = .some(nil)
      } else {
        names[name] = .some(type)
      }
      return type
    case .add(let value, let name):
      let type = type(of: value)
      if names[name] == nil {
        names[name] = .some(type.map(ValueType.list))
      } else if names[name] != .some(type.map(ValueType.list)) {
        names[name] = .some(nil)
      }
      return type
    case .action(let call): return check(call, step.place)
    case .intent(let call): return check(call, step.place)
    case .find(let find): return check(find, step.place)
    case .stop(let value):
      if let value { return type(of: value) }
      return nil
    case .run(let name, let input):
      if let input { _ = type(of: input) }
      if let workflows, let text = name.knownText,
        !workflows.contains(where: { Folding.fold($0) == Folding.fold(text) })
      {
        report("There is no workflow “\(text)” yet. Add it, or check its name.", name.place, .warning)
      } else if name.knownText == nil {
        require(name, .string)
      }
      return nil
    case .unsupported(let identifier, _):
      report(
        "The action “\(identifier)” comes from another system and cannot run here. Replace it, or remove it.",
        step.place, .warning)
      return nil
    default: return nested(step)
    }
  }

  private mutating func nested(_ step: Step) -> ValueType? {
    switch step.form {
    case .conditional(let branches, let otherwise):
      var results: [ValueType?] = []
      for branch in branches {
        _ = type(of: branch.condition)
        results.append(block(branch.block.steps))
      }
      if let otherwise { results.append(block(otherwise.steps)) }
      return otherwise != nil && Set(results).count == 1 ? results[0] : nil
    case .loop(let count, let index, let body):
      require(count, .integer)
      return round(index, body).map(ValueType.list)
    case .each(let item, let index, let list, let body):
      switch type(of: list) {
      case .list(let element)?: names[item] = .some(element)
      case let single: names[item] = .some(single)
      }
      return round(index, body).map(ValueType.list)
    case .menu(let prompt, let options):
      if let prompt { require(prompt, .string) }
      var results: [ValueType?] = []
      for option in options {
        require(option.title, .string)
        results.append(block(option.block.steps))
      }
      return Set(results).count == 1 ? results[0] : nil
    case .attempt(let body, let name, let handler):
      let type = block(body.steps)
      if let name { names[name] = .some(.string) }
      return block(handler.steps) == type ? type : nil
    default: return nil
    }
  }

  private mutating func round(_ index: String?, _ body: Step.Block) -> ValueType? {
    loops += 1
    defer { loops -= 1 }
    if let index { names[index] = .some(.integer) }
    return block(body.steps)
  }

  private mutating func check(_ call: BuiltInCall, _ place: Place) -> ValueType? {
    guard let action = BuiltIn.all[call.name] else {
      report("“\(call.name)” is no action. “prithee workflows actions” lists what there is.", place)
      return nil
    }
    var types: [String?: ValueType?] = [:]
    for argument in call.arguments {
      guard let slot = action.slot(argument.label) else {
        report("“\(argument.label ?? "")” is no part of “\(action.usage)”.", argument.place)
        continue
      }
      let type = type(of: argument.value)
      types[argument.label] = .some(type)
      if let wanted = slot.type, !fits(type, wanted, argument.value) {
        report(mismatch(type, wanted), argument.value.place)
      }
    }
    for slot in action.slots
    where !slot.isOptional && !call.arguments.contains(where: { $0.label == slot.label }) {
      report("“\(slot.label ?? "a value")” is missing. Write “\(action.usage)”.", place)
    }
    return result(of: action, call, types)
  }

  /// The type of a result that depends on the values.
  private mutating func result(
    of action: BuiltIn, _ call: BuiltInCall, _ types: [String?: ValueType?]
  ) -> ValueType? {
    func type(_ label: String?) -> ValueType? { types[label] ?? nil }
    func element(_ type: ValueType?) -> ValueType? {
      if case .list(let element)? = type { element } else { type }
    }
    switch action.name {
    case "ask":
      guard let label = call.arguments.first(where: { $0.label == "for" }) else { return .string }
      guard let name = label.value.knownText else { return nil }
      guard name == "any" || TypeName.type(name) != nil else {
        report("“\(name)” is no type of value. Write for example “number”.", label.value.place)
        return nil
      }
      return TypeName.type(name)
    case "choose":
      let several = call.arguments.first { $0.label == "several" }
      if several == nil { return element(type("from")) }
      return several?.value.form == .value(.boolean(true)) ? element(type("from")).map(ValueType.list) : nil
    case "order", "reverse", "unique": return type(nil)
    case "item", "random item": return element(type("of"))
    case "items": return type("of")
    case "insert": return type("in")
    case "remove": return type("from")
    case "show", "copy": return types[nil] ?? last
    case "measure", "convert":
      let label = action.name == "measure" ? "in" : "to"
      guard let unit = call.arguments.first(where: { $0.label == label })?.value, let symbol = unit.knownText
      else { return nil }
      guard let known = Unit.named(symbol) else {
        report("“\(symbol)” is no unit that is known; write its symbol, such as km, min or °C.", unit.place)
        return nil
      }
      return known.dimension == "duration" && label == "in" ? .duration : .measurement(known.dimension)
    default: return action.result
    }
  }

  private mutating func check(_ step: IntentStep, _ place: Place) -> ValueType? {
    var types: [(StepArgument, ValueType?)] = []
    for argument in step.arguments { types.append((argument, type(of: argument.value))) }
    guard let catalog else { return nil }
    switch catalog.intent(step.intent, app: step.app) {
    case .failure(let failure):
      report(failure.message, place)
      return nil
    case .success(let (app, manifest)):
      for (argument, type) in types {
        guard let parameter = manifest.parameter(called: argument.label ?? "") else {
          let names = manifest.parameters.map(\.name)
          report(
            "\(manifest.identifier) has no parameter “\(argument.label ?? "")”. It has: "
              + "\(names.isEmpty ? "none" : names.joined(separator: ", ")).", argument.place)
          continue
        }
        check(argument.value, type, parameter)
      }
      let given = Set(step.arguments.compactMap { manifest.parameter(called: $0.label ?? "")?.name })
      let missing = manifest.parameters.filter {
        !$0.isOptional && $0.defaultValue == nil && !given.contains($0.name)
      }
      if !missing.isEmpty {
        let names = missing.map(\.name).joined(separator: ", ")
        report("\(app.name) will ask for: \(names).", place, .warning)
      }
      return manifest.result
    }
  }

  private mutating func check(_ value: Formula, _ type: ValueType?, _ parameter: ParameterManifest) {
    guard fits(type, parameter.type, value) else {
      report("“\(parameter.name)”: \(mismatch(type, parameter.type))", value.place)
      return
    }
    var wanted = parameter.type
    if case .list(let element) = wanted { wanted = element }
    guard case .enumeration(let name) = wanted, let manifest = known.enumerations[name] else { return }
    if case .value(.enumeration(let choice)) = value.form {
      for name in choice.cases where !manifest.cases.contains(where: { $0.name == name }) {
        report(Coercion.noCase(name, manifest), value.place)
      }
    } else if let text = value.knownText {
      let folded = Folding.fold(text)
      let isKnown = manifest.cases.contains { candidate in
        ([candidate.name, candidate.display.title] + candidate.display.synonyms).contains {
          Folding.fold($0) == folded
        }
      }
      if !isKnown { report(Coercion.noCase(text, manifest), value.place) }
    }
  }

  private mutating func check(_ step: FindStep, _ place: Place) -> ValueType? {
    var amongType: ValueType?
    if let among = step.among { amongType = type(of: among) }
    if let limit = step.limit { require(limit, .integer) }
    var entity: EntityManifest?
    var query: QueryManifest?
    if let kind = step.kind {
      guard let catalog else {
        for condition in step.groups.joined() { for value in condition.values { _ = type(of: value) } }
        return nil
      }
      switch catalog.find(kind, app: step.app) {
      case .failure(let failure):
        report(failure.message, place)
        return nil
      case .success(let (app, find)):
        entity = app.manifest.entity(find.entity)
        query = app.manifest.queries.first { $0.identifier == entity?.query && $0.filters != nil }
        if let amongType, !fits(amongType, .list(.entity(find.entity))) {
          report(mismatch(amongType, .list(.entity(find.entity))), step.among?.place ?? place)
        }
      }
    } else if case .list(.entity(let name))? = amongType {
      entity = known.entity(name)
    }
    for condition in step.groups.joined() { check(condition, entity, query) }
    for order in step.order where entity.map({ Self.property(order.property, $0) == nil }) ?? false {
      report(Self.noProperty(order.property, entity), place)
    }
    return step.kind == nil ? amongType : entity.map { .list(.entity($0.identifier)) }
  }

  private mutating func check(
    _ condition: FindStep.Condition, _ entity: EntityManifest?, _ query: QueryManifest?
  ) {
    var types: [ValueType?] = []
    for value in condition.values { types.append(type(of: value)) }
    guard let entity else { return }
    guard let property = Self.property(condition.property, entity) else {
      if ["title", "name"].contains(condition.property) { return }
      report(Self.noProperty(condition.property, entity), condition.place)
      return
    }
    var wanted = property.type
    if case .list(let element) = wanted { wanted = element }
    let isOrder = [.lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween]
      .contains(condition.comparison)
    if isOrder, [.boolean, .person, .file].contains(wanted) || wanted.isReference {
      report("“\(property.name)” has no order. Compare it with “is” or “contains”.", condition.place)
      return
    }
    guard isOrder || condition.comparison == .equalTo || condition.comparison == .notEqualTo else { return }
    for (value, type) in zip(condition.values, types) where !comparable(type, wanted, value) {
      report("“\(property.name)”: \(mismatch(type, wanted))", value.place)
    }
  }

  private func comparable(_ type: ValueType?, _ wanted: ValueType, _ value: Formula) -> Bool {
    switch (type, wanted) {
    case (.measurement?, .number), (.measurement?, .integer), (.integer?, .measurement),
      (.number?, .measurement):
      true
    default: fits(type, wanted, value)
    }
  }

  private static func property(_ name: String, _ entity: EntityManifest) -> PropertyManifest? {
    let wanted = Folding.fold(name)
    return entity.properties.first { $0.name == name }
      ?? entity.properties.first { Folding.fold($0.title) == wanted || Folding.fold($0.name) == wanted }
  }

  private static func noProperty(_ name: String, _ entity: EntityManifest?) -> String {
    let names = entity?.properties.map(\.name).joined(separator: ", ") ?? ""
    return "\(entity?.title ?? "This") has no property “\(name)”. It has: \(names)."
  }

  // MARK: Expressions

  private mutating func require(_ value: Formula, _ wanted: ValueType) {
    let type = type(of: value)
    if !fits(type, wanted, value) { report(mismatch(type, wanted), value.place) }
  }

  private func mismatch(_ type: ValueType?, _ wanted: ValueType) -> String {
    "This is of the type “\(TypeName.text(type))”, and “\(TypeName.text(wanted))” is needed."
  }

  /// Whether a value of a type may become one of another; see ``Coercion``.
  private func fits(_ type: ValueType?, _ wanted: ValueType, _ value: Formula? = nil) -> Bool {
    if let value, case .value(let literal) = value.form, let text = literal.text {
      // A known text shows whether it can be read.
      switch wanted {
      case .url: return !text.isEmpty
      default: break
      }
    }
    return Self.fits(type, wanted, known)
  }

  static func fits(_ type: ValueType?, _ wanted: ValueType, _ catalog: ActionCatalog) -> Bool {
    guard let type, type != wanted else { return true }
    if case .list(let element) = wanted {
      if case .list(let own) = type { return fits(own, element, catalog) }
      return fits(type, element, catalog)
    }
    if case .list(let own) = type {
      return wanted == .string || wanted == .spoken || fits(own, wanted, catalog)
    }
    switch wanted {
    case .string, .spoken: return true
    case .integer, .number, .boolean:
      switch type {
      case .integer, .number, .boolean, .duration, .measurement, .currency, .string, .spoken: return true
      default: return hasProperty(type, wanted, catalog)
      }
    case .duration:
      if type == .measurement("duration") { return true }
      return [.integer, .number, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .measurement(let dimension):
      if type == .duration { return dimension == "duration" }
      return [.integer, .number, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .currency:
      return [.integer, .number, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .date: return [.dateRange, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .dateRange: return [.date, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .url: return [.string, .spoken, .file].contains(type) || hasProperty(type, wanted, catalog)
    case .enumeration(let name):
      if case .enumeration(let own) = type { return own.isEmpty || own == name }
      return [.string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .entity:
      if case .record = type { return true }
      return [.string, .spoken, .person, .place].contains(type)
    case .person, .place, .record:
      if case .record(let name) = wanted, name == "Dictionary" {
        guard case .record = type else { return false }
        return true
      }
      switch type {
      case .string, .spoken, .entity, .record, .person, .place: return true
      default: return false
      }
    case .file: return [.string, .spoken, .url].contains(type) || hasProperty(type, wanted, catalog)
    case .list: return false
    }
  }

  private static func hasProperty(_ type: ValueType, _ wanted: ValueType, _ catalog: ActionCatalog) -> Bool {
    switch type {
    case .record: return true
    case .entity(let name):
      guard let entity = catalog.entity(name) else { return true }
      return entity.properties.filter { $0.type == wanted || ($0.type == .integer && wanted == .number) }
        .count == 1
    default: return false
    }
  }

  mutating func type(of expression: Formula) -> ValueType? {
    switch expression.form {
    case .value(let value): return Self.type(of: value)
    case .text(let parts):
      for case .value(let inner) in parts { _ = type(of: inner) }
      return .string
    case .list(let items):
      var types: Set<ValueType?> = []
      for item in items { types.insert(type(of: item)) }
      guard types.count == 1, let only = types.first, let element = only else { return nil }
      return .list(element)
    case .dictionary(let entries):
      for entry in entries { _ = type(of: entry.value) }
      return .dictionary
    case .variable(let name): return variable(name, expression.place)
    case .property(let inner, let name):
      let whole = type(of: inner)
      switch Properties.type(name, of: whole, in: known) {
      case .type(let type): return type
      case .none(let names):
        let hint = names.isEmpty ? "" : " It has: \(names.joined(separator: ", "))."
        report("A value of the type “\(TypeName.text(whole))” has no “\(name)”.\(hint)", expression.place)
        return nil
      }
    case .element(let inner, let key):
      let whole = type(of: inner)
      _ = type(of: key)
      if case .list(let element)? = whole { return element }
      return nil
    case .converted(let inner, let wanted):
      let own = type(of: inner)
      if !fits(own, wanted, inner) {
        report(
          "A value of the type “\(TypeName.text(own))” cannot become “\(TypeName.text(wanted))”.",
          expression.place)
      }
      return wanted
    case .ask: return nil
    case .sign(let sign, let inner):
      let type = type(of: inner)
      if sign == .minus { return type }
      return .boolean
    case .operation(let operation, let left, let right):
      return operate(operation, left, right, expression.place)
    case .between(let value, let low, let high):
      _ = type(of: value)
      _ = type(of: low)
      _ = type(of: high)
      return .boolean
    }
  }

  private mutating func variable(_ name: String, _ place: Place) -> ValueType? {
    if let type = names[name] { return type }
    switch name {
    case "it": return last
    case "input", "clipboard": return nil
    case "now", "today": return .date
    case "index":
      if loops == 0 { report("There is no “index” outside of a repetition.", place) }
      return .integer
    default:
      let near = names.keys.sorted().first { EditDistance.distance($0, name, limit: 2) != nil }
      let hint = near.map { " Did you mean “\($0)”?" } ?? " Set it before it is used."
      report("Nothing has the name “\(name)” here.\(hint)", place)
      names[name] = .some(nil)
      return nil
    }
  }

  private mutating func operate(
    _ operation: Formula.Operation, _ left: Formula, _ right: Formula, _ place: Place
  ) -> ValueType? {
    let (one, two) = (type(of: left), type(of: right))
    switch operation {
    case .plus, .minus, .times, .divided, .remainder:
      guard let one, let two else { return nil }
      switch (one, two) {
      case (.integer, .integer): return operation == .divided ? .number : .integer
      case (.date, .duration): return .date
      case (.date, .date) where operation == .minus: return .duration
      case (.measurement(let a), .measurement(let b)):
        if a != b {
          report("A \(a) and a \(b) cannot be calculated with “\(operation.rawValue)”.", place)
          return nil
        }
        return operation == .divided ? .number : one
      case (.measurement, .integer), (.measurement, .number), (.duration, .integer), (.duration, .number),
        (.currency, .integer), (.currency, .number):
        return one
      case (.duration, .duration): return operation == .divided ? .number : .duration
      case (.currency, .currency): return .currency
      case (_, .measurement) where operation == .times: return two
      default:
        let numeric: [ValueType] = [.integer, .number, .boolean, .duration, .currency, .string, .spoken]
        let isNumeric = { (type: ValueType) in
          if case .measurement = type { true } else { numeric.contains(type) }
        }
        guard isNumeric(one), isNumeric(two) else {
          report(
            "Values of the types “\(TypeName.text(one))” and “\(TypeName.text(two))” cannot be calculated with "
              + "“\(operation.rawValue)”. Texts are put together with \"{one}{two}\".", place)
          return nil
        }
        return .number
      }
    default: return .boolean
    }
  }

  /// The type of a known value; `nil` for a list of several types.
  static func type(of value: IntentValue) -> ValueType? {
    switch value {
    case .string: return .string
    case .spoken: return .spoken
    case .integer: return .integer
    case .number: return .number
    case .boolean: return .boolean
    case .date: return .date
    case .dateRange: return .dateRange
    case .duration: return .duration
    case .measurement(let measure): return .measurement(measure.dimension)
    case .currency: return .currency
    case .url: return .url
    case .enumeration(let choice): return .enumeration(choice.type)
    case .entity(let entity): return .entity(entity.type)
    case .person: return .person
    case .place: return .place
    case .file: return .file
    case .record(let record): return .record(record.type)
    case .list(let items):
      let types = Set(items.map(type(of:)))
      guard types.count == 1, let only = types.first, let element = only else { return nil }
      return .list(element)
    }
  }
}

extension ValueType {
  fileprivate var isReference: Bool {
    switch self {
    case .entity, .record, .enumeration: true
    default: false
    }
  }
}
