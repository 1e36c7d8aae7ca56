/// Writes the properties of a request, a response or a type.
enum PropertyCode {
  /// Adds the properties and the table by which they are read and written.
  static func write(
    _ properties: [DefinedProperty], of definition: IntentDefinition, to code: inout CodeText
  ) {
    for property in properties {
      code.doc(property.title.commentLine)
      let name = DefinitionNames.escaped(property.name)
      code.block("public var \(name): \(property.swiftType(in: definition))") { code in
        let fallback = property.fallback(in: definition).map { " ?? \($0)" } ?? ""
        code.line("get { _value(\(property.name.swiftLiteral))\(fallback) }")
        code.line("set { _set(\(property.name.swiftLiteral), newValue) }")
      }
      code.line()
    }
    code.doc("How the properties travel; for the framework.")
    code.line("public override class var _fields: [_CustomField] { fields }")
    guard !properties.isEmpty else {
      code.line()
      code.line("private static let fields: [_CustomField] = []")
      return
    }
    code.line()
    code.line("private static let fields: [_CustomField] = [")
    for property in properties { code.line("  \(property.field),") }
    code.line("]")
  }
}

extension DefinedProperty {
  /// The type of one value in source.
  var elementType: String {
    switch type {
    case .standard(let type): type.swift
    case .enumeration(let name): name
    case .object(let name): name ?? "INObject"
    }
  }

  /// The type of one choice, which is an object.
  var choiceType: String {
    switch type {
    case .standard(let type): type.object
    case .enumeration: "NSNumber"
    case .object(let name): name ?? "INObject"
    }
  }

  /// The type of the property in source.
  func swiftType(in definition: IntentDefinition) -> String {
    if isList { return "[\(elementType)]?" }
    return fallback(in: definition) == nil ? "\(elementType)?" : elementType
  }

  /// The value of a property that has none: an enumeration has its case for that, or else its first.
  func fallback(in definition: IntentDefinition) -> String? {
    guard !isList, case .enumeration(let name) = type,
      let cases = definition.enumeration(name)?.cases,
      let absent = cases.first(where: { $0.name == "unknown" }) ?? cases.first(where: { $0.value == 0 })
        ?? cases.first
    else { return nil }
    return ".\(DefinitionNames.escaped(absent.name))"
  }

  /// The description by which the framework reads and writes the property.
  var field: String {
    let literal = name.swiftLiteral
    let element =
      switch type {
      case .enumeration(let type): ".enumeration(\(literal), \(type).self)"
      case .object(let type): ".object(\(literal), \(type ?? "INObject").self)"
      case .standard(let type):
        switch type {
        case .distance: ".measurement(\(literal), UnitLength.self)"
        case .energy: ".measurement(\(literal), UnitEnergy.self)"
        case .mass: ".measurement(\(literal), UnitMass.self)"
        case .speed: ".measurement(\(literal), UnitSpeed.self)"
        case .temperature: ".measurement(\(literal), UnitTemperature.self)"
        case .volume: ".measurement(\(literal), UnitVolume.self)"
        default: ".\(type.rawValue)(\(literal))"
        }
      }
    return isList ? ".list(\(element))" : element
  }

  /// The class of what an app says of a value, for a parameter of an intent.
  func resolutionResult(_ stem: String, hasReasons: Bool) -> String? {
    guard let general = generalResolutionResult else { return nil }
    return hasReasons ? "\(stem)\(DefinitionNames.capitalized(name))ResolutionResult" : general
  }

  /// The class of what an app says of a value, when it has no reasons of its own.
  var generalResolutionResult: String? {
    switch type {
    case .standard(let type): type.resolutionResult
    case .enumeration(let name): "\(name)ResolutionResult"
    case .object(let name): name.map { "\($0)ResolutionResult" } ?? "INObjectResolutionResult"
    }
  }
}
