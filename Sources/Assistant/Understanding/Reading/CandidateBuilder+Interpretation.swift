import Catalog
import IntentWire
import Language

extension CandidateBuilder {
  /// The interpretation that a way through the automaton gives for one app.
  func interpretation(
    _ app: Int32, _ accept: Automaton.Accept, _ path: Path, _ view: View, isWhole: Bool
  ) -> Interpretation {
    let intent = grammar.intents[Int(accept.intent)]
    var scoring = Scoring(cost: path.cost)
    var filled: [String: IntentValue] = accept.presets
    for (name, value) in accept.values {
      filled[name] = implied(value.plainText, intent.manifest.parameter(name)?.type)
    }
    for mark in path.marks {
      filled[mark.parameter] = implied(mark.text, intent.manifest.parameter(mark.parameter)?.type)
    }
    var uses: [Evidence.Use] = []
    let fillings = fillings(path, accept, intent, app)
    for (index, step) in path.steps.enumerated() {
      if fillings.contains(where: { $0.taken == index }) { continue }
      let weight = step.tokens.reduce(Float(0)) { $0 + sentence.weights[$1] }
      switch step.role {
      case .word:
        scoring.words += weight
        uses.append(use("phrase", step.tokens))
      case .slot(let number, let span):
        guard let filling = fillings.first(where: { $0.step == index }) else {
          scoring.slots += weight
          uses.append(use("unused", step.tokens))
          continue
        }
        if let result = filling.result { filled[filling.parameter] = result.value }
        scoring.add(
          weight, slot: grammar.automaton.slots[number], result: filling.result, wasKnown: span != nil)
        if filling.taken != nil { scoring.words += sentence.weights[filling.tokens.upperBound - 1] }
        uses.append(use("parameter:\(filling.parameter)", filling.tokens))
      case .app: uses.append(use("app", step.tokens))
      case .filler: uses.append(use("filler", step.tokens))
      case .light:
        scoring.light += weight
        uses.append(use("filler", step.tokens))
      case .unused:
        scoring.unused += weight
        uses.append(use("unused", step.tokens))
      }
    }
    if sentence.isCut { uses.append(rest) }
    uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    scoring.weight = accept.weight
    if accept.appPart == .leftOut, view.mention == nil, only == nil { scoring.weight *= Weight.withoutName }
    scoring.named = view.mention?.strength ?? (only == nil ? 0 : 1)
    scoring.ignoredName = ignoredName(path, view)
    return Interpretation(
      app: grammar.apps[Int(app)].identifier, appName: grammar.apps[Int(app)].name, intent: intent.identifier,
      values: filled, score: scoring.score * (isWhole ? 1 : 0.5),
      namesApp: view.mention != nil || only != nil,
      evidence: Evidence(
        reader: "templates", phrase: accept.phrase, source: accept.source, uses: uses,
        scores: scoring.parts))
  }

  /// How surely the reading takes an app's name for part of a value.
  private func ignoredName(_ path: Path, _ view: View) -> Float {
    guard view.mention == nil else { return 0 }
    var most: Float = 0
    for mention in mentions where mention.isExplicit {
      for step in path.steps where step.tokens.overlaps(mention.name) {
        if case .word = step.role { continue }
        most = max(most, mention.strength)
      }
    }
    return most
  }

  private func use(_ role: String, _ tokens: Range<Int>) -> Evidence.Use {
    let trimmed = values.trimMarks(tokens)
    let range = trimmed.isEmpty ? tokens : trimmed
    return Evidence.Use(
      role: role, text: sentence.text(of: range), start: sentence.tokens[range.lowerBound].range.lowerBound,
      end: sentence.tokens[range.upperBound - 1].range.upperBound)
  }

  /// The part of a long text that was not looked at.
  private var rest: Evidence.Use {
    let start = sentence.tokens.last?.range.upperBound ?? 0
    let bytes = sentence.fullText.utf8
    let text = String(sentence.fullText[bytes.index(bytes.startIndex, offsetBy: start)...])
    return Evidence.Use(role: "unused", text: text, start: start, end: bytes.count)
  }

  /// A value that a phrase sets, in the parameter's type.
  private func implied(_ text: String, _ type: ValueType?) -> IntentValue {
    switch type {
    case .enumeration(let name): .enumeration(EnumerationValue(type: name, case: text))
    case .boolean: .boolean(text == "true" || text == "yes")
    case .integer: Int(text).map(IntentValue.integer) ?? .string(text)
    case .number: Double(text).map(IntentValue.number) ?? .string(text)
    default: .string(text)
    }
  }

  /// A slot with the words and the value that it got.
  private struct Filling {
    var step: Int
    var parameter: String
    var tokens: Range<Int>
    var result: ValueReader.Result?
    /// The step after it, when its word turned out to be part of the value.
    var taken: Int?
  }

  private func fillings(
    _ path: Path, _ accept: Automaton.Accept, _ intent: Grammar.Intent, _ app: Int32
  ) -> [Filling] {
    var fillings: [Filling] = []
    for (index, step) in path.steps.enumerated() {
      guard case .slot(let number, _) = step.role else { continue }
      let slot = grammar.automaton.slots[number]
      let name =
        slot.parameter
        ?? (accept.arguments.indices.contains(slot.number) ? accept.arguments[slot.number] : "")
      if name == Automaton.Slot.ignored { continue }
      let type = intent.manifest.parameter(name)?.type ?? .string
      let place = values.place(app, intent.identifier, name, type, intent.slots[name])
      var filling = Filling(step: index, parameter: name, tokens: step.tokens)
      filling.result = values.value(step.tokens, place)
      // “the packing list” is a list “packing”, unless the app has one that is called “Packing List”.
      if filling.result?.agreement != .exact, !place.categories.isEmpty, index + 1 < path.steps.count,
        case .word = path.steps[index + 1].role,
        path.steps[index + 1].tokens.lowerBound == step.tokens.upperBound
      {
        let longer = step.tokens.lowerBound..<path.steps[index + 1].tokens.upperBound
        if let whole = values.value(longer, place), whole.agreement == .exact {
          (filling.tokens, filling.result, filling.taken) = (longer, whole, index + 1)
        }
      }
      fillings.append(filling)
    }
    return fillings
  }
}

extension JSONValue {
  /// A scalar as text.
  fileprivate var plainText: String {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let text): text
    case .array, .object: ""
    }
  }
}
