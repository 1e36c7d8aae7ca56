import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing
import Understanding

/// A generator whose numbers depend on its seed alone.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Whatever is said and whatever an app does, every request comes to an end.
@Suite struct RandomConversationTests {
  static let answers = [
    "yes", "no", "1", "the second one", "last", "none of those", "Grocery Store", "grocery", "no, hardware",
    "banana", "", "open it", "ListOMat", "show me the second one", "🦆", "never mind that other thing", "what",
    "three hundred", "store", "no no no", "ok then",
    String(repeating: "word ", count: 400), "\u{0}\u{301}", "seven", "the",
    "undo that", "not the store, the hardware one", "did it go out", "hang on, show it first", "keep it",
    "no, not banana, store", "make it the last two, there are five of us",
  ]

  /// An app that answers anything, depending on nothing but the seed.
  static func app(_ seed: UInt64) -> ScriptedApps {
    @Sendable func random(_ text: String) -> Int {
      var generator = SeededGenerator(
        state: seed ^ UInt64(text.utf8.reduce(7) { ($0 &* 31) &+ Int($1) } & 0xFFFF))
      return Int(generator.next() % 1_000)
    }
    let options = ["Grocery Store", "Hardware Store", "store"].map(IntentValue.string)
    return ScriptedApps(
      resolve: { call, parameter throws(WireFault) in
        let value = call.parameters[parameter]
        let count = max(1, random("\(parameter)count") % 3)
        var resolutions: [Resolution] = []
        for index in 0..<count {
          switch random("\(parameter)\(value?.displayText ?? "")\(index)") % 8 {
          case 0, 1, 2: resolutions.append(value.map { .success($0) } ?? .notRequired)
          case 3: resolutions.append(.needsValue(dialog: nil, options: []))
          case 4: resolutions.append(.disambiguation(options, dialog: nil))
          case 5: resolutions.append(.confirmation(options[0], reason: nil, dialog: nil))
          case 6: resolutions.append(.unsupported(reason: nil))
          default: throw WireFault(.disconnected, "x")
          }
        }
        return resolutions
      },
      handle: { call throws(WireFault) in
        switch random(call.id) % 6 {
        case 0: .outcome(IntentOutcome(.success))
        case 1:
          .outcome(
            IntentOutcome(
              .failure, code: "failureOf\(seed % 5)", activity: UserActivityValue(type: "org.example.go")))
        case 2: .outcome(IntentOutcome(.failure, code: "userConfirmationRequired"))
        case 3:
          .outcome(
            IntentOutcome(
              .success,
              response: ["addedTasks": .list(options), "list": Values.record("INTaskList", "Books", [:])]))
        case 4:
          .question(
            Question(call: call.id, kind: .choice, options: options),
            .init(app: TestApps.lists.identifier, call: call.id, rendezvous: nil))
        default:
          .outcome(
            IntentOutcome(
              .unresolved, unresolved: ParameterResolution("title", [.disambiguation(options, dialog: nil)])))
        }
      },
      answer: { answer, suspension throws(WireFault) in
        random("\(answer)") % 2 == 0
          ? .outcome(IntentOutcome(.success))
          : .question(Question(call: suspension.call, kind: .needsValue, type: .integer), suspension)
      })
  }

  static let sentences: [String: Decision] = [
    "begin": .reading(
      TestApps.lists, "INAddTasksIntent",
      ["taskTitles": .list([.string("a"), .string("b")]), "targetTaskList": .string("store")])
  ]

  @Test(arguments: 0..<150)
  func everyRequestEnds(seed: UInt64) async throws {
    var generator = SeededGenerator(state: seed)
    let talk = try Talk(Self.app(seed), Self.sentences)
    try await talk.say("begin")
    var turns = 0
    while talk.last.state == .asking || talk.last.state == .confirming {
      try await talk.say(Self.answers.randomElement(using: &generator) ?? "")
      turns += 1
      guard turns < 150 else { break }
    }
    #expect(turns < 150)
    #expect(!talk.last.spoken.isEmpty)
  }

  /// A turn depends on nothing but the state: with and without a store the same happens.
  @Test(arguments: 0..<40)
  func theStoreChangesNothing(seed: UInt64) async throws {
    var generator = SeededGenerator(state: seed)
    let stored = try Talk(Self.app(seed), Self.sentences)
    let kept = try Talk(Self.app(seed), Self.sentences)
    var state = ConversationState(id: "c1")
    var text = "begin"
    for _ in 0..<12 {
      let expected = try await stored.say(text)
      let (reply, next) = await kept.conversation.turn(text, state: state)
      state = next
      #expect(reply == expected)
      #expect(try stored.state == next)
      text = Self.answers.randomElement(using: &generator) ?? ""
    }
  }
}
