import Foundation
import GroupDocument
import Testing
import ZipCabKit

@Suite("Rides")
struct RideTests {
  let now = Date(timeIntervalSince1970: 1_773_828_900)

  private func withStore(_ test: (RideStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zipcab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(RideStore(folder: folder))
  }

  private func place(_ words: String) throws -> Place {
    guard case .one(let place) = Gazetteer.standard.match(words) else { throw PlaceMissing(words: words) }
    return place
  }

  private struct PlaceMissing: Error {
    var words: String
  }

  @Test("Words find places: by name, by another name, by part, several, none")
  func places() throws {
    #expect(try place("the airport").name == "Harborview Airport")
    #expect(try place("City Museum").name == "City Museum")
    #expect(try place("21 maple street").name == "Home")
    guard case .several(let places) = Gazetteer.standard.match("harbor") else {
      Issue.record("harbor should be several places")
      return
    }
    #expect(places.map(\.name) == ["Harbor Theater", "Harbor Hotel", "Harbor Market"])
    #expect(Gazetteer.standard.match("the moon") == .none)
    #expect(Gazetteer.standard.match("") == .none)
  }

  @Test("A ride goes from approach to arrival, and is rated")
  func ride() throws {
    try withStore { store in
      let offer = try #require(RideOffer.matching("xl").first)
      let ride = try store.order(offer, from: place("home"), to: place("airport"), partySize: 5, at: now)
      #expect(ride.phase(at: now) == .approaching)
      #expect(ride.phase(at: now.addingTimeInterval(7 * 60)) == .waiting)
      #expect(ride.phase(at: now.addingTimeInterval(9 * 60)) == .ongoing)
      #expect(ride.phase(at: ride.arrivalTime) == .completed)
      #expect(ride.price > 10)
      #expect(throws: RideError.rideUnderWay("ride-1")) {
        try store.order(offer, from: place("home"), to: place("work"), partySize: 1, at: now)
      }
      try store.rate(nil, rating: 5, tip: 2, at: ride.arrivalTime)
      #expect(try store.rides().first?.rating == 5)
      #expect(throws: RideError.badRating(6)) { try store.rate(nil, rating: 6, tip: nil, at: now) }
    }
  }

  @Test("Calling off is free at first, costs later, and is refused when the ride is over")
  func cancel() throws {
    try withStore { store in
      let offer = RideOffer.all[0]
      try store.order(offer, from: place("home"), to: place("work"), partySize: 1, at: now)
      #expect(try store.cancel(nil, at: now.addingTimeInterval(60)).fee == 0)
      let later = now.addingTimeInterval(60)
      try store.order(offer, from: place("home"), to: place("work"), partySize: 1, at: later)
      #expect(try store.cancel(nil, at: later.addingTimeInterval(180)).fee == 3)
      #expect(throws: RideError.isOver("ride-2")) { try store.cancel(nil, at: later.addingTimeInterval(181)) }
    }
  }

  @Test("A ride can be booked for later")
  func scheduled() throws {
    try withStore { store in
      let time = now.addingTimeInterval(86_400)
      let ride = try store.order(
        RideOffer.all[2], from: place("work"), to: place("museum"), partySize: 1, time: time, at: now)
      #expect(ride.phase(at: now) == .scheduled)
      #expect(ride.phase(at: time.addingTimeInterval(-600)) == .approaching)
      #expect(ride.cancellationFee(at: now.addingTimeInterval(7200)) == 0)
    }
  }
}
