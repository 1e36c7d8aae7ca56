import Foundation
import SwiftData

@MainActor
final class TripStore {
  static let shared = TripStore()
  private let context: ModelContext?
  var trips: [Trip] = []

  init() { context = nil }

  func add(_ trip: Trip) throws {
    trips.append(trip)
    try context?.save()
  }

  func container() -> ModelContainer? { context?.container }
}
