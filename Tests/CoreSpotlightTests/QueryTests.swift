import AppHost
import Foundation
import IntentWire
import Synchronization
import Testing

@testable import CoreSpotlight

@Suite struct QueryTests {
  private static let found = [
    IndexItem(identifier: "1", attributes: ["title": .string("Waterfall Walk"), "rating": .integer(4)]),
    IndexItem(identifier: "2", attributes: ["title": .string("Water Tower"), "rating": .integer(2)]),
  ]

  private func assistant() async throws -> Listening {
    try await Listening { request throws(WireFault) in
      guard case .searchIndex(let query) = request else { return nil }
      if query.text == .expression("title ==") { throw WireFault(.invalidParameters, "A value is missing.") }
      #expect(query.index == nil)
      return .indexItems(query.limit > 0 ? Array(Self.found.prefix(query.limit)) : Self.found)
    }
  }

  @Test func resultsComeInOrderWithTheAttributesThatWereAskedFor() async throws {
    let listening = try await assistant()
    _ = try await listening.updates {
      let context = CSSearchQueryContext()
      context.fetchAttributes = ["title"]
      let query = CSSearchQuery(queryString: "title == \"Water*\"c", queryContext: context)
      var items: [CSSearchQuery.Results.Item] = []
      for try await item in query.results { items.append(item) }
      #expect(items.map(\.id) == ["1", "2"])
      #expect(items[0] < items[1])
      #expect(items[0].item.attributeSet.title == "Waterfall Walk")
      #expect(items[0].item.attributeSet.rating == nil)
      #expect(query.foundItemCount == 2)
    }
    try await listening.end()
  }

  @Test func handlersAreTold() async throws {
    let listening = try await assistant()
    _ = try await listening.updates {
      let query = CSSearchQuery(queryString: "rating > 1", attributes: nil)
      let seen = Mutex<[String]>([])
      await withCheckedContinuation { continuation in
        query.foundItemsHandler = { items in seen.withLock { $0 += items.map(\.uniqueIdentifier) } }
        query.completionHandler = { error in
          #expect(error == nil)
          continuation.resume()
        }
        query.start()
      }
      #expect(seen.withLock { $0 } == ["1", "2"])
    }
    try await listening.end()
  }

  @Test func wrongAndCancelledQueriesFail() async throws {
    let listening = try await assistant()
    _ = try await listening.updates {
      await #expect {
        for try await _ in CSSearchQuery(queryString: "title ==", queryContext: nil).results {}
      } throws: {
        CSSearchQueryError.invalidQuery ~= $0
      }
      let query = CSSearchQuery(queryString: "a == 1", queryContext: nil)
      query.cancel()
      #expect(query.isCancelled)
      await #expect {
        for try await _ in query.results {}
      } throws: {
        CSSearchQueryError.cancelled ~= $0
      }
    }
    try await listening.end()
  }

  @Test func wordsBringSuggestions() async throws {
    let listening = try await assistant()
    _ = try await listening.updates {
      let context = CSUserQueryContext()
      context.enableRankedResults = true
      context.maxSuggestionCount = 5
      let query = CSUserQuery(userQueryString: "big wat", userQueryContext: context)
      var titles: [String] = []
      var suggestions: [String] = []
      for try await response in query.responses {
        switch response {
        case .item(let item): titles.append(item.item.attributeSet.title ?? "")
        case .suggestion(let suggestion):
          suggestions.append(suggestion.suggestion.localizedAttributedSuggestion.string)
        }
      }
      #expect(titles == ["Waterfall Walk", "Water Tower"])
      #expect(suggestions == ["big waterfall", "big water"])
      #expect(query.foundSuggestionCount == 2)
      let nothing = CSUserQuery(userQueryString: " ", userQueryContext: context)
      for try await _ in nothing.responses { Issue.record("Nothing can be found without words.") }
    }
    try await listening.end()
  }

  @Test func theAssistantHearsWhatThePersonChose() async throws {
    let listening = try await assistant()
    _ = try await listening.updates {
      let query = CSUserQuery(userQueryString: "water", userQueryContext: nil)
      var items: [CSUserQuery.Item] = []
      for try await case .item(let item) in query.responses { items.append(item) }
      query.userEngaged(items[1], visibleItems: items, interaction: .select)
      query.userEngaged(items[0], visibleItems: items, interaction: .focus)
    }
    let engagements = listening.requests.compactMap { request in
      if case .engageIndex(let engagement) = request { engagement } else { nil }
    }
    #expect(
      engagements == [
        IndexEngagement(identifier: "2", kind: .select), IndexEngagement(identifier: "1", kind: .focus),
      ])
    try await listening.end()
  }
}
