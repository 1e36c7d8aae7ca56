import AppProcesses
import Catalog
import ContactBook
import Conversation
import Foundation
import IntentWire
import Testing
import Understanding

/// People: what an app gets for a name, and how its answers come back.
@Suite struct PeopleTests {
  /// Contacts by the name that is asked for.
  struct FewPeople: PeopleMatching {
    var people: [String: [PersonValue]]

    func matches(for name: String, app: String, purpose: ContactPurpose) -> [PersonValue] {
      people[name.lowercased()] ?? []
    }
  }

  static let ruiz = Values.person("Maria Ruiz", contact: "ruiz", "+1 555 0100", label: "mobile")
  static let ruizAtWork = Values.person("Maria Ruiz", contact: "ruiz", "+1 555 0101", label: "work")
  static let okafor = Values.person("Maria Okafor", contact: "okafor", "+1 555 0200", label: "mobile")
  static let people = FewPeople(people: [
    "maria": [ruiz, ruizAtWork, okafor], "maria ruiz": [ruiz, ruizAtWork], "okafor": [okafor],
  ])

  /// An app that follows the four rules for the contacts that it gets.
  static let resolver: ScriptedApps.Resolver = { call, parameter throws(WireFault) in
    guard parameter == "recipients" || parameter == "contacts" else {
      return call.parameters[parameter].map { [.success($0)] } ?? [.notRequired]
    }
    guard let people = call.parameters[parameter]?.elements else {
      return [.needsValue(dialog: nil, options: [])]
    }
    return people.map { value in
      guard case .person(let person) = value else { return .unsupported(reason: nil) }
      if person.contactIdentifier != nil || person.customIdentifier != nil { return .success(value) }
      let known = person.matches.filter { $0.contactIdentifier != nil || $0.customIdentifier != nil }
      switch known.count {
      case 0: return .unsupported(reason: .init("noContactFound"))
      case 1: return .success(.person(known[0]))
      default: return .disambiguation(known.map(IntentValue.person), dialog: nil)
      }
    }
  }

  func talk(_ name: IntentValue, people: FewPeople = Self.people) throws -> Talk {
    try Talk(
      ScriptedApps(resolve: Self.resolver),
      [
        "tell": .reading(
          TestApps.murmur, "INSendMessageIntent", ["recipients": .list([name]), "content": .string("Hi")])
      ],
      installed: TestApps.siriKitApps, dialogs: ResponseTests.book, people: people)
  }

  func received(_ talk: Talk) -> [IntentValue] {
    talk.apps.performed.last?.parameters["recipients"]?.elements ?? []
  }

  @Test func aSingleMatchIsTaken() async throws {
    let talk = try talk(.string("okafor"))
    #expect(try await talk.say("tell").state == .done)
    #expect(received(talk) == [.person(Self.okafor)])
    guard case .resolve(let call, _)? = talk.apps.events.first else {
      Issue.record("The app was not asked.")
      return
    }
    #expect(
      call.parameters["recipients"] == .list([.person(PersonValue(name: "okafor", matches: [Self.okafor]))]))
  }

  @Test(arguments: [
    ("Okafor", okafor), ("the second one", ruizAtWork), ("maria okafor please", okafor),
    ("her work number", ruizAtWork), ("+1 555 0100", ruiz),
  ])
  func oneOfSeveralIsChosen(answer: String, person: PersonValue) async throws {
    let talk = try talk(.string("Maria"))
    let question = try await talk.say("tell")
    #expect(question.question?.kind == .disambiguation)
    #expect(question.question?.options == ["Maria Ruiz (mobile)", "Maria Ruiz (work)", "Maria Okafor"])
    #expect(try await talk.say(answer).state == .done)
    #expect(received(talk) == [.person(person)])
  }

  @Test func whatFitsSeveralIsAskedAgainAmongThem() async throws {
    let talk = try talk(.string("Maria"))
    try await talk.say("tell")
    let narrowed = try await talk.say("Maria Ruiz")
    #expect(narrowed.question?.options == ["Maria Ruiz (mobile)", "Maria Ruiz (work)"])
    #expect(try await talk.say("the mobile").state == .done)
    #expect(received(talk) == [.person(Self.ruiz)])
  }

  @Test func aNumberThatWasNamedLeavesOne() async throws {
    let said = PersonValue(
      name: "Maria Ruiz", handles: [.init(value: "", kind: "phoneNumber", label: "work")])
    let talk = try talk(.person(said))
    #expect(try await talk.say("tell").state == .done)
    #expect(received(talk) == [.person(Self.ruizAtWork)])
  }

  @Test func whomNobodyKnowsTheAppIsLeftToFind() async throws {
    let talk = try talk(.string("Nobody"))
    #expect(try await talk.say("tell").spoken.hasPrefix("Murmur found nobody called “Nobody”."))
  }

  @Test func theAppsOwnPeopleKeepTheirIdentifiers() async throws {
    let talk = try talk(.spoken(SpokenText("Juan Chavez", identifier: "c28da32e")))
    #expect(try await talk.say("tell").state == .done)
    guard case .person(let person)? = received(talk).first else {
      Issue.record("No person was received.")
      return
    }
    #expect(person.customIdentifier == "c28da32e" && person.name == "Juan Chavez")
  }

  @Test func aNameThatIsAnsweredIsLookedUpToo() async throws {
    let talk = try Talk(
      ScriptedApps(resolve: Self.resolver), ["tell": .reading(TestApps.murmur, "INSendMessageIntent")],
      installed: TestApps.siriKitApps, dialogs: ResponseTests.book, people: Self.people)
    #expect(try await talk.say("tell").question?.parameter == "recipients")
    #expect(try await talk.say("Okafor").state == .done)
    #expect(received(talk) == [.person(Self.okafor)])
  }

  @Test func everyoneOfSeveralIsLookedUp() async throws {
    let talk = try Talk(
      ScriptedApps(resolve: Self.resolver),
      [
        "tell": .reading(
          TestApps.murmur, "INSendMessageIntent",
          ["recipients": .list([.string("okafor"), .string("Maria Ruiz")]), "content": .string("Hi")])
      ], installed: TestApps.siriKitApps, dialogs: ResponseTests.book, people: Self.people)
    #expect(try await talk.say("tell").question?.options == ["Maria Ruiz (mobile)", "Maria Ruiz (work)"])
    #expect(try await talk.say("work").state == .done)
    #expect(received(talk) == [.person(Self.okafor), .person(Self.ruizAtWork)])
  }
}
