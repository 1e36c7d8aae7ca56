import Testing

@testable import prithee

@Suite("Lines of prithee understand")
struct UnderstandRequestTests {
  @Test("A line has a text, and a moment and an app if they are given")
  func readsLines() throws {
    let request = try UnderstandRequest(
      #"{"text": "add milk", "now": "2026-03-18T10:15:00Z", "app": "ListOMat"}"#)
    #expect(request.text == "add milk")
    #expect(request.now == Moment("2026-03-18T10:15:00Z"))
    #expect(request.app == "ListOMat")
    #expect(try UnderstandRequest(#"{"text": "", "now": null, "more": [1]}"#).now == nil)
  }

  @Test(
    "A line that cannot be read says what is wrong with it",
    arguments: [
      ("", "not a JSON object"), ("[]", "not a JSON object"), (#"{"text": "#, "not a JSON object"),
      ("{}", "text"), (#"{"text": 1}"#, "text"), (#"{"text": "a", "now": "soon"}"#, "soon"),
      (#"{"text": "a", "now": 5}"#, "now"), (#"{"text": "a", "app": {}}"#, "app"),
    ])
  func refusesLines(line: String, reason: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try UnderstandRequest(line) }
    #expect(failure?.description.contains(reason) == true)
  }
}
