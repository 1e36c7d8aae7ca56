import AppHost
public import Foundation
import IntentWire

/// A shortcut to which a person gave a phrase.
public class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {
  /// Identifies the shortcut.
  public let identifier: UUID
  /// The phrase.
  public let invocationPhrase: String
  /// What is done.
  public let shortcut: INShortcut

  package init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
    super.init()
  }

  /// A voice shortcut from the form in which it was sent; `nil` when this process cannot have it.
  convenience init?(_ value: VoiceShortcutValue) {
    guard let identifier = UUID(uuidString: value.identifier),
      let shortcut = INShortcut(value: value.shortcut)
    else { return nil }
    self.init(identifier: identifier, invocationPhrase: value.phrase, shortcut: shortcut)
  }

  /// The voice shortcut in the form in which it is sent.
  var value: VoiceShortcutValue {
    VoiceShortcutValue(
      identifier: identifier.uuidString, phrase: invocationPhrase, shortcut: ShortcutValue(shortcut))
  }

  /// Whether the other object is the same shortcut with the same phrase.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INVoiceShortcut else { return false }
    return other.identifier == identifier && other.invocationPhrase == invocationPhrase
      && other.shortcut == shortcut
  }

  /// Equal for equal voice shortcuts.
  public override var hash: Int { identifier.hashValue }

  /// A copy with the same phrase.
  public func copy(with zone: NSZone? = nil) -> Any {
    INVoiceShortcut(identifier: identifier, invocationPhrase: invocationPhrase, shortcut: shortcut)
  }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the voice shortcut.
  public func encode(with coder: NSCoder) {
    ValueArchive.encode(value, with: coder)
  }

  /// Reads an archived voice shortcut.
  public required convenience init?(coder: NSCoder) {
    guard let value = ValueArchive.decode(VoiceShortcutValue.self, coder) else { return nil }
    self.init(value)
  }
}

/// The shortcuts to which a person gave phrases, and those that an app suggests for it.
///
/// The person gives phrases with `prithee shortcuts add`, or in the app through the module `IntentsUI`.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The one center of the app.
  public static let shared = INVoiceShortcutCenter()

  private override init() {
    super.init()
  }

  /// Finds all shortcuts of the app to which the person gave a phrase.
  ///
  /// - Parameter completion: Called on a queue of its own, with the shortcuts or with an ``INIntentError`` with the
  ///   code `voiceShortcutGetFailed`.
  public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    let completion = HandlerForwarding.Handover(value: completion)
    Messenger.current.post(.voiceShortcuts) { result in
      switch Self.read(result) {
      case .success(let shortcuts): completion.value(shortcuts, nil)
      case .failure(let error): completion.value(nil, error)
      }
    }
  }

  /// Finds all shortcuts of the app to which the person gave a phrase.
  ///
  /// - Throws: ``INIntentError`` with the code `voiceShortcutGetFailed`.
  public nonisolated(nonsending) func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    let result: Result<WireResult, WireFault>
    do throws(WireFault) {
      result = .success(try await Messenger.current.send(.voiceShortcuts))
    } catch {
      result = .failure(error)
    }
    return try Self.read(result).get()
  }

  /// Finds one shortcut to which the person gave a phrase.
  ///
  /// - Parameter completion: Called on a queue of its own, with the shortcut, `nil` when there is none, or an
  ///   ``INIntentError`` with the code `voiceShortcutGetFailed`.
  public func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    getAllVoiceShortcuts { shortcuts, error in
      completion(shortcuts?.first { $0.identifier == identifier }, error)
    }
  }

  /// Finds one shortcut to which the person gave a phrase.
  ///
  /// - Throws: ``INIntentError`` with the code `voiceShortcutGetFailed`, also when there is none.
  public nonisolated(nonsending) func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    let all = try await allVoiceShortcuts()
    if let shortcut = all.first(where: { $0.identifier == identifier }) { return shortcut }
    throw INIntentError(
      .voiceShortcutGetFailed,
      userInfo: [NSLocalizedDescriptionKey: "There is no voice shortcut \(identifier.uuidString)."])
  }

  /// Suggests shortcuts to the person, the most important first; they replace the earlier ones.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    let update = ShortcutUpdate(purpose: .suggestions, shortcuts: suggestions.map { ShortcutValue($0) })
    Telling.post(.setShortcuts(update), "Shortcuts cannot be suggested")
  }

  /// The voice shortcuts in an answer; those with requests of classes that this process does not have are left out.
  private static func read(
    _ result: Result<WireResult, WireFault>
  ) -> Result<[INVoiceShortcut], INIntentError> {
    switch result {
    case .success(.voiceShortcuts(let values)): .success(values.compactMap { INVoiceShortcut($0) })
    case .success:
      .failure(
        INIntentError(
          .voiceShortcutGetFailed,
          WireFault(.invalidMessage, "The assistant answered with something that is not voice shortcuts.")))
    case .failure(let fault): .failure(INIntentError(.voiceShortcutGetFailed, fault))
    }
  }
}
