import IntentWire
import Language
import Testing

@testable import Conversation

/// Sentences with places for values, and the files that hold them.
@Suite struct DialogTests {
  let values: [String: IntentValue] = [
    "title": .string("Packing"), "tasks": .list([.string("a"), .string("b"), .string("c")]),
    "number": .integer(12), "zero": .integer(0), "share": .number(0.571), "full": .number(1.2),
    "one": .list([.string("a")]), "empty": .list([]), "yes": .boolean(true), "no": .boolean(false),
    "list": .record(
      RecordValue(type: "L", display: DisplayValue("Books"), fields: ["tasks": .list([.string("x")])])),
  ]

  func fill(_ template: String) throws -> String? {
    try SentenceTemplate(template).filled(
      with: TemplateValues(values: values, language: English(), display: \.displayText))
  }

  @Test(arguments: [
    ("On {title}.", "On Packing."), ("{tasks}", "a, b and c"), ("{missing|title}", "Packing"),
    ("{tasks#item#items}", "3 items"), ("{one#item#items}", "1 item"), ("{empty#item#items}", "no items"),
    ("It is[ on {title}].", "It is on Packing."), ("It is[ on {missing}].", "It is."),
    ("{list}: {list.tasks}", "Books: x"), ("{list.title}", "Books"), ("{yes?all of it}", "all of it"),
    ("{number#photo#photos}", "12 photos"), ("{zero#photo#photos}", "no photos"), ("{share%}", "57 percent"),
    ("{full%}", "100 percent"),
  ])
  func fillsIn(template: String, expected: String) throws {
    #expect(try fill(template) == expected)
  }

  @Test(arguments: ["{missing}", "{empty}", "{no?all}", "{missing?all}", "{list.missing}"])
  func aMissingValueMakesASentenceUnusable(template: String) throws {
    #expect(try fill(template) == nil)
  }

  @Test(arguments: ["{", "}", "[", "]", "[[a]]", "{}", "{a#b}", "{a..b}", "{a|}", "{?x}", "{a#b#c%}"])
  func refusesWhatIsNoTemplate(template: String) {
    #expect(throws: SentenceTemplate.Flaw.self) { try SentenceTemplate(template) }
  }

  @Test func readsNoMoreThanAPersonCanKeep() throws {
    let many = IntentValue.list((1...40).map { .string("t\($0)") })
    let text = try SentenceTemplate("{many}").filled(
      with: TemplateValues(values: ["many": many], language: English(), display: \.displayText))
    #expect(text?.hasSuffix("t11 and 29 more") == true)
  }

  @Test func everyFileCanBeRead() {
    #expect(DialogBook.english.flaws() == [])
    #expect(DialogBook.english.general != nil)
  }

  /// A file is found by the name of its intent, so a file of another name would never be read.
  @Test func everyFileIsOneOfAnIntent() {
    #expect(DialogBook.english.intents.contains("INAddTasksIntent"))
    for name in DialogBook.english.intents {
      #expect(name.hasPrefix("IN") && name.hasSuffix("Intent"), "\(name).yaml is not named after an intent")
    }
  }

  @Test func aBrokenFileIsNamed() {
    let flaws = DialogBook(packed: ["A": "{\"questions\": {\"x\": \"{\"}}", "B": "{}"]).flaws()
    #expect(flaws.count == 1)
    #expect(flaws.first?.hasPrefix("A: ") == true)
  }

  @Test(arguments: [
    ("Activity Type", "activity type"), ("URL", "URL"), ("iCloud Drive", "iCloud drive"), ("A", "a"),
  ])
  func titlesStandInSentences(title: String, expected: String) {
    #expect(Sentences.lowercasedTitle(title) == expected)
  }
}
