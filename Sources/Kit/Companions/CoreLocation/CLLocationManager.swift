// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

public import Foundation

/// Whether an app may know where the person is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// It cannot be allowed here.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While the person uses the app.
  case authorizedWhenInUse = 4
}

/// How exactly an app may know where the person is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as it can be measured.
  case fullAccuracy = 0
  /// Roughly.
  case reducedAccuracy = 1
}

/// What the person does while positions are measured.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking, running, cycling.
  case fitness = 3
  /// Going by train or boat.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// As exactly as possible, for who follows a way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exactly as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Roughly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As far as possible.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// Is told where the person is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The person moved.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The position could not be measured.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person allowed or forbade it.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The person allowed or forbade it; the older form.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The person came into an area.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The person left an area.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Tells where the person is — on systems that measure it.
///
/// On Linux nothing does. The status is always `restricted`, there is never a position, and whoever asks
/// for one is told so: the delegate gets `didFailWithError` with the error `denied` at once. Code that
/// handles a person who does not share the position works unchanged.
open class CLLocationManager: NSObject {
  /// Is told what happens.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
  }
  /// How exactly positions are wanted.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// After how many metres a new position is wanted.
  open var distanceFilter = kCLDistanceFilterNone
  /// What the person does.
  open var activityType = CLActivityType.other
  /// Whether measuring stops by itself.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether measuring goes on in the background.
  open var allowsBackgroundLocationUpdates = false

  /// Creates a manager.
  public override init() {
    super.init()
  }

  /// Whether the app may know where the person is: it cannot.
  open var authorizationStatus: CLAuthorizationStatus { .restricted }
  /// How exactly the app may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// The last position; there is none.
  open var location: CLLocation? { nil }

  /// Whether positions are measured: they are not.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the app may know where the person is; the older form.
  open class func authorizationStatus() -> CLAuthorizationStatus { .restricted }
  /// Whether directions are measured: they are not.
  open class func headingAvailable() -> Bool { false }
  /// Whether areas are watched: they are not.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks the person; the answer is known.
  open func requestWhenInUseAuthorization() { tellStatus() }
  /// Asks the person; the answer is known.
  open func requestAlwaysAuthorization() { tellStatus() }
  /// Asks for one position, and fails.
  open func requestLocation() { fail() }
  /// Asks for positions, and fails.
  open func startUpdatingLocation() { fail() }
  /// Asks for no more positions.
  open func stopUpdatingLocation() {}
  /// Asks for rough positions, and fails.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Asks for no more rough positions.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Has an area watched, and fails.
  open func startMonitoring(for region: CLRegion) { fail() }
  /// Has an area watched no more.
  open func stopMonitoring(for region: CLRegion) {}

  private func tellStatus() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  private func fail() {
    delegate?.locationManager(
      self,
      didFailWithError: CLError(
        .denied,
        "The position is not known: nothing on this system measures it. Let the person name the place."))
  }
}
