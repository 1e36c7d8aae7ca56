import Foundation
import Language

/// Finds the request that a label with a colon makes: “shopping list: gravy”, “note: call the plumber”.
struct LabelReader {
  /// A sentence that says the same without a label.
  struct Request {
    var text: String
    /// Where what follows the colon stands in it, in bytes.
    var content: Range<Int>
    /// Where that stands in the sentence.
    var start: Int
    /// Where the label ends in the sentence.
    var label: Int
  }

  /// The most words of a label.
  private static let longest = 5

  let grammar: Grammar
  let sentence: Sentence

  /// The request; `nil` where the sentence has no label.
  func request() -> Request? {
    guard sentence.count <= 60, !sentence.isCut,
      let colon = sentence.tokens.firstIndex(where: { $0.folded == ":" }), colon > sentence.start,
      colon - sentence.start <= Self.longest, colon + 1 < sentence.count,
      !(sentence.start..<colon).contains(where: { sentence.isMark[$0] })
    else { return nil }
    let words = grammar.reader.clauses
    var label = Array(sentence.start..<colon)
    // “My grocery list: …”
    while let first = label.first, label.count > 1, sentence.traits[first].contains(.determiner) {
      label.removeFirst()
    }
    let folded = label.map { sentence.tokens[$0].folded }
    let template: String
    if let known = words.labels[folded] {
      template = known
    } else if let last = folded.last, words.listNouns.contains(last), label.count > 1,
      let first = label.first,
      !grammar.openingWords.contains(sentence.words[first])
        || label.count > 2
          && sentence.spans[first].contains(where: { Self.isKnown($0) && $0.end >= colon - 1 })
    {
      template = words.listLabel.replacing(
        "{list}", with: sentence.written(first..<label[label.count - 2] + 1))
    } else {
      return nil
    }
    var end = sentence.count
    while end > colon + 1, sentence.isMark[end - 1], !sentence.isTerminal[end - 1] { end -= 1 }
    let content = sentence.written(colon + 1..<end)
    guard let hole = template.range(of: "{}"), !content.isEmpty else { return nil }
    let text = template.replacingCharacters(in: hole, with: content)
    let start = template[..<hole.lowerBound].utf8.count
    return Request(
      text: text, content: start..<start + content.utf8.count,
      start: sentence.tokens[colon + 1].range.lowerBound,
      label: sentence.tokens[colon - 1].range.upperBound)
  }

  private static func isKnown(_ span: Sentence.Span) -> Bool {
    if case .known = span.content { true } else { false }
  }

  /// The interpretation of a request as one of the sentence with the label.
  func whole(_ interpretation: Interpretation, of request: Request) -> Interpretation {
    var whole = interpretation
    whole.evidence.uses = interpretation.evidence.uses.map { use in
      var use = use
      (use.start, use.end) = (place(use.start, request), place(use.end, request))
      if use.start < use.end { use.text = sentence.text(from: use.start, to: use.end) }
      return use
    }
    whole.evidence.uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    return whole
  }

  private func place(_ offset: Int, _ request: Request) -> Int {
    if offset < request.content.lowerBound { return 0 }
    return offset <= request.content.upperBound
      ? offset - request.content.lowerBound + request.start : request.label
  }
}
