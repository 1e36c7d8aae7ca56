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
    // Of a line with an error and a warning, the error is told.
    return checker.problems.sorted {
      ($0.line, $0.severity == .error ? 0 : 1, $0.column) < (
        $1.line, $1.severity == .error ? 0 : 1, $1.column
      )
    }
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
  var last: ValueType?
  var loops = 0
  var hasInput = true
  let known: ActionCatalog

  init(catalog: ActionCatalog?, workflows: [String]?) {
    self.catalog = catalog
    self.workflows = workflows
    known = catalog ?? ActionCatalog()
  }

  mutating func report(
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
  mutating func block(_ steps: [Step]) -> ValueType? {
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

  mutating func check(_ step: Step) -> ValueType? {
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

  mutating func nested(_ step: Step) -> ValueType? {
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

  mutating func round(_ index: String?, _ body: Step.Block) -> ValueType? {
    loops += 1
    defer { loops -= 1 }
    if let index { names[index] = .some(.integer) }
    return block(body.steps)
  }

  mutating func require(_ value: Formula, _ wanted: ValueType) {
    let type = type(of: value)
    if !fits(type, wanted, value) { report(mismatch(type, wanted), value.place) }
  }

  func mismatch(_ type: ValueType?, _ wanted: ValueType) -> String {
    "This is of the type “\(TypeName.text(type))”, and “\(TypeName.text(wanted))” is needed."
  }
}
