import IntentWire
import SwiftParser
import SwiftSyntax

extension ModuleReader {
  private typealias Condition = DefinitionManifest.Condition
  private typealias Sentence = AppIntentManifest.Sentence

  /// The sentences of `parameterSummary`, one for each way through its conditions; `nil` for none.
  func sentences(of type: TypeDeclaration) -> [AppIntentManifest.Sentence]? {
    guard case .declared(let value) = index.staticProperty("parameterSummary", of: type) else { return nil }
    guard let summary = value.expression, let sentences = sentences(summary, when: [], in: type) else {
      if value.expression == nil { complain(at: value.place, type) }
      return nil
    }
    let spoken = sentences.filter { !$0.template.isEmpty || !$0.others.isEmpty }
    return spoken.isEmpty ? nil : spoken
  }

  private func complain(at place: SourcePlace, _ type: TypeDeclaration) {
    log.warn(
      .summary, at: place,
      "This part of the parameter summary of “\(type.qualifiedName)” is not spelled out in source, so the summary is left "
        + "out. Write “Summary(\"… \\(\\.$parameter)\")”, with “When” or “Switch” around it where it depends on a value."
    )
  }

  /// The sentences of a summary that holds under conditions; `nil` when a part of it cannot be read.
  private func sentences(
    _ expression: Located<ExprSyntax>, when conditions: [Condition], in type: TypeDeclaration
  ) -> [Sentence]? {
    if let call = Literal.unwrapped(expression.node).as(FunctionCallExprSyntax.self) {
      let located = expression.with(call)
      switch call.calleeName {
      case "Summary", "IntentParameterSummary", "init":
        if let sentence = sentence(located, when: conditions) { return [sentence] }
      case "When", "ParameterSummaryWhenCondition":
        return branches(located, when: conditions, in: type)
      case "Switch", "ParameterSummarySwitchCondition":
        return cases(located, when: conditions, in: type)
      default: break
      }
    }
    complain(at: expression.place, type)
    return nil
  }

  /// The sentences of the only expression in the braces of a builder.
  private func sentences(
    in closure: ClosureExprSyntax?, _ unit: SourceUnit, when conditions: [Condition], in type: TypeDeclaration
  ) -> [Sentence]? {
    guard let closure, let item = index.active(closure.statements).first,
      let expression = ModuleIndex.expression(of: item)
    else { return nil }
    return sentences(Located(expression, in: unit), when: conditions, in: type)
  }

  // MARK: One sentence

  private func sentence(_ call: Located<FunctionCallExprSyntax>, when conditions: [Condition]) -> Sentence? {
    var template = ""
    if let written = call.node.arguments.first(where: { $0.label == nil })?.expression,
      !written.is(ClosureExprSyntax.self)
    {
      guard let text = Self.template(written) else { return nil }
      template = text
    }
    let closure =
      call.node.trailingClosure
      ?? call.node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    let others = closure.map { closure in
      index.active(closure.statements).compactMap {
        ModuleIndex.expression(of: $0).flatMap(Literal.projected)
      }
    }
    return Sentence(template: template, others: others ?? [], conditions: conditions)
  }

