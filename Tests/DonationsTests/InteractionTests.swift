import AppHost
import Foundation
import IntentWire
import Synchronization
import Testing

@testable import Intents

@Suite struct InteractionTests {
  private func message(to name: String = "Maria") -> INSendMessageIntent {
    let handle = INPersonHandle(value: "maria@example.org", type: .emailAddress)
    let person = INPerson(
      personHandle: handle, nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
      customIdentifier: "m1")
    return INSendMessageIntent(
      recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Hello",
      speakableGroupName: nil,
      conversationIdentifier: "chat-7", serviceName: nil, sender: nil, attachments: nil)
  }

  @Test func aDonationCarriesTheRequestAndTheAnswer() async throws {
    let assistant = try await Listening()
    let start = Date(timeIntervalSince1970: 1_773_828_900)
    let heard = try await assistant.hear {
      let intent = message()
      intent.suggestedInvocationPhrase = "Greet Maria"
      let interaction = INInteraction(
        intent: intent, response: INSendMessageIntentResponse(code: .success, userActivity: nil))
      interaction.identifier = "i1"
      interaction.groupIdentifier = "chat-7"
      interaction.direction = .outgoing
      interaction.dateInterval = DateInterval(start: start, duration: 60)
      try await interaction.donate()
    }
    guard case .donate(let donations)? = heard.first, let donation = donations.first else {
      Issue.record("No donation came: \(heard)")
      return
    }
    #expect(heard.count == 1)
    #expect(donation.identifier == "i1")
    #expect(donation.group == "chat-7")
    #expect(donation.kind == .interaction)
    #expect(donation.call?.intent == "INSendMessageIntent")
    #expect(donation.call?.parameters["content"] == .string("Hello"))
    #expect(donation.call?.parameters["recipients"]?.elements.map(\.displayText) == ["Maria"])
    #expect(donation.outcome?.status == .success)
    #expect(donation.direction == "outgoing")
    #expect(donation.status == "success")
    #expect(donation.start == start)
    #expect(donation.end == start.addingTimeInterval(60))
    #expect(donation.suggestedPhrase == "Greet Maria")
    try await assistant.end()
  }

