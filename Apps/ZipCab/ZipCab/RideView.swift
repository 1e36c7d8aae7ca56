import Foundation
import Intents
import SwiftUI
import ZipCabKit

/// Shows the ride that is booked or under way, and what can be ordered.
struct RideView: View {
  @State private var ride: Ride? = RideView.newest()
  @State private var message: String?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        if let ride {
          RideDetail(ride: ride, moment: RideTime.now)
          if ride.isOpen(at: RideTime.now) {
            Button("Cancel the ride") { cancel(ride) }
          }
        } else {
          Text("No ride yet.")
        }
        if let message { Text(message) }
        Divider()
        ForEach(RideOffer.all, id: \.name) { offer in
          Text("\(offer.name): up to \(offer.seats) passengers, \(offer.minutesAway) minutes away")
        }
      }
      .navigationTitle("ZipCab")
    }
    .onContinueUserActivity("INRequestRideIntent") { _ in refresh() }
    .onContinueUserActivity("INGetRideStatusIntent") { _ in refresh() }
  }

  private static func newest() -> Ride? {
    try? RideStore().ride(nil, at: RideTime.now)
  }

  private func refresh() {
    ride = Self.newest()
    message = nil
  }

  private func cancel(_ ride: Ride) {
    do {
      let fee = try RideStore().cancel(ride.identifier, at: RideTime.now).fee
      self.ride = Self.newest()
      message = fee == 0 ? "Cancelled, free of charge." : "Cancelled. The fee is €\(fee)."
    } catch {
      message = "\(error)"
    }
  }
}

/// One ride in words.
struct RideDetail: View {
  let ride: Ride
  let moment: Date

  var body: some View {
    Text("\(ride.offer) from \(ride.pickup.name) to \(ride.dropOff.name)")
      .font(.headline)
    Text(progress)
    Text("\(ride.driver.name), \(ride.driver.maker) \(ride.driver.model), \(ride.driver.plate)")
    Text("€\(ride.price)")
  }

  private var progress: String {
    switch ride.phase(at: moment) {
    case .scheduled: "Booked for \(ride.pickupTime.formatted(date: .abbreviated, time: .shortened))"
    case .approaching: "The car arrives in \(minutes(to: ride.pickupTime)) minutes."
    case .waiting: "The car is there."
    case .ongoing: "You arrive in \(minutes(to: ride.arrivalTime)) minutes."
    case .completed: "You have arrived."
    case .cancelled: "Cancelled."
    }
  }

  private func minutes(to time: Date) -> Int {
    max(1, Int((time.timeIntervalSince(moment) / 60).rounded(.up)))
  }
}
