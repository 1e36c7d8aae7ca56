import AppProcesses
import Catalog
import Donations
import Foundation
import IntentWire
import Language
import Understanding

extension Conversation {
  /// Begins an action that no app declares and every app of its kind has: finding things, playing audio.
  ///
  /// - Returns: `nil` for an intent that the app declares itself.
  func startAction(
    _ name: String, of app: InstalledApp, values: [String: IntentValue], _ state: inout ConversationState
  ) async -> Move? {
    if name == AudioRequest.action, let intent = app.playing {
      return await play(AudioRequest(parameters: values), with: intent, of: app, values: values, &state)
    }
    guard app.manifest.intent(name) == nil, let action = FindAction.named(name, in: app.manifest) else {
      return nil
    }
    return await find(action, in: app, values: values, &state)
  }

  /// Asks an app for the things of a kind that have what the person asks of them.
  private func find(
    _ action: FindAction, in app: InstalledApp, values: [String: IntentValue],
    _ state: inout ConversationState
  ) async -> Move {
    state.calls += 1
    let call = IntentCall(
      id: "\(state.id).\(state.calls)", intent: action.name, parameters: values, context: situation)
    let pending = PendingCall(app: app.identifier, call: call)
    guard permissions.mayUse(app.identifier) else { return end(.failed, Sentences.denied(app.name), pending) }
    let request = FindRequest(parameters: values)
    let plan = FindPlan(request, for: action)
    let entities: [EntityReference]
    do throws(WireFault) {
      let query = EntityQueryCall(
        entity: action.entity.identifier, request: .search(plan.search), limit: plan.limit)
      guard case .values(let found) = try await calls.send(.entities(query), to: app.identifier) else {
        throw WireFault(.invalidMessage, "The app answered a request for entities with something else.")
      }
      entities = plan.finish(
        found.compactMap { if case .entity(let entity) = $0 { entity } else { nil } },
        context: FindComparing(timeZone: context.calendar.timeZone))
    } catch {
      return fault(error, pending, wasHandling: false)
    }
    return told(entities, request, action, pending, &state)
  }

  /// Tells what was found, and remembers it for “the second one”.
  private func told(
    _ entities: [EntityReference], _ request: FindRequest, _ action: FindAction, _ pending: PendingCall,
    _ state: inout ConversationState
  ) -> Move {
    let report = FindReport(
      entities: entities, request: request, action: action, app: name(pending.app), words: words(for: pending)
    )
    var move = end(.done, report.spoken(limit: situation.hasDisplay ? 10 : 5), pending)
    move.reply.printed = ([report.heading] + report.lines(limit: limits.options)).joined(separator: "\n")
    let values = entities.map(IntentValue.entity)
    let outcome = IntentOutcome(.success, value: .list(values), response: ["found": .list(values)])
    state.memory.note(
      outcome, of: IntentCall(id: pending.call.id, intent: action.name), in: pending.app)
    move.reply.result = request.isCount ? .integer(entities.count) : .array(values.map(\.plain))
    move.reply.outcome = IntentOutcome(
      .success, value: request.isCount ? .integer(entities.count) : .list(values))
    return move
  }

  // MARK: One of what was found

  /// Opens or plays the thing at which a sentence points: “open the second one”.
  ///
  /// - Returns: `nil` where the sentence asks for nothing of the kind, or the app cannot do it.
  func actOnPointed(
    _ thing: IntentValue, of identifier: String, _ tokens: [Token], _ state: inout ConversationState
  ) async -> Move? {
    guard case .entity(let entity) = thing, let app = app(identifier) else { return nil }
    let said = Set(tokens.map(\.folded))
    if said.contains("play"), let playing = app.playing, app.manifest.audioKind(of: entity.type) != nil {
      return await start(
        app: identifier, intent: playing.identifier,
        values: [Self.audioParameter(of: playing)?.name ?? "audioEntity": thing], &state)
    }
    guard said.contains("open") || said.contains("show"),
      let opener = app.manifest.opener(of: entity.type)
    else { return nil }
    return await start(app: identifier, intent: opener.identifier, values: ["target": thing], &state)
  }
}
