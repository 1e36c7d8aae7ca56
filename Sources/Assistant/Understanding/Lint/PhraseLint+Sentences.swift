import Catalog
import IntentWire
import Language
import Learning

extension PhraseLint {
  /// The sentences that apps tell and that are read otherwise.
  func misread(_ app: InstalledApp, context: LanguageContext) -> [Finding] {
    // What is wrong in the file itself is told when the app is installed.
    let examples = (try? AppUtterances(app).examples()) ?? []
    return examples.compactMap { example in
      let reading = understanding.read(Utterance(example.text, context: context))
      guard let message = Self.message(reading.decision, wanted: example.intent, of: app) else { return nil }
      return Finding(
        rule: .misreadSentence, app: app.name, intent: example.intent ?? "none", phrase: example.text,
        message: message)
    }
  }

  /// What is wrong with a decision about a sentence that an app tells; `nil` when nothing is.
  private static func message(_ decision: Decision, wanted: String?, of app: InstalledApp) -> String? {
    let isWanted = { (found: Interpretation) in found.app == app.identifier && found.intent == wanted }
    switch decision {
    case .accepted(let found):
      guard let wanted else {
        // What asks for the app's things by their properties is none of its declared intents.
        return found.app == app.identifier && app.manifest.intent(found.intent) != nil
          ? "It is read as \(found.intent), by “\(found.evidence.phrase)”. Exclude it by a negative phrase."
          : nil
      }
      return isWanted(found)
        ? nil
        : "It is read as \(found.intent) in \(found.appName), by “\(found.evidence.phrase)”, and not as \(wanted)."
    case .ambiguous(let found):
      guard wanted != nil, let other = found.first(where: { !isWanted($0) }) else { return nil }
      return "It may as well mean \(other.intent) in \(other.appName), by “\(other.evidence.phrase)”."
    case .refused:
      return wanted == nil
        ? nil : "It is not understood. Tell more sentences like it, or say it with the app's name."
    }
  }
}
