import IntentWire
import SwiftParser
import SwiftSyntax

extension ModuleReader {
  /// The most App Shortcuts that an app may have.
  static let shortcutLimit = 10

  /// Reads the App Shortcuts of all providers, in order.
  func shortcuts(of providers: [TypeDeclaration]) -> [ShortcutManifest] {
    var result: [ShortcutManifest] = []
    var said: [String: String] = [:]
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
      let negative = negativePhrases(of: provider)
      for call in calls {
        if result.count == Self.shortcutLimit {
          log.refuse(
            .shortcut, at: call.place,
            "An app has at most \(Self.shortcutLimit) App Shortcuts, and this is number \(Self.shortcutLimit + 1) of "
              + "\(calls.count). Fold several into one whose phrase has a parameter, or leave some out.")
        }
        guard var shortcut = shortcut(call, in: provider, said: &said) else { continue }
        shortcut.negativePhrases = negative.isEmpty ? nil : negative
        result.append(shortcut)
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
      case .availability(let availability) = branch.conditions.first?.condition
    {
      if availability.availabilityKeyword.tokenKind == .poundAvailable {
        return index.active(branch.body.statements).flatMap { shortcutCalls($0, in: unit) }
      }
      guard case .codeBlock(let otherwise) = branch.elseBody else { return [] }
      return index.active(otherwise.statements).flatMap { shortcutCalls($0, in: unit) }
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
    _ call: Located<FunctionCallExprSyntax>, in provider: TypeDeclaration, said: inout [String: String]
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
    let parameters = parameters(of: type)
    let reader = PhraseReader(log: log, isLenient: isLenient, intent: type, parameters: parameters)
    var phrases: [String] = []
    for expression in written ?? [] {
      let located = Located(expression, in: call.unit)
      guard let phrase = reader.read(located) else { continue }
      phrases.append(phrase)
      reader.checkUnique(phrase, at: located.place, among: &said)
    }
    return ShortcutManifest(
      intent: type.name, phrases: phrases, shortTitle: optionalText("shortTitle", of: call),
      systemImageName: optionalText("systemImageName", of: call), parameters: presets(creation, parameters))
  }

  private func optionalText(_ label: String, of call: Located<FunctionCallExprSyntax>) -> String? {
    guard let expression = call.node.argument(label), !Literal.isNil(expression) else { return nil }
    if let text = label == "shortTitle" ? texts.text(expression) : Literal.text(expression) { return text }
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

  // MARK: Negative phrases

  /// The phrases that must not run any of a provider's shortcuts.
  private func negativePhrases(of provider: TypeDeclaration) -> [String] {
    guard case .declared(let value) = index.staticProperty("negativePhrases", of: provider) else { return [] }
    if let expression = value.expression.map({ Literal.unwrapped($0.node) }) {
      let call = expression.as(FunctionCallExprSyntax.self)
      let list = call.flatMap { $0.argument("phrases") } ?? expression
      if let elements = Literal.elements(list) {
        return elements.compactMap { element in
          let phrase = PhraseText(element)
          if phrase == nil {
            log.warn(
              .phrase, at: value.unit.place(of: element),
              "This negative phrase is not a string literal, so it is left out. It may hold “\\(.applicationName)”."
            )
          }
          return phrase?.text
        }
      }
    }
    log.warn(
      .phrase, at: value.place,
      "“negativePhrases” of “\(provider.qualifiedName)” is not spelled out in source, so there are none. "
        + "Write “NegativeAppShortcutPhrases(phrases: [\"…\"])”.")
    return []
  }
}
