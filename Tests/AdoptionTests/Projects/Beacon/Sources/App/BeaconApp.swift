import AppIntents
import SwiftUI

@main
struct BeaconApp: App {
  private let lamp: Lamp

  init() {
    let lamp = Lamp()
    self.lamp = lamp
    AppDependencyManager.shared.add(dependency: lamp)
  }

  var body: some Scene {
    WindowGroup {
      LampScreen(lamp: lamp, title: "Beacon")
    }
  }
}
