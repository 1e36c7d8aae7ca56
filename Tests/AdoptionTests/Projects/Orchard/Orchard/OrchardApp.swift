import SwiftData
import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { TreeList() }
      .modelContainer(for: Visit.self)
  }
}

@Model
final class Visit {
  var date: Date
  init(date: Date) { self.date = date }
}
