import Foundation
import Testing

@testable import Language

/// What sentences do with their content, by their structure alone.
@Suite struct MoodTests {
  private static let english = English()
  private static let apps: Set<String> = ["murmur", "stride", "tunewell"]
  private static let context: LanguageContext = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return LanguageContext(
      now: Date(timeIntervalSince1970: 1_773_828_900), calendar: calendar, locale: Locale(identifier: "en_US")
    )
  }()

  private static func mood(_ text: String) -> SentenceMood { mood(english.tokens(in: text)) }

  private static func mood(_ tokens: [Token]) -> SentenceMood {
    let times =
      english.dates(in: tokens, context: context, prefersPast: false).map(\.tokensWithPreposition)
      + english.recurrences(in: tokens, context: context).map(\.tokens)
    let named = tokens.indices.filter { apps.contains(tokens[$0].folded) }.map { $0..<$0 + 1 }
    return english.mood(of: tokens, names: [], addressees: named, times: times)
  }

  @Test(
    arguments: [
      // Orders, also in the form of questions and statements.
      ("order the green one", [.order]), ("please text Dana that I'm late", [.order]),
      ("could you call Dana", [.order]), ("would you mind playing some jazz", [.order]),
      ("I'd like you to end my workout", [.order]), ("I need a ride to the airport", [.order]),
      ("you can send it now", [.order]), ("let's start a run", [.order]),
      ("don't forget to buy milk", [.order]),
      ("go ahead and book it", [.order]), ("Murmur, text Dana", [.order]), ("can I get a cab", [.order]),
      ("it's time to start a run", [.order]), ("why don't you call Dana", [.order]),
      // Content has no force of its own.
      ("tell Dana not to come", [.order]), ("ask Tom whether he should bring wine", [.order]),
      ("text Maria that I won't make it", [.order]), ("remind me to call Tom when I get home", [.order]),
      // What is not to be done.
      ("don't text Maria that I'm late", [.refusal]), ("never call him again", [.refusal]),
      ("I don't want you to call her", [.refusal]), ("you needn't book a car", [.refusal]),
      ("could you not play that", [.refusal]), ("call no one", [.refusal]),
      ("no need to tell Grace", [.refusal]),
      ("under no circumstances call my boss", [.refusal]), ("don't call Dana, call Tom", [.refusal, .order]),
      // What is asked.
      ("should I text Maria", [.deliberation]), ("how do I send a photo", [.deliberation]),
      ("what happens if I cancel the ride", [.deliberation]), ("who called me", [.question]),
      ("did Dana write", [.question]),
      // What is told.
      ("I told Maria that I'm late", [.report]), ("Dana wants Tom to call her", [.report]),
      ("my wife put diapers on the list", [.report]), ("the train is late", [.statement]),
      ("I might call Dana", [.plan]), ("I was going to call my sister", [.plan]),
      ("I wish somebody would call", [.wish]),
      // What is taken back, and who else is spoken to.
      ("call Dana, never mind", [.order, .retraction]),
      ("book a cab, no wait, forget it", [.order, .retraction, .retraction]),
      ("text Dana that I'm sick. Actually, don't.", [.order, .retraction, .retraction]),
      ("Nurse, could you call my son", [.address, .address]),
      ("if it rains, call Dana", [.condition, .order]), ("call me when you land", [.order, .condition]),
      ("my packing list", [.fragment]),
    ] as [(String, [SentenceMood.Force])])
  func forces(text: String, forces: [SentenceMood.Force]) {
    #expect(Self.mood(text).clauses.map(\.force) == forces)
  }

  @Test(arguments: [
    "call mom in ten minutes", "text Dana tomorrow at nine that I'm late", "in a bit, start a run",
    "start the yoga at 6 am", "give Tom a bell this weekend will you",
    "text the book club the night before we meet",
    "two days before the trip, message Grace", "text Sam right before his exam", "from now on play jazz",
    "get a cab for six in the morning",
  ])
  func anotherTime(text: String) {
    let mood = Self.mood(text)
    #expect(mood.deedClause?.moment != nil)
    #expect(!mood.isForNow)
  }

  @Test(arguments: [
    "tell Dana that I'm there at nine", "find photos from yesterday", "remind me at nine to call Tom",
    "text Dana that Friday will do", "ask Grace if Saturday's all right",
  ])
  func timeOfWhatIsSaid(text: String) { #expect(Self.mood(text).isForNow) }

  @Test func conditionHoldsForWhatFollows() {
    let mood = Self.mood("if it rains, call Dana and text Tom")
    #expect(mood.clauses.filter { $0.force == .order }.allSatisfy { $0.condition != nil })
    #expect(Self.mood("if you can, call Dana").isForNow)
  }

  /// The words from which sentences without sense are made: those on which the reader decides, and marks.
  private static let words = """
    i you he we the a my mum dana do don't not never no can could should would will have had is was been to let let's me us it
    that if when unless once after before until because so and or but then please just actually wait stop keep leave forget hold
    never mind need want like love wish hope going about tell text call play add put remind remember send said says told wants
    what who how why nothing nobody one half mind rather be grateful good morning murmur tomorrow at nine in ten minutes later
    , . ! ? ; : — … " “ ” ( ) £ 20 calling called sent photos of by there's you'd better thinking undo cancel psych
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func anyWordsHaveAMood() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }.joined(
        separator: " ")
      let tokens = Self.english.tokens(in: text)
      let mood = Self.mood(tokens)
      var end = 0
      for clause in mood.clauses {
        #expect(clause.tokens.lowerBound >= end - 1 && clause.tokens.upperBound <= tokens.count, "\(text)")
        for part in [clause.cue, clause.content, clause.condition, clause.moment].compactMap(\.self) {
          #expect(part.upperBound <= tokens.count, "\(text)")
        }
        end = clause.tokens.upperBound
      }
      #expect(abs(mood.chances.reduce(0, +) - 1) < 1e-6, "\(text)")
      #expect(Self.mood(tokens) == mood)
    }
  }

  @Test(arguments: [
    "no ", "no, ", "don't ", "if ", "and ", "never mind, ", "please call ", "“", "when it rains ",
  ])
  func longTextsEnd(part: String) {
    let tokens = Self.english.tokens(in: String(repeating: part, count: 1_000))
    #expect(Self.mood(tokens).clauses.count <= tokens.count)
  }
}
