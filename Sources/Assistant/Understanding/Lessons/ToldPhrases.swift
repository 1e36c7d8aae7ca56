import Catalog
import IntentWire
import Learning

/// Phrases out of the sentences that an app tells, with places for the values in them.
///
/// Only those are taken that name a number, a date or a sum, or several cases, and nothing that could be any words: “how many
/// weeks until Friday” is as sure of another day as of this one. An App Shortcut's phrase cannot hold such values.
struct ToldPhrases {
  /// How much a full match proves.
  static let weight: Float = 0.95
  /// The most phrases of an app.
  static let limit = 300

  private let app: InstalledApp

  init(_ app: InstalledApp) { self.app = app }

  /// The phrases, each with its intent, in the order of the sentences.
  func phrases() -> [(intent: String, text: String)] {
    // The file is only read for an app that takes such values.
    guard !app.sentenceFiles.isEmpty,
      app.manifest.intents.contains(where: {
        $0.dialect == .appIntents && $0.parameters.contains(where: isTyped)
      }),
      let examples = try? AppUtterances(app).examples()
    else { return [] }
    var seen: Set<String> = []
    var phrases: [(intent: String, text: String)] = []
    for example in examples where phrases.count < Self.limit {
      guard let name = example.intent, let intent = app.manifest.intent(name),
        let text = phrase(example, intent), seen.insert("\(name) \(text)").inserted
      else { continue }
      phrases.append((name, text))
    }
    return phrases
  }

  /// The sentence with the names of parameters in the places of their values.
  private func phrase(_ example: LabeledExample, _ intent: IntentManifest) -> String? {
    let slots = example.slots.sorted { $0.start < $1.start }
    let parameters = slots.compactMap { intent.parameter($0.name) }
    guard parameters.count == slots.count, Set(slots.map(\.name)).count == slots.count,
      parameters.contains(where: isTyped) || parameters.count > 1,
      parameters.allSatisfy({ isTyped($0) || isChosen($0) }),
      slots.allSatisfy({ $0.start < $0.end })
    else { return nil }
    let scalars = Array(example.text.unicodeScalars)
    var text = ""
    var place = 0
    for slot in slots {
      guard place <= slot.start, slot.end <= scalars.count else { return nil }
      text += String(String.UnicodeScalarView(scalars[place..<slot.start])) + "${\(slot.name)}"
      place = slot.end
    }
    return text + String(String.UnicodeScalarView(scalars[place...]))
  }

  /// Whether a parameter takes only what can be told from any other words.
  private func isTyped(_ parameter: ParameterManifest) -> Bool {
    switch parameter.type {
    case .integer, .number, .date, .duration: true
    default: parameter.takesSums
    }
  }

  private func isChosen(_ parameter: ParameterManifest) -> Bool {
    if case .enumeration = parameter.type { true } else { false }
  }
}
