import Foundation
import IntentWire
import Synchronization

/// The App Shortcuts of the process, for views that show how they are said.
enum ShortcutPhrases {
  private struct Known {
    var providers: [any AppShortcutsProvider.Type] = []
    /// The phrases by intent, once they were asked for; as in an app's metadata, they are the same as long as it runs.
    var phrases: [String: [String]]?
  }

  private static let known = Mutex(Known())

  /// Adds providers to those that are known.
  static func learn(_ providers: [any AppShortcutsProvider.Type]) {
    known.withLock {
      $0.providers += providers
      $0.phrases = nil
    }
  }

  /// The phrases of an intent, in which the app's name and values are still to be put.
  private static func phrases(of intent: String) -> [String] {
    let (providers, phrases) = known.withLock { ($0.providers, $0.phrases) }
    if let phrases { return phrases[intent] ?? [] }
    // The app's own code runs here, so no lock is held meanwhile.
    var all: [String: [String]] = [:]
    for shortcut in providers.flatMap({ $0.appShortcuts }) {
      all[shortcut.manifest.intent, default: []] += shortcut.manifest.phrases
    }
    known.withLock { [all] in
      if $0.providers.count == providers.count { $0.phrases = all }
    }
    return all[intent] ?? []
  }

  /// A phrase that runs an intent, with the app's name and the values that are set in the intent.
  ///
  /// - Returns: `nil` when the intent is no App Shortcut, or each phrase needs a value that is not set.
  static func phrase(for intent: any AppIntent) -> String? {
    let name = String(describing: type(of: intent))
    let values = Reflection.presetValues(of: intent)
    return phrases(of: name).lazy.compactMap { phrase in
      var text = phrase.replacing("${applicationName}", with: applicationName)
      for (parameter, value) in values {
        text = text.replacing("${\(parameter)}", with: value.displayText)
      }
      return text.contains("${") ? nil : text
    }.first
  }

  /// What the person calls the app: the name of its bundle, else that of the executable.
  private static let applicationName: String = {
    let info = Bundle.main.infoDictionary
    let name = info?["CFBundleDisplayName"] ?? info?["CFBundleName"]
    return name as? String ?? ProcessInfo.processInfo.processName
  }()
}

extension _IntentViews {
  /// A phrase with which a person can run an intent; `nil` when it is none of the app's App Shortcuts.
  public static func phrase(for intent: any AppIntent) -> String? { ShortcutPhrases.phrase(for: intent) }
}
