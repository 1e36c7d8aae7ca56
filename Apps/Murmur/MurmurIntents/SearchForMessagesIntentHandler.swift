import Foundation
import Intents
import MurmurKit

/// Finds messages.
final class SearchForMessagesIntentHandler: NSObject, INSearchForMessagesIntentHandling {
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    resolve(intent.senders)
  }

  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    resolve(intent.recipients)
  }

  func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult
  {
    intent.attributes.isEmpty ? .notRequired() : .success(with: intent.attributes)
  }

  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    do {
      let database = try MessageDatabase()
      let messages = try database.messages(try search(for: intent, database))
      let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
      response.messages = try messages.map(database.system)
      return response
    } catch {
      return INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
    }
  }

  private func resolve(_ people: [INPerson]?) -> [INPersonResolutionResult] {
    guard let people, !people.isEmpty, let database = try? MessageDatabase() else { return [.notRequired()] }
    let resolver = PersonResolver(database: database)
    return people.map { person in
      switch resolver.resolve(person) {
      case .one(let person): .success(with: person)
      case .several(let people): .disambiguation(with: people)
      case .nobody: .unsupported()
      }
    }
  }

  private func search(
    for intent: INSearchForMessagesIntent, _ database: MessageDatabase
  ) throws -> MessageSearch {
    var search = MessageSearch()
    let senders = (intent.senders ?? []).compactMap(\.customIdentifier)
    // A message has one sender, so that several of them are meant as any.
    if intent.sendersOperator == .none { search.otherSenders = senders } else { search.senders = senders }
    search.recipients = (intent.recipients ?? []).compactMap(\.customIdentifier)
    search.groups = try (intent.speakableGroupNames ?? []).flatMap {
      try database.groups(named: $0.spokenPhrase).map(\.id)
    }
    switch intent.searchTermsOperator {
    case .all: search.words = intent.searchTerms ?? []
    case .any: search.anyWords = intent.searchTerms ?? []
    case .none: search.otherWords = intent.searchTerms ?? []
    }
    search.identifiers = intent.identifiers ?? []
    if intent.attributes.contains(.unread) { search.isRead = false }
    if intent.attributes.contains(.read) { search.isRead = true }
    if intent.attributes.contains(.flagged) { search.isFlagged = true }
    if intent.attributes.contains(.unflagged) { search.isFlagged = false }
    if let range = intent.dateTimeRange { search.time = time(range) }
    return search
  }

  /// The time from the start of a range to the end of its last day or minute.
  private func time(_ range: INDateComponentsRange) -> Range<Date>? {
    let calendar = Calendar.current
    let start = range.startDateComponents.flatMap(calendar.date(from:)) ?? .distantPast
    guard let last = range.endDateComponents, let end = calendar.date(from: last) else {
      return start..<Date.distantFuture
    }
    let unit: Calendar.Component = last.hour == nil ? .day : .minute
    let after = calendar.date(byAdding: unit, value: 1, to: end) ?? end
    return start < after ? start..<after : nil
  }
}
