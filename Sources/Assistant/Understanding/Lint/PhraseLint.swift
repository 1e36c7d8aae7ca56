public import Catalog
import IntentWire
public import Language

/// Finds phrases of installed apps that people cannot use: ones that collide, never win, or ask for values that no
/// sentence can give.
///
/// Every phrase is said as a person would say it, and read with everything that is installed; so is every sentence whose
/// meaning an app tells.
public struct PhraseLint: Sendable {
  /// What is wrong with a phrase.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The phrase lacks the app's name, by which people and other apps' phrases tell it apart.
    case missingAppName = "missing-app-name"
    /// The phrase has a placeholder for a parameter that the intent does not have.
    case unknownParameter = "unknown-parameter"
    /// Nothing that people say can fill a parameter of the phrase.
    case unfillableParameter = "unfillable-parameter"
    /// The phrase has no words of its own beside names and values.
    case wordless
    /// Another phrase is read for the same words, as well as this one.
    case collision
    /// Another phrase is always read in its place, or none at all.
    case neverWins = "never-wins"
    /// The shortcut is for an intent that the app does not have.
    case unknownIntent = "unknown-intent"
    /// A sentence whose meaning the app tells is read otherwise.
    case misreadSentence = "misread-sentence"
  }

  /// One phrase that should be changed.
  public struct Finding: Sendable, Hashable {
    /// What is wrong.
    public var rule: Rule
    /// The app's display name.
    public var app: String
    /// The intent that the phrase is for.
    public var intent: String
    /// The phrase as the app has it.
    public var phrase: String
    /// What is wrong and what to do, in a sentence.
    public var message: String
  }

  let understanding: Understanding
  private let vocabularies: [String: AppVocabulary]

  /// Creates a check of what is installed.
  ///
  /// - Parameters:
  ///   - understanding: What reads sentences for all installed apps.
  ///   - vocabularies: What the apps know at present, by bundle identifier.
  public init(_ understanding: Understanding, vocabularies: [String: AppVocabulary]) {
    self.understanding = understanding
    self.vocabularies = vocabularies
  }

  /// The findings, by app and in the order of its phrases.
  public func findings(context: LanguageContext) -> [Finding] {
    var findings: [Finding] = []
    for app in understanding.grammar.apps {
      for shortcut in app.manifest.shortcuts {
        for phrase in shortcut.phrases {
          findings += self.findings(phrase, of: shortcut, in: app, context: context)
        }
      }
      findings += misread(app, context: context)
    }
    return findings
  }

  private func findings(
    _ phrase: String, of shortcut: ShortcutManifest, in app: InstalledApp, context: LanguageContext
  ) -> [Finding] {
    func finding(_ rule: Rule, _ message: String) -> Finding {
      Finding(rule: rule, app: app.name, intent: shortcut.intent, phrase: phrase, message: message)
    }
    guard let intent = app.manifest.intent(shortcut.intent) else {
      return [
        finding(.unknownIntent, "\(app.name) has no intent “\(shortcut.intent)”. Name one that it declares.")
      ]
    }
    var findings: [Finding] = []
    let pieces = PhrasePieces(phrase)
    if !pieces.hasAppName {
      findings.append(finding(.missingAppName, "Put \\(.applicationName) into the phrase."))
    }
    if pieces.words.isEmpty {
      findings.append(finding(.wordless, "Add words that say what the intent does."))
    }
    var values: [String: String] = [:]
    for name in pieces.parameters {
      guard let parameter = intent.parameter(name) else {
        let known = intent.parameters.map(\.name).joined(separator: ", ")
        let hint = known.isEmpty ? "It has no parameters." : "It has: \(known)."
        findings.append(
          finding(.unknownParameter, "\(intent.identifier) has no parameter “\(name)”. \(hint)"))
        continue
      }
      switch sample(of: parameter, in: app) {
      case .value(let text): values[name] = text
      case .later: break
      case .never(let reason): findings.append(finding(.unfillableParameter, reason))
      }
    }
    guard findings.allSatisfy({ $0.rule == .missingAppName }), values.count == pieces.parameters.count else {
      return findings
    }
    let sentence = pieces.sentence(app: app.name, values: values)
    if let (rule, message) = outcome(sentence, intent, app, phrase, context) {
      findings.append(finding(rule, message))
    }
    return findings
  }

  /// How a sentence made from a phrase is read, when not as the phrase's intent.
  private func outcome(
    _ sentence: String, _ intent: IntentManifest, _ app: InstalledApp, _ phrase: String,
    _ context: LanguageContext
  ) -> (Rule, String)? {
    let reading = understanding.read(Utterance(sentence, context: context))
    let isOwn = { (found: Interpretation) in found.app == app.identifier && found.intent == intent.identifier
    }
    switch reading.decision {
    case .accepted(let found):
      guard !isOwn(found) else { return nil }
      return (
        .neverWins,
        "“\(sentence)” is read as “\(found.evidence.phrase)” for \(found.intent) in \(found.appName). "
          + "Use other words for one of them."
      )
    case .ambiguous(let found):
      let others = found.filter { !isOwn($0) }
      guard let other = others.first else { return nil }
      guard others.count < found.count else {
        return (.neverWins, "“\(sentence)” is read as \(other.intent) in \(other.appName). Use other words.")
      }
      return (
        .collision,
        "“\(sentence)” may as well mean “\(other.evidence.phrase)” for \(other.intent) in \(other.appName). "
          + "Use other words for one of them."
      )
    case .refused:
      return (
        .neverWins, "“\(sentence)” is not understood. Try: prithee why \"\(sentence)\" --phrase \"\(phrase)\""
      )
    }
  }

  /// A value as people say it.
  private enum Sample {
    case value(String)
    /// There is none yet, and there may be some later.
    case later
    case never(String)
  }

  private func sample(of parameter: ParameterManifest, in app: InstalledApp) -> Sample {
    switch parameter.type.element {
    case .enumeration(let type):
      guard let enumeration = app.manifest.enumeration(type) ?? SiriKitSchema.manifest.enumeration(type)
      else {
        return .never("“\(parameter.name)” is of the type \(type), of which no cases are known.")
      }
      guard let first = enumeration.cases.first else {
        return .never("“\(parameter.name)” is of the type \(type), which has no cases.")
      }
      return .value(first.spokenNames.first ?? first.name)
    case .entity(let type):
      if let known = vocabularies[app.identifier]?.entities[type]?.first {
        return .value(known.display.title)
      }
      guard app.manifest.queries.contains(where: { $0.entity == type }) else {
        return .never(
          "Nothing tells which \(type) there are, so that no name fills “\(parameter.name)”. Give it a query "
            + "with suggestedEntities().")
      }
      return .later
    case .file, .record:
      return .never("“\(parameter.name)” takes something that people cannot say. Leave it out of the phrase.")
    case .date, .dateRange: return .value("tomorrow")
    case .duration: return .value("ten minutes")
    case .integer, .number: return .value("three")
    case .measurement, .currency, .boolean: return .later
    case .person: return .value("Maria")
    case .url: return .value("example.org")
    default: return .value("something")
    }
  }
}
