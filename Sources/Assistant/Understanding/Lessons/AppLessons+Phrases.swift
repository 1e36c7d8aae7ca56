import Catalog
import IntentWire
import Learning

extension AppLessons {
  /// The most sentences that are made of one phrase.
  private static let each = 12

  /// The phrases of App Shortcuts, titles and summaries, with values in the places of parameters.
  ///
  /// - Parameter values: Values of parameters, by `Intent.parameter`; a phrase with a parameter that has none is left out.
  func phrases(values: [String: [String]]) -> [LabeledExample] {
    var examples: [LabeledExample] = []
    for shortcut in app.manifest.shortcuts {
      guard let intent = app.manifest.intent(shortcut.intent) else { continue }
      let presets = shortcut.parameters.sorted { $0.key < $1.key }.compactMap { name, value in
        AppUtterances.implied(value).map { LabeledExample.Slot(name: name, value: $0, start: 0, end: 0) }
      }
      for phrase in shortcut.phrases + (shortcut.shortTitle.map { [$0] } ?? []) {
        examples += filled(phrase, intent, values).map { example in
          var example = example
          example.slots += presets
          return example
        }
      }
      for phrase in shortcut.negativePhrases ?? [] {
        examples += filled(phrase, intent, values).map { LabeledExample(text: $0.text, intent: nil) }
      }
    }
    for intent in app.manifest.intents
    where intent.isDiscoverable && (intent.dialect == .appIntents || intent.definition != nil) {
      for template in [intent.title] + (intent.appIntent?.sentences ?? []).map(\.template) {
        examples += filled(template, intent, values)
      }
    }
    return examples
  }

  /// The sentences of a phrase, with one value after the other in each place.
  private func filled(
    _ phrase: String, _ intent: IntentManifest, _ values: [String: [String]]
  ) -> [LabeledExample] {
    let pieces = PhrasePieces(phrase).pieces
    let choices = pieces.map { piece in
      switch piece {
      case .text(let text): [text]
      case .app: [app.name]
      case .parameter(let name): self.values(of: name, intent, values)
      }
    }
    guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
    let count = min(choices.map(\.count).max() ?? 1, Self.each)
    return (0..<count).map { number in
      var text = ""
      var slots: [LabeledExample.Slot] = []
      for (piece, choice) in zip(pieces, choices) {
        let value = choice[number % choice.count]
        let start = text.unicodeScalars.count
        text += value
        if case .parameter(let name) = piece {
          let end = start + value.unicodeScalars.count
          slots.append(LabeledExample.Slot(name: name, value: value, start: start, end: end))
        }
      }
      return LabeledExample(text: text, intent: intent.identifier, slots: slots)
    }
  }

  /// What may stand for a parameter: what the app's sentences and words say, and the names of cases.
  private func values(of name: String, _ intent: IntentManifest, _ told: [String: [String]]) -> [String] {
    guard let parameter = intent.parameter(name) else { return [] }
    let key = "\(intent.identifier).\(name)"
    var values = told[key] ?? []
    values += (app.vocabulary[key] ?? []).map(\.phrase)
    if case .enumeration(let type) = parameter.type.element,
      let enumeration = app.manifest.enumerations.first(where: { $0.identifier == type })
    {
      values += enumeration.cases.flatMap { [$0.display.title] + $0.display.synonyms }
    }
    return values.filter { !$0.isEmpty }
  }
}
