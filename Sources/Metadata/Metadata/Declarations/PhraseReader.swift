import IntentWire
import SwiftParser
import SwiftSyntax

/// Reads the phrases of one App Shortcut, and holds them to what a phrase may be.
///
/// A phrase that breaks a rule stops the build, as it does on Apple's systems today. Source that is older than the rules can
/// ask for leniency: then the phrase is left out, with a warning.
struct PhraseReader {
  /// The flag or environment variable that asks for leniency.
  static let leniency = "PRITHEE_LENIENT"

  let log: DiagnosticLog
  let isLenient: Bool
  let intent: TypeDeclaration
  let parameters: [ParameterManifest]

  /// The phrase with placeholders; `nil` for one that is not spelled out, or left out.
  func read(_ expression: Located<ExprSyntax>) -> String? {
    guard let phrase = PhraseText(expression.node) else {
      log.warn(
        .phrase, at: expression.place,
        "This phrase is not a string literal with “\\(.applicationName)” and “\\(\\.$parameter)” in it, so it is "
          + "left out.")
      return nil
    }
    var isSayable = true
    func refuse(_ message: String) {
      isSayable = isSayable && !isLenient
      if isLenient {
        log.warn(.phrase, at: expression.place, message + " It is left out.")
      } else {
        log.refuse(
          .phrase, at: expression.place,
          message
            + " The flag \(Self.leniency), defined for the target or in the environment, leaves it out instead."
        )
      }
    }
    if !phrase.namesApplication {
      refuse(
        "This phrase lacks “\\(.applicationName)”, so nobody can say it: every phrase names the app. "
          + "Write, for example, “\(phrase.source) in \\(.applicationName)”.")
    }
    if phrase.parameters.count > 1 {
      refuse(
        "This phrase has \(phrase.parameters.count) parameters; a phrase has one at most. "
          + "Keep one of them; the assistant asks for the others.")
    }
    for objection in phrase.parameters.compactMap(objection) { refuse(objection) }
    return isSayable ? phrase.text : nil
  }

  /// What is wrong about naming a parameter; `nil` when nothing is.
  private func objection(to name: String) -> String? {
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      // A parameter whose type is not known here may well be one that a phrase can hold.
      let isDeclared = intent.members.contains {
        WrappedProperty($0, wrappers: ["Parameter", "IntentParameter"])?.name == name
      }
      let known = parameters.map { "“\($0.name)”" }.joined(separator: ", ")
      guard !isDeclared else { return nil }
      return "This phrase names “\(name)”, which is not a parameter of “\(intent.name)”. "
        + (known.isEmpty ? "The intent has none." : "It has \(known).")
    }
    switch parameter.type.element {
    case .entity, .enumeration: return nil
    default:
      return
        "This phrase names “\(name)”, whose type is neither an AppEntity nor an AppEnum; only the values of these are "
        + "known beforehand, so only these can be said in a phrase. Leave it out; the assistant asks for it."
    }
  }

  /// Says so when the same phrase runs another shortcut already.
  func checkUnique(_ phrase: String, at place: SourcePlace, among said: inout [String: String]) {
    let folded = phrase.lowercased().split(separator: " ").joined(separator: " ")
    if let other = said[folded] {
      log.warn(
        .phrase, at: place,
        "This phrase runs “\(other)” already, and the first of equal phrases wins. Change its words or leave it out."
      )
    } else {
      said[folded] = intent.name
    }
  }
}

/// A phrase with placeholders in the places of its interpolations.
struct PhraseText {
  private(set) var text = ""
  /// The words as source has them, without the quotes.
  private(set) var source = ""
  private(set) var namesApplication = false
  private(set) var parameters: [String] = []

  /// Reads an expression; `nil` when it is no literal, or interpolates anything but the app's name and parameters.
  init?(_ expression: ExprSyntax) {
    var node = Literal.unwrapped(expression)
    if let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
      ["AppShortcutPhrase", "NegativeAppShortcutPhrase", "init"].contains(call.calleeName ?? "")
    {
      node = first.expression
    }
    guard let literal = node.as(StringLiteralExprSyntax.self), !literal.hasError else { return nil }
    source = literal.segments.trimmedDescription
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let piece):
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
        guard let plain = alone.representedLiteralValue else { return nil }
        text += plain
        if plain.contains("${applicationName}") { namesApplication = true }
      case .expressionSegment(let piece):
        guard piece.expressions.count == 1, let expression = piece.expressions.first?.expression else {
          return nil
        }
        if Literal.member(expression) == "applicationName" {
          namesApplication = true
          text += "${applicationName}"
        } else if let name = Literal.projected(expression) {
          parameters.append(name)
          text += "${\(name)}"
        } else {
          return nil
        }
      }
    }
  }
}
