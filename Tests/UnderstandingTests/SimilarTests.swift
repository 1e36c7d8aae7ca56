import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Likeness to phrases")
struct SimilarTests {
  private static let phrases = [
    PhraseSimilarity.Phrase("Open the garage with ${applicationName}", app: "Homely"),
    PhraseSimilarity.Phrase("Lock the front door with ${applicationName}", app: "Homely"),
    PhraseSimilarity.Phrase("Brew a cup of tea with ${applicationName}", app: "Steep"),
    PhraseSimilarity.Phrase("Start a nap in ${applicationName}", app: "Cradle"),
    PhraseSimilarity.Phrase("Log a bird sighting in ${applicationName}", app: "Birdbook"),
  ]
  private let similarity: PhraseSimilarity

  init() throws { similarity = try #require(PhraseSimilarity(Self.phrases, language: English())) }

  @Test(
    "Other words for the same are found",
    arguments: [
      ("could you please raise the garage door", 0), ("bolt the entrance", 1), ("I'd like a hot cuppa", 2),
      ("the little one is asleep", 3), ("I just saw a robin, write it down", 4),
      ("Homely garage door please", 0), ("make me some green tea, Steep", 2),
    ])
  func found(_ text: String, _ phrase: Int) throws {
    let match = try #require(similarity.nearest(to: text))
    #expect(match.phrase == phrase, "\(match)")
    #expect(match.isAccepted, "\(match)")
  }

  @Test(
    "What vectors do not see turns a phrase down",
    arguments: [
      "unlock the front door with Homely", "don't open the garage", "close the garage with Homely",
      "delete the last bird sighting in Birdbook", "stop the nap in Cradle", "what is the capital of Norway",
      "share a bird sighting with Birdbook",
    ])
  func refused(_ text: String) throws {
    let match = try #require(similarity.nearest(to: text))
    #expect(!match.isAccepted, "\(match)")
  }

  @Test("An app that is named is the only one that is looked at")
  func named() throws {
    #expect(similarity.matches(for: "start the nap in Steep", limit: 9).map(\.phrase) == [2])
    #expect(
      similarity.matches(for: "start the nap", app: "homely", limit: 9).map(\.phrase).sorted() == [0, 1])
    #expect(similarity.nearest(to: "start a nap", app: "Nowhere") == nil)
    #expect(PhraseSimilarity([], language: English()) == nil)
  }

  @Test("The phrase itself is worth most, and slips of the pen little")
  func exact() throws {
    let exact = try #require(similarity.nearest(to: "Brew a cup of tea with Steep"))
    let slip = try #require(similarity.nearest(to: "brew a cup of teaa with Steep"))
    let loose = try #require(similarity.nearest(to: "a hot drink from Steep"))
    #expect(exact.score > 0.85 && exact.score >= slip.score && slip.score > 0.6, "\(slip)")
    #expect(slip.score >= loose.score)
  }

  @Test("A sentence that fits no phrase is read by the one that means about the same")
  func reading() throws {
    let reading = World.read("arrange a kayak tour in Rivers")
    let accepted = try #require(reading.accepted, "\(Explanation(reading).text)")
    #expect(accepted.intent == "PlanPaddle" && accepted.isByLikeness)
    #expect(accepted.values == ["boat": .enumeration(EnumerationValue(type: "Boat", case: "kayak"))])
    #expect(accepted.evidence.uses.map(\.role).contains("compared"))
    #expect(Explanation(reading).text.contains("(similar)"))
  }

  @Test(
    "What would change something is doubtful when it only resembles a phrase")
  func doubt() throws {
    let change = try #require(World.read("arrange a kayak tour in Rivers").accepted)
    #expect(change.isDoubtful)
  }

  @Test("A value of a phrase may be any word, and the app's name may be written apart")
  func values() throws {
    let similarity = try #require(
      PhraseSimilarity(
        [
          PhraseSimilarity.Phrase("Water the ${plant} with ${applicationName}", app: "Birdbook"),
          PhraseSimilarity.Phrase("Water the plants with ${applicationName}", app: "Sprout"),
        ], language: English()))
    let open = try #require(similarity.nearest(to: "bird book water the dracaena"))
    let closed = try #require(similarity.nearest(to: "water the dracaena", app: "Sprout"))
    #expect(open.phrase == 0 && closed.phrase == 1)
    #expect(open.parts["unsaid"] ?? 0 < closed.parts["unsaid"] ?? 0)
  }

  @Test("Nobody is asked to guess what is far from all phrases")
  func far() {
    for text in ["what's the capital of Norway", "sing me a song", "don't plan a trip with Rivers"] {
      let reading = World.read(text)
      #expect(reading.accepted == nil, "\(Explanation(reading).text)")
    }
  }

  @Test("Actions of the data file exist, and each group has words")
  func data() throws {
    var problems: [String] = []
    let words = try #require(SimilarWords.read(PackedPhrases.english, problems: &problems))
    #expect(problems.isEmpty)
    let named = (words.opposites + words.alike).flatMap {
      $0.split(separator: "/").map { $0.filter { $0 != " " } }
    }
    let listed = (words.telling + "|" + words.harmless).split(separator: "|").map(String.init)
    for action in named + listed { #expect(words.actions[action] != nil, "\(action)") }
    for group in words.related { #expect(group.split(separator: "|").count > 1, "\(group)") }
    #expect(words.actions.count <= 64)
  }
}
