import Catalog
public import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Asking for intents by kind, schema, summary and title")
struct ActionTests {
  private let apps = [ActionWorld.trails, ActionWorld.lamps, ActionWorld.office, World.jotter]

  private func check(
    _ sentence: String, _ intent: String?, _ values: [String: JSONValue] = [:], _ apps: [InstalledApp]? = nil
  ) {
    let reading = ActionWorld.read(sentence, apps ?? self.apps)
    let why = Explanation(reading).text
    #expect(reading.accepted?.intent == intent, "\(why)")
    if intent != nil { #expect(reading.plain?.values == values, "\(why)") }
  }

  @Test("What opens or deletes a thing is found by the thing, or by the app's name")
  func openAndDelete() {
    check("open Eagle Ridge in Footpath", "ShowTrail", ["target": "Eagle Ridge"])
    check("open Eagle Ridge", "ShowTrail", ["target": "Eagle Ridge"])
    check("show me the Granite Pass trail", "ShowTrail", ["target": "Granite Pass"])
    check("open Somewhere Else in Footpath", "ShowTrail", ["target": "Somewhere Else"])
    check("open the pod bay doors", nil)
    check("delete the trail Eagle Ridge", "RemoveTrail", ["entities": .array(["Eagle Ridge"])])
    check("delete Granite Pass from Footpath", "RemoveTrail", ["entities": .array(["Granite Pass"])])
  }

  @Test("A slip in a name of several words is mended, even when it makes another word")
  func misspelledNames() {
    check("open Granite Pas", "ShowTrail", ["target": "Granite Pass"])
    check("open Eagle Rige", "ShowTrail", ["target": "Eagle Ridge"])
    check("open eagel ridge", "ShowTrail", ["target": "Eagle Ridge"])
    // Another first letter is another name.
    check("open Beagle Ridge", nil)
    check("open Granite", nil)
  }

  @Test("What sets a value takes on and off, or the value")
  func setValue() {
    check("turn on the porch lantern", "SetLantern", ["value": true])
    check("turn the porch lantern off", "SetLantern", ["value": false])
    check("set the glow level to 40", "SetGlow", ["value": 40])
    check("turn on the heating", nil)
  }

  @Test("Searching in an app needs its name")
  func search() {
    check("search Lampadere for brass hooks", "LookUp", ["criteria": "brass hooks"])
    check("search for brass hooks in Lampadere", "LookUp", ["criteria": "brass hooks"])
    check("look for brass hooks", nil)
  }

  @Test("Summaries and titles are phrases, weaker than those of App Shortcuts")
  func sentences() {
    check(
      "plan an outing for canoeing within 5 km in Footpath", "PlanOuting",
      ["activity": "paddling", "radius": 5])
    check("plan an outing for hiking", "PlanOuting", ["activity": "hiking"])
    check("Check Summit Weather for Eagle Ridge", "CheckWeather", ["trail": "Eagle Ridge"])
    check("summit weather in Footpath", "CheckWeather")
    check("polish the boots in Footpath", nil)
  }

  @Test("A negative phrase keeps the intent from running")
  func negative() {
    check("check the weather on Eagle Ridge in Footpath", "CheckWeather", ["trail": "Eagle Ridge"])
    let reading = ActionWorld.read("check the weather on Sunday in Footpath", apps)
    #expect(reading.accepted == nil, "\(Explanation(reading).text)")
    #expect(reading.notes.contains { $0.contains("excludes") })
  }

  @Test("Schemas have phrases whatever the app calls its intent")
  func schemas() {
    check("create an album called Winter Hikes", "NewAlbum", ["name": "Winter Hikes"])
    check("write a journal entry saying it rained all day", "WriteEntry", ["message": "it rained all day"])
    check("create a journal entry titled Rainy Day", "WriteEntry", ["title": "Rainy Day"])
    check(
      "draft an email to Priya about the lease saying I agree", "Compose",
      ["to": .array(["Priya"]), "subject": "lease", "body": "I agree"])
    check("read Dune Walkers", "ReadBook", ["target": "Dune Walkers"])
    check("open a new private tab", "NewTab", ["isPrivate": true])
    check("create a whiteboard called Sprint Ideas", "MakeBoard", ["title": "Sprint Ideas"])
    check("take a picture", "Snap", ["captureMode": "photo"])
  }

  @Test(
    "Playing audio",
    arguments: [
      (
        "play Blue Lantern by The Harbour Lights",
        ["criteria": "searchQuery", "query": "Blue Lantern by The Harbour Lights"]
      ),
      ("play some music", ["criteria": "unspecified"]),
      ("play energetic music", ["criteria": "searchQuery", "query": "energetic music"]),
      ("put on some jazz", ["criteria": "searchQuery", "query": "jazz"]),
      ("play https://tunes.example/song/12", ["criteria": "url", "url": "https://tunes.example/song/12"]),
      (
        "shuffle my gym playlist",
        ["criteria": "searchQuery", "query": "gym playlist", "playbackAttributes": "shuffle"]
      ),
      (
        "please play the song Blue Lantern in Humdinger",
        ["criteria": "searchQuery", "query": "Blue Lantern"]
      ),
      ("play this next", ["criteria": "unspecified", "audioEntity": "this", "queueLocation": "next"]),
      ("Humdinger, play something", ["criteria": "unspecified"]),
      (
        "listen to the new album by Marisol Vega",
        ["criteria": "searchQuery", "query": "new album by Marisol Vega"]
      ),
    ] as [(String, [String: JSONValue])])
  func audio(_ sentence: String, _ values: [String: JSONValue]) {
    check(sentence, AudioRequest.action, values, [ActionWorld.tunes, World.jotter])
  }

  @Test("Adding and liking audio")
  func audioMore() {
    let apps = [ActionWorld.tunes, World.jotter]
    check("add this song to my library", "KeepMusic", ["audioEntity": "this song"], apps)
    check(
      "add this song to my running playlist", "FileMusic",
      ["audioEntity": "this song", "playlist": "running"], apps)
    check("I like this song", "RateMusic", ["affinityState": "like", "target": "this song"], apps)
    check("I don't like this track", "RateMusic", ["affinityState": "dislike", "target": "this track"], apps)
    check("I like pizza", nil, [:], apps)
    check("play a game of chess with me", nil, [:], apps)
    check(
      "add milk to my grocery list", "INAddTasksIntent",
      ["targetTaskList": "grocery", "taskTitles": .array(["milk"])], apps)
  }

  @Test("Of several players the named one plays, else the person is asked")
  func players() {
    let apps = [ActionWorld.tunes, ActionWorld.radio]
    guard case .ambiguous(let readings) = ActionWorld.read("play some music", apps).decision else {
      Issue.record("one was taken")
      return
    }
    #expect(readings.map(\.appName) == ["Crackle", "Humdinger"])
    #expect(ActionWorld.read("play some music on Crackle", apps).accepted?.appName == "Crackle")
  }

  @Test("Every phrase of every schema is well formed")
  func wellFormed() {
    let understanding = Understanding(
      apps: [ActionWorld.tunes, ActionWorld.office, ActionWorld.lamps, ActionWorld.trails], vocabularies: [:],
      reader: English())
    #expect(understanding.problems == [])
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  /// Makes text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}
