import Catalog
public import IntentWire
import Language
public import Understanding

extension Assistant {
  /// Tells what would have to change in a sentence for a phrase of an installed app to match; nothing is done.
  ///
  /// - Parameter phrase: The phrase as the app has it, or with the app's name in its place.
  /// - Returns: The outcome in words and as data; `nil` when no installed app has the phrase.
  public func why(_ text: String, phrase: String) async throws -> (text: String, json: JSONValue)? {
    let room = try readingRoom()
    let trial = PhraseTrial(
      phrase, apps: room.apps, vocabularies: room.vocabularies, reader: configuration.language)
    guard let trial else { return nil }
    let utterance = Utterance(text, context: context(at: nil))
    let reading = room.understanding.read(utterance)
    return (trial.text(for: utterance, among: reading), trial.json(for: utterance, among: reading))
  }

  /// Finds phrases of installed apps that people cannot use.
  public func lint() async throws -> [PhraseLint.Finding] {
    let room = try readingRoom()
    return PhraseLint(room.understanding, vocabularies: room.vocabularies)
      .findings(context: context(at: nil))
  }
}
