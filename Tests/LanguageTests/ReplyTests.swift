import Language
import Testing

@Suite struct ReplyTests {
  @Test(arguments: [
    "yes", "Yes please", "yep", "sure, go ahead", "that's right", "ok", "yeah do it", "Yes, delete them.",
    "of course", "sounds good, thanks", "that one", "why not", "no problem", "ye", "yh do it",
    "Yes, that is the list.",
    "yes, kindly do",
  ])
  func agrees(text: String) {
    #expect(Reference.english.affirmation(Reference.tokens(text)) == true)
  }

  @Test(arguments: [
    ("on", true), ("turned off", false), ("it's off", false), ("enabled", true), ("yes please", true),
    ("false", false),
  ])
  func switches(text: String, isOn: Bool) {
    #expect(Reference.english.truth(Reference.tokens(text)) == isOn)
  }

  @Test(arguments: ["on the table", "the lamp", "maybe", "off to work", ""])
  func isNoSwitch(text: String) {
    #expect(Reference.english.truth(Reference.tokens(text)) == nil)
  }

  @Test(arguments: [
    "no", "Nope", "no thanks", "not that one", "no, don't", "of course not", "okay, no", "no thank you",
    "don't send it", "not now please",
  ])
  func refuses(text: String) {
    #expect(Reference.english.affirmation(Reference.tokens(text)) == false)
  }

  @Test(arguments: [
    "", "maybe", "the hardware one", "no, the hardware one", "yes and no", "call Ana", "!?", "please",
    "not sure", "what", "yes the second one with cheese",
  ])
  func saysNeither(text: String) {
    #expect(Reference.english.affirmation(Reference.tokens(text)) == nil)
  }

  @Test(arguments: [
    "never mind", "Cancel", "forget it", "stop", "cancel that please", "no, never mind", "oh forget about it",
  ])
  func cancels(text: String) {
    #expect(Reference.english.isCancellation(Reference.tokens(text)))
  }

  @Test(arguments: ["cancel my ride", "stop the music", "no", "", "don't forget it is late", "please"])
  func doesNotCancel(text: String) {
    #expect(!Reference.english.isCancellation(Reference.tokens(text)))
  }

  @Test(arguments: [
    "none of those", "neither", "none of them", "something else", "no, none of these", "Neither one.",
  ])
  func rejectsAll(text: String) {
    #expect(Reference.english.isNoneOfThese(Reference.tokens(text)))
    #expect(Reference.english.affirmation(Reference.tokens(text)) == nil)
  }

  @Test(arguments: ["no", "the first one", "nonesuch", "", "add something else to my list"])
  func doesNotRejectAll(text: String) {
    #expect(!Reference.english.isNoneOfThese(Reference.tokens(text)))
  }

  @Test func repliesOfOtherLengthsAreNoReplies() {
    let long = Reference.tokens(String(repeating: "yes ", count: 10_000))
    #expect(Reference.english.affirmation(long) == nil)
    #expect(!Reference.english.isCancellation(long))
  }

  @Test(
    "Asking again, going back and the other one are told apart from answers",
    arguments: [
      ("what did you say?", "again"), ("sorry, could you repeat that please", "again"), ("go back", "back"),
      ("ok, go back", "back"), ("no, the other one", "other"), ("I meant the other one", "other"),
      ("sorry, the other way round", "reversal"), ("no, swap them please", "reversal"),
      ("what can you do for me?", "help"), ("um, help", "help"), ("help me find a cab", ""),
      ("turn it around the corner", ""),
      ("the second one", ""),
      ("go back to the shop", ""), ("what did you say to Sam", ""), ("yes", ""),
    ])
  func aboutTheConversation(_ text: String, _ kind: String) {
    let tokens = Tokenizer().tokens(in: text)
    #expect(English().isAskingAgain(tokens) == (kind == "again"))
    #expect(English().isGoingBack(tokens) == (kind == "back"))
    #expect(English().isTheOther(tokens) == (kind == "other"))
    #expect(English().isReversal(tokens) == (kind == "reversal"))
    #expect(English().isAskingForHelp(tokens) == (kind == "help"))
  }
}
