// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Intents
import IntentsUI
import UIKit

struct Member {
  var handle: String
  var givenName: String
  var familyName: String
  var nickname: String?
  var avatar: Data?

  var name: String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .medium
    return formatter.string(from: components)
  }

  var components: PersonNameComponents {
    var components = PersonNameComponents()
    components.givenName = givenName
    components.familyName = familyName
    components.nickname = nickname
    return components
  }

  var person: INPerson {
    let isAddress = handle.contains("@")
    let handle = INPersonHandle(
      value: self.handle, type: isAddress ? .emailAddress : .phoneNumber,
      label: isAddress ? INPersonHandleLabel.work : .mobile)
    let image = avatar.map { INImage(imageData: $0) } ?? INImage(named: "DefaultAvatar")
    return INPerson(
      personHandle: handle,
      nameComponents: components,
      displayName: name,
      image: image,
      contactIdentifier: nil,
      customIdentifier: "member-\(self.handle)",
      aliases: nickname.map { [INPersonHandle(value: $0, type: .unknown)] },
      suggestionType: .instantMessageAddress)
  }
}

struct Message {
  var identifier = UUID().uuidString
  var text: String
  var from: String
  var name: String
  var sent: Date
  var isRead = false

  var inMessage: INMessage {
    INMessage(
      identifier: identifier,
      conversationIdentifier: from,
      content: text,
      dateSent: sent,
      sender: ChatService.shared.member(with: from)?.person,
      recipients: [ChatService.shared.me.person],
      groupName: nil,
      messageType: .text,
      serviceName: "Courier")
  }
}

enum ChatError: Error {
  case notConnected(code: Int)
}

final class ChatService {
  static let shared = ChatService()

  let me = Member(handle: "me@courier.example", givenName: "Noor", familyName: "Haidari")
  var members: [Member] = []
  var groups: [String: [String]] = [:]
  var messages: [Message] = []
  var isLoggedIn = true
  private let queue = DispatchQueue(
    label: "org.example.courier.chat", qos: .userInitiated, attributes: .concurrent)

  func member(with handle: String) -> Member? { members.first { $0.handle == handle } }

  func members(named name: String) -> [Member] {
    let wanted = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return members.filter { $0.name.lowercased().contains(wanted) }
  }

  func isMember(_ handle: String?) -> Bool { handle.map { member(with: $0) != nil } ?? false }

  func group(named name: String) -> [String]? {
    groups.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }

  func send(
    _ text: String, to people: [INPerson], service: String?,
    completion: @escaping (Result<Message, Error>) -> Void
  ) {
    queue.asyncAfter(deadline: .now()) {
      guard self.isLoggedIn else {
        completion(.failure(ChatError.notConnected(code: 401)))
        return
      }
      let message = Message(
        text: text, from: self.me.handle, name: self.me.name, sent: Date(), isRead: true)
      DispatchQueue.main.async {
        self.messages.append(message)
        completion(.success(message))
      }
    }
  }
}

// MARK: - What the app tells the system

class DonationManager: NSObject {
  static let shared = DonationManager()

  func donateSentMessage(_ message: Message, to members: [Member], group: String?) {
    let recipients = members.map { $0.person }
    let groupName = group.map { INSpeakableString(spokenPhrase: $0) }
    let intent = INSendMessageIntent(
      recipients: recipients,
      outgoingMessageType: .outgoingMessageText,
      content: message.text,
      speakableGroupName: groupName,
      conversationIdentifier: message.from,
      serviceName: nil,
      sender: ChatService.shared.me.person,
      attachments: nil)
    if let image = UIImage(systemName: "person.2.fill"), group != nil {
      intent.setImage(INImage(uiImage: image), forParameterNamed: \.speakableGroupName)
    } else {
      intent.setImage(INImage(named: "Chat"), forParameterNamed: \.sender)
    }
    let metadata = INSendMessageIntentDonationMetadata()
    metadata.recipientCount = recipients.count
    metadata.mentionsCurrentUser = false
    metadata.isReplyToCurrentUser = false
    intent.donationMetadata = metadata

    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .outgoing
    interaction.groupIdentifier = message.from
    interaction.identifier = message.identifier
    interaction.dateInterval = DateInterval(start: message.sent, duration: 1)
    interaction.donate { error in
      if let error = error as NSError?, error.domain == INIntentErrorDomain {
        if let code = INIntentError.Code(rawValue: error.code), code == .interactionOperationNotSupported {
          print("not supported here")
        }
        NSLog("Donation failed: %@", error.localizedDescription)
      }
    }
  }

  func forget(_ identifiers: [String], group: String?) {
    INInteraction.delete(with: identifiers, completion: nil)
    if let group = group {
      INInteraction.delete(with: group) { error in
        if let error = error { print("Could not forget \(group): \(error)") }
      }
    }
    if identifiers.isEmpty && group == nil {
      INInteraction.deleteAll { (error: Error?) -> Void in
        guard error == nil else { return }
      }
    }
  }

  func updateVocabulary() {
    let names = ChatService.shared.members.map { member in
      INPerson(
        personHandle: INPersonHandle(value: member.handle, type: .unknown),
        nameComponents: member.components, displayName: member.name, image: nil, contactIdentifier: nil,
        customIdentifier: member.handle)
    }
    INVocabulary.shared().setVocabulary(NSOrderedSet(array: names), of: .contactName)
    let groups = NSMutableOrderedSet()
    ChatService.shared.groups.keys.sorted().forEach { groups.add($0) }
    INVocabulary.shared().setVocabularyStrings(groups, of: .contactGroupName)
  }
}
