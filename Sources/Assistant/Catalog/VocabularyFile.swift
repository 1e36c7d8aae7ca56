import Foundation
import IntentWire

/// What `AppIntentVocabulary.plist` files say: example sentences, and words for parameters.
struct VocabularyFile {
  /// The name of the file.
  static let name = "AppIntentVocabulary.plist"

  /// Example sentences by intent.
  private(set) var examples: [String: [String]] = [:]
  /// Words by `Intent.parameter`.
  private(set) var words: [String: [SpokenText]] = [:]
  /// What is wrong with the files.
  private(set) var faults: [String] = []
  /// What is odd about them.
  private(set) var warnings: [String] = []

  private let manifest: AppManifest
  private static let longest = 1_024

  /// - Parameter manifest: The intents of the app.
  init(manifest: AppManifest) {
    self.manifest = manifest
  }

  /// Takes in what a file says.
  mutating func add(_ list: PropertyList, of part: String) {
    for key in ["IntentPhrases", "ParameterVocabularies"] {
      if let fault = list.faultOfLists(key) { faults.append("\(Self.sentence(fault)).") }
    }
    if !list.has("IntentPhrases"), !list.has("ParameterVocabularies") {
      warnings.append(
        "\(Self.name) has neither IntentPhrases nor ParameterVocabularies, and so says nothing.")
    }
    for (index, entry) in list.lists("IntentPhrases").enumerated() { addPhrases(entry, index + 1) }
    for (index, entry) in list.lists("ParameterVocabularies").enumerated() { addVocabulary(entry, index + 1) }
  }

  private mutating func addPhrases(_ entry: PropertyList, _ number: Int) {
    let place = "entry \(number) of IntentPhrases"
    guard let intent = entry.text("IntentName") else {
      faults.append("\(Self.sentence(place)) has no IntentName; add the class name of an intent.")
      return
    }
    if let fault = entry.faultOfTexts("IntentExamples") {
      faults.append("In \(place) (\(intent)), \(fault).")
      return
    }
    let sentences = entry.texts("IntentExamples")
    if sentences.isEmpty {
      faults.append(
        "\(Self.sentence(place)) (\(intent)) has no IntentExamples; add sentences that a person may say.")
    }
    guard manifest.intent(intent) != nil else {
      warnings.append(
        "\(Self.name), \(place): the app does not support “\(intent.prefix(80))”, so its examples are not used. Add it to "
          + "IntentsSupported in Info.plist, or remove the entry.")
      return
    }
    examples[intent, default: []] += sentences
  }

  private mutating func addVocabulary(_ entry: PropertyList, _ number: Int) {
    let place = "entry \(number) of ParameterVocabularies"
    for fault in [entry.faultOfTexts("ParameterNames"), entry.faultOfLists("ParameterVocabulary")] {
      if let fault { faults.append("In \(place), \(fault).") }
    }
    let parameters = entry.texts("ParameterNames")
    if parameters.isEmpty {
      faults.append(
        "\(Self.sentence(place)) has no ParameterNames; add at least one such as INStartWorkoutIntent.workoutName."
      )
    }
    var phrases: [SpokenText] = []
    var samples: [String] = []
    var known: Set<String> = []
    for (index, item) in entry.lists("ParameterVocabulary").enumerated() {
      let item = read(item, "item \(index + 1) of \(place)", &known)
      phrases += item.phrases
      samples += item.examples
    }
    for parameter in parameters {
      guard let intent = intent(of: parameter, place) else { continue }
      words[parameter, default: []] += phrases
      examples[intent, default: []] += samples
    }
  }

  /// The synonyms of one item, all of which carry its identifier, and the examples beside them.
  private mutating func read(
    _ item: PropertyList, _ place: String, _ known: inout Set<String>
  ) -> (phrases: [SpokenText], examples: [String]) {
    guard let identifier = item.text("VocabularyItemIdentifier") else {
      faults.append(
        "\(Self.sentence(place)) has no VocabularyItemIdentifier; add the identifier that the app is to receive."
      )
      return ([], [])
    }
    if !known.insert(identifier).inserted {
      warnings.append("\(Self.name), \(place): the identifier “\(identifier.prefix(80))” was there before.")
    }
    if let fault = item.faultOfLists("VocabularyItemSynonyms") {
      faults.append("In \(place), \(fault).")
      return ([], [])
    }
    let synonyms = item.lists("VocabularyItemSynonyms")
    if synonyms.isEmpty {
      faults.append(
        "\(Self.sentence(place)) (“\(identifier.prefix(80))”) has no VocabularyItemSynonyms; add at least one dictionary "
          + "with a VocabularyItemPhrase.")
    }
    var phrases: [SpokenText] = []
    var examples: [String] = []
    for (index, synonym) in synonyms.enumerated() {
      guard let phrase = synonym.text("VocabularyItemPhrase") else {
        faults.append(
          "Synonym \(index + 1) of \(place) has no VocabularyItemPhrase; add the words that a person says.")
        continue
      }
      let hint = synonym.text("VocabularyItemPronunciation")
      for (name, text) in [("identifier", identifier), ("phrase", phrase), ("pronunciation", hint ?? "")]
      where text.utf8.count > Self.longest {
        faults.append(
          "The \(name) of synonym \(index + 1) of \(place) has \(text.utf8.count) bytes; \(Self.longest) are allowed."
        )
      }
      if let fault = synonym.faultOfTexts("VocabularyItemExamples") {
        faults.append("In \(place), \(fault).")
      }
      phrases.append(SpokenText(phrase, identifier: identifier, pronunciation: hint))
      examples += synonym.texts("VocabularyItemExamples")
    }
    return (phrases, examples)
  }

  /// The intent of a parameter that is written `Intent.parameter`; `nil` when the app has none.
  private mutating func intent(of parameter: String, _ place: String) -> String? {
    let parts = parameter.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, !parts.contains("") else {
      faults.append(
        "“\(parameter.prefix(80))” in \(place) is not a parameter; write the intent and the property with a dot between "
          + "them, such as INStartWorkoutIntent.workoutName.")
      return nil
    }
    guard let intent = manifest.intent(parts[0]) else {
      warnings.append(
        "\(Self.name), \(place): the app does not support “\(parts[0].prefix(80))”, so the words for "
          + "“\(parameter.prefix(80))” are not used.")
      return nil
    }
    guard intent.parameter(parts[1]) != nil else {
      let names = intent.parameters.map(\.name).joined(separator: ", ")
      warnings.append(
        "\(Self.name), \(place): \(intent.identifier) has no parameter “\(parts[1].prefix(80))”, so its words are not "
          + "used. It has: \(names).")
      return nil
    }
    return intent.identifier
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
