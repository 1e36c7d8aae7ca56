import AppProcesses
import Catalog
import IntentWire

/// What can be chosen for a parameter of one intent, as another intent of the same app tells it.
///
/// An app that asks for the kind of ride can also list the kinds; the person is then offered these instead of being
/// asked for a name that they cannot know.
struct ChoiceSource: Sendable {
  /// The intent whose parameter is missing.
  var intent: String
  /// The parameter.
  var parameter: String
  /// The intent that lists what can be chosen.
  var source: String
  /// The parameters that go over from the one to the other, where they are known.
  var carries: [String] = []
  /// What the source is asked for besides.
  var asks: [String: IntentValue] = [:]
  /// Where the choices are in the source's response.
  var path: [String]

  static let all: [ChoiceSource] = [
    ChoiceSource(
      intent: "INRequestRideIntent", parameter: "rideOptionName", source: "INListRideOptionsIntent",
      carries: ["pickupLocation", "dropOffLocation"], path: ["rideOptions"]),
    ChoiceSource(
      intent: "INRequestRideIntent", parameter: "paymentMethod", source: "INListRideOptionsIntent",
      carries: ["pickupLocation", "dropOffLocation"], path: ["paymentMethods"]),
    ChoiceSource(
      intent: "INPayBillIntent", parameter: "billPayee", source: "INSearchForBillsIntent",
      path: ["bills", "billPayee"]),
    ChoiceSource(
      intent: "INPayBillIntent", parameter: "fromAccount", source: "INSearchForAccountsIntent",
      path: ["accounts"]),
    ChoiceSource(
      intent: "INTransferMoneyIntent", parameter: "fromAccount", source: "INSearchForAccountsIntent",
      path: ["accounts"]),
    ChoiceSource(
      intent: "INTransferMoneyIntent", parameter: "toAccount", source: "INSearchForAccountsIntent",
      path: ["accounts"]),
  ]

  /// What there is too much of to be offered, and is only looked through for a misspelled name.
  static let names: [ChoiceSource] = [
    ("INSetTaskAttributeIntent", "targetTask"), ("INDeleteTasksIntent", "tasks"),
    ("INSnoozeTasksIntent", "tasks"),
  ].map { intent, parameter in
    ChoiceSource(
      intent: intent, parameter: parameter, source: "INSearchForNotebookItemsIntent",
      asks: ["itemType": .enumeration(EnumerationValue(type: "INNotebookItemType", case: "task"))],
      path: ["tasks"])
  }
}

extension Conversation {
  /// What another intent of the app lists as choices for a parameter; nothing when it has none.
  func choices(
    for parameter: ParameterManifest, of pending: PendingCall, from all: [ChoiceSource] = ChoiceSource.all
  ) async -> [IntentValue] {
    let sources = all.filter { $0.intent == pending.call.intent && $0.parameter == parameter.name }
    for source in sources {
      let carried = pending.call.parameters.filter { source.carries.contains($0.key) }
      let asked = carried.merging(source.asks, uniquingKeysWith: { $1 })
      guard let outcome = await enquire(source.source, asked, for: pending) else { continue }
      var found = source.path.first.flatMap { outcome.response[$0]?.elements } ?? []
      for name in source.path.dropFirst() { found = found.compactMap { $0.field(name) } }
      let words = words(for: pending)
      let choices = found.filter { !words.display($0).isEmpty }
        .map { choice(from: $0, as: parameter.type.element, words) }
      if !choices.isEmpty { return choices }
    }
    return []
  }

  private func choice(from value: IntentValue, as type: ValueType, _ words: CallWords) -> IntentValue {
    switch (type, value) {
    case (.spoken, .record(let record)):
      .spoken(
        SpokenText(RecordWords(values: words.values).name(record) ?? "", identifier: record.identifier))
    case (.string, .record(let record)): .string(RecordWords(values: words.values).name(record) ?? "")
    default: value
    }
  }

  /// Has the app carry out an intent that only tells something, beside a call that is going on.
  ///
  /// - Returns: The outcome; `nil` when the app has no such intent, fails, or wants to ask something.
  func enquire(
    _ intent: String, _ parameters: [String: IntentValue] = [:], for pending: PendingCall
  ) async -> IntentOutcome? {
    guard let app = app(pending.app), app.manifest.intent(intent) != nil, !isLocked(intent, of: app) else {
      return nil
    }
    let call = IntentCall(
      id: "\(pending.call.id).\(intent)", intent: intent, parameters: parameters, context: situation,
      confirmsFirst: true)
    // What an app tells beside the request is a help; one that cannot tell it is gone on with without.
    guard let step = try? await calls.perform(call, in: pending.app) else { return nil }
    switch step {
    case .question(_, let suspension):
      await release(suspension)
      return nil
    case .outcome(let outcome):
      let statuses: [IntentOutcome.Status] = [.success, .ready, .inProgress]
      return statuses.contains(outcome.status) ? outcome : nil
    }
  }

  /// Whether an intent has to wait until the device is unlocked.
  func isLocked(_ intent: String, of app: InstalledApp) -> Bool {
    guard situation.isLocked else { return false }
    return app.restrictedWhileLocked.contains(intent)
      || app.manifest.intent(intent)?.authentication != "alwaysAllowed"
  }
}
