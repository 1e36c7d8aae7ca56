import Catalog
import IntentWire

/// The values of a parameter that are known without asking the app.
struct KnownValues {
  let app: InstalledApp
  let vocabulary: AppVocabulary?
  let dialogs: DialogBook

  /// Returns what the parameter may be, in the order of the app's own vocabulary.
  func values(for parameter: ParameterManifest, of intent: String) -> [IntentValue] {
    switch parameter.type.element {
    case .enumeration(let type):
      // The case "unknown" of a SiriKit enumeration stands for no value.
      let isSiriKit = app.manifest.intent(intent)?.dialect == .siriKit
      return app.manifest.enumeration(type)?.cases.filter { !isSiriKit || $0.name != "unknown" }.map {
        .enumeration(EnumerationValue(type: type, case: $0.name))
      } ?? []
    case .entity(let type):
      return vocabulary?.entities[type]?.map(IntentValue.entity) ?? []
    default:
      if let kind = dialogs.file(intent)?.names?[parameter.name], let phrases = vocabulary?.phrases[kind] {
        return phrases.map(IntentValue.spoken)
      }
      return app.vocabulary["\(intent).\(parameter.name)"]?.map(IntentValue.spoken) ?? []
    }
  }
}
