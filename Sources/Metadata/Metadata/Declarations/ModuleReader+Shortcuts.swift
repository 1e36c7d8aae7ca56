import IntentWire
import SwiftParser
import SwiftSyntax

extension ModuleReader {
  /// The most App Shortcuts that an app may have.
  static let shortcutLimit = 10

  /// Reads the App Shortcuts of all providers, in order.
  func shortcuts(of providers: [TypeDeclaration]) -> [ShortcutManifest] {
    var result: [ShortcutManifest] = []
    for provider in providers {
      guard case .declared(let value) = index.staticProperty("appShortcuts", of: provider) else {
        log.warn(
          .missingMember, at: provider.place, "“\(provider.qualifiedName)” declares no “appShortcuts”.")
        continue
      }
      let calls =
        value.statements.isEmpty
        ? (value.expression.map { shortcutCalls($0.node, in: value.unit) } ?? [])
        : value.statements.flatMap { shortcutCalls($0, in: value.unit) }
      for call in calls {
        if result.count == Self.shortcutLimit {
          log.warn(
            .shortcut, at: call.place,
            "An app has at most \(Self.shortcutLimit) App Shortcuts; this one and those after it may not be "
              + "offered. Fold them together or leave some out.")
        }
        if let shortcut = shortcut(call, in: provider) { result.append(shortcut) }
      }
    }
    return result
  }

  // MARK: Finding the shortcuts

