import Catalog
public import IntentWire

extension Conversation {
  /// The answer to a call that goes on changing, or the one that tells how a ride goes on that was just booked.
  func live(
    after outcome: IntentOutcome, _ pending: PendingCall, _ state: inout ConversationState
  ) -> LiveAnswer? {
    if let live = LiveAnswer(outcome, to: pending.call, in: pending.app) { return live }
    guard pending.call.intent == "INRequestRideIntent", outcome.status == .success,
      app(pending.app)?.manifest.intent(LiveAnswer.rideStatus) != nil
    else { return nil }
    state.calls += 1
    let call = IntentCall(
      id: "\(state.id).\(state.calls)", intent: LiveAnswer.rideStatus, context: pending.call.context)
    return LiveAnswer(app: pending.app, call: call, wasHandled: false)
  }

  /// What a person is told of a change.
  ///
  /// The sentence is that of the intent's dialog file for what has changed; where it has none, the whole answer is
  /// told again, if it reads otherwise than before.
  ///
  /// - Parameters:
  ///   - old: The answer as it was told last.
  ///   - new: The answer as it is now.
  ///   - last: The sentence that was said last: it is not said twice.
  /// - Returns: `nil` when there is nothing to tell.
  public func reply(
    to live: LiveAnswer, from old: IntentOutcome?, to new: IntentOutcome, after last: String?
  ) -> Reply? {
    let pending = PendingCall(app: live.app, call: live.call)
    let words = words(for: pending)
    let code = ResponseCode(new)
    let changes = words.changes(from: old?.response ?? [:], to: new.response)
    guard !changes.isEmpty || old?.code != new.code else { return nil }
    let isAnswer = new.status == .success || new.status == .ready || new.status == .inProgress
    let told = isAnswer ? words.update(changes, of: new.response) : nil
    let sentence: String
    if let told {
      sentence = told
    } else {
      sentence = self.sentence(for: new, code, pending, words)
      if let old, sentence == self.sentence(for: old, ResponseCode(old), pending, words) { return nil }
    }
    guard !sentence.isEmpty, sentence != last else { return nil }
    var reply = end(Self.state(of: code.family), sentence, pending).reply
    reply.result = result(of: new)
    reply.outcome = new
    if !live.isOver(new) { reply.live = live }
    return reply
  }

  /// What a person is told when an app can no longer say how something goes on.
  public func lost(_ live: LiveAnswer, _ fault: WireFault) -> Reply {
    let name = name(live.app)
    let sentence = fault.code == .unknownMethod ? Sentences.tellsNoChanges(name) : Sentences.lostTrack(name)
    return end(.failed, sentence, PendingCall(app: live.app, call: live.call)).reply
  }
}

extension CallWords {
  /// The values that a person sees change: those that read otherwise than before, and within a record only such
  /// fields of it.
  func changes(
    from old: [String: IntentValue], to new: [String: IntentValue]
  ) -> [String: IntentValue] {
    var changes: [String: IntentValue] = [:]
    for (name, value) in new {
      guard let before = old[name] else {
        changes[name] = value
        continue
      }
      guard case .record(var record) = value, case .record(let other) = before else {
        if reads(value, otherThan: before) { changes[name] = value }
        continue
      }
      record.fields = record.fields.filter { field, value in
        other.fields[field].map { reads(value, otherThan: $0) } ?? true
      }
      if !record.fields.isEmpty { changes[name] = .record(record) }
    }
    return changes
  }

  private func reads(_ value: IntentValue, otherThan other: IntentValue) -> Bool {
    guard value != other else { return false }
    let (new, old) = (moment(value), moment(other))
    // What has no words may differ in what has some further down, such as the fee in a status.
    return new != old || new.isEmpty
  }
}
