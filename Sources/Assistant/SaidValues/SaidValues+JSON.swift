public import IntentWire

extension SaidValues {
  /// The value of a parameter that a program gives as plain JSON: in one of the forms of
  /// ``IntentWire/IntentValue/init(plain:type:)``, or as a text that says it in words.
  ///
  /// - Throws: `WireFault` that says what was found and what was expected.
  public func value(
    plain json: JSONValue, as type: ValueType, in unit: String? = nil
  ) throws(WireFault) -> IntentValue {
    if case .list(let element) = type, case .array(let items) = json {
      var values: [IntentValue] = []
      for item in items { values.append(try value(plain: item, as: element, in: unit)) }
      return .list(values)
    }
    let number: Double? =
      switch json {
      case .integer(let value): Double(value)
      case .number(let value): value
      default: nil
      }
    switch (json, type) {
    case (.string(let text), .spoken): return .spoken(SpokenText(text))
    case (.string(let text), .enumeration(let name)):
      if let said = value(of: text, as: type) { return said }
      throw noCase(text, name)
    case (.array(let items), .enumeration(let name)):
      var cases: [String] = []
      for item in items {
        guard case .enumeration(let one) = try value(plain: item, as: type) else { continue }
        cases += one.cases
      }
      return .enumeration(EnumerationValue(type: name, cases: cases))
    case (.string(let text), .list(.enumeration(let name))):
      if let said = value(of: text, as: type) { return said }
      throw noCase(text, name)
    case (.string, .list(.spoken)): break
    case (.string(let text), _):
      if let said = value(of: text, as: type, in: unit) { return said }
    default: break
    }
    if let number, let amount = bare(number, as: type, in: unit) { return amount }
    return try IntentValue(plain: json, type: type)
  }

  private func noCase(_ text: String, _ type: String) -> WireFault {
    let names = enumerations[type]?.cases.map(\.name) ?? []
    return WireFault(
      .invalidParameters,
      "“\(text.prefix(80))” is none of the choices of \(enumerations[type]?.title ?? type); there are "
        + "\(names.joined(separator: ", ")).")
  }
}
