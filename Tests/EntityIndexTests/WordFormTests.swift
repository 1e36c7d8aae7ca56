import EntityIndex
import Foundation
import IntentWire
import Testing

@Suite("Words in whatever form they are written")
struct WordFormTests {
  private func index(_ titles: [String]) throws -> EntityIndex {
    let index = try makeIndex()
    try index.add(titles.enumerated().map { item("\($0)", $1) })
    return index
  }

  /// The titles that words find, the best first.
  private func found(_ words: String, in titles: [String]) throws -> [String] {
    try index(titles).search(words: words).map { $0.item.attributes["title"]?.text ?? "" }
  }

  @Test(
    "Joined and split forms find each other",
    arguments: [
      ["todo list", "to-do list", "to do list", "To‑Do List"], ["email", "e-mail", "E mail"],
      ["wifi", "Wi-Fi", "wi fi"],
      ["icecream", "ice cream", "ice-cream"], ["checkin", "check-in", "Check in"], ["ACDC", "AC/DC"],
      ["covid19", "COVID-19", "covid 19"], ["usa", "U.S.A."], ["R&B", "rb", "r/b"],
      ["iphone15", "iPhone 15"],
      ["rocknroll", "rock'n'roll", "Rock-n-Roll", "rock n roll"], ["snakecase", "snake_case", "snake case"],
    ])
  func joined(_ forms: [String]) throws {
    for query in forms {
      #expect(try Set(found(query, in: forms + ["something else"])) == Set(forms), "\(query)")
    }
  }

  @Test("Words that only stand somewhere in a text are not one word")
  func apart() throws {
    let titles = ["to be or not to be, do it", "do not go to bed"]
    #expect(try found("todo", in: titles).isEmpty)
    #expect(try found("tobed", in: titles) == ["do not go to bed"])
  }

  @Test(
    "Numbers are found with and without what separates their digits",
    arguments: [
      ["1000 steps", "1,000 steps", "1.000 steps", "1 000 steps", "1'000 steps"],
      ["1234567", "1,234,567", "1.234.567"],
      ["4155550101", "415-555-0101", "(415) 555-0101", "415.555.0101", "415 555 0101"],
      ["5550101", "555-0101", "555 0101"],
    ])
  func digits(_ forms: [String]) throws {
    for query in forms {
      #expect(try Set(found(query, in: forms + ["9,999 bottles"])) == Set(forms), "\(query)")
    }
  }

  @Test("Numbers that stand behind each other are found one by one")
  func severalNumbers() throws {
    let titles = [
      "415-555-0100 415-555-0101", "2026-03-18 2026-03-19 1,000 1.234.567 12", "1,000 2,000 3,000 4,000",
    ]
    for (query, number) in [
      ("4155550100", 0), ("4155550101", 0), ("5550101", 0), ("20260319", 1), ("1234567", 1), ("2000", 2),
      ("4,000", 2),
    ] {
      #expect(try found(query, in: titles) == [titles[number]], "\(query)")
    }
    #expect(try Set(found("1000", in: titles)) == Set(titles.dropFirst()))
  }

  @Test(
    "A telephone number is found with and without the numbers before it",
    arguments: [
      ("+1 (415) 555-0101", ["4155550101", "555-0101", "14155550101", "+1 415 555 0101"]),
      ("+14155550101", ["415 555 0101", "(415) 555-0101", "4155550101", "+1 415-555-0101"]),
      ("0171 2345678", ["+49 171 2345678", "01712345678", "+491712345678", "0049 171 2345678"]),
      ("+49 171 2345678", ["0171 2345678", "01712345678", "0171/2345678"]),
    ])
  func telephones(_ number: String, _ queries: [String]) throws {
    let person = PersonValue(name: "Ana", handles: [.init(value: number, kind: "phoneNumber")])
    let index = try makeIndex()
    try index.add([
      item("1", "Ana", ["phoneNumbers": .string(number)]), item("2", "Bo", ["authors": .person(person)]),
    ])
    for query in queries {
      #expect(try Set(index.search(words: query).map(\.item.identifier)) == ["1", "2"], "\(query)")
    }
  }

