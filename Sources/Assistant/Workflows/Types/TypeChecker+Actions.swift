import IntentWire
import Language
import SaidValues

/// Built-in actions and intents of apps.
extension TypeChecker {
  mutating func check(_ call: BuiltInCall, _ place: Place) -> ValueType? {
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
  mutating func result(
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

  mutating func check(_ step: IntentStep, _ place: Place) -> ValueType? {
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
          report(ActionCatalog.noParameter(argument.label ?? "", manifest), argument.place)
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

  mutating func check(_ value: Formula, _ type: ValueType?, _ parameter: ParameterManifest) {
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
      let said = SaidValues(
        language: English(), context: WorkflowEnvironment().context, enumerations: known.enumerations)
      let isKnown = said.value(of: text, as: parameter.type) != nil
      if !isKnown { report(Coercion.noCase(text, manifest), value.place) }
    }
  }
}
