import Catalog
import IntentWire
import Language

extension KnownWords {
  /// Collects what all apps know.
  init(
    apps: [InstalledApp], vocabularies: [String: AppVocabulary], lexicon: inout Lexicon,
    language: any LanguageReader
  ) {
    self.init()
    for (index, app) in apps.enumerated() {
      for enumeration in app.manifest.enumerations {
        for value in enumeration.cases {
          let payload = Payload.enumeration(EnumerationValue(type: enumeration.identifier, case: value.name))
          for name in value.spokenNames {
            insert(
              name, app: index, category: Self.enumeration(enumeration.identifier), classes: .enumeration,
              payload: payload, into: &lexicon, language: language)
          }
        }
      }
      for (place, phrases) in app.vocabulary.sorted(by: { $0.key < $1.key }) {
        insert(phrases, app: index, category: place, into: &lexicon, language: language)
      }
      guard let vocabulary = vocabularies[app.identifier] else { continue }
      for (type, phrases) in vocabulary.phrases.sorted(by: { $0.key < $1.key }) {
        insert(phrases, app: index, category: type, into: &lexicon, language: language)
      }
      for (type, entities) in vocabulary.entities.sorted(by: { $0.key < $1.key }) {
        for entity in entities {
          for name in [entity.display.title] + entity.display.synonyms {
            insert(
              name, app: index, category: Self.entity(type), classes: .entity, payload: .entity(entity),
              into: &lexicon, language: language)
            // People leave the last word of a long name out: “Cedar Falls” of “Cedar Falls Loop”.
            let words = PhraseWords.split(name)
            guard words.count > 2 else { continue }
            insert(
              words.dropLast().joined(separator: " "), app: index, category: Self.entity(type),
              classes: .entity,
              payload: .entity(entity), isPart: true, into: &lexicon, language: language)
          }
        }
      }
    }
  }

  private mutating func insert(
    _ phrases: [SpokenText], app: Int, category: String, into lexicon: inout Lexicon,
    language: any LanguageReader
  ) {
    for spoken in phrases {
      for text in [spoken.phrase] + (spoken.pronunciation.map { [$0] } ?? []) {
        insert(
          text, app: app, category: category, payload: .spoken(spoken), into: &lexicon, language: language)
      }
      guard category == Self.contactName else { continue }
      let words = PhraseWords.split(spoken.phrase)
      guard words.count > 1 else { continue }
      for word in Set([words[0], words[words.count - 1]]).sorted() {
        insert(
          word, app: app, category: category, payload: .spoken(spoken), isPart: true, into: &lexicon,
          language: language)
      }
    }
  }

  /// Adds the people of the assistant's contacts, and what people are to each other.
  mutating func insert(
    people: [String], relations: String, into lexicon: inout Lexicon, language: any LanguageReader
  ) {
    for name in Set(people).sorted() {
      insert(
        name, app: Self.everyApp, category: Self.people, payload: .contact, into: &lexicon,
        language: language)
    }
    for word in relations.split(separator: "|") {
      insert(
        String(word), app: Self.everyApp, category: Self.people, payload: .common, into: &lexicon,
        language: language)
    }
  }

  /// Adds what the phrase file of an intent knows.
  mutating func insert(
    _ file: PhraseFile, of manifest: IntentManifest, into lexicon: inout Lexicon,
    language: any LanguageReader
  ) {
    for (slot, settings) in (file.slots ?? [:]).sorted(by: { $0.key < $1.key }) {
      let parameter = settings.parameter ?? slot
      let place = [parameter, settings.field].compactMap(\.self).joined(separator: ".")
      for word in (settings.words ?? "").split(separator: "|") {
        insert(
          String(word), app: Self.everyApp, category: "\(manifest.identifier).\(place)",
          payload: .common, into: &lexicon, language: language)
      }
      guard
        let type = manifest.parameter(parameter).flatMap({ GrammarDraft.type(of: $0, field: settings.field) }
        ),
        case .enumeration(let type) = type
      else { continue }
      for (name, words) in (settings.cases ?? [:]).sorted(by: { $0.key < $1.key }) {
        let payload = Payload.enumeration(EnumerationValue(type: type, case: name))
        for word in words.split(separator: "|") {
          insert(
            String(word), app: Self.everyApp, category: Self.enumeration(type), payload: payload,
            into: &lexicon, language: language)
        }
      }
    }
  }

  /// The vocabulary type of people whom an app knows.
  static let contactName = "contactName"

  /// The category of an enumeration's cases.
  static func enumeration(_ type: String) -> String { "enumeration:\(type)" }

  /// The category of the entities of a type.
  static func entity(_ type: String) -> String { "entity:\(type)" }
}
