import IntentWire
import Language
import Testing
import Understanding

@testable import prithee

@Suite("Lines of prithee similar")
struct SimilarCommandTests {
  @Test("A file of phrases has objects, strings or plain words")
  func readsPhrases() throws {
    let file = try SimilarPhraseFile(
      text: #"""
        {"phrase": "Brew tea with ${applicationName}", "app": "Steep", "intent": "BrewTea"}
        {"phrases": ["Open it in Homely", "Close it in Homely"], "id": "door", "paraphrases": ["x"]}

        "Log a bird sighting in Birdbook"
        Feed the cat with \(.applicationName)
        Show \(\.$trail) in Trail Finder
        """#)
    #expect(file.phrases.map(\.phrase.app) == ["Steep", "Homely", "Homely", "Birdbook", nil, "Trail Finder"])
    #expect(file.phrases[0].others["intent"] == .string("BrewTea"))
    #expect(file.phrases[1].others == ["id": .string("door")])
    #expect(file.phrases[4].phrase.text == "Feed the cat with ${applicationName}")
    #expect(file.phrases[5].phrase.text == "Show ${trail} in Trail Finder")
    #expect(file.phrases[5].written == #"Show \(\.$trail) in Trail Finder"#)
    let array = try SimilarPhraseFile(text: #"[{"phrase": "Brew tea"}, "Feed the cat"]"#)
    #expect(array.phrases.map(\.written) == ["Brew tea", "Feed the cat"])
  }

  @Test("The name of the app may stand under several names, over its phrases, or only in another phrase")
  func readsApps() throws {
    let grouped = try SimilarPhraseFile(
      text: #"{"Steep": ["Brew tea"], "Pawly": [{"phrase": "Feed the cat", "app": {"name": "Pawly"}}]}"#)
    #expect(grouped.phrases.map(\.phrase.app) == ["Pawly", "Steep"])
    let listed = try SimilarPhraseFile(
      text: """
        {"phrases": [{"text": "Brew tea", "applicationName": "Steep"}, {"template": "Stop Steep now"}]}
        """)
    #expect(listed.phrases.map(\.phrase.app) == ["Steep", "Steep"])
  }

  @Test(
    "A file that is none says what is wrong with it",
    arguments: [
      ("", "none"), ("{\"phrase\": ", "JSON"), ("{\"app\": \"A\"}", "phrase"), ("[5]", "neither"),
      ("{\"phrases\": [1]}", "string"),
    ])
  func refusesPhrases(text: String, reason: String) {
    let failure = #expect(throws: CommandFailure.self) { try SimilarPhraseFile(text: text) }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }

  @Test("A request is an object, a string or plain words")
  func readsRequests() throws {
    #expect(try SimilarRequest(#"{"text": "a cuppa", "app": "Steep"}"#).app == "Steep")
    #expect(try SimilarRequest(#"{"query": "a cuppa"}"#).text == "a cuppa")
    #expect(try SimilarRequest(#""a cuppa""#).text == "a cuppa")
    #expect(try SimilarRequest("a cuppa").text == "a cuppa")
    #expect(try SimilarRequest("42").text == "42")
    for line in ["{", "{}", "[1]", #"{"text": 1}"#, #"{"text": "a", "app": 1}"#] {
      #expect(throws: CommandFailure.self, "\(line)") { try SimilarRequest(line) }
    }
  }

  @Test("An answer has the phrase as written, its app and intent, and whether it is accepted")
  func answers() throws {
    let file = try SimilarPhraseFile(
      text: """
        {"phrase": "Brew a cup of tea with Steep", "app": "Steep", "intent": "BrewTea"}
        {"phrase": "Open the garage with Homely", "app": "Homely"}
        """)
    let similarity = try #require(PhraseSimilarity(file.phrases.map(\.phrase), language: English()))
    let text = "brew me a cup of tea with Steep"
    let answer = SimilarCommand.answer(text, similarity.matches(for: text), file)
    guard case .object(let fields) = answer, case .array(let others)? = fields["alternatives"] else {
      Issue.record("no object")
      return
    }
    #expect(fields["phrase"] == .string("Brew a cup of tea with Steep"))
    #expect(fields["app"] == .string("Steep") && fields["intent"] == .string("BrewTea"))
    #expect(fields["text"] == .string(text) && fields["accepted"] == .boolean(true))
    // A named app leaves the others out.
    #expect(others.isEmpty)
    let nothing = SimilarCommand.answer(text, [], file)
    #expect(
      nothing
        == .object([
          "text": .string(text), "phrase": .null, "score": .number(0), "accepted": .boolean(false),
          "alternatives": .array([]),
        ]))
  }
}
