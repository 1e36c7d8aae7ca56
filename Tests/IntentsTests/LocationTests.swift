import CoreLocation
import Foundation
import Testing

@Suite("Locations")
struct LocationTests {
  private let lisbon = CLLocation(latitude: 38.7223, longitude: -9.1393)
  private let porto = CLLocation(latitude: 41.1579, longitude: -8.6291)

  @Test("Distances are those of a globe")
  func distance() {
    let kilometres = lisbon.distance(from: porto) / 1000
    #expect((273...276).contains(kilometres))
    #expect(lisbon.distance(from: lisbon) == 0)
    let pole = CLLocation(latitude: 90, longitude: 0)
    let other = CLLocation(latitude: -90, longitude: 0)
    #expect((20_000...20_050).contains(pole.distance(from: other) / 1000))
  }

  @Test("A circle contains what is near its middle")
  func circle() {
    let region = CLCircularRegion(center: lisbon.coordinate, radius: 300_000, identifier: "near")
    #expect(region.contains(porto.coordinate))
    #expect(!region.contains(CLLocationCoordinate2DMake(48.8, 2.3)))
  }

  @Test("Coordinates are checked")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(lisbon.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
  }
}
