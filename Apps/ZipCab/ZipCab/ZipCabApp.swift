import Intents
import SwiftUI

/// The app: it shows the ride.
@main
struct ZipCabApp: App {
  var body: some Scene {
    WindowGroup {
      RideView()
    }
  }
}
