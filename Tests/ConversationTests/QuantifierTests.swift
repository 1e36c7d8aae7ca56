import IntentWire
import Language
import Testing

@testable import Conversation

@Suite struct QuantifierTests {
  @Test(
    arguments: [
      "everything", "everything from packing", "all of it", "all the things on my list", "anything else",
      "all my stuff", "everything I bought", "nothing", "some of them",
    ])
  func sayHowMuch(text: String) { #expect(Quantifiers.isQuantified(text)) }

  @Test(
    arguments: [
      "everything bagels", "all-purpose flour", "milk", "some milk", "all spice", "a bit of everything",
      "few apples",
    ])
  func nameSomething(text: String) { #expect(!Quantifiers.isQuantified(text)) }

  @Test(arguments: [("US", "911"), ("GB", "999"), ("DE", "112"), ("", "112"), ("JP", "119")])
  func helpHasANumber(region: String, number: String) {
    #expect(EmergencyNumbers.usual(in: region) == number)
  }

  @Test func theNumberThatIsSaidIsCalled() {
    #expect(EmergencyNumbers.said(["call", "999"]) == "999")
    #expect(EmergencyNumbers.said(["call", "nine", "one"]) == "911")
    #expect(EmergencyNumbers.said(["call", "nine"]) == "999")
    #expect(EmergencyNumbers.said(["call", "an", "ambulance"]) == nil)
  }
}

@Suite struct PointerTests {
  private func pointer(_ text: String, mayBeName: Bool) -> Pointer? {
    Pointer(text, type: "INTask", mayBeName: mayBeName, language: English())
  }

  @Test(arguments: ["final", "top", "last", "same", "second", "bottom"])
  func oneWordNamesWhatIsNew(word: String) {
    #expect(pointer(word, mayBeName: true) == nil)
    #expect(pointer("the \(word) one", mayBeName: true) != nil)
  }

  @Test(arguments: ["it", "that", "them", "those", "this"])
  func pronounsPoint(word: String) { #expect(pointer(word, mayBeName: true) != nil) }

  @Test func bothMeansTwo() throws {
    let both = try #require(pointer("both", mayBeName: true))
    let tasks = ["candles", "soap", "milk"].map { IntentValue.string($0) }
    #expect(both.things(among: Array(tasks.prefix(2))).count == 2)
    #expect(both.things(among: tasks).isEmpty)
    #expect(both.things(among: Array(tasks.prefix(1))).isEmpty)
  }

  @Test func somebodyOfSeveralIsUnclear() throws {
    let people = ["Priya", "Dana", "Priya"].map {
      IntentValue.person(PersonValue(name: $0, customIdentifier: $0))
    }
    let her = try #require(Pointer("her", type: "INPerson", language: English()))
    #expect(her.unclear(among: people)?.map(\.displayText) == ["Priya", "Dana"])
    #expect(her.unclear(among: Array(people.prefix(1))) == nil)
    let them = try #require(Pointer("them", type: "INPerson", language: English()))
    #expect(them.unclear(among: people) == nil)
  }

  @Test func anotherConversationIsNotPointedAt() throws {
    var memory = ReferentMemory()
    let call = IntentCall(id: "1", intent: "X", parameters: ["who": .person(PersonValue(name: "Dana"))])
    memory.note(named: call, in: "app")
    #expect(memory.latest(["INPerson"], isHere: true) != nil)
    var next = memory.referentsOnly
    #expect(next.latest(["INPerson"], isHere: true) == nil)
    #expect(next.latest(["INPerson"]) != nil)
    next.note(named: call, in: "app")
    #expect(next.latest(["INPerson"], isHere: true) != nil)
    #expect(next.referents.count == 1)
  }
}
