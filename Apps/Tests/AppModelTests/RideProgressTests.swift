import Foundation
import GroupDocument
import Testing
import ZipCabKit

/// A ride by a clock that the test drives: no test waits for time to pass.
@Suite("A ride as it goes on", .timeLimit(.minutes(1)))
struct RideProgressTests {
  private let start = Date(timeIntervalSince1970: 1_773_828_900)

  private func withRide(_ test: (RideStore, Ride, DrivenClock) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zipcab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = RideStore(folder: folder)
    let places = Gazetteer.standard.places
    let ride = try store.order(RideOffer.all[0], from: places[0], to: places[1], partySize: 1, at: start)
    try await test(store, ride, DrivenClock(start))
  }

  @Test("Every phase is told when the clock reaches it, and then it ends")
  func phases() async throws {
    try await withRide { store, ride, clock in
      var phases: [Ride.Phase] = []
      for await (ride, moment) in RideProgress.of(store, clock: clock) {
        phases.append(ride.phase(at: moment))
        guard ride.isOpen(at: moment) else { continue }
        clock.advance(by: ride.nextPhase(after: moment).timeIntervalSince(moment))
      }
      #expect(phases == [.approaching, .waiting, .ongoing, .completed])
      #expect(clock.now == ride.arrivalTime)
    }
  }

  @Test("What another program does to the ride is told, too")
  func cancelled() async throws {
    try await withRide { store, _, clock in
      var phases: [Ride.Phase] = []
      for await (ride, moment) in RideProgress.of(store, clock: clock) {
        phases.append(ride.phase(at: moment))
        if phases.count == 1 {
          try store.cancel(nil, at: clock.now)
          clock.advance(by: 5)
        }
      }
      #expect(phases == [.approaching, .cancelled])
    }
  }

  @Test("Who stops listening ends it, also in the middle of waiting")
  func stopped() async throws {
    try await withRide { store, _, clock in
      let (firsts, sender) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        for await _ in RideProgress.of(store, clock: clock) { sender.yield() }
      }
      for await _ in firsts { break }
      task.cancel()
      await task.value
    }
  }

  @Test("A clock that was waited for wakes those whose moment has come, and no others")
  func clock() async throws {
    let clock = DrivenClock(start)
    try await clock.wait(until: start)
    let soon = Task { try await clock.wait(until: start.addingTimeInterval(10)) }
    let late = Task { try await clock.wait(until: start.addingTimeInterval(100)) }
    clock.advance(by: 10)
    try await soon.value
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}
