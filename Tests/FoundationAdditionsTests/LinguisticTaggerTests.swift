import Foundation
import FoundationAdditions
import Testing

@Suite("Linguistic tags")
struct LinguisticTaggerTests {
  @Test("Search terms become dictionary forms, as an app for photos asks for them")
  func searchTerms() {
    func normalized(_ terms: String) -> String {
      var lemmas = ""
      let options: NSLinguisticTagger.Options = [.joinNames, .omitPunctuation, .omitWhitespace]
      terms.enumerateLinguisticTags(
        in: terms.startIndex..<terms.endIndex, scheme: NSLinguisticTagScheme.lemma, options: options,
        orthography: nil
      ) { tag, subrange, _, _ in
        lemmas += (tag?.rawValue ?? String(terms[subrange])) + " "
      }
      return lemmas.trimmingCharacters(in: .whitespaces)
    }
    #expect(normalized("animals") == "animal")
    #expect(normalized("animal") == "animal")
    #expect(normalized("mountains and beaches") == "mountain and beach")
    #expect(normalized("my dogs, running!") == "my dog run")
    #expect(normalized("東京") == "東 京")
    #expect(normalized("") == "")
  }

  @Test("The string form of schemes and tags works too")
  func strings() {
    let text = "The mice slept."
    var ranges: [Range<String.Index>] = []
    let tags = text.linguisticTags(
      in: text.startIndex..., scheme: NSLinguisticTagScheme.lexicalClass.rawValue, options: [.omitWhitespace],
      tokenRanges: &ranges)
    #expect(tags == ["Determiner", "Noun", "Verb", "SentenceTerminator"])
    #expect(ranges.map { text[$0] } == ["The", "mice", "slept", "."])
    let rest = text.dropFirst(4)
    #expect(
      rest.linguisticTags(
        in: rest.startIndex..., scheme: NSLinguisticTagScheme.lemma, options: .omitWhitespace) == [
          "mouse", "sleep", "",
        ])
    var words: [Substring] = []
    rest.enumerateLinguisticTags(in: rest.startIndex..., scheme: NSLinguisticTagScheme.tokenType) {
      _, range, _, stop in
      words.append(rest[range])
      stop = words.count == 1
    }
    #expect(words == ["mice"])
  }

  @Test("Ranges are those of the string that was given, in UTF-16")
  func ranges() {
    let text = "Zoë’s 👍🏽 dogs ran. They slept."
    let string = text as NSString
    var words: [String] = []
    var sentences = Set<NSRange>()
    string.enumerateLinguisticTags(
      in: NSRange(location: 0, length: string.length), scheme: .lemma,
      options: [.omitWhitespace, .omitPunctuation],
      orthography: nil
    ) { tag, range, sentence, _ in
      words.append(string.substring(with: range) + "/" + (tag?.rawValue ?? "-"))
      sentences.insert(sentence)
    }
    #expect(words == ["Zoë’s/Zoë", "👍🏽/-", "dogs/dog", "ran/run", "They/they", "slept/sleep"])
    #expect(sentences.count == 2)
  }

  @Test("A tagger answers for one place, for sentences and for the language")
  func tagger() {
    let tagger = NSLinguisticTagger(tagSchemes: [.lexicalClass, .lemma, .language], options: 0)
    #expect(tagger.tag(at: 0, unit: .word, scheme: .lemma, tokenRange: nil) == nil)
    tagger.string = "I saw her photos. She liked the beaches."
    var range = NSRange()
    #expect(tagger.tag(at: 11, unit: .word, scheme: .lemma, tokenRange: &range) == NSLinguisticTag("photo"))
    #expect(range == NSRange(location: 10, length: 6))
    #expect(tagger.sentenceRange(for: NSRange(location: 20, length: 1)) == NSRange(location: 18, length: 22))
    #expect(tagger.tokenRange(at: 99, unit: .word).location == NSNotFound)
    #expect(tagger.dominantLanguage == "en")
    var stopped = 0
    tagger.enumerateTags(in: NSRange(location: 0, length: 400), unit: .sentence, scheme: .language) {
      tag, _, stop in
      #expect(tag == NSLinguisticTag("en"))
      stopped += 1
      stop.pointee = true
    }
    #expect(stopped == 1)
    #expect(NSLinguisticTagger.availableTagSchemes(forLanguage: "en").contains(.lemma))
    #expect(!NSLinguisticTagger.availableTagSchemes(forLanguage: "ja").contains(.lemma))
  }

  @Test("Orthographies are noted")
  func orthography() {
    let tagger = NSLinguisticTagger(tagSchemes: [.script], options: 0)
    tagger.string = "Chat noir"
    tagger.setOrthography(.defaultOrthography(forLanguage: "fr"), range: NSRange(location: 0, length: 4))
    #expect(tagger.orthography(at: 2, effectiveRange: nil)?.dominantLanguage == "fr")
    #expect(tagger.orthography(at: 6, effectiveRange: nil) == nil)
  }

  @Test("Any text and any range are taken")
  func robustness() {
    for text in [
      "", " ", "\u{0}", "e\u{301}\u{200D}👩‍👩‍👧", "\u{FEFF}a", "a\r\nb", String(repeating: "ab ", count: 2_000),
    ] {
      let tagger = NSLinguisticTagger(tagSchemes: [.nameTypeOrLexicalClass], options: 0)
      tagger.string = text
      for range in [
        NSRange(location: 0, length: 0), NSRange(location: -5, length: 3), NSRange(location: 1, length: 1),
        NSRange(location: 2, length: Int.max), NSRange(location: NSNotFound, length: 0),
      ] {
        var end = 0
        tagger.enumerateTags(in: range, unit: .word, scheme: .nameTypeOrLexicalClass) { _, piece, _ in
          #expect(piece.location >= end)
          end = piece.location + piece.length
        }
      }
    }
  }
}
