import SwiftUI
import VignetteKit

/// The app: it shows the pictures.
@main
struct VignetteApp: App {
  init() {
    if let photos = try? PhotoLibrary().photos() {
      PhotoVocabulary.publish(photos)
      Task { await PhotoSearch.update(photos) }
    }
  }

  var body: some Scene {
    WindowGroup {
      PhotosView()
    }
  }
}
