import Catalog
public import Donations
public import Foundation
public import IntentWire
import Store

extension Assistant {
  /// Shortcuts that an app names for one purpose.
  public struct AppShortcuts: Sendable, Hashable {
    /// The app's bundle identifier.
    public var app: String
    /// The shortcuts, the most important first.
    public var shortcuts: [ShortcutValue]
  }

  /// Returns the shortcuts that apps name for a purpose, by bundle identifier.
  public func shortcuts(for purpose: ShortcutUpdate.Purpose) throws -> [AppShortcuts] {
    takeInSpool()
    return try store().shortcuts(purpose).map { AppShortcuts(app: $0.app, shortcuts: $0.shortcuts) }
  }

  /// Returns the shortcuts to which the person gave phrases.
  public func voiceShortcuts() throws -> [VoiceShortcut] {
    takeInSpool()
    return try store().allVoiceShortcuts()
  }

  /// The shortcut for which a sentence is the person's own phrase; `nil` for any other sentence.
  func shortcut(called text: String) throws -> VoiceShortcut? {
    try board.refresh(from: store())
    return VoiceShortcut.named(text, in: board.voiceShortcuts)
  }

  /// Gives a phrase to a shortcut of an app.
  ///
  /// - Returns: The voice shortcut.
  /// - Throws: `WireFault` for a phrase that cannot be used or is taken.
  @discardableResult
  public func addVoiceShortcut(
    _ phrase: String, for shortcut: ShortcutValue, of app: String
  ) throws -> VoiceShortcut {
    let change = VoiceShortcutChange(identifier: UUID().uuidString, phrase: phrase, shortcut: shortcut)
    let all = try store().apply(change, of: app)
    let value = all.first { $0.identifier == change.identifier }
    return VoiceShortcut(
      app: app,
      value: value ?? VoiceShortcutValue(identifier: change.identifier, phrase: phrase, shortcut: shortcut))
  }

  /// Takes the phrase away from a shortcut.
  ///
  /// - Parameter name: The phrase or the identifier.
  /// - Returns: The voice shortcut that is gone; `nil` when there was none.
  @discardableResult
  public func removeVoiceShortcut(_ name: String) throws -> VoiceShortcut? {
    let all = try voiceShortcuts()
    let found =
      all.first { $0.value.identifier.lowercased() == name.lowercased() }
      ?? VoiceShortcut.named(name, in: all)
    guard let found else { return nil }
    _ = try store().apply(
      VoiceShortcutChange(identifier: found.value.identifier, phrase: nil), of: found.app)
    return found
  }

  /// Returns a judge of what matters at a moment; `nil` takes the configured clock.
  public func relevance(at moment: Date? = nil) -> RelevanceJudge {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = configuration.timeZone
    calendar.locale = configuration.locale
    return RelevanceJudge(now: moment ?? configuration.now(), calendar: calendar)
  }
}
