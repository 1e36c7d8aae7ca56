import Foundation
import IntentWire
import Language
import Understanding

extension Interpretation {
  /// The request with the courtesies behind its verb as the message, where it is to reply: “reply thanks, got it”.
  func replied(in text: String) -> Interpretation {
    let phrases = evidence.uses.filter { $0.role == "phrase" }
    let addressee = evidence.uses.last { $0.parameter == "recipients" && $0.start < $0.end }
    guard intent == "INSendMessageIntent", values["content"] == nil, !namesApp, let final = phrases.last,
      let verb = [final, addressee].compactMap(\.self).max(by: { $0.end < $1.end }),
      phrases.contains(where: {
        FollowUpWords.replying.contains($0.text.lowercased())
          || addressee != nil && FollowUpWords.writing.contains($0.text.lowercased())
      })
    else { return self }
    let behind = evidence.uses.filter { $0.start >= verb.end }
    let words = behind.flatMap { Tokenizer().tokens(in: $0.text) }.filter { $0.kind != .punctuation }
    guard behind.allSatisfy({ $0.role == "filler" }),
      words.contains(where: { !FollowUpWords.besideReply.contains($0.folded) })
    else { return self }
    var reading = self
    let said = text.utf8.dropFirst(verb.end)
    reading.values["content"] = .string(
      String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
    )
    return reading
  }

  /// The request without a text that only points at one of the things that came up, or only opens the sentence: “send the
  /// first one to Grace”, “also send that to Priya”; and without a task that only points: “put it back”.
  func withoutPointing(after state: ConversationState) -> Interpretation {
    if intent == "INAddTasksIntent", let titles = values["taskTitles"]?.elements, titles.count == 1,
      titles.allSatisfy({ FollowUpWords.something.contains($0.displayText.lowercased()) })
    {
      // “Put it back” with nothing that could be meant puts no “it” on a list.
      var reading = self
      reading.values["taskTitles"] = nil
      return reading
    }
    if intent == "INAddTasksIntent", let titles = values["taskTitles"]?.elements,
      titles.contains(where: { Quantifiers.isQuantified($0.displayText) })
    {
      // “Everything from packing” is no item of that name.
      let others = titles.filter { !Quantifiers.isQuantified($0.displayText) }
      var reading = self
      reading.values["taskTitles"] = others.isEmpty ? nil : .list(others)
      return reading
    }
    guard intent == "INSendMessageIntent", state.last != nil, case .string(let text)? = values["content"]
    else {
      return self
    }
    let words = Tokenizer().tokens(in: text).filter { $0.kind != .punctuation }.map(\.folded)
    var reading = self
    reading.values["content"] = nil
    if FollowUpWords.adding.contains(words),
      let use = evidence.uses.first(where: { $0.parameter == "content" }),
      evidence.uses.allSatisfy({ $0.start >= use.start })
    {
      return reading
    }
    // “Send it to Sam” sends what was just sent, also where that was changed or taken back, and so does “send that to Sam
    // too”.
    let points = words.count == 1 && ["it", "that", "this"].contains(words[0])
    if points || FollowUpWords.tooAsWell.contains(words) {
      reading.values["content"] = state.lastSent?.intent == intent ? state.sentContent : nil
      return reading
    }
    // “Send them to Grace” after some photos has no text.
    if words.count == 1, AnswerWords.plural.contains(words[0]) { return reading }
    guard words.count > 1, let end = words.last, ["one", "ones", "1"].contains(end),
      words.dropLast().allSatisfy(FollowUpWords.beforeOnes.contains)
    else { return self }
    return reading
  }
}
