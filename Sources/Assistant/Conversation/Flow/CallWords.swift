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
  /// The words for all intents.
  let general: DialogFile?
  let values: ValueWords

  private var language: any LanguageReader { values.language }

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

  /// The question whether the whole request is meant; nil when the dialog file has none that fits.
  ///
  /// - Parameter response: What the app said when it confirmed.
  func request(_ response: [String: IntentValue] = [:]) -> String? {
    fill(file?.request, response.mapValues(Optional.some))
  }

  /// The question whether the whole request is meant, in general words where the dialog file has none.
  func confirmRequest(_ response: [String: IntentValue] = [:]) -> String {
    if let sentence = request(response) { return sentence }
    let manifest = app?.manifest.intent(intent)
    let names = manifest?.parameters.map(\.name) ?? parameters.keys.sorted()
    let said = names.compactMap { name -> String? in
      guard let value = parameters[name], !name.hasSuffix("dentifier"), !name.hasSuffix("dentifiers") else {
        return nil
      }
      if case .boolean = value { return nil }
      let text = display(value)
      return text.isEmpty ? nil : text
    }
    return Sentences.requestConfirmation(
      manifest?.title ?? intent, app: appName, values: said.joined(separator: ", "))
  }

  // MARK: Refusals

  func refusal(of name: String, value: IntentValue?, reason: String?) -> String {
    let values = ["value": value]
    if let reason {
      if let sentence = fill(file?.reasons?[name]?[reason], values) { return sentence }
      if let sentence = fill(general?.reasons?["any"]?[reason], values) { return sentence }
    }
    let sentence =
      (value == nil ? nil : fill(file?.unsupported?[name], values))
      ?? Sentences.unsupported(value.map(display), manifest(name), app: appName)
    // The reasons of custom intents are bare numbers, which say nothing.
    guard let reason, reason.contains(where: \.isLetter) else { return sentence }
    return Sentences.because(sentence, ValueWords.words(reason))
  }

  func existing(_ options: [IntentValue], of name: String) -> String {
    fill(file?.existing?[name], ["options": .list(options)])
      ?? Sentences.existing(language.join(labels(options)))
  }

  /// What is said when a request refers to something of a type and nothing of it is remembered.
  func missing(_ type: String) -> String {
    fill(file?.missing?[type]) ?? fill(general?.missing?[type]) ?? Sentences.unknownReferent
  }

  // MARK: Answers

  /// What is said above the values of an answer that are shown as lines; `nil` where the sentence says nothing of them.
  func heading(_ response: [String: IntentValue]) -> String? {
    fill(file?.heading, response.mapValues(Optional.some))
  }

  /// What a person calls a field of a thing; `nil` for what only a program reads.
  func field(_ name: String) -> String? { general?.fields?[name] }

  /// The answer for a response's code, with the response's properties before the parameters.
  ///
  /// Words for the code itself come before those for its whole family, and the intent's own before the general ones.
  ///
  /// - Returns: The sentence, and whether it is one for the code itself; nil when no file has any.
  func response(
    _ code: ResponseCode, _ response: [String: IntentValue]
  ) -> (sentence: String, isExact: Bool)? {
    let values = response.mapValues(Optional.some)
    for file in [file, general] {
      if let sentence = fill(file?.responses?[code.name], values) { return (sentence, true) }
    }
    // What the app does in the background reads as what it has done.
    let names = code.family == .handleInApp ? [code.familyName, "success"] : [code.familyName]
    return names.lazy.compactMap { fill(file?.responses?[$0], values) }.first.map { ($0, false) }
  }

  /// What is said when an answer changes that is followed; nil when the dialog file has nothing that fits.
  ///
  /// - Parameters:
  ///   - changes: The values that have changed, under their names.
  ///   - response: The whole answer, whose values the sentences name behind `whole`.
  func update(_ changes: [String: IntentValue], of response: [String: IntentValue]) -> String? {
    var values = changes.mapValues(Optional.some)
    values["whole"] = .record(RecordValue(type: "", display: DisplayValue(""), fields: response))
    return fill(file?.updates, values)
  }

  // MARK: Values

  /// How a value reads in a sentence; a moment with its preposition.
  func moment(_ value: IntentValue) -> String {
    if case .date(let date) = value { values.moment(date) } else { display(value) }
  }

  /// How a value reads in a sentence.
  func display(_ value: IntentValue) -> String {
    switch value {
    case .enumeration(let choice):
      guard let manifest = app?.manifest.enumeration(choice.type) else { return values.text(value) }
      return choice.cases.map { name in manifest.cases.first { $0.name == name }?.display.title ?? name }
        .joined(separator: ", ")
    case .list(let elements): return elements.map(display).joined(separator: ", ")
    default: return values.text(value)
    }
  }

  /// How a value reads inside a sentence, where the titles of SiriKit's own choices are common words: “marked as read”.
  func inline(_ value: IntentValue) -> String {
    switch value {
    case .enumeration(let choice) where Self.isOfSiriKit(choice.type):
      display(value).split(separator: ", ").map { Sentences.lowercasedTitle(String($0)) }
        .joined(separator: ", ")
    case .list(let elements): language.join(elements.map(inline))
    default: display(value)
    }
  }

  /// Whether a type is one of SiriKit's: `INMessageAttribute`.
  private static func isOfSiriKit(_ type: String) -> Bool {
    type.hasPrefix("IN") && type.dropFirst(2).first?.isUppercase == true
  }

  /// What a person sees of several values that they choose from; those of one name are told apart by their second
  /// line, and people by how they are reached.
  func labels(_ options: [IntentValue]) -> [String] {
    let texts = options.map(display)
    return zip(options, texts).map { option, text in
      guard texts.count(where: { $0 == text }) > 1, let difference = Self.difference(of: option) else {
        return text
      }
      return "\(text) (\(difference))"
    }
  }

  /// What tells a value from others of its name.
  private static func difference(of value: IntentValue) -> String? {
    switch value {
    case .person(let person): person.handles.first.map { $0.label ?? $0.value }
    case .entity(let entity): entity.display.subtitle
    case .record(let record): record.display.subtitle
    default: nil
    }
  }

  /// The names by which a person may call a value.
  func names(_ value: IntentValue) -> [String] {
    switch value {
    case .spoken(let spoken): [spoken.phrase, spoken.pronunciation].compactMap(\.self)
    case .entity(let entity): Self.names(of: entity.display)
    case .record(let record):
      Self.names(of: record.display)
        + [RecordWords(values: values).name(record)].compactMap(\.self).filter { !$0.isEmpty }
    case .person(let person): Self.names(of: person)
    case .enumeration(let choice):
      choice.cases.flatMap { name in
        let found = app?.manifest.enumeration(choice.type)?.cases.first { $0.name == name }
        return found?.spokenNames ?? [name]
      }
    default: Array(Set([value.displayText, values.text(value)])).sorted()
    }
  }

  /// The names of what is shown, and its name with its second line: “Blue Lantern Harbor Lights”.
  private static func names(of display: DisplayValue) -> [String] {
    let titles = ([display.title] + display.synonyms).filter { !$0.isEmpty }
    guard let subtitle = display.subtitle, !subtitle.isEmpty else { return titles }
    return titles + ["\(display.title) \(subtitle)"]
  }

  /// The names of a person, and those with what tells their numbers apart: "mobile", "Maria Ruiz mobile".
  private static func names(of person: PersonValue) -> [String] {
    var names = [person.name, person.parts?.nickname].compactMap(\.self)
    if let relationship = person.relationship { names.append(relationship) }
    for handle in person.handles {
      if let label = handle.label { names += [label, "\(person.name) \(label)"] }
      if !handle.value.isEmpty { names.append(handle.value) }
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
    let source = TemplateValues(
      values: values, language: language, display: inline, moment: moment)
    return sentences.templates.lazy.compactMap { $0.filled(with: source) }.first
  }
}

extension Conversation {
  /// The words for a call.
  func words(for pending: PendingCall) -> CallWords {
    CallWords(
      app: app(pending.app), appName: name(pending.app), intent: pending.call.intent,
      parameters: pending.call.parameters, file: dialogs.file(pending.call.intent), general: dialogs.general,
      values: ValueWords(context: context, language: language))
  }
}
