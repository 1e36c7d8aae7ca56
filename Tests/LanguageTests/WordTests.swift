import Language
import Testing

@Suite struct WordTests {
  @Test(arguments: [
    ("rice, onions and olives", ["rice", "onions", "olives"]), ("milk", ["milk"]),
    ("rice, onions, and olives", ["rice", "onions", "olives"]),
    ("mac and cheese and coffee beans", ["mac and cheese", "coffee beans"]),
    ("one and a half pounds of ham and eggs", ["one and a half pounds of ham", "eggs"]),
    ("tea & biscuits; sugar", ["tea", "biscuits", "sugar"]),
    ("rice and also olives too", ["rice", "olives"]),
    ("Maria + Tom", ["Maria", "Tom"]), ("Maria+Tom", ["Maria", "Tom"]),
    ("tea + 2 lemons", ["tea", "2 lemons"]),
    ("Maria and +1 206 555 0108", ["Maria", "+1 206 555 0108"]), ("C++ and tea", ["C++", "tea"]),
    ("and , and", []), ("", []), ("a dozen eggs plus 2 lemons.", ["a dozen eggs", "2 lemons"]),
  ])
  func listsItems(text: String, expected: [String]) {
    let annotated = Reference.english.annotate(text, context: Reference.context())
    #expect(Reference.english.listItems(in: annotated.tokens).map(annotated.text(of:)) == expected)
  }

  @Test func joinsItems() {
    let english = Reference.english
    #expect(english.join([]) == "")
    #expect(english.join(["a"]) == "a")
    #expect(english.join(["a", "b"]) == "a and b")
    #expect(english.join(["a", "b", "c"]) == "a, b and c")
  }

  @Test(arguments: [
    ("mice", "mouse"), ("lists", "list"), ("running", "run"), ("Hiking", "hike"), ("skiing", "ski"),
    ("snowshoeing", "snowshoe"), ("climbing", "climb"), ("walking", "walk"), ("photos", "photo"),
    ("beaches", "beach"), ("cities", "city"), ("bridges", "bridge"), ("cycling", "cycle"), ("sent", "send"),
    ("messages", "message"), ("making", "make"), ("created", "create"), ("deleted", "delete"),
    ("using", "use"),
    ("opened", "open"), ("planned", "plan"), ("adding", "add"), ("called", "call"), ("buses", "bus"),
    ("boxes", "box"), ("potatoes", "potato"), ("shoes", "shoe"), ("movies", "movie"), ("children", "child"),
    ("tried", "try"), ("wrote", "write"), ("shared", "share"), ("changing", "change"), ("singing", "sing"),
    ("driving", "drive"), ("horses", "horse"), ("cancelled", "cancel"), ("guessing", "guess"),
    ("repeated", "repeat"), ("waterfalls", "waterfall"), ("knives", "knife"), ("Maria's", "maria"),
    ("news", "news"), ("tennis", "tennis"), ("morning", "morning"), ("string", "string"), ("bed", "bed"),
    ("hundred", "hundred"), ("glass", "glass"), ("bus", "bus"), ("dog", "dog"), ("", ""), ("東京", "東京"),
  ])
  func findsLemmas(word: String, expected: String) {
    #expect(Reference.english.lemma(of: word) == expected)
  }

  @Test func keepsContentWords() {
    let tokens = Reference.tokens("Please add the rice to my grocery list, thanks!")
    #expect(Reference.english.contentWords(of: tokens).map(\.folded) == ["add", "rice", "grocery", "list"])
  }

  @Test func fillersAreFoldedAndLongestFirst() {
    for phrases in [Reference.english.fillerPrefixes, Reference.english.fillerSuffixes] {
      #expect(phrases.map(\.count) == phrases.map(\.count).sorted(by: >))
      #expect(Set(phrases).count == phrases.count)
      for phrase in phrases {
        // A phrase must equal the folded tokens of its own text, or it can never match.
        #expect(Reference.tokens(phrase.joined(separator: " ")).map(\.folded) == phrase)
      }
    }
    #expect(Reference.english.fillerPrefixes.contains(["i'd", "like", "to"]))
    #expect(Reference.english.fillerSuffixes.contains(["for", "me"]))
  }
}