  @Test(
    "Signs belong to the name of a single letter, and adorn a longer one",
    arguments: [
      ("C++", ["C++", "Learn C++ now"]), ("c++", ["C++", "Learn C++ now"]), ("C#", ["C#", "C# in depth"]),
      ("C♯", ["C#", "C# in depth"]), ("c ", ["C", "C for you"]), ("C++ learn", ["Learn C++ now"]),
      ("F#", ["F#"]),
      ("disney", ["Disney+"]), ("Disney+", ["Disney+"]), ("disney ", ["Disney+"]),
      ("Notepad++", ["Notepad++", "Notepad"]),
      ("D+E", ["D+E"]),
    ])
  func signs(_ query: String, _ expected: [String]) throws {
    let titles = [
      "C++", "Learn C++ now", "C#", "C# in depth", "C", "C for you", "F#", "Disney+", "Notepad++", "Notepad",
      "D+E",
    ]
    let found = try found(query, in: titles)
    #expect(Set(found.prefix(expected.count)) == Set(expected), "\(found)")
    if query.count <= 3 { #expect(found.count == expected.count, "\(found)") }
  }

  @Test("Pictures are words; the colour of skin and the way they are shown do not count")
  func pictures() throws {
    let titles = ["Party 🎉🎉", "I ♥︎ cats", "Thumbs 👍🏽", "Trip to 🇯🇵", "Family 👨‍👩‍👧", "Rated ★★★", "Nothing"]
    for (query, number) in [
      ("🎉", 0), ("♥️", 1), ("❤", -1), ("👍", 2), ("👍🏿", 2), ("🇯🇵", 3), ("🇯🇲", -1), ("👨‍👩‍👧", 4), ("★", 5),
    ] {
      #expect(try found(query, in: titles) == (number < 0 ? [] : [titles[number]]), "\(query)")
    }
    #expect(try found("party🎉", in: titles) == ["Party 🎉🎉"])
  }

  @Test(
    "Scripts without spaces are found by any part of a text",
    arguments: [
      ("สวัสดีชาวโลก", "กาแฟ", ["ชาว", "โลก", "สวัสดี", "วัสดีชาว"]),
      ("ภาษาไทยง่าย", "ต้มยำ", ["ไทย", "ภาษา", "ง่าย"]),
      ("ພາສາລາວ", "ເຂົ້າ", ["ລາວ", "ພາສາ"]), ("ភាសាខ្មែរ", "បាយ", ["ខ្មែរ", "ភាសា"]),
      ("မြန်မာဘာသာ", "ထမင်း", ["ဘာသာ", "မြန်မာ"]), ("東京タワー", "大阪城", ["東京", "タワー", "京タ"]),
    ])
  func unspaced(_ title: String, _ other: String, _ queries: [String]) throws {
    for query in queries {
      #expect(try found(query, in: [title, other]) == [title], "\(query)")
      #expect(try found(query + " ", in: [title, other]) == [title], "\(query) with a blank")
    }
  }

  @Test(
    "Letters are found in whatever form Unicode has them",
    arguments: [
      ("ＰＲＩＴＨＥＥ", "prithee"), ("ﬁnal ofﬁce", "final office"), ("𝓟𝓻𝓲𝓽𝓱𝓮𝓮", "prithee"),
      ("Chapter Ⅳ", "chapter iv"),
      ("H₂O and x²", "h2o x2"), ("ｶﾞﾗｽ", "ガラス"), ("ガラス", "ガラス"), ("한국", "한국"), ("Ⓟrithee ①", "prithee 1"),
      ("Ŀlull ĳs", "l·lull ijs"), ("й", "й"), ("ﻛﺘﺎﺐ", "كتاب"), ("１，０００", "1000"), ("٣٤٥", "345"),
    ])
  func forms(_ one: String, _ other: String) throws {
    #expect(try found(other, in: [one, "nothing"]) == [one])
    #expect(try found(one, in: [other, "nothing"]) == [other])
  }

  @Test("What is shown marks the words that were found")
  func highlights() throws {
    for (text, query, expected) in [
      ("My to-do list", "todo", ["to-do"]), ("My to do list", "todo", ["to do"]),
      ("It has 1,000 steps", "1000", ["1,000"]),
      ("Learn C++ now", "c++", ["C++"]), ("On Disney+ now", "disney+", ["Disney+"]),
      ("Party 🎉 time", "🎉", ["🎉"]),
      ("don't stop", "dont", ["don't"]), ("ภาษาไทยง่าย", "ไทย", ["ไทย"]),
      ("Call +1 (415) 555-0101 now", "14155550101", ["1 (415) 555-0101"]),
      ("ＰＲＩＴＨＥＥ here", "prithee", ["ＰＲＩＴＨＥＥ"]), ("The mice", "mouse", ["mice"]),
      ("Waterfall", "water", ["Water"]),
    ] {
      let index = try index([text])
      let match = try #require(try index.search(words: query).first, "\(query)")
      let title = try #require(index.snippet(of: match.item, for: query)).title
      let characters = Array(title.text)
      #expect(title.highlights.map { String(characters[$0]) } == expected, "\(query)")
    }
  }

  // MARK: Properties

  private static let pieces = [
    "lake", "Lake-House", "to-do", "C++", "C#", "A+", "1,000", "1.234.567", "+1 (415) 555-0101",
    "0171 234567", "don't",
    "café", "cafe\u{301}", "Straße", "R&B", "AC/DC", "U.S.", "🎉", "👍🏽", "🇩🇪", "สวัสดี", "ภาษา", "東京", "한국", "ｶﾞ",
    "ﬁn", "x²",
    "Привет", "كتاب", "שלום", "हिन्दी", "a_b", "50%", "@home", "#tag", "ends.", "(x)", "don", "3.14",
    "2026-03-18", "Ⅳ", "i18n",
    "Disney+", "--", "+", "#", "'", "c+d",
  ]

  private func text(_ random: inout SystemSeed) -> String {
    let separators = [" ", " ", " ", ", ", "-", "/", "", " – ", "\n", "."]
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
      text += separators.randomElement(using: &random) ?? ""
    }
    return text
  }

