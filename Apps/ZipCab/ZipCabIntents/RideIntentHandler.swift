import Contacts
import CoreLocation
import Foundation
import Intents
import ZipCabKit

/// What all handlers of the extension share.
class RideIntentHandler: NSObject {
  let gazetteer = Gazetteer.standard

  /// Settles which place is meant.
  func resolve(_ placemark: CLPlacemark?) -> INPlacemarkResolutionResult {
    guard let placemark else { return .needsValue() }
    if let place = place(placemark) { return .success(with: self.placemark(place)) }
    switch gazetteer.match(placemark.name ?? "") {
    case .one(let place): return .success(with: self.placemark(place))
    case .several(let places): return .disambiguation(with: places.map(self.placemark))
    case .none: return .unsupported()
    }
  }

  /// The place of ours that a placemark stands for.
  func place(_ placemark: CLPlacemark?) -> Place? {
    guard let placemark else { return nil }
    return gazetteer.place(
      named: placemark.name, latitude: placemark.location?.coordinate.latitude,
      longitude: placemark.location?.coordinate.longitude)
  }

  func placemark(_ place: Place) -> CLPlacemark {
    let address = CNMutablePostalAddress()
    address.street = place.street
    address.city = place.city
    return CLPlacemark(
      location: CLLocation(latitude: place.latitude, longitude: place.longitude), name: place.name,
      postalAddress: address)
  }

  func option(_ offer: RideOffer, from pickup: Place?, to dropOff: Place?, at moment: Date) -> INRideOption {
    let option = INRideOption(
      name: offer.name, estimatedPickupDate: moment.addingTimeInterval(Double(offer.minutesAway) * 60))
    option.identifier = offer.name
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: offer.seats),
        sizeDescription: "1 to \(offer.seats) passengers", priceRange: nil)
    ]
    if let pickup, let dropOff {
      let price = NSDecimalNumber(decimal: offer.price(from: pickup, to: dropOff))
      option.priceRange = INPriceRange(price: price, currencyCode: "EUR")
      option.fareLineItems = [
        INRideFareLineItem(title: "Ride", price: price, currencyCode: "EUR")
      ]
    }
    return option
  }

  func status(_ ride: Ride, at moment: Date) -> INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = ride.identifier
    status.pickupLocation = placemark(ride.pickup)
    status.dropOffLocation = placemark(ride.dropOff)
    status.estimatedPickupDate = ride.pickupTime
    status.estimatedDropOffDate = ride.arrivalTime
    if let offer = RideOffer.all.first(where: { $0.name == ride.offer }) {
      status.rideOption = option(offer, from: ride.pickup, to: ride.dropOff, at: moment)
    }
    status.driver = INRideDriver(
      phoneNumber: ride.driver.phone, nameComponents: nil, displayName: ride.driver.name, image: nil,
      rating: ride.driver.rating)
    let vehicle = INRideVehicle()
    vehicle.manufacturer = ride.driver.maker
    vehicle.model = ride.driver.model
    vehicle.registrationPlate = ride.driver.plate
    status.vehicle = vehicle
    status.phase = phase(ride.phase(at: moment))
    switch ride.phase(at: moment) {
    case .completed: status.completionStatus = .completed()
    case .cancelled: status.completionStatus = .canceledByUser()
    case .scheduled, .approaching, .waiting, .ongoing: break
    }
    return status
  }

  private func phase(_ phase: Ride.Phase) -> INRidePhase {
    switch phase {
    case .scheduled: .confirmed
    case .approaching: .approachingPickup
    case .waiting: .pickup
    case .ongoing: .ongoing
    case .completed, .cancelled: .completed
    }
  }
}
