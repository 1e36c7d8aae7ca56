import IntentWire

extension Workflow {
  /// The steps as sentences for a person, one in each line: those of the apps as their parameter summaries say.
  public func sentences(in catalog: ActionCatalog) -> [String] {
    var teller = SentenceTeller(catalog: catalog)
    teller.tell(steps, indent: "")
    return teller.lines
  }

  /// The workflow with apps by their bundle identifiers and intents by their type names, as other systems need them.
  public func identifying(_ catalog: ActionCatalog) -> Workflow {
    var workflow = self
    workflow.steps = Self.identifying(steps, catalog)
    return workflow
  }

  private static func identifying(_ steps: [Step], _ catalog: ActionCatalog) -> [Step] {
    func inner(_ block: Step.Block) -> Step.Block {
      Step.Block(identifying(block.steps, catalog), note: block.note)
    }
    return steps.map { step in
      var step = step
      switch step.form {
      case .intent(var call):
        if case .success(let (app, manifest)) = catalog.intent(call.intent, app: call.app) {
          call.app = app.identifier
          call.intent = manifest.identifier
        }
        step.form = .intent(call)
      case .find(var find):
        if let kind = find.kind, case .success(let (app, known)) = catalog.find(kind, app: find.app) {
          find.app = app.identifier
          find.kind = known.entity
        }
        step.form = .find(find)
      case .conditional(let branches, let otherwise):
        step.form = .conditional(
          branches.map { Step.Branch($0.condition, inner($0.block)) }, otherwise: otherwise.map(inner))
      case .loop(let count, let index, let body): step.form = .loop(count: count, index: index, inner(body))
      case .each(let item, let index, let list, let body):
        step.form = .each(item: item, index: index, list: list, inner(body))
      case .menu(let prompt, let options):
        step.form = .menu(prompt: prompt, options.map { Step.Option($0.title, inner($0.block)) })
      case .attempt(let body, let name, let handler):
        step.form = .attempt(inner(body), failure: name, handler: inner(handler))
      default: break
      }
      return step
    }
  }
}

extension ActionCatalog.App {
  /// How the app's intents and searches are written in a workflow, a line for each.
  public var actionLines: [String] {
    let intents = manifest.intents.filter(\.isDiscoverable).map { intent in
      let parameters = intent.parameters.map { parameter in
        let type = "\(parameter.name): \(TypeName.text(parameter.type))"
        return parameter.isOptional || parameter.defaultValue != nil ? "[\(type)]" : type
      }
      let call = "do \(intent.identifier) in \(WorkflowPrinter.word(name))"
      let result = intent.result.map { " → \(TypeName.text($0))" } ?? ""
      return call + (parameters.isEmpty ? "" : " with \(parameters.joined(separator: ", "))") + result
    }
    let searches = finds.map { find in
      let properties = manifest.entity(find.entity)?.properties.map(\.name) ?? []
      return "find \(WorkflowPrinter.word(find.plural)) in \(WorkflowPrinter.word(name)) where "
        + "\(properties.joined(separator: " | ")) … → list of entity(\(find.entity))"
    }
    return searches + intents
  }
}

/// Tells steps in sentences.
private struct SentenceTeller {
  let catalog: ActionCatalog
  var lines: [String] = []

  mutating func tell(_ steps: [Step], indent: String) {
    for step in steps { tell(step, indent: indent) }
  }

