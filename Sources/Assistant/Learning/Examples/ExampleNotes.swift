/// Looks for what is allowed in examples but seldom meant.
public enum ExampleNotes {
  /// Returns what a person should know about examples before a model learns from them, a sentence each.
  ///
  /// - Parameter outOfScope: The intent that stands for “none of these”.
  public static func notes(_ examples: [LabeledExample], outOfScope: String = "oos") -> [String] {
    var notes: [String] = []
    let intents = Set(examples.map { $0.intent ?? outOfScope })
    if intents.count == 1, let only = intents.first {
      notes.append(
        "All examples have the intent “\(only)”, so every text will be taken for it. Add examples of others, or of "
          + "what should be refused, with the intent “\(outOfScope)”.")
    }
    let lost = examples.reduce(0) { $0 + lostSlots($1) }
    if lost > 0 {
      notes.append(
        "Slots that begin or end inside a word or overlap with others: \(lost). They are not learnt. A word is a run of "
          + "letters and digits; slots go from the beginning of a word to the end of one.")
    }
    let empty = examples.count { TokenizedText($0.text).tokens.isEmpty }
    if empty > 0 { notes.append("Texts without words: \(empty). They teach nothing.") }
    let long = examples.count { $0.text.unicodeScalars.dropFirst(TokenizedText.limit).isEmpty == false }
    if long > 0 {
      notes.append(
        "Texts of more than \(TokenizedText.limit) characters: \(long). Only their beginning is read.")
    }
    let contradictions = contradictions(examples, outOfScope)
    if contradictions > 0 {
      notes.append(
        "Texts that occur with more than one intent: \(contradictions). At most one intent of each can be right."
      )
    }
    return notes
  }

  private static func lostSlots(_ example: LabeledExample) -> Int {
    let slots = example.slots.filter { $0.start < $0.end }
    guard !slots.isEmpty else { return 0 }
    let text = TokenizedText(example.text)
    let names = Set(slots.map(\.name)).sorted()
    let labels = SlotLabels(names: names, slots: [Array(names.indices)])
    let spans = slots.compactMap { slot in
      names.firstIndex(of: slot.name).map { SlotSpan(slot: $0, start: slot.start, end: slot.end) }
    }
    return labels.encode(spans, in: text, intent: 0).lost
  }

  private static func contradictions(_ examples: [LabeledExample], _ outOfScope: String) -> Int {
    var intents: [String: Set<String>] = [:]
    for example in examples { intents[example.text, default: []].insert(example.intent ?? outOfScope) }
    return intents.values.count { $0.count > 1 }
  }
}
