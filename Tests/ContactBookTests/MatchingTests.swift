import ContactBook
import Foundation
import IntentWire
import Testing

@Suite("Who is meant")
struct MatchingTests {
  let book: ContactBook

  init() throws {
    book = try DemoBook.make()
  }

  private func names(_ text: String) -> [String] { book.explain(text).map(\.name) }

  @Test(
    "A name finds whom it means",
    arguments: [
      ("Maria Ruiz", ["Maria Ruiz"]), ("maria", ["Maria Ruiz"]), ("MARÍA", ["Maria Ruiz"]),
      ("Ruiz", ["Maria Ruiz"]),
      ("Ruiz, Maria", ["Maria Ruiz"]), ("Maria R", ["Maria Ruiz"]),
      ("Chris", ["Chris Lindqvist", "Chris Okafor"]),
      ("chris o", ["Chris Okafor"]), ("Tommy", ["Tom Becker"]), ("Tommy Becker", ["Tom Becker"]),
      ("Ana", ["Ana Sofia Pereira"]), ("Sofia", ["Ana Sofia Pereira"]), ("anasofia", ["Ana Sofia Pereira"]),
      ("Doctor Lowell", ["Dr. Lowell"]), ("dr lowell", ["Dr. Lowell"]), ("Lowell", ["Dr. Lowell"]),
      ("Park", ["Elena Park", "Grace Park"]), ("me", ["Robin Hale"]), ("C. O.", ["Chris Okafor"]),
      ("the Chris Okafor", ["Chris Okafor"]),
    ] as [(String, [String])])
  func known(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(
    "A relation finds whom the person's card names",
    arguments: [
      ("my sister", ["Grace Park"]), ("sister", ["Grace Park"]), ("my big sister", ["Grace Park"]),
      ("mum", ["Elena Park"]), ("my mother", ["Elena Park"]), ("Mommy", ["Elena Park"]),
      ("my boss", ["Dana Whitfield"]),
      ("manager", ["Dana Whitfield"]), ("my parents", ["Elena Park"]), ("my siblings", ["Grace Park"]),
      ("my dentist", []), ("my wife", []),
    ] as [(String, [String])])
  func relations(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(
    "Names that are misheard or mistyped are found, and others are not",
    arguments: [
      ("Kris Okafor", ["Chris Okafor"]), ("Kris", ["Chris Lindqvist", "Chris Okafor"]),
      ("Mariah", ["Maria Ruiz"]),
      ("Marai Ruiz", ["Maria Ruiz"]), ("Lindquist", ["Chris Lindqvist"]), ("Preeya", ["Priya Nair"]),
      ("Grase Park", ["Grace Park"]), ("Chris Lind", ["Chris Lindqvist"]), ("Wolfgang", []), ("", []),
      ("…", []),
      ("Marcus", []), ("the", []),
    ] as [(String, [String])])
  func similar(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test("There is one match for each handle of a person, in the order of preference")
  func handles() {
    let matches = book.matches(for: "Maria", app: "")
    #expect(Set(matches.map(\.contactIdentifier)) == ["7d0c1e5a-0000-4000-8000-000000000002"])
    #expect(
      matches.map(\.handles) == [
        [PersonValue.Handle(value: "+1-415-555-0101", kind: "phoneNumber", label: "mobile")],
        [PersonValue.Handle(value: "+1-415-555-0141", kind: "phoneNumber", label: "work")],
        [PersonValue.Handle(value: "maria.ruiz@example.com", kind: "emailAddress", label: "home")],
      ])
    #expect(matches.allSatisfy { $0.parts?.given == "Maria" && $0.parts?.family == "Ruiz" })
    #expect(
      book.matches(for: "Maria", app: "", purpose: .call).flatMap(\.handles).map(\.label) == [
        "mobile", "work",
      ])
    #expect(book.matches(for: "Maria", app: "", purpose: .email).flatMap(\.handles).map(\.label) == ["home"])
  }

  @Test(
    "A label narrows the handles",
    arguments: [
      ("Maria's mobile", ["+1-415-555-0101"]), ("Maria’s cell phone number", ["+1-415-555-0101"]),
      ("Maria on her mobile", ["+1-415-555-0101"]), ("maria ruiz at work", ["+1-415-555-0141"]),
      ("Maria mobile", ["+1-415-555-0101"]), ("Maria's e-mail address", ["maria.ruiz@example.com"]),
      ("maria at the office", ["+1-415-555-0141"]), ("my sister's cell", ["+1-206-555-0109"]),
      ("mum at home", ["+1-206-555-0108", "elena.park@example.com"]),
      ("mum's home number", ["+1-206-555-0108"]),
      ("Juan at work", ["+1-415-555-0102", "juan.chavez@example.com"]),
      (
        "Maria's",
        [
          "+1-415-555-0101", "+1-415-555-0141", "maria.ruiz@example.com",
        ]
      ),
    ] as [(String, [String])])
  func labels(_ text: String, _ expected: [String]) {
    #expect(book.matches(for: text, app: "").flatMap(\.handles).map(\.value) == expected)
  }

  @Test(
    "A telephone number means whose it is, however it is written",
    arguments: ["+1-206-555-0108", "+1 206 555 0108", "206 555 0108", "(206) 555-0108", "5550108"])
  func numbers(number: String) {
    let found = book.matches(for: number, app: "")
    #expect(found.map(\.name) == ["Elena Park"])
    #expect(found.flatMap(\.handles).map(\.value) == ["+1-206-555-0108"])
  }

  @Test("A number that nobody has means nobody", arguments: ["911", "0108", "+1 206 555 9999", "555-0172"])
  func strangeNumbers(number: String) {
    #expect(book.matches(for: number, app: "").isEmpty)
  }

  @Test("People of the app come with its identifier; one of the same name as a contact is that contact")
  func vocabulary() {
    let phrases = [
      SpokenText("Maria Ruiz", identifier: "m-1"), SpokenText("Maria Santos", identifier: "m-2"),
      SpokenText("Siobhan Murphy", identifier: "s-1", pronunciation: "shi vawn murphy"), SpokenText("Grace"),
    ]
    let marias = book.matches(for: "Maria", vocabulary: phrases)
    #expect(marias.map(\.customIdentifier) == ["m-1", "m-1", "m-1", "m-2"])
    #expect(marias.map(\.contactIdentifier).prefix(3).allSatisfy { $0 != nil })
    #expect(marias.last?.contactIdentifier == nil)
    #expect(book.matches(for: "Maria Santos", vocabulary: phrases).map(\.customIdentifier) == ["m-2"])
    #expect(book.matches(for: "shivawn", vocabulary: phrases).map(\.customIdentifier) == ["s-1"])
    #expect(book.matches(for: "Siobhan", vocabulary: phrases).map(\.customIdentifier) == ["s-1"])
    let knowing = book.knowing(["org.example.chat": phrases])
    #expect(knowing.matches(for: "Maria Santos", app: "org.example.chat").map(\.customIdentifier) == ["m-2"])
    #expect(knowing.matches(for: "Maria Santos", app: "org.example.other").isEmpty)
  }

  @Test("What is known of a contact goes along")
  func details() throws {
    let sister = try #require(book.matches(for: "my sister", app: "").first)
    #expect(sister.relationship == "sister")
    #expect(sister.name == "Grace Park")
    #expect(book.matches(for: "boss", app: "").first?.relationship == "manager")
    #expect(book.matches(for: "me", app: "").allSatisfy { $0.isMe })
  }

  @Test("The names for recognising people are there, with their kinds")
  func recognition() throws {
    let names = Set(book.names)
    let grace = try #require(book.contacts.first { $0.name == "Grace Park" }).identifier
    #expect(names.contains(ContactName("Grace Park", contactIdentifier: grace, kind: .full)))
    #expect(names.contains(ContactName("Grace", contactIdentifier: grace, kind: .first)))
    #expect(names.contains(ContactName("Park", contactIdentifier: grace, kind: .last)))
    #expect(names.contains(ContactName("sister", contactIdentifier: grace, kind: .relation)))
    let tom = try #require(book.contacts.first { $0.name == "Tom Becker" }).identifier
    #expect(names.contains(ContactName("Tommy", contactIdentifier: tom, kind: .nick)))
    let club = try #require(book.group("book club"))
    #expect(names.contains(ContactName("Book Club", contactIdentifier: club.identifier, kind: .group)))
    #expect(
      book.members(of: club).map(\.name) == ["Maria Ruiz", "Priya Nair", "Ana Sofia Pereira", "Grace Park"])
  }

