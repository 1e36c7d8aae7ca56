import Foundation
public import IntentWire

/// A voice shortcut as the assistant keeps it: the app that it belongs to, and what the person says for it.
public struct VoiceShortcut: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// The phrase and what is done.
  public var value: VoiceShortcutValue

  /// Creates a voice shortcut.
  public init(app: String, value: VoiceShortcutValue) {
    self.app = app
    self.value = value
  }

  /// The form of a phrase in which two that sound the same are equal: without case, accents and punctuation.
  public static func spoken(_ phrase: String) -> String { PersonKey.plain(phrase) }

  /// The voice shortcut for which a person's words stand; `nil` when there is none.
  ///
  /// The words must be the whole phrase; a phrase inside of a longer sentence is not meant.
  public static func named(_ text: String, in shortcuts: [VoiceShortcut]) -> VoiceShortcut? {
    guard !shortcuts.isEmpty else { return nil }
    let words = spoken(text)
    guard !words.isEmpty else { return nil }
    return shortcuts.first { spoken($0.value.phrase) == words }
  }
}

extension VoiceShortcutChange {
  /// Checks a change and returns what it makes of the app's voice shortcuts.
  ///
  /// - Parameters:
  ///   - present: The app's voice shortcuts.
  ///   - others: The phrases that are taken by other apps.
  /// - Throws: ``WireFault`` that says what is wrong with the change.
  public func applied(
    to present: [VoiceShortcutValue], others: [VoiceShortcut] = []
  ) throws(WireFault) -> [VoiceShortcutValue] {
    guard UUID(uuidString: identifier) != nil else {
      throw WireFault(
        .invalidParameters,
        "“\(identifier.prefix(80))” is not the identifier of a voice shortcut; use a UUID.")
    }
    let index = present.firstIndex { $0.identifier == identifier }
    guard let phrase else { return present.filter { $0.identifier != identifier } }
    let words = VoiceShortcut.spoken(phrase)
    guard !words.isEmpty, phrase.utf8.count <= DonationLimits.text else {
      throw WireFault(
        .invalidParameters,
        "The phrase of a voice shortcut must have words, and at most \(DonationLimits.text) bytes.")
    }
    let taken = present.contains { $0.identifier != identifier && VoiceShortcut.spoken($0.phrase) == words }
    if taken || VoiceShortcut.named(phrase, in: others) != nil {
      throw WireFault(
        .invalidParameters, "“\(phrase)” is the phrase of another voice shortcut; choose another one.")
    }
    var result = present
    if let index {
      result[index].phrase = phrase
      if let shortcut { result[index].shortcut = shortcut }
      return result
    }
    guard let shortcut, shortcut.call != nil || shortcut.activity != nil else {
      throw WireFault(
        .invalidParameters, "A new voice shortcut needs a request or an activity; this one has neither.")
    }
    guard present.count < DonationLimits.shortcuts else {
      throw WireFault(
        .invalidParameters,
        "The app has \(present.count) voice shortcuts, and no more are kept; remove one first.")
    }
    result.append(VoiceShortcutValue(identifier: identifier, phrase: phrase, shortcut: shortcut))
    return result
  }
}
