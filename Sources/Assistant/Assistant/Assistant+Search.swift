import AppProcesses
import Catalog
public import Conversation
import Donations
public import EntityIndex
import Foundation
public import IntentWire

extension Assistant {
  /// Finds what apps handed to the search index, the best first.
  ///
  /// Words are found in whatever form they have; the last one is found by its beginning. Items of apps that are gone or
  /// denied are left out.
  ///
  /// - Parameters:
  ///   - words: The words as a person types them.
  ///   - app: The name or bundle identifier of the only app to search; `nil` for all.
  ///   - limit: The most items; 0 for no limit.
  /// - Throws: `CatalogProblem` when there is no such app; an error when the store cannot be read.
  public func search(_ words: String, app: String? = nil, limit: Int = 20) async throws -> [IndexMatch] {
    try await searchResults(words, app: app, limit: limit, counting: false).matches
  }

  /// Finds what apps handed to the search index, and counts it by app and by kind.
  ///
  /// - Parameter counting: Whether everything is counted that has enough of the words; without it all counts are empty.
  public func searchResults(
    _ words: String, app: String? = nil, limit: Int = 20, counting: Bool = true
  ) async throws -> IndexResults {
    takeInSpool()
    let apps = try await searchedApps(app)
    let index = board.index(try store())
    if counting { return try index.results(words: words, limit: limit, apps: apps) }
    let matches = try index.search(words: words, limit: limit, apps: apps)
    return IndexResults(matches: matches, total: matches.count, apps: [], kinds: [])
  }

  /// Ways in which words can go on, from the names of what they find, the best first.
  public func searchSuggestions(
    _ typed: String, app: String? = nil, limit: Int = 5
  ) async throws -> [String] {
    takeInSpool()
    return try board.index(try store()).suggestions(
      for: typed, limit: limit, apps: try await searchedApps(app))
  }

  /// The name of each result and a part of its text, with the places of the words that were looked for.
  public func snippets(
    of matches: [IndexMatch], for words: String
  ) throws -> [(title: IndexSnippet, text: IndexSnippet?)?] {
    let index = board.index(try store())
    return matches.map { index.snippet(of: $0.item, for: words) }
  }

  /// What an app has in its indexes, by index and identifier.
  ///
  /// - Parameters:
  ///   - app: The app's name or bundle identifier.
  ///   - limit: The most items; 0 for no limit.
  public func indexedItems(of app: String, limit: Int = 0) async throws -> [IndexItem] {
    takeInSpool()
    let app = try await self.app(named: app).identifier
    return try board.index(try store()).items(of: app, limit: limit)
  }

  /// How large the search index is.
  public func indexStatistics() throws -> IndexStatistics {
    takeInSpool()
    return try board.index(try store()).statistics()
  }

  /// Lays the search index out anew from the items that apps handed over.
  public func rebuildIndex() throws {
    takeInSpool()
    try board.index(try store()).rebuild()
  }

  /// Asks apps to hand everything to the search index again.
  ///
  /// An app is asked when it has items in the index, or when it is named. What it answers with is added to what is there
  /// or replaces it; nothing is removed.
  ///
  /// - Parameter app: The name or bundle identifier of the only app to ask; `nil` for all that have indexed something.
  /// - Returns: For each app that was asked its name, and how many of its parts have filled the index again; or why
  ///   none did.
  public func refillIndex(
    of app: String? = nil
  ) async throws -> [(app: String, result: Result<Int, WireFault>)] {
    takeInSpool()
    var asked: [InstalledApp]
    if let app {
      asked = [try await self.app(named: app)]
    } else {
      let indexed = Set(try indexStatistics().sources.map(\.app))
      asked = try readingRoom().apps.filter { indexed.contains($0.identifier) }
    }
    asked = asked.filter { permissions.mayUse($0.identifier) }
    var results: [(app: String, result: Result<Int, WireFault>)] = []
    for app in asked.sorted(by: { $0.name < $1.name }) {
      do throws(WireFault) {
        let answer = try await calls().send(.reindex(ReindexCall()), to: app.identifier)
        guard case .reindexed(let count) = answer else {
          throw WireFault(
            .invalidMessage, "\(app.name) answered a request to index again with something else.")
        }
        results.append((app.name, .success(count)))
      } catch {
        results.append((app.name, .failure(error)))
      }
    }
    return results
  }

  /// The bundle identifier of an app with a name; `nil` for none.
  public func identifier(of app: String?) async throws -> String? {
    guard let app else { return nil }
    return try await self.app(named: app).identifier
  }

  private func searchedApps(_ only: String?) async throws -> Set<String> {
    let apps = try readingRoom().apps.map(\.identifier).filter(permissions.mayUse)
    guard let only else { return Set(apps) }
    let identifier = try await app(named: only).identifier
    return Set(apps.filter { $0 == identifier })
  }

  /// Has the next conversation know what was found, so that “open the second one” is understood in it.
  public func remember(_ matches: [IndexMatch]) async throws {
    let things = matches.map(FoundThing.init)
    guard !things.isEmpty else { return }
    _ = try await turn(nil, voice: false, at: nil) { talk, state in talk.remembering(things, state: state) }
  }

  /// Opens something that was found, in its app: by the intent that opens such entities, by a link that the app takes, or
  /// by the activity that names the item, `com.apple.corespotlightitem`, as `CSSearchableItemActionType` says.
  ///
  /// What was opened rises in later searches.
  public func open(_ match: IndexMatch) async throws -> Reply {
    let thing = FoundThing(match)
    return try await turn(nil, voice: false, at: nil) { talk, state in await talk.open(thing, state: state) }
  }
}

extension IndexItem {
  /// What a person reads of the item.
  public var title: String {
    for name in ["displayName", "title", "alternateNames"] {
      if let text = attributes[name]?.elements.first?.displayText, !text.isEmpty { return text }
    }
    return entity?.display.title ?? identifier
  }

  /// A second line about it; `nil` when the app gave none.
  public var detail: String? {
    attributes["contentDescription"]?.text ?? entity?.display.subtitle
  }
}
