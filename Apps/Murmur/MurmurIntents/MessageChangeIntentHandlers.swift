import Foundation
import Intents
import MurmurKit

/// Marks messages as read, unread or important.
final class SetMessageAttributeIntentHandler: NSObject, INSetMessageAttributeIntentHandling {
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
    intent.attribute == .unknown ? .needsValue() : .success(with: intent.attribute)
  }

  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    guard let identifiers = intent.identifiers, !identifiers.isEmpty else {
      return INSetMessageAttributeIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    }
    do {
      let database = try MessageDatabase()
      switch intent.attribute {
      case .read, .played: try database.setRead(true, identifiers)
      case .unread: try database.setRead(false, identifiers)
      case .flagged: try database.setFlagged(true, identifiers)
      case .unflagged: try database.setFlagged(false, identifiers)
      default:
        return INSetMessageAttributeIntentResponse(code: .failureMessageAttributeNotSet, userActivity: nil)
      }
      return INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
    } catch MessageError.noMessage {
      return INSetMessageAttributeIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    } catch {
      return INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
    }
  }
}

/// Takes sent messages back.
final class UnsendMessagesIntentHandler: NSObject, INUnsendMessagesIntentHandling {
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    guard let identifiers = intent.messageIdentifiers, !identifiers.isEmpty else {
      return INUnsendMessagesIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    }
    do {
      let database = try MessageDatabase()
      try database.unsend(identifiers, at: Date())
      await database.updateSearch()
      return INUnsendMessagesIntentResponse(code: .success, userActivity: nil)
    } catch MessageError.noMessage {
      return INUnsendMessagesIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    } catch MessageError.tooLate {
      return INUnsendMessagesIntentResponse(code: .failurePastUnsendTimeLimit, userActivity: nil)
    } catch {
      return INUnsendMessagesIntentResponse(code: .failure, userActivity: nil)
    }
  }
}

/// Changes the text of a sent message.
final class EditMessageIntentHandler: NSObject, INEditMessageIntentHandling {
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
    guard let content = intent.editedContent, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }

  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    guard let identifier = intent.messageIdentifier, let content = intent.editedContent else {
      return INEditMessageIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    }
    do {
      let database = try MessageDatabase()
      try database.edit(identifier, to: content, at: Date())
      await database.updateSearch()
      return INEditMessageIntentResponse(code: .success, userActivity: nil)
    } catch MessageError.noMessage {
      return INEditMessageIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    } catch MessageError.tooLate {
      return INEditMessageIntentResponse(code: .failurePastEditTimeLimit, userActivity: nil)
    } catch MessageError.noText {
      return INEditMessageIntentResponse(code: .failureMessageTypeUnsupported, userActivity: nil)
    } catch {
      return INEditMessageIntentResponse(code: .failure, userActivity: nil)
    }
  }
}