  private func shortcutCalls(
    _ item: CodeBlockItemSyntax, in unit: SourceUnit
  ) -> [Located<FunctionCallExprSyntax>] {
    if let expression = ModuleIndex.expression(of: item) { return shortcutCalls(expression, in: unit) }
    if case .stmt(let statement) = item.item, let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return shortcutCalls(wrapped.expression, in: unit)
    }
    return unreadable(Located(Syntax(item), in: unit))
  }

  private func shortcutCalls(_ expression: ExprSyntax, in unit: SourceUnit) -> [Located<
    FunctionCallExprSyntax
  >] {
    let expression = Literal.unwrapped(expression)
    if let elements = Literal.elements(expression) {
      return elements.flatMap { shortcutCalls($0, in: unit) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["AppShortcut", "init"].contains(call.calleeName ?? "")
    {
      return [Located(call, in: unit)]
    }
    // Every availability condition of another platform holds here.
    if let branch = expression.as(IfExprSyntax.self), branch.conditions.count == 1,
      case .availability(let availability) = branch.conditions.first?.condition,
      availability.availabilityKeyword.tokenKind == .poundAvailable
    {
      return index.active(branch.body.statements).flatMap { shortcutCalls($0, in: unit) }
    }
    return unreadable(Located(Syntax(expression), in: unit))
  }

  private func unreadable(_ node: Located<Syntax>) -> [Located<FunctionCallExprSyntax>] {
    log.warn(
      .shortcut, at: node.place,
      "This is not an “AppShortcut(intent: …, phrases: […])”, so what it makes is left out. "
        + "The assistant reads App Shortcuts without running the app; write them out one after the other.")
    return []
  }

  // MARK: One shortcut

  private func shortcut(
    _ call: Located<FunctionCallExprSyntax>, in provider: TypeDeclaration
  ) -> ShortcutManifest? {
    let creation = call.node.argument("intent").map(Literal.unwrapped)?.as(FunctionCallExprSyntax.self)
    guard let creation, let path = creation.createdTypePath,
      let resolved = index.resolve(path, in: provider.path),
      roles[resolved]?.contains(.intent) == true, let type = index.types[resolved]
    else {
      log.warn(
        .shortcut, at: call.place,
        "The intent of this App Shortcut is not one that the module declares, so the shortcut is left out. "
          + "Write “intent: TheIntent()” with an intent of this module.")
      return nil
    }
    let written = call.node.argument("phrases").flatMap(Literal.elements)
    if written == nil {
      log.warn(
        .shortcut, at: call.place,
        "The phrases of this App Shortcut are not an array literal, so it has none.")
    }
    let parameters = intent(type).parameters
    let phrases = (written ?? []).compactMap { phrase(Located($0, in: call.unit), of: type, parameters) }
    return ShortcutManifest(
      intent: type.name, phrases: phrases, shortTitle: optionalText("shortTitle", of: call),
      systemImageName: optionalText("systemImageName", of: call), parameters: presets(creation, parameters))
  }

  private func optionalText(_ label: String, of call: Located<FunctionCallExprSyntax>) -> String? {
    guard let expression = call.node.argument(label), !Literal.isNil(expression) else { return nil }
    if let text = Literal.text(expression) { return text }
    log.warn(
      .textNotLiteral, at: call.unit.place(of: expression),
      "“\(label)” of this App Shortcut is not a string literal, so it is left out.")
    return nil
  }

  /// The arguments of an intent's initialiser that preset a parameter of the same name.
  private func presets(
    _ creation: FunctionCallExprSyntax, _ parameters: [ParameterManifest]
  ) -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for argument in creation.arguments {
      guard let name = argument.label?.identifierText,
        let parameter = parameters.first(where: { $0.name == name }),
        let value = literalValue(argument.expression, as: parameter.type)
      else { continue }
      values[name] = value
    }
    return values
  }

  // MARK: Phrases

  private func phrase(
    _ expression: Located<ExprSyntax>, of type: TypeDeclaration, _ parameters: [ParameterManifest]
  ) -> String? {
    var node = Literal.unwrapped(expression.node)
    if let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
      ["AppShortcutPhrase", "init"].contains(call.calleeName ?? "")
    {
      node = first.expression
    }
    guard let literal = node.as(StringLiteralExprSyntax.self), let phrase = PhraseText(literal) else {
      log.warn(
        .phrase, at: expression.place,
        "This phrase is not a string literal with “\\(.applicationName)” and “\\(\\.$parameter)” in it, so it is "
          + "left out.")
      return nil
    }
    if !phrase.namesApplication {
      log.warn(
        .phrase, at: expression.place,
        "This phrase lacks “\\(.applicationName)”, so nobody can say it: every phrase names the app.")
    }
    if phrase.parameters.count > 1 {
      log.warn(
        .phrase, at: expression.place,
        "This phrase has \(phrase.parameters.count) parameters; a phrase has one at most. "
          + "The assistant asks for the others.")
    }
    for name in phrase.parameters where !parameters.contains(where: { $0.name == name }) {
      log.warn(
        .phrase, at: expression.place,
        "This phrase names “\(name)”, which is not a parameter of “\(type.name)”.")
    }
    return phrase.text
  }
}

/// A phrase with placeholders in the places of its interpolations.
struct PhraseText {
  private(set) var text = ""
  private(set) var namesApplication = false
  private(set) var parameters: [String] = []

  /// Reads a literal; `nil` when it interpolates anything but the app's name and parameters.
  init?(_ literal: StringLiteralExprSyntax) {
    guard !literal.hasError else { return nil }
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let piece):
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
        guard let plain = alone.representedLiteralValue else { return nil }
        text += plain
      case .expressionSegment(let piece):
        guard piece.expressions.count == 1, let expression = piece.expressions.first?.expression else {
          return nil
        }
        if Literal.member(expression) == "applicationName" {
          namesApplication = true
          text += "${applicationName}"
        } else if let name = Self.parameter(expression) {
          parameters.append(name)
          text += "${\(name)}"
        } else {
          return nil
        }
      }
    }
  }

  /// The name in `\.$name`.
  private static func parameter(_ expression: ExprSyntax) -> String? {
    guard let path = expression.as(KeyPathExprSyntax.self), path.components.count == 1,
      case .property(let property) = path.components.first?.component
    else { return nil }
    let name = property.declName.baseName.identifierText
    return name.hasPrefix("$") && name.count > 1 ? String(name.dropFirst()) : nil
  }
}
