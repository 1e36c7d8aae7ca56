import Catalog
import IntentWire
import Language
import Understanding

/// What words point at while something plays: what is heard now, or what was spoken of.
extension Conversation {
  /// The audio at which words point: “this song”, “it”; `nil` for a name, and where nothing is known.
  ///
  /// What is heard may have changed since it was spoken of: the next song of an artist, or of an album. An app that can tell is
  /// asked where the words name a kind of audio, or where playing was gone on with.
  func pointedAt(
    _ words: String, in app: InstalledApp, _ pending: PendingCall, _ state: ConversationState
  ) async -> IntentValue? {
    guard Pointer(words, type: "INSong", language: language) != nil else { return nil }
    let kinds = AudioRanking.kinds(namedIn: words)
    let known = remembered(words, in: app, state.memory)
    let before = state.earlier?.last
    let wentOn = before.map { $0.app == app.identifier && $0.values.isEmpty && !$0.plays } ?? false
    guard known == nil || !kinds.isEmpty || wentOn else { return known }
    return await playing(kinds, in: app, pending) ?? known
  }

  /// What an app tells is playing, by an intent that does nothing else.
  private func playing(
    _ kinds: Set<String>, in app: InstalledApp, _ pending: PendingCall
  ) async -> IntentValue? {
    let telling = app.manifest.intents.first { intent in
      guard intent.parameters.isEmpty, Interpretation.isNamed(intent.identifier, by: Self.telling),
        case .entity(let type)? = intent.result,
        let kind = app.manifest.audioKind(of: type)
      else { return false }
      return kinds.isEmpty || kinds.contains(kind)
    }
    guard let telling else { return nil }
    return await enquire(telling.identifier, for: pending)?.value
  }

  /// The beginnings of the names of intents that tell what there is now, and change nothing: “GetNowPlaying”.
  private static let telling = ["Get", "Show", "Identify", "Now", "Current"]
}
