public import Foundation

/// A shortcut to which a person gave a phrase.
public class INVoiceShortcut: NSObject {
  /// Identifies the shortcut.
  public let identifier: UUID
  /// The phrase.
  public let invocationPhrase: String
  /// What is done.
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
    super.init()
  }
}

/// The shortcuts to which a person gave phrases, and those that an app suggests.
///
/// The assistant keeps neither yet: suggestions are accepted and forgotten, and there are no phrases.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The one center of the app.
  public static let shared = INVoiceShortcutCenter()

  private override init() {
    super.init()
  }

  /// Finds all shortcuts of the app to which the person gave a phrase: none.
  public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }

  /// Finds all shortcuts of the app to which the person gave a phrase: none.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  /// Finds one shortcut: there is none.
  public func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    completion(nil, nil)
  }

  /// Suggests shortcuts to the person.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
