import Catalog
import IntentWire
import Language

/// Sentences that a person may say to the installed apps.
struct ExampleRequests {
  let vocabularies: [String: AppVocabulary]
  let dialogs: DialogBook
  let language: any LanguageReader

  /// Returns some sentences, one of each app in turn, in the order of the apps' names.
  func sentences(for apps: [InstalledApp], count: Int) -> [String] {
    let ordered = apps.sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
    var lists = ordered.prefix(count).map { sentences(of: $0, count: count)[...] }
    var result: [String] = []
    while result.count < count, lists.contains(where: { !$0.isEmpty }) {
      for index in lists.indices where result.count < count {
        if let sentence = lists[index].popFirst(), !result.contains(sentence) { result.append(sentence) }
      }
    }
    return result
  }

  private func sentences(of app: InstalledApp, count: Int) -> [String] {
    requests(of: app).prefix(count).map(\.text)
  }

  /// A sentence for each intent of an app that has one, those of its shortcuts first.
  func requests(of app: InstalledApp) -> [(intent: String, text: String)] {
    var result: [(intent: String, text: String)] = []
    for shortcut in app.manifest.shortcuts {
      if let phrase = shortcut.phrases.lazy.compactMap({ fill($0, of: shortcut.intent, in: app) }).first {
        result.append((shortcut.intent, phrase))
      }
    }
    for (intent, examples) in app.examples.sorted(by: { $0.key < $1.key }) {
      guard app.manifest.intent(intent) != nil, let example = examples.first else { continue }
      result.append((intent, example))
    }
    for intent in app.manifest.intents where app.examples[intent.identifier] == nil {
      for example in dialogs.file(intent.identifier)?.examples?.prefix(1) ?? [] {
        result.append((intent.identifier, example.replacing("{app}", with: app.name)))
      }
    }
    return result
  }

  /// A shortcut's phrase with the app's name and with a value that the app knows; nil when none is known.
  private func fill(_ phrase: String, of intent: String, in app: InstalledApp) -> String? {
    var text = phrase.replacing("${applicationName}", with: app.name)
    guard text.contains("${") else { return text }
    for parameter in app.manifest.intent(intent)?.parameters ?? [] {
      let place = "${\(parameter.name)}"
      guard text.contains(place), let value = value(for: parameter, in: app) else { continue }
      text = text.replacing(place, with: value)
    }
    return text.contains("${") ? nil : text
  }

  private func value(for parameter: ParameterManifest, in app: InstalledApp) -> String? {
    switch parameter.type {
    case .entity(let type): vocabularies[app.identifier]?.entities[type]?.first?.display.title
    case .enumeration(let type): app.manifest.enumeration(type)?.cases.first?.display.title
    default: nil
    }
  }
}
