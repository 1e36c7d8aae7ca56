import AppProcesses
import Catalog
import Donations
import Foundation
import IntentWire
import Language
import Understanding

extension Conversation {
  /// What looking for audio came to.
  private enum AudioFound {
    case one(IntentValue)
    case several([IntentValue])
    case nothing
    /// The app has no query for it: the words are left to its own resolution.
    case words(String)
  }

  /// Has an app play what its own search finds for a request.
  func play(
    _ request: AudioRequest, with intent: IntentManifest, of app: InstalledApp, values: [String: IntentValue],
    _ state: inout ConversationState
  ) async -> Move {
    state.calls += 1
    var pending = PendingCall(
      app: app.identifier,
      call: IntentCall(id: "\(state.id).\(state.calls)", intent: intent.identifier, context: situation))
    pending.shown = ShownCall(
      intent: AudioRequest.action, parameters: values.merging(request.parameters) { _, new in new })
    guard permissions.mayUse(app.identifier) else { return end(.failed, Sentences.denied(app.name), pending) }
    guard !isLocked(intent.identifier, of: app) else { return end(.failed, Sentences.locked, pending) }
    state.memory.use(app.identifier, for: AudioRequest.action)
    pending.call.parameters = Self.manner(values, of: intent)
    guard let parameter = Self.audioParameter(of: intent) else { return await carryOn(pending, &state) }
    let found: AudioFound
    do throws(WireFault) {
      if let words = values[parameter.name]?.text ?? values["audioEntity"]?.text {
        found = remembered(words, in: app, state.memory).map(AudioFound.one) ?? .nothing
      } else {
        found = try await search(request, for: parameter, of: app)
      }
    } catch {
      return fault(error, pending, wasHandling: false)
    }
    let move = await go(on: pending, with: found, in: parameter, request, &state)
    return naming(move, pending)
  }

  /// Fills the audio of a request that keeps, files or likes it with what the app finds for its words.
  ///
  /// - Returns: The call that can go on, or the end of the turn.
  func audioFilled(_ pending: PendingCall, _ state: inout ConversationState) async -> (PendingCall, Move?) {
    guard let app = app(pending.app), let intent = app.manifest.intent(pending.call.intent),
      intent.appIntent?.schema?.hasPrefix("audio.") == true, let parameter = Self.audioParameter(of: intent),
      let words = pending.call.parameters[parameter.name]?.text
    else { return (pending, nil) }
    var pending = pending
    if let value = await pointedAt(words, in: app, pending, state) {
      pending.call.parameters[parameter.name] = value
      return (pending, nil)
    }
    // “this song” is no name that the app could look for.
    guard Pointer(words, type: "INSong", language: language) == nil else {
      return (pending, end(.failed, Sentences.unknownReferent, pending))
    }
    do throws(WireFault) {
      let request = AudioRequest(words: words)
      switch try await search(request, for: parameter, of: app) {
      case .one(let value): pending.call.parameters[parameter.name] = value
      case .words: break
      case .several(let options):
        pending.call.parameters[parameter.name] = nil
        return (pending, which(options, parameter, pending))
      case .nothing: return (pending, end(.failed, Sentences.nothing(for: request, in: app.name), pending))
      }
    } catch {
      return (pending, fault(error, pending, wasHandling: false))
    }
    return (pending, nil)
  }

  /// Goes on with what was found, or asks which of it is meant.
  private func go(
    on pending: PendingCall, with found: AudioFound, in parameter: ParameterManifest, _ request: AudioRequest,
    _ state: inout ConversationState
  ) async -> Move {
    var pending = pending
    switch found {
    case .one(let value): pending.call.parameters[parameter.name] = value
    case .words(let words): pending.call.parameters[parameter.name] = .string(words)
    case .several(let options): return which(options, parameter, pending)
    case .nothing: return end(.failed, Sentences.nothing(for: request, in: name(pending.app)), pending)
    }
    return await carryOn(pending, &state)
  }

  /// Asks which of several things is meant.
  private func which(_ options: [IntentValue], _ parameter: ParameterManifest, _ pending: PendingCall) -> Move
  {
    var pending = pending
    pending.questions += 1
    let sentence = Sentences.whichOne(of: nil)
    let question = PendingQuestion(
      kind: .disambiguation, parameter: parameter.name, type: parameter.type, options: options,
      sentence: sentence)
    return ask(question, pending, saying: Dialog(sentence), phase: .asking(pending, question))
  }

