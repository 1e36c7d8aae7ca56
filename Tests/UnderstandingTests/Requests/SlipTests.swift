import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite(
  "Requests with a slip of the finger",
  .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct SlipTests {
  /// The words of the values of a request, which are kept when only other words are to have slips.
  private static func words(of value: JSONValue) -> [String] {
    switch value {
    case .string(let text):
      text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    case .array(let items): items.flatMap(words)
    case .object(let fields): fields.values.flatMap(words)
    case .integer, .number, .boolean, .null: []
    }
  }

  /// How requests that are understood exactly are understood with a slip.
  ///
  /// - Parameters:
  ///   - isHeld: Whether requests count that only check, or those that were looked at.
  ///   - inValues: Whether words of the values have slips, too.
  ///   - times: How many slips each is tried with.
  private static func score(isHeld: Bool, inValues: Bool, times: UInt64) throws -> RequestScore {
    let understanding = try RequestHome.understanding()
    func read(_ request: LabelledRequest, into score: inout RequestScore) {
      score.add(request, understanding.read(Utterance(request.text, context: RequestHome.context)))
    }
    var score = RequestScore()
    let names = [
      "everyday-spoken", "everyday-spoken-and-typed", "everyday-by-strangers", "alongside-the-phrases",
    ]
    for part in isHeld ? [RequestPart.held] : [.train, .tune] {
      for (index, request) in try names.filter(part.has).flatMap({ try LabelledRequest.read(part, $0) })
        .enumerated() where request.intent != nil
      {
        var whole = RequestScore()
        read(request, into: &whole)
        guard whole.exactShare == 1 else { continue }
        let values = Set(
          (Array(request.slots.values) + Array((request.optional ?? [:]).values)).flatMap(words)
            + (request.app.map { [$0.lowercased()] } ?? []))
        for seed in 1...times {
          var typist = Typist(seed: seed &* 10_000 &+ UInt64(index))
          guard let text = typist.slip(in: request.text, keeping: { !inValues && values.contains($0) }) else {
            continue
          }
          var slipped = request
          slipped.text = text
          read(slipped, into: &score)
        }
      }
    }
    return score
  }

  @Test("A slip in the words around the values changes little", arguments: [false, true])
  func around(isHeld: Bool) throws {
    let score = try Self.score(isHeld: isHeld, inValues: false, times: 3)
    print("With a slip around the values, \(isHeld ? "for checking" : "looked at"): \(score)")
    #expect(score.intentShare >= 0.95)
    #expect(score.exactShare >= 0.9)
    #expect(score.refusedShare <= 0.03)
  }

  @Test("A slip anywhere hardly changes what is asked for")
  func anywhere() throws {
    let score = try Self.score(isHeld: true, inValues: true, times: 1)
    print("With a slip anywhere, for checking: \(score)")
    #expect(score.intentShare >= 0.95)
    #expect(score.refusedShare <= 0.03)
  }
}
