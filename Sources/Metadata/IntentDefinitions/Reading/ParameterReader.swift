import Foundation
import IntentWire

/// Reads what a definition says of one parameter beside its name and type.
struct ParameterReader {
  let node: DefinitionNode
  let property: DefinedProperty
  let log: DefinitionLog
  /// The cases of the parameter's enumeration.
  var cases: [DefinedEnumeration.Case] = []
  private let metadata: DefinitionNode?

  init(node: DefinitionNode, property: DefinedProperty, log: DefinitionLog) {
    self.node = node
    self.property = property
    self.log = log
    metadata = node.node("INIntentParameterMetadata")
    node.ignore(
      "INIntentParameterConfigurable", "INIntentParameterCustomDisambiguation",
      "INIntentParameterSupportsResolution", "INIntentParameterSupportsSearch", "INIntentParameterDefault",
      "INIntentParameterEntityKeypath", "INIntentParameterWindowSize", "INIntentParameterPromptDialog",
      "INIntentParameterUnsupportedReason")
  }

  // MARK: Rules

  func rules(_ parameters: Set<String>) -> DefinitionManifest.Rules {
    var rules = DefinitionManifest.Rules()
    for prompt in node.nodes("INIntentParameterPromptDialogs", named: "INIntentParameterPromptDialogType") {
      defer { prompt.finish() }
      prompt.ignore("INIntentParameterPromptDialogCustom", "INIntentParameterPromptDialogDefault")
      let text = prompt.text("INIntentParameterPromptDialogFormatString")
      switch prompt.string("INIntentParameterPromptDialogType") {
      case "Primary": rules.question = rules.question ?? text
      case "DisambiguationIntroduction": rules.introduction = rules.introduction ?? text
      case "DisambiguationSelection": rules.choice = rules.choice ?? text
      case "Confirmation": rules.confirmation = rules.confirmation ?? text
      case "Configuration", "Concise", nil: break
      case let kind?:
        log.warn(prompt.place, "The kind “\(kind.prefix(80))” is not known, so this dialog is left out.")
      }
    }
    rules.reasons = reasons()
    if case .standard(let type) = property.type {
      // The limits of quantities have units of their own, and are left to the app.
      if type.isNumber {
        rules.minimum = metadata?.number("INIntentParameterMetadataMinimumValue")
        rules.maximum = metadata?.number("INIntentParameterMetadataMaximumValue")
      }
      if type == .boolean,
        let yes = metadata?.text("INIntentParameterMetadataTrueDisplayName"),
        let no = metadata?.text("INIntentParameterMetadataFalseDisplayName")
      {
        rules.booleanWords = [yes, no]
      }
    }
    if let minimum = rules.minimum, let maximum = rules.maximum, minimum > maximum {
      log.warn(
        node.place,
        "The smallest value \(minimum) is greater than the greatest, \(maximum), so neither limits anything; exchange "
          + "them.")
      rules.minimum = nil
      rules.maximum = nil
    }
    rules.condition = condition(parameters)
    return rules
  }

