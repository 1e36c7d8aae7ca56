import Conversation
import EntityIndex
import Foundation
import IntentWire
import Logging

/// Searches the index for conversations.
struct IndexSearch: ThingSearching {
  let index: EntityIndex
  /// The apps that may be used, by bundle identifier.
  let apps: Set<String>
  let logger: Logger

  func search(
    for words: String, app: String?, whole: Bool, limit: Int
  ) throws -> (things: [FoundThing], total: Int) {
    let results = try index.results(
      words: words, limit: limit, apps: app.map { apps.intersection([$0]) } ?? apps)
    guard whole else { return (results.matches.map(FoundThing.init), results.total) }
    let matches = results.matches.filter { index.hasAll(words, in: $0.item) }
    let isCut = matches.count == results.matches.count && matches.count >= limit
    return (matches.map(FoundThing.init), isCut ? results.total : matches.count)
  }

  func noteOpening(of thing: FoundThing) {
    do {
      try index.noteOpening(of: thing.identifier, index: thing.index, app: thing.app)
    } catch {
      logger.warning("That “\(thing.title)” was opened could not be noted: \(error)")
    }
  }
}

extension FoundThing {
  /// What a search in the index found.
  init(_ match: IndexMatch) {
    self.init(
      app: match.app, index: match.index, identifier: match.item.identifier, title: match.item.title,
      detail: match.item.detail, entity: match.item.entity)
    for name in ["contentURL", "url"] where link == nil {
      if case .url(let url)? = match.item.attributes[name] { link = url }
    }
  }
}