  @Test func deletionsFollowDonationsInOrder() async throws {
    let assistant = try await Listening()
    let heard = try await assistant.hear {
      INInteraction(intent: message(), response: nil).donate(completion: nil)
      INInteraction.delete(with: ["a", "b"], completion: nil)
      INInteraction.delete(with: "chat-7", completion: nil)
      INInteraction.deleteAll(completion: nil)
    }
    #expect(
      heard.dropFirst() == [
        .deleteDonations(DonationSelection(identifiers: ["a", "b"], kind: .interaction)),
        .deleteDonations(DonationSelection(group: "chat-7", kind: .interaction)),
        .deleteDonations(DonationSelection(kind: .interaction)),
      ])
    try await assistant.end()
  }

  @Test func errorsReachTheAppInBothForms() async throws {
    let assistant = try await Listening { request throws(WireFault) in
      throw WireFault(.oversized, "Too large.")
    }
    let received = Mutex<[String]>([])
    _ = try await assistant.hear {
      await #expect {
        try await INInteraction(intent: message(), response: nil).donate()
      } throws: { error in
        let error = error as NSError
        return error.domain == INIntentErrorDomain
          && error.code == INIntentErrorCode.donatingInteraction.rawValue
          && error.localizedDescription == "Too large."
      }
      await withCheckedContinuation { continuation in
        INInteraction.deleteAll { error in
          received.withLock { $0.append(error?.localizedDescription ?? "none") }
          continuation.resume()
        }
      }
    }
    #expect(received.withLock { $0 } == ["Too large."])
    try await assistant.end()
  }

  @Test(arguments: [
    (INSendMessageIntentResponseCode.ready, INIntentHandlingStatus.ready), (.inProgress, .inProgress),
    (.success, .success), (.failure, .failure), (.failureRequiringAppLaunch, .failure),
    (.failureMessageServiceNotAvailable, .failure), (.unspecified, .unspecified),
  ])
  func theStatusComesFromTheCode(_ code: INSendMessageIntentResponseCode, _ status: INIntentHandlingStatus) {
    let response = INSendMessageIntentResponse(code: code, userActivity: nil)
    #expect(INInteraction(intent: message(), response: response).intentHandlingStatus == status)
  }

  @Test func anAppThatGoesOnByItselfDefers() {
    let intent = INSearchForPhotosIntent(
      dateCreated: nil, locationCreated: nil, albumName: nil, searchTerms: nil, includedAttributes: [],
      excludedAttributes: [], peopleInPhoto: nil)
    let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)
    #expect(INInteraction(intent: intent, response: response).intentHandlingStatus == .deferredToApplication)
    #expect(INInteraction(intent: intent, response: nil).intentHandlingStatus == .unspecified)
  }

  @Test func parametersAreReadByPath() throws {
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    let interaction = INInteraction(intent: message(), response: response)
    let content = try #require(INParameter(keyPath: \INSendMessageIntent.content))
    #expect(content.parameterKeyPath == "content")
    #expect(interaction.parameterValue(for: content) as? String == "Hello")
    let group = try #require(INParameter(keyPath: \INSendMessageIntent.speakableGroupName))
    #expect(interaction.parameterValue(for: group) == nil)
    let name = INParameter(for: INSendMessageIntent.self, keyPath: "recipients.displayName")
    name.setIndex(0, forSubKeyPath: "recipients")
    #expect(interaction.parameterValue(for: name) as? String == "Maria")
    name.setIndex(3, forSubKeyPath: "recipients")
    #expect(interaction.parameterValue(for: name) == nil)
    #expect(name.index(forSubKeyPath: "recipients") == 3)
    #expect(name.index(forSubKeyPath: "other") == NSNotFound)
    let other = INParameter(for: INStartCallIntent.self, keyPath: "content")
    #expect(interaction.parameterValue(for: other) == nil, "another class")
    #expect(
      interaction.parameterValue(for: INParameter(for: INSendMessageIntent.self, keyPath: "nothing")) == nil)
    #expect(content.isEqual(to: INParameter(for: INSendMessageIntent.self, keyPath: "content")))
    let copy = try #require(name.copy() as? INParameter)
    #expect(copy.isEqual(to: name) && copy == name)
  }

  @Test func anInteractionSurvivesItsArchive() throws {
    let interaction = INInteraction(
      intent: message(), response: INSendMessageIntentResponse(code: .failure, userActivity: nil))
    interaction.groupIdentifier = "g"
    interaction.direction = .incoming
    interaction.dateInterval = DateInterval(start: Date(timeIntervalSince1970: 5), duration: 7)
    let data = try NSKeyedArchiver.archivedData(withRootObject: interaction, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: INInteraction.self, from: data))
    #expect(read.identifier == interaction.identifier)
    #expect(read.intent == interaction.intent)
    #expect(read.intentHandlingStatus == .failure)
    #expect(read.groupIdentifier == "g")
    #expect(read.direction == .incoming)
    #expect(read.dateInterval == interaction.dateInterval)
  }

  @Test func anActivityIsDonatedWhenItBecomesCurrent() async throws {
    let assistant = try await Listening()
    let heard = try await assistant.hear {
      let plain = NSUserActivity(activityType: "org.example.look")
      plain.becomeCurrent()
      let activity = NSUserActivity(activityType: "org.example.order")
      activity.title = "Order soup"
      activity.isEligibleForPrediction = true
      activity.persistentIdentifier = "soup"
      activity.suggestedInvocationPhrase = "Soup time"
      activity.userInfo = ["count": 2]
      activity.becomeCurrent()
      await withCheckedContinuation { continuation in
        NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["soup"]) {
          continuation.resume()
        }
      }
      NSUserActivity.deleteAllSavedUserActivities {}
    }
    #expect(
      heard == [
        .donate([
          DonationValue(
            identifier: "soup", kind: .activity,
            activity: UserActivityValue(
              type: "org.example.order", title: "Order soup", info: ["count": .integer(2)]),
            direction: "outgoing", status: "success", title: "Order soup", suggestedPhrase: "Soup time")
        ]),
        .deleteDonations(DonationSelection(identifiers: ["soup"], kind: .activity)),
        .deleteDonations(DonationSelection(kind: .activity)),
      ])
    try await assistant.end()
  }

  @Test func anActivityThatBecomesCurrentTwiceIsOneDonation() {
    let activity = NSUserActivity(activityType: "org.example.order")
    #expect(activity.donation.identifier == activity.donation.identifier)
    #expect(
      activity.donation.identifier != NSUserActivity(activityType: "org.example.order").donation.identifier)
  }
}
