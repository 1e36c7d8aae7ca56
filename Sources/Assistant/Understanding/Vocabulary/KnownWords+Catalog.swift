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
          for name in Self.names(of: value) {
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
          text, app: app, category: category, classes: .vocabulary(category), payload: .spoken(spoken),
          into: &lexicon, language: language)
      }
    }
  }

  /// The category of an enumeration's cases.
  static func enumeration(_ type: String) -> String { "enumeration:\(type)" }

  /// The category of the entities of a type.
  static func entity(_ type: String) -> String { "entity:\(type)" }

  /// The display name, the synonyms and the case name in words, without repetition.
  static func names(of value: EnumerationManifest.Case) -> [String] {
    var names: [String] = []
    let spelled = words(ofIdentifier: value.name)
    for name in [value.display.title] + value.display.synonyms + [spelled] {
      if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
    }
    return names
  }

  /// The words of an identifier: `notCompleted` becomes “not completed”.
  static func words(ofIdentifier name: String) -> String {
    var text = ""
    var wasLower = false
    for character in name {
      if character == "_" {
        text += " "
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower { text += " " }
      wasLower = character.isLowercase || character.isNumber
      text += character.lowercased()
    }
    return text
  }
}
