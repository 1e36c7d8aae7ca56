import AppIntents
import SwiftUI

/// The app: what time it is, what day, and what numbers come to.
@main
struct AlmanacApp: App {
  init() {
    AlmanacShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      TodayView(moment: .now)
    }
  }
}
