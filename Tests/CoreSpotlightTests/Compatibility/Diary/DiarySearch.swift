import CoreSpotlight
import Foundation

struct Entry: Identifiable, Hashable {
  let id: Int
  var text: String
  var date: Date
  var place: (latitude: Double, longitude: Double)?

  static func == (left: Entry, right: Entry) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class DiaryModel {
  static let domain = "diary"

  private(set) var results: [String] = []
  private(set) var suggestions: [String] = []
  private var isSearching = false

  func index(_ entries: [Entry]) async {
    let items = entries.map { entry in
      let attributes = CSSearchableItemAttributeSet()
      attributes.title = String(entry.text.prefix(40))
      attributes.textContent = entry.text
      attributes.contentCreationDate = entry.date
      attributes.latitude = entry.place.map { NSNumber(value: $0.latitude) }
      attributes.longitude = entry.place.map { NSNumber(value: $0.longitude) }
      attributes.supportsNavigation = entry.place == nil ? false : true
      let item = CSSearchableItem(
        uniqueIdentifier: "\(entry.id)", domainIdentifier: Self.domain, attributeSet: attributes)
      item.isUpdate = true
      return item
    }
    do {
      try await CSSearchableIndex.default().indexSearchableItems(items)
    } catch CSIndexError.quotaExceeded {
      results = []
    } catch {
      print(error.localizedDescription)
    }
  }

  func reset(keeping state: Data) async throws {
    let index = CSSearchableIndex(name: "diary")
    let last = try await index.fetchLastClientState()
    guard last != state else { return }
    index.beginBatch()
    try await index.deleteAllSearchableItems()
    try await index.endIndexBatch(expectedClientState: last, newClientState: state)
    try await index.deleteSearchableItems(withDomainIdentifiers: [Self.domain])
  }

  func search(_ text: String) async {
    let context = CSUserQueryContext()
    context.fetchAttributes = ["title", "contentCreationDate"]
    context.maxSuggestionCount = 5
    context.maxResultCount = 20
    context.enableRankedResults = true
    context.disableSemanticSearch = false
    context.filterQueries = ["domainIdentifier == '\(Self.domain)'"]
    let query = CSUserQuery(userQueryString: text, userQueryContext: context)
    isSearching = true
    defer { isSearching = false }
    do {
      var items: [CSSearchableItem] = []
      for try await response in query.responses {
        switch response {
        case .item(let found):
          items.append(found.item)
        case .suggestion(let suggestion):
          suggestions.append(String(suggestion.suggestion.localizedAttributedSuggestion.string))
        @unknown default:
          break
        }
      }
      results = items.sorted { $0.compare(byRank: $1) == .orderedAscending }.map(\.uniqueIdentifier)
    } catch {
      results = []
    }
  }

  func titles(matching words: String) async throws -> [String] {
    let query = CSSearchQuery(queryString: "textContent == \"\(words)\"cdw", queryContext: nil)
    var titles: [String] = []
    for try await result in query.results {
      titles.append(result.item.attributeSet.title ?? result.id)
    }
    return titles
  }
}

nonisolated class IndexRequestHandler: CSIndexExtensionRequestHandler {
  override func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }
}