  @Test("Every name that is given for recognising somebody finds them")
  func agreement() {
    for name in book.names where name.kind != .group {
      let found = book.matches(for: name.text, app: "").map(\.contactIdentifier)
      #expect(found.contains(name.contactIdentifier), "\(name)")
    }
  }
}

@Suite("Who is meant in other books")
struct OtherBooksTests {
  private func contact(
    _ name: String, _ identifier: String, relations: [Contact.Relation] = [], isMe: Bool = false,
    handles: [Contact.Handle] = []
  ) -> Contact {
    let words = name.split(separator: " ").map(String.init)
    return Contact(
      identifier: identifier, name: name,
      parts: PersonValue.NameParts(given: words.first, family: words.count > 1 ? words.last : nil),
      handles: handles, relations: relations, isMe: isMe)
  }

  @Test("Short forms mean the longer name, but not before somebody who is called so")
  func shortForms() {
    let robert = contact("Robert Hughes", "r")
    let book = ContactBook(contacts: [robert, contact("William Shaw", "w")])
    #expect(book.explain("Bob").map(\.name) == ["Robert Hughes"])
    #expect(book.explain("Will").map(\.name) == ["William Shaw"])
    let two = ContactBook(contacts: [robert, contact("Bob Stone", "b")])
    #expect(two.explain("Bob").map(\.name) == ["Bob Stone"])
  }

