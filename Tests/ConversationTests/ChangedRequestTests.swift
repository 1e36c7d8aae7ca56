import Foundation
import IntentWire
import Language
import Testing
import Understanding

@testable import Conversation

@Suite("Sentences that change the request before")
struct ChangedRequestTests {
  private static func followUp(_ text: String) -> FollowUp? {
    FollowUp(text, in: English())
  }

  @Test(
    "The words around what is different are taken away",
    arguments: [
      ("What about Sam?", FollowUp.Lead.asking, "Sam"),
      ("ok, and what about on monday please", .asking, "on monday"),
      ("and bread too", .adding, "bread"),
      ("only the ones from tom", .changing, "from tom"),
      ("make it thirty instead", .changing, "thirty"),
      ("which of those is the longest?", .changing, "the longest"),
      ("ok cool", .none, "cool"),
      ("from last year", .none, "from last year"),
    ])
  func takenApart(text: String, lead: FollowUp.Lead, rest: String) {
    let followUp = Self.followUp(text)
    #expect(followUp?.lead == lead)
    #expect(followUp?.rest == rest)
  }

  @Test(
    "A sentence of openings, marks or nothing keeps a word or is none",
    arguments: ["", "?!", "and", "what about"])
  func empty(text: String) {
    #expect(Self.followUp(text)?.rest.isEmpty != true)
  }

  private static func sentences(_ text: String, _ slots: [(String, String)], _ more: String) -> [String] {
    let uses = slots.compactMap { parameter, words -> Evidence.Use? in
      guard let range = text.range(of: words) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return Evidence.Use(
        role: "parameter:\(parameter)", text: words, start: start, end: start + words.utf8.count)
    }
    let reading = Interpretation(
      app: "a", appName: "A", intent: "I", values: [:], score: 1, namesApp: false,
      evidence: Evidence(reader: "templates", phrase: "", source: "", uses: uses, scores: [:]))
    guard let followUp = followUp(more) else { return [] }
    return FollowUpSentences(LastRequest(text, reading), language: English()).sentences(for: followUp)
      .map(\.text)
  }

  @Test func newWordsTakeThePlaceOfEachValue() {
    let made = Self.sentences("did tom call today?", [("recipient", "tom"), ("date", "today")], "and sam")
    #expect(made.prefix(2) == ["did sam call today?", "did tom call sam ?"])
    #expect(made.contains("did tom call today sam"))
  }

  @Test func aPrepositionReplacesTheOneBefore() {
    let made = Self.sentences("how much is a cab to the airport", [("end", "airport")], "and from the hotel")
    #expect(made.first == "how much is a cab from the hotel")
  }

  @Test func aNumberLeavesItsUnit() {
    let made = Self.sentences("begin a 20 minute swim", [("goal", "20 minute")], "make it thirty")
    #expect(made.first == "begin a thirty minute swim")
  }

  @Test func aNounBehindAValueBelongsToIt() {
    let made = Self.sentences(
      "add milk to the grocery list", [("items", "milk"), ("list", "grocery")], "what about the hardware list"
    )
    #expect(made.contains("add milk to the hardware list"))
  }
}
