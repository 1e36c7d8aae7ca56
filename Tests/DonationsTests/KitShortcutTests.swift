import AppHost
import CoreLocation
import Foundation
import IntentWire
import Testing

@testable import Intents

@Suite struct KitShortcutTests {
  private let workout = INStartWorkoutIntent(
    workoutName: INSpeakableString(spokenPhrase: "run"), goalValue: nil, workoutGoalUnitType: .mile,
    workoutLocationType: .outdoor, isOpenEnded: nil)

  @Test func aShortcutIsARequestOrAnActivity() throws {
    let request = try #require(INShortcut(intent: workout))
    #expect(request.intent === workout)
    #expect(request.userActivity == nil)
    #expect(!request.description.isEmpty)
    #expect(request.debugDescription == "INShortcut.intent(INStartWorkoutIntent)")
    let activity = NSUserActivity(activityType: "org.example.order")
    activity.title = "Order soup"
    let other = INShortcut(userActivity: activity)
    #expect(other.intent == nil)
    #expect(other.description == "Order soup")
    #expect(Set([request, other, request]).count == 2)
  }

  @Test func whatNobodyCouldAskForIsNoShortcut() {
    #expect(INShortcut(intent: INIntent()) == nil)
    #expect(INShortcutReference(intent: INIntent()) == nil)
  }

  @Test func shortcutsSurviveTheirArchives() throws {
    let reference = try #require(INShortcutReference(intent: workout))
    let data = try NSKeyedArchiver.archivedData(withRootObject: reference, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INShortcutReference.self, from: data))
    #expect(read.intent == workout)
    let voice = INVoiceShortcut(identifier: UUID(), invocationPhrase: "Go", shortcut: .intent(workout))
    let archive = try NSKeyedArchiver.archivedData(withRootObject: voice, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: INVoiceShortcut.self, from: archive) == voice)
  }

  @Test func suggestionsReplaceEarlierOnes() async throws {
    let assistant = try await Listening()
    let heard = try await assistant.hear {
      workout.suggestedInvocationPhrase = "Let's run"
      INVoiceShortcutCenter.shared.setShortcutSuggestions([INShortcut(intent: workout)].compactMap(\.self))
      INVoiceShortcutCenter.shared.setShortcutSuggestions([])
    }
    guard case .setShortcuts(let update)? = heard.first, let first = update.shortcuts.first else {
      Issue.record("No suggestion came: \(heard)")
      return
    }
    #expect(update.purpose == .suggestions)
    #expect(first.call?.intent == "INStartWorkoutIntent")
    #expect(first.suggestedPhrase == "Let's run")
    #expect(heard.last == .setShortcuts(ShortcutUpdate(purpose: .suggestions, shortcuts: [])))
    try await assistant.end()
  }

  @Test func voiceShortcutsComeFromTheAssistant() async throws {
    let identifier = UUID()
    let known = VoiceShortcutValue(
      identifier: identifier.uuidString, phrase: "Let's run", shortcut: ShortcutValue(.intent(workout)))
    let foreign = VoiceShortcutValue(
      identifier: UUID().uuidString, phrase: "x",
      shortcut: ShortcutValue(call: IntentCall(id: "1", intent: "NoSuchIntent")))
    let assistant = try await Listening { _ in .voiceShortcuts([known, foreign]) }
    _ = try await assistant.hear {
      let all = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
      #expect(all.map(\.invocationPhrase) == ["Let's run"])
      #expect(all.first?.shortcut.intent == workout)
      #expect(try await INVoiceShortcutCenter.shared.voiceShortcut(with: identifier) == all.first)
      await #expect(throws: INIntentError.self) {
        _ = try await INVoiceShortcutCenter.shared.voiceShortcut(with: UUID())
      }
      let phrase = await withCheckedContinuation { continuation in
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, error in
          continuation.resume(returning: shortcuts?.first?.invocationPhrase)
        }
      }
      #expect(phrase == "Let's run")
      let found = await withCheckedContinuation { continuation in
        INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID()) { shortcut, error in
          continuation.resume(returning: shortcut != nil || error != nil)
        }
      }
      #expect(!found)
    }
    try await assistant.end()
  }

  @Test func relevantShortcutsSayWhen() async throws {
    let assistant = try await Listening()
    let start = Date(timeIntervalSince1970: 1_773_828_900)
    let shortcut = INRelevantShortcut(shortcut: .intent(workout))
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 38.7, longitude: -9.1), radius: 100, identifier: "Park")
    shortcut.relevanceProviders = [
      INDateRelevanceProvider(start: start, end: start.addingTimeInterval(60)),
      INLocationRelevanceProvider(region: region), INDailyRoutineRelevanceProvider(situation: .gym),
    ]
    shortcut.shortcutRole = .information
    let template = INDefaultCardTemplate(title: "Run now")
    template.subtitle = "It is sunny"
    shortcut.watchTemplate = template
    shortcut.widgetKind = "runs"
    let heard = try await assistant.hear {
      try await INRelevantShortcutStore.default.setRelevantShortcuts([shortcut])
    }
    guard case .setShortcuts(let update)? = heard.first, let value = update.shortcuts.first else {
      Issue.record("No shortcut came: \(heard)")
      return
    }
    #expect(update.purpose == .relevant)
    #expect(value.title == "Run now")
    #expect(value.role == "information")
    #expect(
      value.relevance.map(\.type) == [
        "INDateRelevanceProvider", "INLocationRelevanceProvider", "INDailyRoutineRelevanceProvider",
      ])
    #expect(value.relevance[1].fields["region"]?.displayText == "Park")
    #expect(
      value.relevance[2].fields["situation"]
        == .enumeration(EnumerationValue(type: "INDailyRoutineSituation", case: "gym")))
    let data = try NSKeyedArchiver.archivedData(withRootObject: shortcut, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INRelevantShortcut.self, from: data))
    #expect(read.relevanceProviders == shortcut.relevanceProviders)
    #expect(read.watchTemplate?.subtitle == "It is sunny")
    #expect(read.widgetKind == "runs")
    #expect(read.shortcut == shortcut.shortcut)
    try await assistant.end()
  }

  @Test func upcomingMediaAreRequestsToPlay() async throws {
    let assistant = try await Listening()
    let heard = try await assistant.hear {
      let song = INMediaItem(identifier: "s1", title: "Lua", type: .song, artwork: nil)
      let play = INPlayMediaIntent(mediaItems: [song])
      INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: [play, workout]))
      INUpcomingMediaManager.shared.setPredictionMode(.onlyPredictSuggestedIntents, for: .song)
    }
    guard case .setShortcuts(let update)? = heard.first else {
      Issue.record("Nothing came: \(heard)")
      return
    }
    #expect(update.purpose == .upcomingMedia)
    #expect(update.shortcuts.map { $0.call?.intent } == ["INPlayMediaIntent"])
    try await assistant.end()
  }
}

