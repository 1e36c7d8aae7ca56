import FoundationAdditions
import IntentWire

extension AppEnum {
  /// One of the cases.
  public static var _bridge: _ValueBridge {
    let type = String(describing: Self.self)
    var bridge = _ValueBridge(type: .enumeration(type)) { any in
      (any as? Self).map { .enumeration(EnumerationValue(type: type, case: $0._caseName)) }
    } read: { value, context in
      read(value, context)
    }
    bridge.suggestions = { context in allowed(in: context) }
    return bridge
  }

  /// The case's name in source.
  var _caseName: String { CaseName.of(self) }

  /// What a person sees of the case.
  var _display: DisplayValue {
    (Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: _caseName)).value
  }

  private static func allowed(in context: ReadingContext) -> [Self] {
    let cases = Array(allCases)
    guard let allowed = context.constraints.allowedCases else { return cases }
    return cases.filter { allowed.contains($0._caseName) }
  }

  private static func read(_ value: IntentValue, _ context: ReadingContext) -> ReadValue {
    let cases = allowed(in: context)
    let found: [Self]
    if case .enumeration(let given) = value, let name = given.cases.first {
      found = cases.filter { $0._caseName == name }
    } else {
      let text = value.displayText
      let named = TextMatch.find(text, in: cases, display: \._display)
      let folded = TextMatch.folded(text)
      found = named.isEmpty ? cases.filter { $0.isCalled(text, folded) } : named
    }
    switch found.count {
    case 0:
      let choices = cases.map(\._display.title).joined(separator: ", ")
      let sentence = "“\(value.displayText)” is not one of the choices: \(choices)."
      return .refused(Resolution.Reason("noMatch", dialog: Dialog(sentence)))
    case 1: return .accepted(found[0])
    default: return .candidates(found)
    }
  }

  /// Whether text is the name or raw value by which programs know the case.
  private func isCalled(_ text: String, _ folded: String) -> Bool {
    TextMatch.folded(_caseName) == folded || rawValue.description == text
  }
}
