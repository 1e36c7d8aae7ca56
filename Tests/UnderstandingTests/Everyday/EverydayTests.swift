import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Everyday requests to several apps")
struct EverydayTests {
  /// A line of ``EverydayRequests``.
  struct Request {
    var say: String
    var app: String
    var intent: String
    var values: [String: JSONValue]

    init(_ line: String) throws {
      let halves = try #require(line.range(of: " => ", options: .backwards))
      say = String(line[..<halves.lowerBound])
      let rest = line[halves.upperBound...].split(separator: " ", maxSplits: 2).map(String.init)
      try #require(rest.count == 3, "a line is “sentence => app intent {values}”: \(line)")
      (app, intent) = (rest[0], rest[1])
      values = try JSONDecoder().decode([String: JSONValue].self, from: Data(rest[2].utf8))
    }
  }

  private static func lines(_ texts: String...) -> [String] {
    texts.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private static let requests: [String] = lines(
    EverydayRequests.messages, EverydayRequests.calls, EverydayRequests.photos, EverydayRequests.workouts,
    EverydayRequests.rides, EverydayRequests.others)

  private static let nothing: [String] = lines(EverydayRequests.nothing)

  @Test("A request reaches the right app and intent with all of its values", arguments: requests)
  func request(_ line: String) throws {
    let request = try Request(line)
    let reading = EverydayWorld.understanding.read(Utterance(request.say, context: World.context))
    let why = Explanation(reading).text
    #expect(reading.accepted?.intent == request.intent, "\(why)")
    #expect(reading.accepted?.appName == request.app, "\(why)")
    #expect(reading.plain?.values == request.values, "\(why)")
  }

  @Test("Talk that no app can answer is refused", arguments: nothing)
  func refused(_ sentence: String) {
    let reading = EverydayWorld.understanding.read(Utterance(sentence, context: World.context))
    #expect(reading.accepted == nil, "\(Explanation(reading).text)")
  }

  @Test("There are enough of both to mean something")
  func counts() {
    #expect(Self.requests.count >= 200)
    #expect(Self.nothing.count >= 60)
  }

  @Test("A request in capitals, without marks and with thanks means the same")
  func forms() throws {
    for line in Self.lines(EverydayRequests.calls, EverydayRequests.rides) {
      let request = try Request(line)
      for text in [request.say.uppercased(), "please \(request.say)", "\(request.say), thanks"] {
        let reading = EverydayWorld.understanding.read(Utterance(text, context: World.context))
        #expect(reading.accepted?.intent == request.intent, "\(Explanation(reading).text)")
      }
    }
  }

  @Test("The work for a sentence is bounded, whatever it is")
  func bounded() {
    let hostile = [
      "text Maria " + String(repeating: "and Juan ", count: 400),
      "show me photos " + String(repeating: "of dogs from last week in Paris with flash ", count: 60),
      "start a " + (1...200).map(String.init).joined(separator: " ") + " mile run",
      "get me a ride to " + String(repeating: "the airport from the hotel for 3 at 5 pm ", count: 60),
      String(repeating: "call ", count: 500),
    ]
    for text in hostile {
      let whole = EverydayWorld.understanding.measure(Utterance(text, context: World.context)).visited
      let half = EverydayWorld.understanding.measure(
        Utterance(String(text.prefix(300)), context: World.context)
      ).visited
      let quarter = EverydayWorld.understanding.measure(
        Utterance(String(text.prefix(150)), context: World.context)
      ).visited
      #expect(whole <= 4 * Matcher.maximumThreads)
      #expect(half <= quarter * 4 + 500, "\(text.prefix(40)): \(quarter), \(half), \(whole)")
    }
  }
}
