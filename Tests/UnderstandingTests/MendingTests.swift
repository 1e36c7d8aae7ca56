import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

/// Words that were mistyped, run together, said twice or taken back.
@Suite("Mending a sentence before it is read")
struct MendingTests {
  private static let understanding = Understanding(
    apps: [World.jotter], vocabularies: [:], people: ["Olga", "Pete"], reader: English())

  private func plain(_ text: String) -> (intent: String, values: [String: JSONValue])? {
    Self.understanding.read(Utterance(text, context: World.context)).plain
  }

  @Test(
    "A slip in any place of a word of a phrase changes nothing",
    arguments: [
      "reomve chalk from the garden list", "remov chalk from the garden list",
      "rremove chalk from the garden list",
      "temove chalk from the garden list", "remive chalk from the garden list",
      "emove chalk from the garden list",
    ])
  func slips(_ text: String) {
    let plain = plain(text)
    #expect(plain?.intent == "INDeleteTasksIntent")
    #expect(plain?.values["taskList"] == .string("garden"))
  }

  @Test("A plural with a slip is no word of the dictionary")
  func plurals() {
    #expect(!English().isWord("remindrs"))
    #expect(English().isWord("reminders"))
    #expect(plain("show me my unfinished taskss")?.values["status"] == .string("notCompleted"))
  }

  @Test(
    "A slip in a day, a month or a unit of time changes nothing",
    arguments: [
      ("remind me on thurday to call Olga", "2026-03-19"), ("remind me tomorow to call Olga", "2026-03-19"),
      ("remind me in ten mintues to call Olga", "2026-03-18T10:25"),
      ("remind me on wensday to call Olga", "2026-03-25"),
    ])
  func times(_ text: String, _ moment: String) {
    #expect(plain(text)?.values["temporalEventTrigger"] == .string(moment))
    #expect(plain(text)?.values["taskTitles"] == .array([.string("call Olga")]))
  }

  @Test("A clause behind a polite word is no part of the request, and a quotation is no statement's end")
  func polite() {
    #expect(
      plain("add chalk to the garden list please i need to draw a hopscotch")?.values["taskTitles"]
        == .array([.string("chalk")]))
  }

  @Test("What is said twice or lacks its apostrophe is mended")
  func stutters() {
    #expect(plain("add chalk to the the garden list")?.values["targetTaskList"] == .string("garden"))
    #expect(plain("whats on my garden list")?.intent == "INSearchForNotebookItemsIntent")
    #expect(
      plain("dont let me forget to water the ferns")?.values["taskTitles"]
        == .array([.string("water the ferns")]))
  }

  @Test("Words that ran together are parted where both are known")
  func together() {
    #expect(plain("showme my lists")?.intent == "INSearchForNotebookItemsIntent")
    #expect(plain("add chalk tothe garden list")?.values["targetTaskList"] == .string("garden"))
  }

  @Test("What a person takes back is left out")
  func corrections() {
    #expect(
      plain("add chalk no wait glue to the garden list")?.values["taskTitles"] == .array([.string("glue")]))
    #expect(
      plain("remind me at five no wait six to call Olga")?.values["temporalEventTrigger"]
        == .string("2026-03-18T18:00"))
    #expect(
      plain("add no sugar cookies to the garden list")?.values["taskTitles"]
        == .array([.string("no sugar cookies")]))
  }

  @Test("Hedges at the edges of a value are no part of it")
  func hedges() {
    #expect(
      plain("add like three lemons to the garden list")?.values["taskTitles"]
        == .array([.string("three lemons")]))
    #expect(
      plain("add both chalk and glue to the garden list")?.values["taskTitles"]
        == .array([.string("chalk"), .string("glue")]))
  }

  @Test("A reminder that repeats has its first time and its rule")
  func repeated() {
    let reading = Self.understanding.read(
      Utterance("remind me every friday at nine to send the report", context: World.context))
    guard case .dateRange(let span)? = reading.accepted?.values["temporalEventTrigger"] else {
      Issue.record("\(Explanation(reading).text)")
      return
    }
    #expect(reading.plain?.values["temporalEventTrigger"] == .string("2026-03-20T09:00"))
    #expect(span.recurrence == RecurrenceValue(frequency: "weekly", interval: 1, weekdays: [6]))
  }

  @Test("Of two words that are as near, the likelier slip counts")
  func keyboard() {
    let likeness = { (word: String, wanted: String) in
      Keyboard.likeness(of: Array(word.utf8), to: Array(wanted.utf8))
    }
    #expect(likeness("teh", "the") == 3)
    #expect(likeness("callll", "calll") == 3)
    #expect(likeness("cakl", "call") == 2)
    #expect(likeness("cell", "call") == 1)
    #expect(likeness("cpll", "call") == 0)
  }

  @Test(
    "A day that is written right is one day, whether or not a phrase has the word",
    arguments: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])
  func days(_ day: String) {
    let reading = Self.understanding.read(
      Utterance("remind me next \(day) to call Olga", context: World.context))
    guard case .accepted(let found) = reading.decision,
      case .dateRange(let span)? = found.values["temporalEventTrigger"]
    else {
      Issue.record("\(reading.decision)")
      return
    }
    #expect(span.recurrence == nil)
    #expect(span.start?.day ?? 0 > 21, "\(found)")
  }
}
