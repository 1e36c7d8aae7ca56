import Catalog
import IntentWire
import Language

/// Finds the words for a call: those of its dialog file, else the general ones.
struct CallWords {
  let app: InstalledApp?
  let appName: String
  let intent: String
  let parameters: [String: IntentValue]
  let file: DialogFile?
  let language: any LanguageReader

  // MARK: Questions

  func question(for name: String) -> String {
    if let sentence = fill(file?.questions?[name]) { return sentence }
    guard let parameter = manifest(name) else { return Sentences.whichOne(of: nil) }
    return parameter.question ?? Sentences.question(for: parameter)
  }

  func choice(of name: String, value: IntentValue?) -> String {
    fill(file?.choices?[name], ["value": value]) ?? Sentences.whichOne(of: manifest(name))
  }

  func again(_ name: String, hasOptions: Bool) -> String {
    hasOptions ? choice(of: name, value: nil) : question(for: name)
  }

  func confirmation(of name: String, value: IntentValue, said: IntentValue?, reason: String?) -> String {
    let values = ["value": value, "said": said]
    if let reason, let sentence = fill(file?.reasons?[name]?[reason], values) { return sentence }
    return fill(file?.confirmations?[name], values) ?? Sentences.didYouMean(display(value))
  }

  /// The question whether the whole request is meant; nil when the request needs none.
  func request() -> String? {
    fill(file?.request)
  }

  func confirmRequest() -> String {
    let title = app?.manifest.intent(intent)?.title ?? intent
    return request() ?? Sentences.requestConfirmation(title, app: appName)
  }

  // MARK: Refusals

  func refusal(of name: String, value: IntentValue?, reason: String?) -> String {
    let values = ["value": value]
    if let reason, let sentence = fill(file?.reasons?[name]?[reason], values) { return sentence }
    if value != nil, let sentence = fill(file?.unsupported?[name], values) { return sentence }
    return Sentences.unsupported(value.map(display), manifest(name), app: appName)
  }

  func existing(_ options: [IntentValue], of name: String) -> String {
    fill(file?.existing?[name], ["options": .list(options)])
      ?? Sentences.existing(language.join(options.map(display)))
  }

  // MARK: Answers

  /// The answer for a response's code, with the response's properties before the parameters.
  func response(_ code: String, _ response: [String: IntentValue]) -> String? {
    fill(file?.responses?[code], response.mapValues(Optional.some))
  }

  // MARK: Values

  /// How a value reads in a sentence.
  func display(_ value: IntentValue) -> String {
    guard case .enumeration(let choice) = value, let manifest = app?.manifest.enumeration(choice.type) else {
      return value.displayText
    }
    return choice.cases.map { name in manifest.cases.first { $0.name == name }?.display.title ?? name }
      .joined(separator: ", ")
  }

  /// The names by which a person may call a value.
  func names(_ value: IntentValue) -> [String] {
    let names: [String] =
      switch value {
      case .spoken(let spoken): [spoken.phrase, spoken.pronunciation].compactMap(\.self)
      case .entity(let entity): [entity.display.title] + entity.display.synonyms
      case .record(let record): [record.display.title] + record.display.synonyms
      case .enumeration(let choice):
        choice.cases.flatMap { name in
          let found = app?.manifest.enumeration(choice.type)?.cases.first { $0.name == name }
          return found.map { [$0.display.title] + $0.display.synonyms + [name] } ?? [name]
        }
      default: [value.displayText]
      }
    return names
  }

  private func manifest(_ name: String) -> ParameterManifest? {
    app?.manifest.intent(intent)?.parameter(name)
  }

  private func fill(
    _ sentences: DialogFile.Sentences?, _ more: [String: IntentValue?] = [:]
  ) -> String? {
    guard let sentences else { return nil }
    var values = parameters
    for (name, value) in more { values[name] = value ?? values[name] }
    values["app"] = .string(appName)
    let source = TemplateValues(values: values, language: language, display: display)
    return sentences.templates.lazy.compactMap { $0.filled(with: source) }.first
  }
}

extension Conversation {
  /// The words for a call.
  func words(for pending: PendingCall) -> CallWords {
    CallWords(
      app: app(pending.app), appName: name(pending.app), intent: pending.call.intent,
      parameters: pending.call.parameters, file: dialogs.file(pending.call.intent), language: language)
  }
}
