import Catalog
import IntentWire
import Language

extension CandidateBuilder {
  /// The interpretation that a way through the automaton gives for one app.
  func interpretation(
    _ app: Int32, _ accept: Automaton.Accept, _ path: Path, _ view: View, isWhole: Bool
  ) -> Interpretation {
    let intent = grammar.intents[Int(accept.intent)].adapted(to: app)
    var scoring = Scoring(cost: path.cost)
    var filled: [String: IntentValue] = accept.presets
    for (name, value) in accept.values {
      filled[name] = Self.implied(value.plainText, intent.manifest.parameter(name)?.type)
    }
    var marks = path.marks[...]
    var uses: [Evidence.Use] = []
    let fillings = fillings(path, accept, intent, app)
    for (index, step) in path.steps.enumerated() {
      while let next = marks.first, next.place <= index {
        set(next.mark, intent, &filled)
        marks.removeFirst()
      }
      if fillings.contains(where: { $0.taken.contains(index) }) { continue }
      if case .filler = step.role, fillings.contains(where: { $0.tokens.overlaps(step.tokens) }) { continue }
      let weight = step.tokens.reduce(Float(0)) { $0 + sentence.weights[$1] }
      switch step.role {
      case .word:
        scoring.words += weight
        uses.append(values.use("phrase", step.tokens))
      case .slot(let number, let span):
        guard let filling = fillings.first(where: { $0.step == index }) else {
          scoring.slots += weight
          uses.append(values.use("unused", step.tokens))
          continue
        }
        let slot = grammar.automaton.slots[number]
        var result = filling.result
        if let found = result {
          if fill(filling, found.value, intent, &filled) {
            for (name, value) in found.unit { filled[name] = value }
          } else {
            // A second value has no place, so its words are left over, and its unit is not that of the first. One in words
            // of one's own is no value at all: “home” and “airport” are not both where a ride ends.
            scoring.unused += weight
            if slot.kind.isFree { result = nil }
          }
        }
        scoring.add(weight, slot: slot, result: result, wasKnown: span != nil)
        for taken in filling.taken {
          scoring.words += path.steps[taken].tokens.reduce(Float(0)) { $0 + sentence.weights[$1] }
        }
        uses.append(values.use("parameter:\(filling.parameter)", filling.tokens))
      case .app: uses.append(values.use("app", step.tokens))
      case .filler: uses.append(values.use("filler", step.tokens))
      case .light:
        scoring.light += weight
        uses.append(values.use("filler", step.tokens))
      case .unused:
        scoring.unused += weight
        uses.append(values.use("unused", step.tokens))
      }
    }
    for rest in marks { set(rest.mark, intent, &filled) }
    label(path.marks.map(\.mark), &filled)
    if sentence.isCut {
      var rest = rest
      // A text goes on to the end, whether or not all of it was looked at.
      if let last = fillings.first(where: { $0.tokens.upperBound == sentence.count }),
        case .slot(let number, _) = path.steps[last.step].role,
        grammar.automaton.slots[number].kind == .content
      {
        rest.role = "parameter:\(last.parameter)"
      }
      uses.append(rest)
    }
    uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    scoring.weight = accept.weight
    if accept.appPart == .leftOut, view.mention == nil, only == nil { scoring.weight *= Weight.withoutName }
    if accept.weight < Weight.vague, fillings.contains(where: isStray) { scoring.weight *= Weight.strayName }
    if accept.weight <= Weight.vague, fillings.contains(where: isNobody) {
      scoring.weight *= Weight.strayName
    }
    if accept.weight < Weight.certain, fillings.contains(where: isUntold) {
      scoring.weight *= Weight.strangeThing
    }
    if accept.app >= 0, fillings.contains(where: isStrange) { scoring.weight *= Weight.strangeThing }
    if accept.app >= 0, fillings.contains(where: isNoCase) { scoring.weight *= Weight.strayName }
    if fillings.contains(where: isTorn) { scoring.weight *= Weight.strangeThing }
    scoring.named = view.mention?.strength ?? (only == nil ? 0 : 1)
    scoring.ignoredName = ignoredName(path, view, intent)
    if !intent.variants.isEmpty { filled = filled.filter { intent.manifest.parameter($0.key) != nil } }
    if intent.identifier == AudioRequest.action { filled = AudioRequest.finish(filled) }
    let found = Interpretation(
      app: grammar.apps[Int(app)].identifier, appName: grammar.apps[Int(app)].name, intent: intent.identifier,
      values: filled, score: scoring.score * (isWhole ? 1 : 0.5),
      namesApp: view.mention != nil || only != nil,
      evidence: Evidence(
        reader: "templates", phrase: accept.phrase, source: accept.source, uses: uses,
        scores: scoring.parts))
    return Connectives(values: values).finished(found, intent, app)
  }

  /// How surely the reading takes an app's name for part of a value.
  private func ignoredName(_ path: Path, _ view: View, _ intent: Grammar.Intent) -> Float {
    guard view.mention == nil else { return 0 }
    var most: Float = 0
    for mention in mentions where mention.isExplicit {
      for step in path.steps where step.tokens.overlaps(mention.name) {
        if case .word = step.role { continue }
        if case .slot(let number, _) = step.role, grammar.automaton.slots[number].kind == .content {
          // A message may speak of any app, above all of one that could not send it.
          if mention.span.upperBound < step.tokens.upperBound || !intent.apps.contains(Int32(mention.app)) {
            continue
          }
        }
        most = max(most, mention.strength)
      }
    }
    return most
  }

  /// The part of a long text that was not looked at.
  private var rest: Evidence.Use {
    let start = sentence.tokens.last?.range.upperBound ?? 0
    let bytes = sentence.fullText.utf8
    let text = String(sentence.fullText[bytes.index(bytes.startIndex, offsetBy: start)...])
    return Evidence.Use(role: "unused", text: text, start: start, end: bytes.count)
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
