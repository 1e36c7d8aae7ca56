import Testing

@testable import Learning

struct ExampleNotesTests {
  private func slot(_ name: String, _ start: Int, _ end: Int) -> LabeledExample.Slot {
    LabeledExample.Slot(name: name, value: "", start: start, end: end)
  }

  @Test func saysNothingOfGoodExamples() { #expect(ExampleNotes.notes(Phrases.all) == []) }

  @Test(arguments: [
    ("intent “A”", [LabeledExample(text: "one", intent: "A"), LabeledExample(text: "two", intent: "A")]),
    ("without words", [LabeledExample(text: " ", intent: "A"), LabeledExample(text: "two", intent: "B")]),
    (
      "more than one intent",
      [LabeledExample(text: "two", intent: "A"), LabeledExample(text: "two", intent: "B")]
    ),
    (
      "more than 2000",
      [
        LabeledExample(text: String(repeating: "far ", count: 600), intent: "A"),
        LabeledExample(text: "two", intent: nil),
      ]
    ),
  ])
  func saysWhatIsSeldomMeant(part: String, examples: [LabeledExample]) {
    let notes = ExampleNotes.notes(examples)
    #expect(notes.count == 1)
    #expect(notes.first?.contains(part) == true)
  }

  @Test func countsSlotsThatAreLost() {
    let examples = [
      LabeledExample(text: "play some jazz", intent: "A", slots: [slot("x", 5, 14), slot("y", 10, 14)]),
      LabeledExample(text: "play some jazz now", intent: "B", slots: [slot("x", 11, 14), slot("z", 0, 0)]),
    ]
    #expect(ExampleNotes.notes(examples).first?.contains("overlap with others: 2.") == true)
  }
}
