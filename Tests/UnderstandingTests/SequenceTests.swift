import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Several requests in one sentence")
struct SequenceTests {
  /// A reading of some words as a request that a phrase reads whole.
  private static func request(_ text: String, _ parameter: (name: String, text: String)? = nil) -> Decision {
    var uses = [Evidence.Use(role: "phrase", text: text, start: 0, end: text.utf8.count)]
    if let parameter, let place = text.range(of: parameter.text) {
      let start = text[..<place.lowerBound].utf8.count
      uses = [
        Evidence.Use(role: "phrase", text: "", start: 0, end: start),
        Evidence.Use(
          role: "parameter:\(parameter.name)", text: parameter.text, start: start,
          end: start + parameter.text.utf8.count),
      ]
    }
    return .accepted(
      Interpretation(
        app: "a", appName: "A", intent: "I", values: [:], score: 0.9, namesApp: false,
        evidence: Evidence(reader: "templates", phrase: "", source: "", uses: uses, scores: [:])))
  }

  private func requests(_ text: String, _ known: [String: Decision], holdsAnything: Bool = true) -> [String]?
  {
    let sequence = RequestSequence(
      words: English().clauses, read: { known[$0] ?? .refused(nearest: []) },
      type: { _, _ in holdsAnything ? .string : .place })
    return sequence.requests(in: text, whole: known[text] ?? .refused(nearest: []))
  }

  @Test("Each part has to be a request by itself")
  func parts() {
    let known = ["stop it": Self.request("stop it"), "call Sam": Self.request("call Sam")]
    #expect(requests("stop it and call Sam", known) == ["stop it", "call Sam"])
    #expect(requests("stop it. Then, call Sam", known) == ["stop it", "call Sam"])
    #expect(requests("stop it, call Sam", known) == nil)
    #expect(requests("stop it and then some", known) == nil)
    #expect(requests("stop it", known) == nil)
    #expect(requests("and and and", known) == nil)
    #expect(requests("", known) == nil)
  }

  @Test("More than two are found, up to a number")
  func more() {
    let known = ["go": Self.request("go")]
    #expect(requests("go and go then go", known) == ["go", "go", "go"])
    // A comma is one place of an enumeration, and alone it is none.
    #expect(requests("go, go and go", known) == ["go", "go", "go"])
    #expect(requests("go, go, go", known) == nil)
    #expect(requests("go, maybe and go", known) == nil)
    let five = Array(repeating: "go", count: 5).joined(separator: " and ")
    #expect(requests(five, known) == nil)
  }

  @Test("A message may say anything, a place hardly ends in another request")
  func wholes() {
    let text = "tell Sam hi and call Ana"
    let known = [
      text: Self.request(text, ("content", "hi and call Ana")), "tell Sam hi": Self.request("tell Sam hi"),
      "call Ana": Self.request("call Ana"),
    ]
    #expect(requests(text, known) == nil)
    #expect(requests(text, known, holdsAnything: false) == ["tell Sam hi", "call Ana"])
  }

  @Test("The work is bounded, whatever the text")
  func cost() {
    var reads = 0
    let sequence = RequestSequence(
      words: English().clauses,
      read: {
        reads += 1
        return Self.request($0)
      }, type: { _, _ in .string })
    _ = sequence.requests(
      in: Array(repeating: "go", count: 300).joined(separator: " and "), whole: .refused(nearest: []))
    #expect(reads == 0)
    _ = sequence.requests(
      in: Array(repeating: "go", count: 9).joined(separator: " and "), whole: .refused(nearest: []))
    #expect(reads <= 45)
  }
}
