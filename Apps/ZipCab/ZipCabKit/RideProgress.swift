public import Foundation

/// How a ride goes on.
public enum RideProgress {
  /// How long a change that another program made to a ride may go unnoticed, in seconds.
  static let pollInterval: TimeInterval = 5

  /// The ride that is booked or under way at first, again whenever it has changed, until it is over.
  ///
  /// - Parameters:
  ///   - store: The rides.
  ///   - clock: The clock by which they run.
  public static func of(_ store: RideStore, clock: any RideClock) -> AsyncStream<(ride: Ride, moment: Date)> {
    AsyncStream { sender in
      let task = Task {
        var last: (ride: Ride, phase: Ride.Phase)?
        while !Task.isCancelled {
          let now = clock.now
          guard let ride = try? store.ride(last?.ride.identifier, at: now) else { break }
          let phase = ride.phase(at: now)
          if last?.ride != ride || last?.phase != phase { sender.yield((ride, now)) }
          last = (ride, phase)
          guard ride.isOpen(at: now) else { break }
          let next = min(ride.nextPhase(after: now), now.addingTimeInterval(pollInterval))
          do { try await clock.wait(until: next) } catch { break }
        }
        sender.finish()
      }
      sender.onTermination = { _ in task.cancel() }
    }
  }
}

extension Ride {
  /// When the phase after the one at a moment begins.
  public func nextPhase(after moment: Date) -> Date {
    let turns = [
      pickupTime.addingTimeInterval(-Self.approach), pickupTime, pickupTime.addingTimeInterval(Self.patience),
      arrivalTime,
    ]
    return turns.first { $0 > moment } ?? .distantFuture
  }
}
