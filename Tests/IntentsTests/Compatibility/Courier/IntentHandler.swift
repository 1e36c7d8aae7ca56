// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals, UseEarlyExits

import Intents

// The extension is its own handler for messages and hands everything else to other objects.
class IntentHandler: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{
  var chats = ChatService.shared

  override func handler(for intent: INIntent) -> Any {
    if intent is INStartCallIntent || intent is INSearchCallHistoryIntent {
      return CallIntentHandler(chats: chats)
    }
    if intent is INSendPaymentIntent || intent is INRequestPaymentIntent || intent is INPayBillIntent
      || intent is INSearchForAccountsIntent || intent is INTransferMoneyIntent
      || intent is INSearchForBillsIntent
    {
      return PaymentIntentHandler()
    }
    if intent is INRequestRideIntent || intent is INListRideOptionsIntent || intent is INGetRideStatusIntent {
      return RideIntentHandler()
    }
    return self
  }

  // MARK: - INSendMessageIntentHandling

  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    // A group is asked for by its name.
    if let group = intent.speakableGroupName, chats.group(named: group.spokenPhrase) != nil {
      completion([.notRequired()])
      return
    }
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      completion([INSendMessageRecipientResolutionResult.needsValue()])
      return
    }
    var results = [INSendMessageRecipientResolutionResult]()
    for recipient in recipients {
      var matches = [INPerson]()
      if let known = recipient.siriMatches, !known.isEmpty {
        let all = Set(known.compactMap { $0.customIdentifier ?? $0.contactIdentifier })
        matches = known.filter { chats.isMember($0.personHandle?.value) }
        if matches.isEmpty && all.count > 0 {
          results += [.unsupported(forReason: .noAccount)]
          continue
        }
      } else {
        matches = chats.members(named: recipient.displayName).map { $0.person }
      }
      switch matches.count {
      case 2...Int.max:
        results += [INSendMessageRecipientResolutionResult.disambiguation(with: matches)]
      case 1:
        results.append(
          INSendMessageRecipientResolutionResult(personResolutionResult: .success(with: matches[0])))
      case 0:
        results += [INSendMessageRecipientResolutionResult.unsupported()]
      default:
        break
      }
    }
    completion(results)
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let text = intent.content, !text.isEmpty {
      completion(INStringResolutionResult.success(with: text))
    } else if intent.attachments?.first?.audioMessageFile != nil {
      completion(.notRequired())
    } else {
      completion(INStringResolutionResult.needsValue())
    }
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.speakableGroupName else { return completion(.notRequired()) }
    completion(chats.group(named: name.spokenPhrase) == nil ? .unsupported() : .success(with: name))
  }

  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    switch intent.outgoingMessageType {
    case .unknown, .outgoingMessageText: completion(.success(with: .outgoingMessageText))
    case .outgoingMessageAudio: completion(.unsupported())
    @unknown default: completion(.notRequired())
    }
  }

  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    let code: INSendMessageIntentResponseCode =
      chats.isLoggedIn ? .ready : .failureRequiringAppLaunch
    completion(INSendMessageIntentResponse(code: code, userActivity: userActivity))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    userActivity.userInfo = ["conversation": intent.conversationIdentifier ?? ""]
    chats.send(intent.content ?? "", to: intent.recipients ?? [], service: intent.serviceName) { result in
      switch result {
      case .success(let message):
        let response = INSendMessageIntentResponse(code: .success, userActivity: userActivity)
        response.sentMessages = [message.inMessage]
        completion(response)
      case .failure(let error) where (error as NSError).code == 401:
        completion(INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil))
      case .failure:
        completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      }
    }
  }

  // MARK: - INSearchForMessagesIntentHandling

  func handle(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: String(describing: INSearchForMessagesIntent.self))
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: userActivity)
    var found = chats.messages
    if let senders = intent.senders, senders.count > 0 {
      found = found.filter { message in
        senders.contains { $0.personHandle?.value == message.from || $0.displayName == message.name }
      }
    }
    if intent.attributes.contains(.unread) {
      found = found.filter { !$0.isRead }
    }
    if let range = intent.dateTimeRange, let start = range.startDateComponents {
      let from = Calendar.current.date(from: start) ?? .distantPast
      found = found.filter { $0.sent >= from }
    }
    if let words = intent.searchTerms, intent.searchTermsOperator != .none {
      found = found.filter { message in words.contains { message.text.localizedCaseInsensitiveContains($0) } }
    }
    response.messages = found.map { $0.inMessage }
    completion(response)
  }

  // MARK: - INSetMessageAttributeIntentHandling

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    guard intent.attribute != .unknown else { return completion(.needsValue()) }
    completion(.confirmationRequired(with: intent.attribute))
  }

  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    var code = INSetMessageAttributeIntentResponseCode.success
    for identifier in intent.identifiers ?? [] {
      guard let index = chats.messages.firstIndex(where: { $0.identifier == identifier }) else {
        code = .failureMessageNotFound
        continue
      }
      switch intent.attribute {
      case .read: chats.messages[index].isRead = true
      case .unread: chats.messages[index].isRead = false
      case .flagged, .unflagged, .played: code = .failureMessageAttributeNotSet
      default: break
      }
    }
    completion(.init(code: code, userActivity: nil))
  }
}
