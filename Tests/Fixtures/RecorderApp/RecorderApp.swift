import AppHost
import Intents

/// An app that handles every intent of SiriKit, and writes down what it received.
///
/// It runs as an extension does, and tests read the file that it leaves in its app group.
@main
struct RecorderApp {
  static func main() async {
    await AppHostProcess.run(providers)
  }

  /// The framework's side of the process, for a test that runs the app inside its own.
  static var providers: [any IntentProvider] {
    [SiriKitProvider(principal: { RecorderExtension() }, supported: Recorders.intents)]
  }
}

/// The extension's entry: hands each request to the class that records it.
final class RecorderExtension: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    Recorders.handler(for: intent)
  }
}
