import Intents
import UserNotifications

/// Makes an incoming push message one of a person.
class NotificationService {
  func content(of request: UNNotificationRequest, from member: Member) -> UNNotificationContent {
    let incoming = INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: request.content.body,
      speakableGroupName: nil, conversationIdentifier: request.content.threadIdentifier,
      serviceName: nil, sender: member.person, attachments: nil)
    let interaction = INInteraction(intent: incoming, response: nil)
    interaction.direction = .incoming
    interaction.donate(completion: nil)
    do {
      return try request.content.updating(from: incoming)
    } catch {
      return request.content
    }
  }
}
