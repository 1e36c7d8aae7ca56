import Foundation
import Intents
import MurmurKit

/// Sends a message to people or to a group.
final class SendMessageIntentHandler: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    if group(intent) != nil {
      completion([.notRequired()])
      return
    }
    guard let recipients = intent.recipients, !recipients.isEmpty, let database = try? MessageDatabase()
    else {
      completion([.needsValue()])
      return
    }
    let resolver = PersonResolver(database: database)
    completion(
      recipients.map { person in
        switch resolver.resolve(person) {
        case .one(let person): .success(with: person)
        case .several(let people): .disambiguation(with: people)
        case .nobody: .unsupported(forReason: .noAccount)
        }
      })
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let words = intent.speakableGroupName?.spokenPhrase else {
      completion(.notRequired())
      return
    }
    let found = ((try? MessageDatabase().groups(named: words)) ?? []).map {
      INSpeakableString(vocabularyIdentifier: $0.id, spokenPhrase: $0.name, pronunciationHint: nil)
    }
    switch found.count {
    case 0: completion(.unsupported())
    case 1: completion(.success(with: found[0]))
    default: completion(.disambiguation(with: found))
    }
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let content = intent.content, !content.isEmpty {
      completion(.success(with: content))
    } else {
      completion(intent.attachments?.isEmpty == false ? .notRequired() : .needsValue())
    }
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    do {
      let database = try MessageDatabase()
      let attachments = (intent.attachments ?? []).compactMap(\.audioMessageFile).map {
        Attachment(
          message: "", kind: .audio, name: $0.filename, type: $0.typeIdentifier ?? "public.audio",
          content: $0.data)
      }
      let sent = try database.send(
        intent.content ?? "", to: (intent.recipients ?? []).compactMap(\.customIdentifier),
        group: group(intent)?.id, attachments: attachments, at: Date())
      let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
      response.sentMessages = try sent.map(database.system)
      Task { await database.updateSearch() }
      completion(response)
    } catch {
      completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
  }

  /// The group that is meant; also one that somebody named as if it were a person.
  private func group(_ intent: INSendMessageIntent) -> Group? {
    guard let database = try? MessageDatabase() else { return nil }
    if let name = intent.speakableGroupName?.spokenPhrase { return try? database.groups(named: name).first }
    guard let people = intent.recipients, people.count == 1, people[0].customIdentifier == nil else {
      return nil
    }
    let groups = (try? database.groups(named: people[0].displayName)) ?? []
    return groups.first { $0.name.lowercased() == people[0].displayName.lowercased() }
  }
}