  /// Says what plays, where the app says nothing itself.
  private func naming(_ move: Move, _ pending: PendingCall) -> Move {
    guard move.reply.state == .done, let outcome = move.reply.outcome, outcome.dialog == nil,
      outcome.value == nil, let title = move.reply.played
    else { return move }
    var move = move
    move.reply.spoken = Sentences.playing(title)
    move.reply.printed = move.reply.spoken
    return move
  }

  // MARK: Looking for it

  /// Asks the app's value queries, and picks what fits the person's words best.
  private func search(
    _ request: AudioRequest, for parameter: ParameterManifest, of app: InstalledApp
  ) async throws(WireFault) -> AudioFound {
    let queries = app.manifest.queries.filter {
      $0.capabilities.contains(.values) && $0.input == AudioRequest.searchType
    }
    guard !queries.isEmpty else {
      guard case .searchQuery(let query) = request.criteria else { return .nothing }
      return .words(query)
    }
    var found: [IntentValue] = []
    for query in queries {
      let call = ValueQueryCall(
        query: query.identifier, input: request.search, limit: Self.searchLimit, context: situation)
      guard case .values(let values) = try await calls.send(.values(call), to: app.identifier) else {
        throw WireFault(.invalidMessage, "The app answered a search for audio with something else.")
      }
      found += values.filter { value in !found.contains { $0.isSame(as: value) } }
    }
    guard let first = found.first else { return .nothing }
    guard case .searchQuery(let query) = request.criteria else { return .one(first) }
    let ranking = AudioRanking(query, manifest: app.manifest)
    let best = ranking.best(of: found)
    return best.count > 1 ? .several(Array(best.prefix(limits.options))) : .one(best.first ?? first)
  }

  /// The most values that one query is asked for.
  private static let searchLimit = 50

  /// The audio at which words point: “this song”, “it”.
  func remembered(_ words: String, in app: InstalledApp, _ memory: ReferentMemory) -> IntentValue? {
    guard let pointer = Pointer(words, type: "INSong", language: language) else { return nil }
    let kinds = AudioRanking.kinds(namedIn: words)
    for referent in memory.referents.reversed() where referent.app == app.identifier {
      let audio = referent.values.filter { value in
        guard let kind = value.audioEntity.flatMap({ app.manifest.audioKind(of: $0.type) }) else {
          return false
        }
        // “this song” is not the playlist to which it was added.
        return kinds.isEmpty || kinds.contains(kind)
      }
      if audio.isEmpty { continue }
      if let meant = pointer.things(among: audio).first { return meant }
    }
    return nil
  }

  // MARK: The app's intent

  /// The parameter that takes the audio.
  static func audioParameter(of intent: IntentManifest) -> ParameterManifest? {
    intent.parameter("audioEntity") ?? intent.parameter("target")
      ?? intent.parameters.first { parameter in
        switch parameter.type {
        case .record, .entity: true
        default: false
        }
      }
  }

  /// How it is to be played, in the types of the app.
  private static func manner(
    _ values: [String: IntentValue], of intent: IntentManifest
  ) -> [String: IntentValue] {
    var result: [String: IntentValue] = [:]
    for name in ["playbackAttributes", "queueLocation"] {
      guard case .enumeration(let said)? = values[name], let parameter = intent.parameter(name) else {
        continue
      }
      switch parameter.type {
      case .list(.enumeration(let type)):
        result[name] = .list(said.cases.map { .enumeration(EnumerationValue(type: type, case: $0)) })
      case .enumeration(let type):
        result[name] = .enumeration(EnumerationValue(type: type, cases: said.cases))
      default: break
      }
    }
    return result
  }
}

extension Reply {
  /// What was played.
  fileprivate var played: String? {
    guard case .string(let title)? = parameters["audioEntity"], !title.isEmpty else { return nil }
    return title
  }
}

extension InstalledApp {
  /// The intent with which the app plays audio.
  var playing: IntentManifest? {
    manifest.intents.first { $0.appIntent?.schema == AudioRequest.schema }
  }
}

extension AppManifest {
  /// The kind of audio that entities of a type are, for example `song`; `nil` when they are none.
  func audioKind(of type: String) -> String? {
    guard let schema = entity(type)?.schema, schema.hasPrefix("audio.") else { return nil }
    return String(schema.dropFirst("audio.".count))
  }
}

extension IntentValue {
  /// The entity that a value is, or that the case of a union holds.
  var audioEntity: EntityReference? {
    switch self {
    case .entity(let entity): entity
    case .record(let record): record.fields.count == 1 ? record.fields.values.first?.audioEntity : nil
    default: nil
    }
  }
}