  /// The text of a sentence with `${parameter}` in the places of key paths.
  private static func template(_ expression: ExprSyntax) -> String? {
    let expression = Literal.unwrapped(expression)
    if let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
      return ["ParameterSummaryString", "init"].contains(call.calleeName ?? "")
        ? template(first.expression) : nil
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self), !literal.hasError else { return nil }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let piece):
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
        guard let plain = alone.representedLiteralValue else { return nil }
        text += plain
      case .expressionSegment(let piece):
        guard let name = piece.expressions.first.flatMap({ Literal.projected($0.expression) }) else {
          return nil
        }
        text += "${\(name)}"
      }
    }
    return text
  }

  // MARK: Conditions

  private func branches(
    _ call: Located<FunctionCallExprSyntax>, when conditions: [Condition], in type: TypeDeclaration
  ) -> [Sentence]? {
    let closures = Self.closures(of: call.node)
    guard let then = closures.first, let otherwise = closures.dropFirst().first,
      let alternatives = alternatives(call.node)
    else {
      complain(at: call.place, type)
      return nil
    }
    var result: [Sentence] = []
    for test in alternatives.holds {
      guard let found = sentences(in: then, call.unit, when: conditions + test, in: type) else { return nil }
      result += found
    }
    for test in alternatives.fails {
      guard let found = sentences(in: otherwise, call.unit, when: conditions + test, in: type) else {
        return nil
      }
      result += found
    }
    return result
  }

  /// The closures of a call: those among its arguments, the trailing one, and the ones after it.
  private static func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + (call.trailingClosure.map { [$0] } ?? []) + call.additionalTrailingClosures.map(\.closure)
  }

  /// The ways in which a comparison holds and in which it fails.
  private func alternatives(_ call: FunctionCallExprSyntax) -> SummaryAlternatives? {
    let arguments = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
    guard let first = arguments.first else { return nil }
    if first.label?.text == "widgetFamily" { return .never }
    guard let name = Literal.projected(first.expression), arguments.count >= 2,
      let test = Literal.member(arguments[arguments.index(after: arguments.startIndex)].expression)
    else { return nil }
    let value = arguments.count > 2 ? arguments.last?.expression : nil
    let values = value.flatMap { Literal.elements($0) ?? [$0] }?.compactMap(Self.comparand)
    return SummaryAlternatives(parameter: name, test: test, values: values ?? [])
  }

  private func cases(
    _ call: Located<FunctionCallExprSyntax>, when conditions: [Condition], in type: TypeDeclaration
  ) -> [Sentence]? {
    guard let closure = Self.closures(of: call.node).first, let first = call.node.arguments.first else {
      complain(at: call.place, type)
      return nil
    }
    // There are no widgets here, so of a choice by their size only what holds for all others remains.
    let name = Literal.projected(first.expression)
    var result: [Sentence] = []
    var seen: [String] = []
    for item in index.active(closure.statements) {
      guard let one = ModuleIndex.expression(of: item)?.as(FunctionCallExprSyntax.self) else { return nil }
      let body = Self.closures(of: one).first
      switch one.calleeName {
      case "Case", "ParameterSummaryCaseCondition":
        guard let name else { continue }
        let written = one.arguments.first { !$0.expression.is(ClosureExprSyntax.self) }?.expression
        let values = written.flatMap { Literal.elements($0) ?? [$0] } ?? []
        for value in values {
          let text = Self.comparand(value)
          guard text != nil || Literal.isNil(value) else {
            complain(at: call.unit.place(of: value), type)
            return nil
          }
          let test = Condition(parameter: name, test: text == nil ? .hasNoValue : .equals, value: text)
          guard let found = sentences(in: body, call.unit, when: conditions + [test], in: type) else {
            return nil
          }
          result += found
          if let text { seen.append(text) }
        }
      case "DefaultCase", "ParameterSummaryDefaultCaseCondition":
        let test = name.map { SummaryAlternatives.none(of: seen, parameter: $0) } ?? []
        guard let found = sentences(in: body, call.unit, when: conditions + test, in: type) else {
          return nil
        }
        result += found
      default:
        complain(at: call.unit.place(of: one), type)
        return nil
      }
    }
    return result
  }

  /// What a value is compared with, as text: a case name, `true`, a number or plain text.
  private static func comparand(_ expression: ExprSyntax) -> String? {
    if let flag = Literal.boolean(expression) { return flag ? "true" : "false" }
    if let number = Literal.integer(expression) { return String(number) }
    if let number = Literal.number(expression) { return SummaryAlternatives.text(of: number) }
    return Literal.text(expression) ?? Literal.member(expression)
  }
}

/// The ways in which a comparison in a summary holds and fails, each a set of conditions that hold together.
///
/// Where there are several ways, the sentence stands once for each.
struct SummaryAlternatives: Equatable {
  typealias Condition = DefinitionManifest.Condition

  /// The ways in which it holds.
  var holds: [[Condition]]
  /// The ways in which it fails.
  var fails: [[Condition]]

  /// A comparison that holds for nothing here.
  static let never = SummaryAlternatives(holds: [], fails: [[]])

  private init(holds: [[Condition]], fails: [[Condition]]) {
    self.holds = holds
    self.fails = fails
  }

  /// Reads the name of a test; `nil` for one that the framework does not have, or that lacks its value.
  init?(parameter: String, test: String, values: [String]) {
    func one(_ test: Condition.Test, _ value: String? = nil) -> [Condition] {
      [Condition(parameter: parameter, test: test, value: value)]
    }
    switch test {
    case "hasAnyValue": self.init(holds: [one(.hasValue)], fails: [one(.hasNoValue)])
    case "hasNoValue": self.init(holds: [one(.hasNoValue)], fails: [one(.hasValue)])
    case "contains", "doesNotContain", "hasPrefix", "hasSuffix":
      // The wire has no such condition, so the summary for everything else stands.
      self = .never
    default:
      guard let value = values.first else { return nil }
      switch test {
      case "equalTo": self.init(holds: [one(.equals, value)], fails: [one(.differs, value)])
      case "notEqualTo": self.init(holds: [one(.differs, value)], fails: [one(.equals, value)])
      case "oneOf":
        self.init(
          holds: values.map { one(.equals, $0) }, fails: [Self.none(of: values, parameter: parameter)])
      case "greaterThan":
        self.init(holds: [one(.above, value)], fails: [one(.below, value), one(.equals, value)])
      case "greaterThanOrEqualTo":
        self.init(holds: [one(.above, value), one(.equals, value)], fails: [one(.below, value)])
      case "lessThan":
        self.init(holds: [one(.below, value)], fails: [one(.above, value), one(.equals, value)])
      case "lessThanOrEqualTo":
        self.init(holds: [one(.below, value), one(.equals, value)], fails: [one(.above, value)])
      default: return nil
      }
    }
  }

  /// The conditions under which a parameter has none of the values.
  static func none(of values: [String], parameter: String) -> [Condition] {
    values.map { Condition(parameter: parameter, test: .differs, value: $0) }
  }

  /// A number without a fraction of zero.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
