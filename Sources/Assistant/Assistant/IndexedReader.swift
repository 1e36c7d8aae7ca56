import Catalog
import Conversation
import Donations
import EntityIndex
import IntentWire
import Language
import Logging
import Understanding

/// Reads sentences with the names of what apps indexed.
///
/// An app may have indexed a hundred thousand things. The names that stand in a sentence are looked up for it; an index
/// that cannot be read costs nobody a turn.
struct IndexedReader: SentenceReading {
  let understanding: Understanding
  let index: EntityIndex
  /// The apps that may be used, by bundle identifier.
  let apps: Set<String>
  let logger: Logger

  /// The things whose names stand in a text.
  func things(in text: String) -> [NamedThing] {
    do {
      return try index.entities(namedIn: text, apps: apps).map {
        NamedThing(app: $0.app, entity: $0.entity, names: $0.names)
      }
    } catch {
      logger.warning("The names in the search index cannot be read: \(error)")
      return []
    }
  }

  func read(_ text: String, in app: String?, context: LanguageContext) -> Reading {
    understanding.read(Utterance(text, context: context, app: app, things: things(in: text)))
  }

  func value(
    answering text: String, for parameter: ParameterManifest, of intent: String, in app: InstalledApp,
    context: LanguageContext
  ) -> IntentValue? {
    understanding.values(
      answering: parameter.type, parameter: parameter.name, intent: intent, app: app.identifier, text: text,
      context: context, things: things(in: text))
  }
}

extension Assistant {
  /// Reads sentences of this moment.
  func reader(in room: ReadingRoom) throws -> IndexedReader {
    IndexedReader(
      understanding: room.understanding, index: board.index(try store()), apps: usableApps(in: room),
      logger: configuration.logger)
  }

  /// The apps that the person lets the assistant use, by bundle identifier.
  func usableApps(in room: ReadingRoom) -> Set<String> {
    Set(room.apps.map(\.identifier).filter(permissions.mayUse))
  }
}
