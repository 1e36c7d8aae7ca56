import Catalog
import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Phrases of schema domains for everyday things")
struct SchemaDomainTests {
  private static let apps = [
    InstalledApp(
      identifier: "org.example.tick", name: "Ticktock",
      manifest: AppManifest(
        module: "Ticktock",
        intents: [
          ActionWorld.intent(
            "MakeTimer", "Make Timer",
            [("duration", .duration), ("label", .string), ("isSleepTimer", .boolean)],
            schema: "clock.createTimer"),
          ActionWorld.intent(
            "MakeAlarm", "Make Alarm", [("time", .date), ("label", .string)], schema: "clock.createAlarm"),
          ActionWorld.intent(
            "StopTimers", "Stop Timers", [("timers", .list(.entity("TimerThing")))],
            schema: "clock.cancelTimer"),
        ])),
    InstalledApp(
      identifier: "org.example.datebook", name: "Datebook",
      manifest: AppManifest(
        module: "Datebook",
        intents: [
          ActionWorld.intent(
            "Plan", "Plan", [("title", .string), ("startDate", .date), ("calendar", .entity("Cal"))],
            schema: "calendar.createEvent"),
          ActionWorld.intent(
            "Nudge", "Nudge", [("title", .string), ("dueDate", .date), ("list", .entity("NudgeList"))],
            schema: "reminders.createReminder"),
        ])),
    InstalledApp(
      identifier: "org.example.pigeon", name: "Pigeon",
      manifest: AppManifest(
        module: "Pigeon",
        intents: [
          ActionWorld.intent(
            "Post", "Post", [("destination", .record("Destination")), ("content", .string)],
            schema: "messages.sendMessage"),
          ActionWorld.intent(
            "Ring", "Ring",
            [("destination", .record("CallDestination")), ("audioVisualMode", .enumeration("Mode"))],
            schema: "phone.startCall"),
          ActionWorld.intent(
            "Guide", "Guide",
            [("destinations", .list(.record("Place"))), ("transportationType", .enumeration("Transport"))],
            schema: "maps.startNavigation"),
        ])),
  ]

  private static let understanding = Understanding(apps: apps, vocabularies: [:], reader: English())

  @Test("All phrases of the domains are well formed")
  func wellFormed() { #expect(Self.understanding.problems == []) }

  @Test(
    "A request is read as the intent that adopts the schema",
    arguments: [
      ("set a timer for ten minutes", "MakeTimer"), ("start a 5 minute timer", "MakeTimer"),
      ("cancel the timer", "StopTimers"), ("wake me up at 6:30", "MakeAlarm"),
      ("set an alarm for seven am tomorrow", "MakeAlarm"),
      ("schedule a meeting called planning tomorrow at 3 pm", "Plan"),
      ("create an event called dentist on friday", "Plan"),
      ("remind me to water the ferns tomorrow", "Nudge"), ("set a reminder to call the bank", "Nudge"),
      ("send a message to Olga saying the train is late", "Post"), ("call Olga", "Ring"),
      ("video call Olga", "Ring"), ("navigate to the old mill", "Guide"),
      ("give me directions to the harbor", "Guide"),
    ])
  func read(say: String, intent: String) {
    let reading = Self.understanding.read(Utterance(say, context: World.context))
    #expect(reading.accepted?.intent == intent, "\(Explanation(reading).text)")
  }

  @Test("The length of a timer is its duration")
  func duration() {
    let reading = Self.understanding.read(Utterance("set a timer for ten minutes", context: World.context))
    #expect(reading.accepted?.values["duration"] == .duration(seconds: 600))
  }

  @Test(
    "What only sounds like one is refused", arguments: ["call me a taxi", "time flies", "what's a timer"])
  func refused(_ sentence: String) {
    let reading = Self.understanding.read(Utterance(sentence, context: World.context))
    #expect(reading.accepted == nil, "\(Explanation(reading).text)")
  }
}