@Suite struct KitPermissionTests {
  @Test func whatTheAssistantSaysAtTheStartIsKnown() async throws {
    let assistant = try await Listening(
      standing: AppStanding(assistant: .denied, focus: .authorized, isFocused: true, language: "pt-PT"))
    _ = try await assistant.hear {
      #expect(INPreferences.siriAuthorizationStatus() == .denied)
      #expect(INPreferences.siriLanguageCode() == "pt-PT")
      #expect(INFocusStatusCenter.default.focusStatus.isFocused == true)
      #expect(INFocusStatusCenter.default.authorizationStatus == .authorized)
      #expect(await INPreferences.requestSiriAuthorization() == .denied, "what is decided is not asked")
    }
    try await assistant.end()
  }

  @Test func outsideOfACallTheWishIsNoted() async throws {
    let assistant = try await Listening { request in
      guard case .requestPermission = request else { return nil }
      return .standing(AppStanding(focus: .authorized, isFocused: false))
    }
    let heard = try await assistant.hear {
      #expect(await INPreferences.requestSiriAuthorization() == .notDetermined)
      let status = await withCheckedContinuation { continuation in
        INFocusStatusCenter.default.requestAuthorization { continuation.resume(returning: $0) }
      }
      #expect(status == .authorized)
      #expect(INFocusStatusCenter.default.focusStatus.isFocused == false, "the answer is remembered")
    }
    #expect(heard == [.requestPermission(.assistant)], "the first answer settled the focus too: \(heard)")
    try await assistant.end()
  }