  @Test("What is indexed is found by its own words, whole and one by one", arguments: 0..<6)
  func ownWords(seed: Int) throws {
    var random = SystemSeed(state: UInt64(seed) &* 77 &+ 5)
    let index = try makeIndex()
    var titles: [String] = []
    for number in 0..<60 {
      titles.append(text(&random))
      try index.add([item("\(number)", titles[number])])
    }
    for (number, title) in titles.enumerated() {
      let parts = title.split(whereSeparator: \.isWhitespace).map(String.init)
      for query in [title, title + " ", title.uppercased(), title.lowercased()] + parts {
        // Signs that belong to no word, and sharp S in capitals, say nothing by themselves.
        guard query.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
        let found = try index.search(words: query).map(\.item.identifier)
        #expect(found.contains("\(number)"), "“\(query)” of “\(title)”")
      }
    }
  }

  @Test(
    "Plain text is read as if it were not: a letter beyond ASCII behind it changes no word before",
    arguments: 0..<6)
  func twoWays(seed: Int) throws {
    var random = SystemSeed(state: UInt64(seed) &* 91 &+ 7)
    let pieces = Self.pieces.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    for _ in 0..<100 {
      let separators = [" ", ", ", "-", "/", "", "++", "+", "#", ".", ") ", "'"]
      let title = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (pieces.randomElement(using: &random) ?? "") + (separators.randomElement(using: &random) ?? "")
      }.joined()
      let (plain, other) = (try self.index([title]), try self.index([title + " ж"]))
      for query in [title, title.filter { $0.isLetter || $0.isNumber }, String(title.prefix(4))] {
        let found = try plain.search(words: query).isEmpty
        #expect(found == (try other.search(words: query).isEmpty), "“\(query)” of “\(title)”")
      }
    }
  }
}
