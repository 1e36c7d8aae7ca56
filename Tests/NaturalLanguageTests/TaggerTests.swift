import NaturalLanguage
import Testing

@Suite struct TaggerTests {
  private func tags(_ text: String, _ scheme: NLTagScheme, _ options: NLTagger.Options = []) -> [String] {
    let tagger = NLTagger(tagSchemes: [scheme])
    tagger.string = text
    var found: [String] = []
    tagger.enumerateTags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: scheme,
      options: options.union([.omitWhitespace, .omitPunctuation])
    ) { tag, range in
      found.append("\(text[range])/\(tag?.rawValue ?? "-")")
      return true
    }
    return found
  }

  @Test func tagsClasses() {
    #expect(
      tags("The quick dogs ran home", .lexicalClass) == [
        "The/Determiner", "quick/Adjective", "dogs/Noun", "ran/Verb", "home/Noun",
      ])
  }

  @Test func findsLemmas() {
    #expect(tags("mice were running", .lemma) == ["mice/mouse", "were/be", "running/run"])
  }

  @Test func joinsNames() {
    #expect(
      tags("Yesterday Maria Ruiz met Dr. Lowell in Lisbon", .nameType, .joinNames) == [
        "Yesterday/OtherWord", "Maria Ruiz/PersonalName", "met/OtherWord", "Dr/OtherWord",
        "Lowell/PersonalName",
        "in/OtherWord", "Lisbon/PlaceName",
      ])
  }

  @Test func stopsWhenTold() {
    let tagger = NLTagger(tagSchemes: [.tokenType])
    tagger.string = "one two three"
    var count = 0
    tagger.enumerateTags(
      in: "one two three".startIndex..<"one two three".endIndex, unit: .word, scheme: .tokenType
    ) {
      _, _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  @Test func findsThePieceAtAPlace() {
    let text = "Call Ana. Then rest."
    let tagger = NLTagger(tagSchemes: [.lexicalClass, .language])
    tagger.string = text
    let index = text.index(text.startIndex, offsetBy: 15)
    #expect(text[tagger.tag(at: index, unit: .word, scheme: .lexicalClass).1] == "rest")
    #expect(text[tagger.tokenRange(at: index, unit: .sentence)] == "Then rest.")
    #expect(tagger.tag(at: text.endIndex, unit: .word, scheme: .lexicalClass).0 == nil)
  }

  @Test func repeatsTheLanguageThatWasSet() {
    let text = "Chat"
    let tagger = NLTagger(tagSchemes: [.language])
    tagger.string = text
    tagger.setLanguage(.french, range: text.startIndex..<text.endIndex)
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .language).0 == NLTag("fr"))
  }
}

@Suite struct NLTokenizerTests {
  @Test func cutsWords() {
    let text = "Don't panic: 3.5 km, 👍!"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    #expect(
      tokenizer.tokens(for: text.startIndex..<text.endIndex).map { text[$0] } == [
        "Don't", "panic", "3.5", "km",
      ])
    var numeric: [Substring] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      if attributes.contains(.numeric) { numeric.append(text[range]) }
      return true
    }
    #expect(numeric == ["3.5"])
  }

  @Test func cutsSentencesAndParagraphs() {
    let text = "Dr. Lowell came at 5 p.m. today. Did he? \"Yes!\" he said.\nThe end."
    let tokenizer = NLTokenizer(unit: .sentence)
    tokenizer.string = text
    let sentences = tokenizer.tokens(for: text.startIndex..<text.endIndex).map {
      text[$0].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(sentences == ["Dr. Lowell came at 5 p.m. today.", "Did he?", "\"Yes!\"", "he said.", "The end."])
    let paragraphs = NLTokenizer(unit: .paragraph)
    paragraphs.string = text
    #expect(paragraphs.tokens(for: text.startIndex..<text.endIndex).count == 2)
  }
}

@Suite struct LanguageRecognizerTests {
  @Test(arguments: [
    ("Show me the photos that I took with my sister in the mountains", NLLanguage.english),
    ("Zeig mir bitte die Fotos, die ich mit meiner Schwester gemacht habe", .german),
    ("Montre-moi les photos que j'ai prises avec ma sœur à la montagne", .french),
    ("Muéstrame las fotos que hice con mi hermana en la montaña", .spanish),
    ("Mostrami le foto che ho fatto con mia sorella in montagna", .italian),
    ("Mostre-me as fotos que eu fiz com a minha irmã na montanha", .portuguese),
    ("Laat me de foto's zien die ik met mijn zus in de bergen heb gemaakt", .dutch),
    ("Visa mig bilderna som jag tog med min syster och en hund i bergen", .swedish),
    ("Pokaż mi zdjęcia, które zrobiłam z siostrą i co tam było", .polish),
    ("Покажи мне фотографии из гор", .russian), ("Покажи мені світлини з гір", .ukrainian),
    ("Δείξε μου τις φωτογραφίες", .greek), ("写真を見せてください", .japanese), ("给我看看照片", .simplifiedChinese),
    ("사진을 보여 주세요", .korean), ("أرني الصور", .arabic), ("הראה לי את התמונות", .hebrew),
  ])
  func recognises(text: String, language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test func weighsHintsAndConstraints() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("de la casa que no es para el perro")
    #expect(recognizer.dominantLanguage == .spanish)
    let hypotheses = recognizer.languageHypotheses(withMaximum: 3)
    #expect(hypotheses.count <= 3 && hypotheses.values.allSatisfy { (0...1).contains($0) })
    recognizer.languageConstraints = [.portuguese, .italian]
    #expect(recognizer.dominantLanguage != .spanish)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "12345 !?") == nil)
  }

  @Test func hasNoEmbeddings() {
    #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
    #expect(NLEmbedding.sentenceEmbedding(for: .english) == nil)
  }
}