  @Test func anAppThatDoesNotSayWhyIsDenied() async throws {
    let assistant = try await Listening { _ throws(WireFault) in
      throw WireFault(.invalidParameters, "Add NSSiriUsageDescription.")
    }
    _ = try await assistant.hear {
      let status = await withCheckedContinuation { continuation in
        INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
      }
      #expect(status == .denied)
    }
    try await assistant.end()
  }
}

@Suite struct KitVocabularyTests {
  private func update(_ items: [Any]) -> (phrases: [SpokenText], complaints: [String]) {
    var complaints: [String] = []
    let update = INVocabulary.update(NSOrderedSet(array: items), .contactName) { complaints.append($0) }
    #expect(update.kind == "contactName")
    return (update.phrases, complaints)
  }

  @Test func wordsKeepTheirOrderIdentifiersAndSounds() {
    let spoken = INSpeakableString(
      vocabularyIdentifier: "m1", spokenPhrase: "Siobhán", pronunciationHint: "Shivawn")
    let object = INObject(identifier: "g", display: "Climbers", pronunciationHint: "climb ers")
    let (phrases, complaints) = update([spoken, "Tom", NSString(string: "Ada"), object])
    #expect(
      phrases == [
        SpokenText("Siobhán", identifier: "m1", pronunciation: "Shivawn"), SpokenText("Tom"),
        SpokenText("Ada"),
        SpokenText("Climbers", identifier: "g", pronunciation: "climb ers"),
      ])
    #expect(complaints.isEmpty)
  }

  @Test func onlyTheOffendingEntryIsLeftOut() {
    let long = String(repeating: "é", count: 600)
    let hint = INSpeakableString(vocabularyIdentifier: "a", spokenPhrase: "b", pronunciationHint: long)
    let (phrases, complaints) = update(["first", long, 7, "—", hint, "last"])
    #expect(phrases.map(\.phrase) == ["first", "last"])
    #expect(complaints.count == 4)
    #expect(complaints[0].hasPrefix("INVocabulary, contactName, entry 2: The phrase “"))
    #expect(complaints[0].contains("has 1200 bytes; 1024 are allowed"))
    #expect(complaints[1].contains("neither a String nor an INSpeakable"))
    #expect(complaints[2].contains("has no word"))
    #expect(complaints[3].contains("pronunciation hint"))
  }

  @Test func aVeryLongListIsUsedFromItsBeginning() {
    let (phrases, complaints) = update((0..<5_003).map { "name \($0)" })
    #expect(phrases.count == 5_000)
    #expect(phrases.last?.phrase == "name 4999")
    #expect(complaints.count == 1)
  }

  @Test func everythingCanBeRemoved() async throws {
    let assistant = try await Listening()
    let heard = try await assistant.hear {
      INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["beach"]), of: .photoTag)
      INVocabulary.shared().removeAllVocabularyStrings()
    }
    let kinds = heard.compactMap { request -> String? in
      if case .updateVocabulary(let update) = request, update.phrases.isEmpty { update.kind } else { nil }
    }
    #expect(Set(kinds).isSubset(of: Set(INVocabularyStringType.allCases.map(\.caseName))))
    #expect(!kinds.isEmpty || heard.isEmpty)
    try await assistant.end()
  }
}

@Suite struct MetadataTests {
  @Test func donationMetadataAreCopiedAndArchived() throws {
    let metadata = INSendMessageIntentDonationMetadata()
    metadata.mentionsCurrentUser = true
    metadata.recipientCount = 4
    let copy = try #require(metadata.copy() as? INSendMessageIntentDonationMetadata)
    let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INSendMessageIntentDonationMetadata.self, from: data))
    #expect(read.mentionsCurrentUser)
    #expect(!read.isReplyToCurrentUser)
    #expect(read.recipientCount == 4)
  }

  @Test func aUserContextIsKept() throws {
    let context = INMediaUserContext()
    context.subscriptionStatus = .subscribed
    context.numberOfLibraryItems = 12
    context.becomeCurrent()
    #expect(INUserContext.current === context)
    let data = try NSKeyedArchiver.archivedData(withRootObject: context, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INMediaUserContext.self, from: data))
    #expect(read.subscriptionStatus == .subscribed)
    #expect(read.numberOfLibraryItems == 12)
  }
}
