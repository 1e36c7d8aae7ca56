import AVFAudio
import MetronomeCore
import SwiftUI

@main
struct MetronomeApp: App {
  var body: some Scene { WindowGroup { Text("Tick") } }
}
