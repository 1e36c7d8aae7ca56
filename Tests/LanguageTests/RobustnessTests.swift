import Foundation
import Testing

@testable import Language

@Suite struct RobustnessTests {
  @Test func tokensOfAnotherTextHaveNoText() {
    let longer = Tokenizer().tokens(in: "forget it, cancel the workout")
    let text = AnnotatedText(text: "cancel", tokens: longer, numbers: [], dates: [])
    #expect(text.text(of: 0..<longer.count).isEmpty)
    #expect(text.text(of: 0..<1) == "cancel")
    #expect(text.text(of: 3..<40).isEmpty)
  }

  @Test func acceptsAnything() {
    var random = SeededGenerator(seed: 11)
    let english = Reference.english
    let context = Reference.context()
    for round in 0..<4_000 {
      let text =
        round.isMultiple(of: 2) ? random.sentence(length: round % 24) : random.text(length: round % 40)
      let read = english.annotate(text, context: context, prefersPast: round % 3 == 0)
      var end = 0
      for number in read.numbers {
        #expect(number.tokens.lowerBound >= end && !number.tokens.isEmpty && number.value.isFinite)
        end = number.tokens.upperBound
      }
      #expect(end <= read.tokens.count)
      end = 0
      for date in read.dates {
        #expect(date.tokensWithPreposition.lowerBound >= end && !date.tokens.isEmpty, "\(text)")
        end = date.tokens.upperBound
        if case .range(let first, let last) = date.value {
          let start = [first.year, first.month, first.day].map { $0 ?? 0 }
          #expect(
            !([last.year, last.month, last.day].map { $0 ?? 0 }).lexicographicallyPrecedes(start), "\(text)")
        }
      }
      #expect(end <= read.tokens.count)
      checkQuantities(text, read.tokens, context)
      _ = english.affirmation(read.tokens)
      _ = english.isCancellation(read.tokens)
      for item in english.listItems(in: read.tokens) { #expect(!item.isEmpty) }
      for token in read.tokens {
        _ = english.lemma(of: token.text)
        _ = english.nounLemma(of: token.text)
        _ = english.verbLemma(of: token.text)
        _ = Phonetics.key(token.text)
      }
    }
  }

  private func checkQuantities(_ text: String, _ tokens: [Token], _ context: LanguageContext) {
    let english = Reference.english
    var end = 0
    for mention in english.quantities(in: tokens, context: context) {
      #expect(mention.tokens.lowerBound >= end && !mention.tokens.isEmpty, "\(text)")
      end = mention.tokens.upperBound
      switch mention.value {
      case .duration(let seconds): #expect(seconds >= 0 && seconds.isFinite, "\(text)")
      case .money(let amount, let currency): #expect(!amount.isNaN && currency.utf8.count == 3, "\(text)")
      case .measure(let value, _, _), .percent(let value): #expect(value.isFinite, "\(text)")
      }
    }
    #expect(end <= tokens.count)
    end = 0
    for mention in english.recurrences(in: tokens, context: context) {
      #expect(
        mention.tokens.lowerBound >= end && !mention.tokens.isEmpty && mention.value.interval > 0, "\(text)")
      end = mention.tokens.upperBound
    }
    #expect(end <= tokens.count && english.tags(of: tokens).count == tokens.count)
  }

  @Test func cutsAnyText() {
    var random = SeededGenerator(seed: 29)
    for round in 0..<600 {
      let text =
        round.isMultiple(of: 2) ? random.sentence(length: round % 40) : random.text(length: round % 60)
      let tagged = TaggedText(text)
      // The pieces are the text, in order and without a gap.
      #expect(tagged.units.map { tagged.text[$0.range] }.joined() == tagged.text)
      #expect(tagged.sentences.map { tagged.text[$0] }.joined() == tagged.text)
      #expect(tagged.paragraphs.map { tagged.text[$0] }.joined() == tagged.text)
      _ = tagged.joiningNames()
      let likelihood = LanguageGuess.likelihoods(of: text).reduce(0) { $0 + $1.likelihood }
      #expect(likelihood == 0 || abs(likelihood - 1) < 1e-9)
    }
  }

  @Test(arguments: [
    "twenty-", "two hundred and ", "march 5 to ", "last ", "at 5 ", "an hour and a half ", "monday to ",
    "the ",
    "3/14 ", "half past ", "a million and ", "tomorrow at ", "word ", "1,", "five oh ", "this past ",
    "in a few ", "the week before ", "two days after ", "the first monday of ", "early ", "christmas ",
    "the end of the month before ", "two hours before noon ", "$5 ", "5 pounds ", "5 m ", "an hour and ",
    "5'10\" ", "1h20 ", "5 ft 10 ", "degrees ", "from christmas to ", "last two ", "the 90s ",
  ])
  func looksGrowLinearly(piece: String) {
    let english = Reference.english
    let context = Reference.context()
    func looks(_ count: Int) -> Int {
      english.looks(at: Reference.tokens(String(repeating: piece, count: count)), context: context)
    }
    #expect(looks(2_000) <= looks(200) * 11 + 100)
  }

  @Test func boundsTheLooksAtAToken() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let tokens = Reference.tokens(random.sentence(length: 200))
      #expect(Reference.english.looks(at: tokens, context: Reference.context()) < tokens.count * 600)
    }
  }

  @Test func civilDaysAgreeWithTheCalendar() {
    let calendar = Reference.context().calendar
    for number in stride(from: -200_000, through: 200_000, by: 37) {
      let parts = CivilDay(number: number).parts
      #expect(CivilDay(year: parts.year, month: parts.month, day: parts.day).number == number)
      guard number > -130_000 else { continue }
      let date = CivilDay(number: number).components
      #expect(calendar.date(from: date)?.timeIntervalSince1970 == Double(number) * 86_400)
    }
  }
}
