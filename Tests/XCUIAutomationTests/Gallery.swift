import Assistant
import Catalog
import Foundation
import IntentWire

/// The app with photos as it is installed: its own executable and that of its extension lie beside the test program.
enum Gallery {
  static let identifier = "org.example.gallery"

  static var app: InstalledApp {
    let intents = SiriKitSchema.manifest.intents.filter { $0.identifier == "INSearchForPhotosIntent" }
    let main = InstalledApp.Process(identifier: identifier, executable: program("GalleryApp"), intents: [])
    let service = InstalledApp.Process(
      identifier: "\(identifier).intents", executable: program("GalleryIntents"),
      intents: intents.map(\.identifier))
    return InstalledApp(
      identifier: identifier, name: "Gallery",
      manifest: AppManifest(
        module: "Gallery", intents: intents, enumerations: SiriKitSchema.manifest.enumerations),
      processes: [service], main: main, usageDescription: "Photos are found by what you say.")
  }

  static var configuration: AssistantConfiguration {
    AssistantConfiguration(
      now: { Date(timeIntervalSince1970: 1_773_828_900) }, timeZone: .gmt, apps: [app], isTransient: true)
  }

  private static func program(_ name: String) -> URL {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: program ?? "").deletingLastPathComponent().appending(path: name)
  }
}
