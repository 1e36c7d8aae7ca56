import IntentWire
import Language
import Testing

@testable import Understanding

/// What stands beside the values of a request, in front of it or behind it, with the sample apps.
@Suite("What belongs to a value, and what to the request")
struct BesideTests {
  private static let understanding = Result { try RequestHome.understanding() }

  private func read(_ text: String) throws -> Interpretation? {
    let reading = try Self.understanding.get().read(Utterance(text, context: RequestHome.context))
    guard case .accepted(let best) = reading.decision else { return nil }
    return best
  }

  /// Whether a sentence gives a parameter these words, in any case.
  private func expect(_ text: String, _ parameter: String, _ words: [String]) throws {
    let found = try read(text)
    let values = found?.values[parameter]?.elements.map { $0.displayText.lowercased() }
    #expect(values == words.map { $0.lowercased() }, "\(text): \(String(describing: found))")
  }

  @Test(
    "A title and the name behind it are one person",
    arguments: [
      ("text Uncle Bob I'm late", "Uncle Bob", "I'm late"),
      ("message Aunt May happy birthday", "Aunt May", "happy birthday"),
      ("text uncle bob im late", "uncle bob", "im late"),
      ("ask Dr. Lee if Monday works", "Dr. Lee", "if Monday works"),
      ("send aunt helen my love", "aunt helen", "my love"), ("text my uncle I'm late", "uncle", "I'm late"),
      ("text Dad Mom is here", "Dad", "Mom is here"),
    ])
  func titles(_ text: String, _ person: String, _ content: String) throws {
    try expect(text, "recipients", [person])
    try expect(text, "content", [content])
  }

  @Test("A title and a name stay together in lists too")
  func titlesInLists() throws {
    try expect("call Grandpa Joe", "contacts", ["Grandpa Joe"])
    try expect("make a list called Uncle Bob", "title", ["Uncle Bob"])
    try expect(
      "add a card for Aunt May and a pen to the packing list", "taskTitles", ["card for Aunt May", "pen"])
  }

  @Test(
    "What asks to send a message is no part of it",
    arguments: [
      ("text Sam I'm outside, send it", "I'm outside"), ("text Sam I'm outside and send", "I'm outside"),
      ("text Maria happy birthday!!! and send it", "happy birthday!!!"),
      ("text Sam I got the job!!!", "I got the job!!!"),
      ("text Sam are you home?", "are you home?"),
      ("text Sam sign the form and send it", "sign the form and send it"),
      ("text Sam I'm outside, thanks!", "I'm outside"),
    ])
  func sendOffs(_ text: String, _ content: String) throws {
    try expect(text, "content", [content])
  }

  @Test(
    "A statement before a message to somebody is what the message says",
    arguments: [
      ("I'm running late, text Sam", "I'm running late"),
      ("I'm stuck in traffic message Juan", "I'm stuck in traffic"),
      ("my train is cancelled, text Grace", "my train is cancelled"),
    ])
  func statements(_ text: String, _ content: String) throws {
    try expect(text, "content", [content])
  }

  @Test(
    "A statement that says why somebody is written to is not",
    arguments: [
      "I need to talk to Sam, text him", "it's Grace's birthday, text her", "I forgot the meeting, text Sam",
    ])
  func reasons(_ text: String) throws {
    #expect(try read(text)?.values["content"] == nil)
  }

  @Test("A label with a colon asks to add what follows, or to write it down")
  func labels() throws {
    try expect("Shopping list: gravy", "taskTitles", ["gravy"])
    try expect("Shopping list: gravy", "targetTaskList", ["Shopping"])
    try expect("todo: fix the tap", "taskTitles", ["fix the tap"])
    try expect("note: call the plumber", "content", ["call the plumber"])
    try expect("reminder: call Sam at 3", "taskTitles", ["call Sam"])
    try expect("New list: Wedding Guests", "title", ["Wedding Guests"])
  }

  @Test("What items are for is no part of them, and a name keeps all its words")
  func purposes() throws {
    try expect("add carrots for the soup", "taskTitles", ["carrots"])
    try expect("add candles for the cake to the grocery list", "taskTitles", ["candles"])
    try expect("make a list called maybe someday", "title", ["maybe someday"])
    try expect("add maybe milk to groceries", "taskTitles", ["milk"])
  }

  @Test("A distance stands at the beginning too", arguments: ["5k run please", "10k cycle", "5k run done"])
  func distances(_ text: String) throws {
    let found = try read(text)
    let isDone = text.hasSuffix("done")
    #expect(found?.intent == (isDone ? "INEndWorkoutIntent" : "INStartWorkoutIntent"))
    if !isDone { #expect(found?.values["workoutGoalUnitType"]?.displayText == "meter") }
  }

  @Test(
    "Slips in polite openings change nothing",
    arguments: [
      "cud u call Maria", "wld u call Maria", "can u pls call Maria", "plz call Maria", "cn u call Maria",
    ])
  func openings(_ text: String) throws {
    try expect(text, "contacts", ["Maria"])
  }
}
