import MurmurKit
import SwiftUI

/// The app: it shows the conversations.
@main
struct MurmurApp: App {
  init() {
    if let database = try? MessageDatabase() {
      try? MessageVocabulary.publish(database)
      Task { await database.updateSearch() }
    }
  }

  var body: some Scene {
    WindowGroup {
      MessagesView()
    }
  }
}
