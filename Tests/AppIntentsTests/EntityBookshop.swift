import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire

@testable import AppIntentsBase

extension Apps {
  /// The app for books, as the build plugin would register it.
  static let bookshop = AppIntentsRegistry(
    module: "Bookshop", intents: [ShowBook.self, ShareBook.self, ShowGoal.self, Wrap.self],
    entities: [
      WriterEntity.self, VolumeEntity.self, CopyEntity.self, Corner.self, PageEntity.self,
      ReadingSettings.self,
    ],
    enumerations: [BookKind.self, Shelf.self, Wrap.Paper.self],
    queries: [WriterQuery.self, VolumeQuery.self, CopyQuery.self, PageQuery.self],
    silentQueries: [WriterQuery.self, CopyQuery.self, PageQuery.self],
    valueQueries: [VolumeQuery.self, BookSearch.self, FindByGenre.self], shortcuts: [BookShortcuts.self],
    properties: [
      _PropertyNote(WriterEntity.self, \.$name, name: "name"),
      _PropertyNote(VolumeEntity.self, \.$title, name: "title", title: "Name"),
      _PropertyNote(VolumeEntity.self, \.$subtitle, name: "subtitle"),
      _PropertyNote(VolumeEntity.self, \.$pages, name: "pages", title: "Number of Pages"),
      _PropertyNote(VolumeEntity.self, \.$genre, name: "genre"),
      _PropertyNote(VolumeEntity.self, \.$isRead, name: "isRead", title: "Read"),
      _PropertyNote(VolumeEntity.self, \.$tags, name: "tags"),
    ])

  /// The titles of what a search finds.
  static func found(
    _ entity: String, _ filters: [EntitySearch.Filter] = [], matchesAll: Bool = true,
    order: [EntitySearch.Order] = [], limit: Int = 0
  ) async throws -> [String] {
    let search = EntitySearch(filters: filters, matchesAll: matchesAll, order: order)
    let call = EntityQueryCall(entity: entity, request: .search(search), limit: limit)
    return try await provider(bookshop).entities(call).map(\.displayText)
  }
}

extension EntitySearch.Filter {
  init(_ property: String, _ comparison: EntitySearch.Comparison, _ values: IntentValue...) {
    self.init(property, comparison, values)
  }
}
