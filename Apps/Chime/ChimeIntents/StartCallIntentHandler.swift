import ChimeKit
import Foundation
import Intents

/// Settles whom to call, and hands the call to the app.
final class StartCallIntentHandler: NSObject, INStartCallIntentHandling {
  func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    if let contacts = intent.contacts, !contacts.isEmpty {
      completion(contacts.map(resolve))
      return
    }
    // "Redial" and "call back" name nobody: the history does.
    switch intent.destinationType {
    case .redial, .redialDestination:
      completion([latest(.outgoing, orElse: .noUsableHandleForRedial)])
    case .callBack: completion([latest(.missed, orElse: .noCallHistoryForRedial)])
    default: completion([.needsValue()])
    }
  }

  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    completion(.success(with: intent.callCapability == .unknown ? .audioCall : intent.callCapability))
  }

  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    // Only the app can use the microphone, so the app makes the call.
    let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
    activity.userInfo = ["handles": (intent.contacts ?? []).compactMap(\.personHandle?.value)]
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
  }

  private func latest(
    _ direction: Call.Direction, orElse reason: INStartCallContactUnsupportedReason
  ) -> INStartCallContactResolutionResult {
    let search = CallSearch(directions: [direction], isLatestOnly: true)
    guard let party = try? CallStore().calls(search).first?.parties.first else {
      return .unsupported(forReason: reason)
    }
    return .success(with: party.person)
  }

  /// Settles which person and which number is meant.
  private func resolve(_ person: INPerson) -> INStartCallContactResolutionResult {
    if let handle = person.personHandle?.value, !handle.isEmpty, person.siriMatches?.isEmpty ?? true {
      return .success(with: person)
    }
    let label = person.personHandle?.label
    let matches = (person.siriMatches ?? []).filter { $0.personHandle?.type == .phoneNumber }
    guard !matches.isEmpty else { return inHistory(person) }
    guard let label else { return choice(among: matches) }
    let labelled = matches.filter { $0.personHandle?.label == label }
    return labelled.isEmpty ? .unsupported(forReason: .noHandleForLabel) : choice(among: labelled)
  }

  private func choice(among people: [INPerson]) -> INStartCallContactResolutionResult {
    people.count == 1 ? .success(with: people[0]) : .disambiguation(with: people)
  }

  /// Somebody who is in no address book, but was called before.
  private func inHistory(_ person: INPerson) -> INStartCallContactResolutionResult {
    let calls = (try? CallStore().calls(CallSearch(name: person.displayName))) ?? []
    var seen: Set<String> = []
    let people = calls.flatMap(\.parties)
      .filter {
        $0.name.localizedCaseInsensitiveContains(person.displayName) && seen.insert($0.handle).inserted
      }
      .map(\.person)
    return people.isEmpty ? .unsupported(forReason: .noContactFound) : choice(among: people)
  }
}
