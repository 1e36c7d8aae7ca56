import Language

extension FollowUpSentences {
  /// The sentences with an amount before a thing that had none: “add eggs to the list”, and then “make it six”, “make that two
  /// boxes”.
  func counted(_ followUp: FollowUp) -> [Sentence] {
    let isAmountAlone = followUp.lead == .none && followUp.words.count > 1
    guard followUp.lead == .changing || isAmountAlone, let amount = amount(followUp) else { return [] }
    return last.slots.compactMap { slot in
      guard isUncounted(slot), !isSeveral(slot),
        var first = tokens.firstIndex(where: { $0.range.upperBound > slot.start })
      else { return nil }
      let thing = slice(slot.start, slot.end)
      // “Some milk” is two bottles of milk.
      while first > 0, FollowUpWords.determiners.contains(tokens[first - 1].folded) { first -= 1 }
      let head = slice(0, tokens[first].range.lowerBound)
      let tail = slice(slot.end, last.text.utf8.count)
      return Sentence(text: "\(head)\(amount) \(thing)\(tail)", replaced: slot.parameter, isAlike: true)
    }
  }

  /// Whether a slot holds things without a number.
  func isUncounted(_ slot: LastRequest.Slot) -> Bool {
    Self.counted[last.intent] == slot.parameter && !hasNumber(slot)
  }

  /// The parameters that hold things of which there may be several, by intent.
  private static let counted = ["INAddTasksIntent": "taskTitles"]

  /// The words of an amount as they stand before a thing: “six”, “two boxes of”; `nil` where a follow-up is none.
  private func amount(_ followUp: FollowUp) -> String? {
    if isNumber(followUp.words) { return followUp.rest }
    guard let unit = followUp.words.last, let opening = followUp.words.first, followUp.words.count > 1
    else { return nil }
    let number = Array(followUp.words.dropLast())
    let isCounted = isNumber(number) || number.count == 1 && FollowUpWords.articles.contains(opening.folded)
    return isCounted && FollowUpWords.measures.contains(language.nounLemma(of: unit.folded))
      ? "\(followUp.rest) of" : nil
  }

  /// Whether a slot names more than one thing.
  private func isSeveral(_ slot: LastRequest.Slot) -> Bool {
    tokens.contains {
      $0.range.lowerBound >= slot.start && $0.range.upperBound <= slot.end
        && ($0.kind == .punctuation || ["and", "or"].contains($0.folded))
    }
  }
}