  private mutating func tell(_ step: Step, indent: String) {
    let inner = indent + "  "
    switch step.form {
    case .comment: break
    case .intent(let call): lines.append(indent + sentence(call))
    case .find(let find): lines.append(indent + sentence(find))
    case .conditional(let branches, let otherwise):
      for (index, branch) in branches.enumerated() {
        lines.append("\(indent)\(index == 0 ? "If" : "Otherwise, if") \(words(branch.condition)):")
        tell(branch.block.steps, indent: inner)
      }
      if let otherwise {
        lines.append("\(indent)Otherwise:")
        tell(otherwise.steps, indent: inner)
      }
    case .loop(let count, _, let body):
      lines.append("\(indent)Repeat \(words(count)) times:")
      tell(body.steps, indent: inner)
    case .each(let item, _, let list, let body):
      lines.append("\(indent)For each \(item) in \(words(list)):")
      tell(body.steps, indent: inner)
    case .menu(let prompt, let options):
      lines.append("\(indent)Choose\(prompt.map { ": \(words($0))" } ?? ""):")
      for option in options {
        lines.append("\(inner)\(words(option.title)):")
        tell(option.block.steps, indent: inner + "  ")
      }
    case .attempt(let body, _, let handler):
      lines.append("\(indent)Try:")
      tell(body.steps, indent: inner)
      if !handler.steps.isEmpty {
        lines.append("\(indent)If that fails:")
        tell(handler.steps, indent: inner)
      }
    default:
      let line = WorkflowPrinter.line(step.form)
      lines.append(indent + line.prefix(1).uppercased() + line.dropFirst())
    }
  }

  /// A value in a sentence: known text without quotes, a name as it is.
  private func words(_ formula: Formula) -> String {
    switch formula.form {
    case .value(let value): value.displayText
    case .ask: "what you say"
    case .variable(let name): name
    default: WorkflowPrinter.text(formula)
    }
  }

  private func sentence(_ call: IntentStep) -> String {
    guard case .success(let (app, manifest)) = catalog.intent(call.intent, app: call.app) else {
      return WorkflowPrinter.line(.intent(call))
    }
    var values: [String: Formula] = [:]
    for argument in call.arguments {
      if let parameter = manifest.parameter(called: argument.label ?? "") {
        values[parameter.name] = argument.value
      }
    }
    let fitting = (manifest.appIntent?.sentences ?? []).first { sentence in
      sentence.conditions.allSatisfy { holds($0, values) }
    }
    var shown: Set<String> = []
    var text = fitting?.template ?? manifest.title
    for parameter in manifest.parameters where text.contains("${\(parameter.name)}") {
      shown.insert(parameter.name)
      let word = values[parameter.name].map(words) ?? "(\(parameter.title.lowercased()))"
      text = text.replacing("${\(parameter.name)}", with: word)
    }
    let rest = manifest.parameters.filter { !shown.contains($0.name) && values[$0.name] != nil }
    let others = rest.map { "\($0.title.lowercased()): \(values[$0.name].map(words) ?? "")" }
    return "\(text)\(others.isEmpty ? "" : " (\(others.joined(separator: ", ")))") – \(app.name)"
  }

  private func holds(_ condition: DefinitionManifest.Condition, _ values: [String: Formula]) -> Bool {
    let value = values[condition.parameter]
    guard let value else { return condition.test == .hasNoValue || condition.test == .differs }
    guard case .value(let known) = value.form else {
      return condition.test == .hasValue || condition.test == .differs
    }
    let text: String =
      switch known {
      case .enumeration(let choice): choice.cases.first ?? ""
      case .boolean(let flag): flag ? "true" : "false"
      default: known.displayText
      }
    switch condition.test {
    case .hasValue: return true
    case .hasNoValue: return false
    case .equals: return text == condition.value
    case .differs: return text != condition.value
    case .above: return (Double(text) ?? 0) > (condition.value.flatMap { Double($0) } ?? 0)
    case .below: return (Double(text) ?? 0) < (condition.value.flatMap { Double($0) } ?? 0)
    }
  }

  private func sentence(_ find: FindStep) -> String {
    let kind = find.kind ?? ""
    let plain = FindStep(
      nil, among: .variable("it"), groups: find.groups, order: find.order, limit: find.limit)
    let rest = WorkflowPrinter.line(.find(plain)).dropFirst("filter it".count)
    let place = find.among.map { "in \(words($0))" } ?? find.app.map { "in \($0)" } ?? ""
    return ["Find", find.kind == nil ? "items" : kind, place, String(rest.drop { $0 == " " })]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
