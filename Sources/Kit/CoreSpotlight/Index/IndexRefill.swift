import AppHost
import Foundation
import IntentWire
import Synchronization

/// Passes the assistant's requests to fill an index again to the delegates of the app's indexes.
enum IndexRefill {
  /// How long a delegate may take, in seconds.
  private static let patience = 120.0

  private struct Known: Sendable {
    weak var index: CSSearchableIndex?
  }

  private static let indexes = Mutex<[Known]>([])
  private static let registration: Void = IndexFillers.add { try await refill($0) }

  /// Notes that an index has a delegate.
  static func note(_ index: CSSearchableIndex) {
    _ = registration
    indexes.withLock { known in
      known.removeAll { $0.index == nil }
      if !known.contains(where: { $0.index === index }) { known.append(Known(index: index)) }
    }
  }

  /// Asks the delegates, one after the other, and waits until they have acknowledged.
  ///
  /// - Returns: How many were asked.
  static func refill(_ request: ReindexCall) async throws -> Int {
    let all = indexes.withLock { $0.compactMap(\.index) }
    let wanted = all.filter { $0.indexDelegate != nil && (request.index == nil || request.index == $0.name) }
    for index in wanted {
      let isDone = await ask(index, request)
      guard isDone else {
        throw WireFault(
          .timedOut,
          "The delegate of the index “\(index.name)” was asked to index again and has not called its acknowledgement "
            + "handler within \(Int(patience)) seconds.")
      }
    }
    return wanted.count
  }

  /// - Returns: Whether the delegate has acknowledged in time.
  private static func ask(_ index: CSSearchableIndex, _ request: ReindexCall) async -> Bool {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingOldest(1))
    let limit = Task {
      try await Task.sleep(for: .seconds(patience))
      answer.yield(false)
    }
    defer { limit.cancel() }
    if let identifiers = request.identifiers {
      index.indexDelegate?.searchableIndex(index, reindexSearchableItemsWithIdentifiers: identifiers) {
        answer.yield(true)
      }
    } else {
      index.indexDelegate?.searchableIndex(index) { answer.yield(true) }
    }
    for await isDone in answers { return isDone }
    return false
  }
}
