public import IntentWire

/// The words that an app knows at present, beyond those in its bundle.
public struct AppVocabulary: Sendable, Hashable, Codable {
  /// Entities by type name, as the app suggests them.
  public var entities: [String: [EntityReference]]
  /// The app's own phrases by SiriKit vocabulary type, for example `notebookItemTitle`.
  public var phrases: [String: [SpokenText]]
  /// The cases of enumerations whose names the app makes only while it runs, by type name; `nil` for none.
  public var choices: [String: [EnumerationManifest.Case]]?

  /// Creates a vocabulary.
  public init(
    entities: [String: [EntityReference]] = [:], phrases: [String: [SpokenText]] = [:],
    choices: [String: [EnumerationManifest.Case]]? = nil
  ) {
    self.entities = entities
    self.phrases = phrases
    self.choices = choices
  }
}

extension EnumerationManifest.Case {
  /// Whether its name in source stands in place of a title, because source tells none.
  public var isUntitled: Bool { display.title == name && display.synonyms.isEmpty }
}

extension InstalledApp {
  /// The app with the names of cases that it told while it ran; the words of their names in source for others without a
  /// title (`optedIn`: “opted in”).
  public func naming(_ told: [String: [EnumerationManifest.Case]]?) -> InstalledApp {
    guard manifest.enumerations.contains(where: { $0.cases.contains(where: \.isUntitled) }) else {
      return self
    }
    var app = self
    for (place, enumeration) in manifest.enumerations.enumerated() {
      let named = told?[enumeration.identifier] ?? []
      for (number, value) in enumeration.cases.enumerated() where value.isUntitled {
        var display = named.first { $0.name == value.name }?.display ?? value.display
        if display.title == value.name { display.title = IdentifierWords.words(of: value.name) }
        app.manifest.enumerations[place].cases[number].display = display
      }
    }
    return app
  }
}