  /// The reasons of the file; a number's three common ones come first.
  private func reasons() -> [DefinitionManifest.Reason] {
    var reasons: [DefinitionManifest.Reason] = []
    if case .standard(let type) = property.type, type.isNumber {
      reasons = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"].map {
        DefinitionManifest.Reason(name: $0)
      }
    }
    let nodes = node.nodes(
      "INIntentParameterUnsupportedReasons", named: "INIntentParameterUnsupportedReasonCode")
    for reason in nodes {
      defer { reason.finish() }
      reason.ignore("INIntentParameterUnsupportedReasonDefault", "INIntentParameterUnsupportedReasonCustom")
      guard let name = reason.name("INIntentParameterUnsupportedReasonCode") else { continue }
      let text = reason.text("INIntentParameterUnsupportedReasonFormatString")
      guard DefinitionNames.isIdentifier(name) else {
        log.warn(
          reason.place,
          "“\(name.prefix(80))” cannot be the name of a reason, so it is left out; use letters and digits.")
        continue
      }
      if let index = reasons.firstIndex(where: { $0.name == name }) {
        reasons[index].template = reasons[index].template ?? text
      } else {
        reasons.append(.init(name: name, template: text))
      }
    }
    return reasons
  }

  private func condition(_ parameters: Set<String>) -> DefinitionManifest.Condition? {
    guard let relation = node.node("INIntentParameterRelationship") else { return nil }
    defer { relation.finish() }
    relation.ignore("INIntentParameterRelationshipChildNames")
    let parent = relation.string("INIntentParameterRelationshipParentName")
    let predicate = relation.string("INIntentParameterRelationshipPredicateName") ?? "HasAnyValue"
    let isBoolean = predicate.lowercased().contains("boolean")
    let value = relation.any("INIntentParameterRelationshipPredicateValue").flatMap {
      Self.text($0, isBoolean: isBoolean)
    }
    guard let parent, !parent.isEmpty else { return nil }
    guard parameters.contains(parent), parent != property.name else {
      log.warn(
        relation.place,
        "“\(parent.prefix(80))” is no other parameter of the intent, so the parameter always matters.")
      return nil
    }
    guard let test = Self.test(predicate) else {
      log.warn(
        relation.place,
        "The condition “\(predicate.prefix(80))” is not known, so the parameter always matters.")
      return nil
    }
    return DefinitionManifest.Condition(parameter: parent, test: test, value: value)
  }

  private static func test(_ predicate: String) -> DefinitionManifest.Condition.Test? {
    let name = predicate.lowercased()
    if name.contains("hasanyvalue") { return .hasValue }
    if name.contains("hasnovalue") || name.contains("doesnothaveanyvalue") { return .hasNoValue }
    if name.contains("greater") { return .above }
    if name.contains("less") { return .below }
    if name.contains("not"), name.contains("value") || name.contains("equal") { return .differs }
    if name.contains("exactvalue") || name.contains("equal") { return .equals }
    return nil
  }

  private static func text(_ value: Any, isBoolean: Bool) -> String? {
    if let text = value as? String { return text }
    guard let number = DefinitionNode.number(value) else { return nil }
    if isBoolean { return number == 0 ? "false" : "true" }
    return Int(exactly: number).map { String($0) } ?? String(number)
  }

  // MARK: The default

  /// The value that the parameter has when none is given.
  func defaultValue() -> IntentValue? {
    guard let metadata, let raw = metadata.any("INIntentParameterMetadataDefaultValue") else { return nil }
    let text = metadata.text("INIntentParameterMetadataDefaultValue", among: raw)
    if let text, text.isEmpty { return nil }
    let value: IntentValue?
    switch property.type {
    case .enumeration(let type):
      guard let found = cases.first(where: { $0.name == text }) else {
        if text != nil {
          log.warn(
            metadata.place,
            "The default “\(text?.prefix(80) ?? "")” is not a case of \(type), so there is none; it has: "
              + cases.map(\.name).joined(separator: ", ") + ".")
        }
        return nil
      }
      value = .enumeration(EnumerationValue(type: type, case: found.name))
    case .standard(let type): value = Self.value(raw, text, type)
    case .object: return nil
    }
    if value == nil {
      log.warn(
        metadata.place.child("INIntentParameterMetadataDefaultValue"),
        "This is not a value of the parameter's type, so there is no default.")
    }
    return value.map { property.isList ? .list([$0]) : $0 }
  }

  private static func value(_ raw: Any, _ text: String?, _ type: StandardType) -> IntentValue? {
    let number = DefinitionNode.number(raw)
    switch type {
    case .boolean: return number.map { .boolean($0 != 0) }
    case .integer: return number.flatMap { Int(exactly: $0) }.map(IntentValue.integer)
    case .decimal: return number.map(IntentValue.number)
    case .timeInterval: return number.map(IntentValue.duration(seconds:))
    case .string: return text.map(IntentValue.string)
    case .url: return text.flatMap(URL.init(string:)).map(IntentValue.url)
    default: return nil
    }
  }

  /// Reports what of the parameter's details nobody asked for.
  ///
  /// The details that only matter to an editor are many and change with its versions; they are not reported.
  func finish() {
    for key in [
      "Capitalization", "DisableAutocorrect", "DisableSmartDashes", "DisableSmartQuotes", "Multiline", "Type",
      "Placeholder", "DefaultValue", "MinimumValue", "MaximumValue", "MinimumUnit", "MaximumUnit",
      "SupportsNegativeNumbers", "Unit", "AdjustForDisplay", "CurrencyCodes", "CustomUTIs", "DateStyle",
      "TimeStyle", "Format", "Template", "Polarity", "TrueDisplayName", "FalseDisplayName", "DefaultUnit",
      "MinimumValueUnit", "MaximumValueUnit", "Style", "TemplateStyle", "StepValue", "DefaultValueUnit",
    ] { metadata?.ignore("INIntentParameterMetadata\(key)") }
    metadata?.finish()
  }
}

extension DefinitionNode {
  /// A text in the language of the translations, when the raw value is one.
  fileprivate func text(_ key: String, among raw: Any) -> String? {
    raw is String ? text(key) ?? "" : nil
  }
}
