import Contacts
import CoreLocation
import Foundation
import Testing

@Suite("CoreLocation")
struct LocationCompanionTests {
  private let lisbon = CLLocation(latitude: 38.7223, longitude: -9.1393)

  @Test("A circle contains what lies within its radius")
  func circle() {
    let region = CLCircularRegion(center: lisbon.coordinate, radius: 5_000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 38.7369, longitude: -9.1427)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 38.7969, longitude: -9.3906)))
    let other = region.copy() as? CLCircularRegion
    #expect(other?.radius == 5_000)
    #expect(other == region)
  }

  @Test("A place made from a postal address tells its parts, and gives the address back")
  func postalAddress() throws {
    let address = CNMutablePostalAddress()
    address.street = "12 Rua da Prata"
    address.city = "Lisbon"
    address.postalCode = "1100-420"
    address.country = "Portugal"
    address.isoCountryCode = "PT"
    let place = CLPlacemark(location: lisbon, name: "Café", postalAddress: address)
    #expect(place.name == "Café")
    #expect(place.locality == "Lisbon")
    #expect(place.thoroughfare == "Rua da Prata")
    #expect(place.subThoroughfare == "12")
    #expect(place.postalCode == "1100-420")
    #expect(place.isoCountryCode == "PT")
    #expect(place.administrativeArea == nil)
    #expect(place.postalAddress == address.copy() as? CNPostalAddress)
    #expect(CLPlacemark(location: lisbon, name: "Hill", postalAddress: nil).postalAddress == nil)
    #expect(CLPlacemark(placemark: place) == place)
  }

  @Test("Locations and places can be archived")
  func archives() throws {
    let address = CNMutablePostalAddress()
    address.city = "Lisbon"
    let place = CLPlacemark(location: lisbon, name: "Café", postalAddress: address)
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data)
    #expect(back == place)
    #expect(back?.location == lisbon)
  }

  @Test("Looking places up fails with the reason")
  func geocoder() async {
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("12 Rua da Prata") }
    do {
      _ = try await CLGeocoder().reverseGeocodeLocation(lisbon)
      Issue.record("There is no geocoder.")
    } catch CLError.network {
      // This is how apps tell it from other failures.
    } catch {
      Issue.record(error)
    }
    #expect(CLError(.network).errorCode == 2)
  }

  @Test("Who asks for the position is told that there is none")
  func manager() {
    final class Listener: CLLocationManagerDelegate {
      var errors: [any Error] = []
      var changes = 0
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        errors.append(error)
      }
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { changes += 1 }
    }
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(listener.changes == 2)
    #expect((listener.errors.first as? CLError)?.code == .denied)
    #expect(manager.authorizationStatus == .restricted)
    #expect(manager.location == nil)
  }
}
