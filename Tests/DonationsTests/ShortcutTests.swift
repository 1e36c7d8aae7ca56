import Donations
import Foundation
import IntentWire
import Testing

@Suite struct VoiceShortcutTests {
  private let shortcut = ShortcutValue(
    call: IntentCall(id: "1", intent: "INStartWorkoutIntent"), title: "Run")
  private let id = "1F0C8D6E-3C21-4E0B-9C45-7F8A5B1D2E3F"

  @Test func aPhraseIsGivenChangedAndTakenBack() throws {
    var all = try VoiceShortcutChange(identifier: id, phrase: "Let's go!", shortcut: shortcut).applied(to: [])
    #expect(all == [VoiceShortcutValue(identifier: id, phrase: "Let's go!", shortcut: shortcut)])
    all = try VoiceShortcutChange(identifier: id, phrase: "Run now").applied(to: all)
    #expect(all.map(\.phrase) == ["Run now"])
    #expect(all.first?.shortcut == shortcut)
    #expect(try VoiceShortcutChange(identifier: id, phrase: nil).applied(to: all).isEmpty)
  }

  @Test(arguments: ["lets go", "LET’S GO", "  let's   go. ", "lèts go"])
  func wordsAreComparedAsTheySound(_ text: String) {
    let known = VoiceShortcut(
      app: "a", value: VoiceShortcutValue(identifier: id, phrase: "Let's go!", shortcut: shortcut))
    #expect(VoiceShortcut.named(text, in: [known]) == known)
  }

  @Test func aLongerSentenceIsNotMeant() {
    let known = VoiceShortcut(
      app: "a", value: VoiceShortcutValue(identifier: id, phrase: "go", shortcut: shortcut))
    #expect(VoiceShortcut.named("go home", in: [known]) == nil)
    #expect(VoiceShortcut.named("…", in: [known]) == nil)
  }

  @Test(arguments: [
    ("not a UUID", "go", true, "not the identifier"), ("", "…", true, "must have words"),
    ("", "taken", true, "another voice shortcut"), ("", "elsewhere", true, "another voice shortcut"),
    ("", "new", false, "needs a request"),
  ])
  func whatCannotBeIsExplained(_ identifier: String, _ phrase: String, _ hasShortcut: Bool, _ words: String) {
    let present = [VoiceShortcutValue(identifier: UUID().uuidString, phrase: "Taken", shortcut: shortcut)]
    let others = [
      VoiceShortcut(
        app: "b", value: VoiceShortcutValue(identifier: "x", phrase: "Elsewhere", shortcut: shortcut))
    ]
    let change = VoiceShortcutChange(
      identifier: identifier.isEmpty ? id : identifier, phrase: phrase, shortcut: hasShortcut ? shortcut : nil
    )
    #expect {
      try change.applied(to: present, others: others)
    } throws: { error in
      (error as? WireFault)?.message.contains(words) == true
    }
  }
}

@Suite struct RelevanceTests {
  private var judge: RelevanceJudge {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return RelevanceJudge(now: noon, calendar: calendar)
  }

  private func shortcut(_ type: String, _ fields: [String: IntentValue]) -> ShortcutValue {
    ShortcutValue(relevance: [RecordValue(type: type, display: DisplayValue(""), fields: fields)])
  }

  private func date(_ hours: Double) -> IntentValue {
    .date(DateValue(noon.addingTimeInterval(hours * 3600), timeZone: .gmt))
  }

  @Test func datesAreComparedWithThePresent() {
    let type = "INDateRelevanceProvider"
    #expect(judge.isRelevant(shortcut(type, ["startDate": date(-1), "endDate": date(1)])))
    #expect(!judge.isRelevant(shortcut(type, ["startDate": date(1), "endDate": date(2)])))
    #expect(judge.isRelevant(shortcut(type, ["startDate": date(0.5)])))
    #expect(!judge.isRelevant(shortcut(type, ["startDate": date(-3)])))
    let reason = judge.judge(shortcut(type, ["startDate": date(-1), "endDate": date(1)])).map(\.reason)
    #expect(reason == ["from 2026-03-18T09:15 to 2026-03-18T11:15"])
  }

  @Test func routinesFollowTheDay() {
    func situation(_ name: String) -> ShortcutValue {
      shortcut(
        "INDailyRoutineRelevanceProvider",
        ["situation": .enumeration(EnumerationValue(type: "INDailyRoutineSituation", case: name))])
    }
    #expect(judge.judge(situation("morning")).map(\.isNow) == [true])
    #expect(judge.judge(situation("evening")).map(\.isNow) == [false])
    #expect(judge.judge(situation("gym")).map(\.isNow) == [nil])
    #expect(judge.judge(situation("gym")).map(\.reason) == ["at the gym"])
  }

  @Test func aPlaceIsNamedAndNotGuessed() {
    let home = shortcut(
      "INLocationRelevanceProvider",
      ["region": .record(RecordValue(type: "CLRegion", display: DisplayValue("Home")))])
    #expect(judge.judge(home).map(\.reason) == ["near Home"])
    #expect(!judge.isRelevant(home))
    #expect(judge.isRelevant(ShortcutValue()), "without a relevance a shortcut always matters")
  }
}

@Suite struct PermissionTests {
  @Test func whatIsNotDecidedIsAllowed() {
    let ledger = PermissionLedger()
    #expect(ledger.permission(.assistant, of: "a") == .notDetermined)
    #expect(ledger.mayUse("a"))
    ledger.setPermission(.denied, .assistant, of: "a")
    #expect(!ledger.mayUse("a"))
    #expect(ledger.permission(.focus, of: "a") == .notDetermined)
    #expect(ledger.mayUse("b"))
    ledger.setPermission(.notDetermined, .assistant, of: "a")
    #expect(ledger.mayUse("a"))
  }
}