  @Test("A relation may name somebody by identifier, or somebody without a card; others' relations count too")
  func relations() {
    let me = contact(
      "Robin Hale", "me",
      relations: [
        Contact.Relation("Brother", name: "", identifier: "b"),
        Contact.Relation("dentist", name: "Uma Krishnan"),
      ], isMe: true)
    let tom = contact("Tom Becker", "t", relations: [Contact.Relation("_wife", name: "Ida Becker")])
    let book = ContactBook(contacts: [me, contact("Leo Hale", "b"), tom, contact("Ida Becker", "i")])
    #expect(book.explain("my brother").map(\.name) == ["Leo Hale"])
    #expect(book.explain("my little bro").map(\.name) == ["Leo Hale"])
    let dentist = book.matches(for: "my dentist", app: "")
    #expect(dentist.map(\.name) == ["Uma Krishnan"])
    #expect(dentist.first?.contactIdentifier == nil)
    #expect(book.explain("Tom's wife").map(\.name) == ["Ida Becker"])
  }

  @Test("A person's own label is understood")
  func ownLabels() {
    let handles = [
      Contact.Handle("1", kind: .phone, label: "Ski Hut"), Contact.Handle("2", kind: .phone, label: "iPhone"),
      Contact.Handle("leo", kind: .service, label: "Matrix"),
    ]
    let book = ContactBook(contacts: [contact("Leo Hale", "b", handles: handles)])
    #expect(book.matches(for: "Leo at the ski hut", app: "").flatMap(\.handles).map(\.value) == ["1"])
    #expect(book.matches(for: "Leo on his mobile", app: "").flatMap(\.handles).map(\.value) == ["2"])
    #expect(book.matches(for: "Leo on Matrix", app: "").flatMap(\.handles).map(\.value) == ["leo"])
  }

  @Test("Equal matches come in a fixed order, whatever the order of the contacts")
  func order() {
    let people = (0..<20).map { contact("Alex Smith", "id\($0)") }
    let orders = [people, people.reversed(), Array(people[7...] + people[..<7])].map {
      ContactBook(contacts: $0).matches(for: "Alex", app: "").map(\.contactIdentifier)
    }
    #expect(Set(orders).count == 1)
    #expect(orders[0].count == 20)
  }

  @Test("Any words are looked up without harm")
  func anyWords() {
    let book = ContactBook(contacts: [contact("Alex Smith", "a"), contact("", "b"), contact("李 小龙", "c")])
    for seed in 0..<500 {
      var dice = Dice(seed)
      _ = book.matches(for: dice.text() + dice.pick(["'s", " at work", "my ", ""]) + dice.text(), app: "")
    }
    #expect(book.explain("李 小龙").map(\.name) == ["李 小龙"])
    #expect(book.explain(String(repeating: "alex ", count: 10_000)).isEmpty)
  }
}
