import SwiftUI

/// The app: it makes the calls and shows them.
@main
struct ChimeApp: App {
  var body: some Scene {
    WindowGroup {
      CallsView()
    }
  }
}
