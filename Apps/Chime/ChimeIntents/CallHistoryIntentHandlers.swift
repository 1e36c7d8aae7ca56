import ChimeKit
import Foundation
import Intents

/// Finds calls.
final class SearchCallHistoryIntentHandler: NSObject, INSearchCallHistoryIntentHandling {
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    guard let person = intent.recipient else { return .notRequired() }
    // A person with several numbers is still one person here.
    return .success(with: person.siriMatches?.first ?? person)
  }

  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent
  ) async -> INCallRecordTypeOptionsResolutionResult {
    intent.callTypes.isEmpty ? .notRequired() : .success(with: intent.callTypes)
  }

  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    guard let range = intent.dateCreated else { return .notRequired() }
    return .success(with: range)
  }

  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    guard let store = try? CallStore(), let calls = try? store.calls(search(for: intent)) else {
      return INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
    }
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    // Chime keeps no voicemail.
    response.callRecords = intent.callTypes == .voicemail ? [] : calls.map(\.record)
    // Missed calls that the person hears of are no news any more.
    try? store.markSeen(calls.filter { !$0.isSeen }.map(\.identifier))
    return response
  }

  private func search(for intent: INSearchCallHistoryIntent) -> CallSearch {
    var search = CallSearch(name: intent.recipient?.displayName, isUnseen: intent.unseen)
    if intent.callTypes.contains(.outgoing) { search.directions.insert(.outgoing) }
    if intent.callTypes.contains(.received) { search.directions.insert(.received) }
    if intent.callTypes.contains(.missed) { search.directions.insert(.missed) }
    search.isLatestOnly = intent.callTypes.contains(.latest)
    switch intent.callCapabilities {
    case .videoCall: search.isVideo = true
    case .audioCall: search.isVideo = false
    default: break
    }
    if let range = intent.dateCreated { search.time = time(range) }
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

/// Ends the call that goes on.
final class HangUpCallIntentHandler: NSObject, INHangUpCallIntentHandling {
  func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
    do {
      _ = try CallStore().end(intent.callIdentifier, at: Date())
      completion(INHangUpCallIntentResponse(code: .success, userActivity: nil))
    } catch CallError.noCall {
      completion(INHangUpCallIntentResponse(code: .failureNoCallToHangUp, userActivity: nil))
    } catch {
      completion(INHangUpCallIntentResponse(code: .failure, userActivity: nil))
    }
  }
}
