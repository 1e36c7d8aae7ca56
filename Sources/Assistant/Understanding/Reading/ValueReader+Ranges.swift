import Language

extension ValueReader {
  /// The range without marks at its edges.
  func trimMarks(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, sentence.isMark[first] { range = first + 1..<range.upperBound }
    while let last = range.last, sentence.isMark[last] { range = range.lowerBound..<last }
    return range
  }

  /// The range without marks, articles and possessives at its edges; never empty when it was not.
  ///
  /// An article that is written as part of a title (“The Overstory”) stays.
  func trim(_ whole: Range<Int>) -> Range<Int> {
    let bare = trimMarks(whole)
    var range = bare
    range = grammar.mending.meant(range, in: sentence.tokens)
    // “A list called maybe someday” is called so.
    let isNamed =
      whole.lowerBound > 0
      && grammar.reader.clauses.naming.contains(sentence.tokens[whole.lowerBound - 1].folded)
      || isForWorks(whole)
    while !isNamed, let first = range.first, let length = grammar.mending.aside(sentence.tokens, at: first),
      length < range.count
    {
      range = trimMarks(first + length..<range.upperBound)
    }
    while let first = range.first, range.count > 1,
      sentence.traits[first].contains(.determiner) && !isArticleOfTitle(first) || isHedge(first) && !isNamed
    {
      range = trimMarks(first + 1..<range.upperBound)
    }
    while let last = range.last, range.count > 1, sentence.traits[last].contains(.determiner) || isHedge(last)
    {
      range = trimMarks(range.lowerBound..<last)
    }
    return range.isEmpty ? bare : range
  }

  /// Whether words are the title of what stands on a list of such things, so that each of them counts: “add maybe baby to
  /// books to read”.
  private func isForWorks(_ range: Range<Int>) -> Bool {
    let works = grammar.reader.clauses.works
    guard let first = range.first(where: { !sentence.isMark[$0] }), first + 1 < range.upperBound,
      first > sentence.start, !sentence.traits[first + 1].contains(.determiner)
    else { return false }
    return sentence.tokens.indices.contains { place in
      !range.contains(place) && works.contains(sentence.tokens[place].folded)
        && sentence.spans.indices.contains { start in
          sentence.spans[start].contains { span in
            guard start <= place, span.end > place, !range.contains(start), case .known = span.content else {
              return false
            }
            return true
          }
        }
    }
  }

  /// Whether a word says nothing at the edge of a value: “like three lemons”, “both milk and bread”.
  private func isHedge(_ place: Int) -> Bool {
    grammar.mending.hedges.contains(sentence.tokens[place].folded) && !isCapital(place)
  }

  /// Whether the article or possessive at a place is written as part of the title that follows: in quotation marks, or with
  /// capitals where not every small word has one, as in “Add The Milk To The List”.
  func isArticleOfTitle(_ place: Int) -> Bool {
    guard sentence.traits[place].contains(.determiner), place > sentence.start, place + 1 < sentence.count
    else { return false }
    if ContentMarks.quotes[sentence.tokens[place - 1].folded] != nil {
      return quoteEnd(from: place - 1) != nil
    }
    guard isCapital(place), isCapital(place + 1) else { return false }
    let joints = sentence.tokens.indices.filter {
      $0 > sentence.start && sentence.traits[$0].contains(.joint)
    }
    return joints.isEmpty || joints.contains { !isCapital($0) }
  }

  private func isCapital(_ place: Int) -> Bool { sentence.tokens[place].text.first?.isUppercase ?? false }

  /// Whether all words are in the dictionary and written small, as names are not.
  func areOrdinaryWords(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      let token = sentence.tokens[place]
      return grammar.reader.isWord(token.folded) && token.text.first?.isLowercase ?? false
    }
  }

  /// A use of words as they were written, without marks around them.
  func use(_ role: String, _ tokens: Range<Int>) -> Evidence.Use {
    let trimmed = trimMarks(tokens)
    let range = trimmed.isEmpty ? tokens : trimmed
    return Evidence.Use(
      role: role, text: sentence.written(range), start: sentence.tokens[range.lowerBound].range.lowerBound,
      end: sentence.tokens[range.upperBound - 1].range.upperBound)
  }

  /// Whether a range lies in another.
  func inside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
    !inner.isEmpty && inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Where a text begins, with the quotation mark right before it.
  func quoteStart(_ range: Range<Int>) -> Int {
    let before = range.lowerBound - 1
    guard before >= 0, ContentMarks.quotes[sentence.tokens[before].folded] != nil else {
      return range.lowerBound
    }
    return before
  }

  /// Where the quotation that begins at a place ends, or `nil` when none begins there.
  func quoteEnd(from start: Int) -> Int? {
    guard let closing = ContentMarks.quotes[sentence.tokens[start].folded] else { return nil }
    return (start + 1..<sentence.count).first { closing.contains(sentence.tokens[$0].folded) }
  }

  /// Whether a word before a clause is only a pause, of somebody who makes others too: “text um Elena that like I left”.
  private func isHesitation(_ first: Int, _ range: Range<Int>) -> Bool {
    guard first + 2 < range.upperBound, grammar.mending.hedges.contains(sentence.tokens[first].folded),
      grammar.asides.subjects.contains(sentence.tokens[first + 1].folded),
      grammar.reader.verbLemma(of: sentence.tokens[first + 2].folded) != "say"
    else { return false }
    return sentence.tokens[..<first].indices.contains { sentence.traits[$0].contains(.pause) }
  }

  /// The text of a message or note exactly as it was written.
  ///
  /// A mark that only leads over to it, quotes around all of it, and the full stop of the request are no part
  /// of it; a question mark is.
  ///
  /// - Parameter isMended: Whether something is looked for by the words, so that slips do not count.
  func content(_ whole: Range<Int>, isMended: Bool) -> String? {
    guard sentence.isCut, whole.upperBound == sentence.count, let first = whole.first else {
      return shownContent(whole, isMended: isMended)
    }
    // A text is never cut: what was not looked at belongs to it.
    let bytes = sentence.fullText.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: sentence.tokens[first].range.lowerBound)
    let text = sentence.fullText[start...].reversed().drop(while: \.isWhitespace)
    return String(text.reversed())
  }

  /// The words of a text that was looked at as a whole.
  private func shownContent(_ whole: Range<Int>, isMended: Bool) -> String? {
    var range = isMended ? withoutRemark(whole) : whole
    while let first = range.first, range.count > 1,
      ContentMarks.leading.contains(sentence.tokens[first].folded) || sentence.traits[first].contains(.pause)
    {
      range = first + 1..<range.upperBound
    }
    if let first = range.first, isHesitation(first, range) { range = first + 1..<range.upperBound }
    if let last = range.last, range.count > 1,
      sentence.tokens[last].folded == "." || sentence.tokens[last].folded == "?" && isOfRequest(range),
      !range.dropLast().contains(where: { sentence.isTerminal[$0] })
    {
      range = range.lowerBound..<last
    }
    while let last = range.last, ContentMarks.trailing.contains(sentence.tokens[last].folded) {
      range = range.lowerBound..<last
    }
    if range.count > 2, let first = range.first, let last = range.last,
      let closing = ContentMarks.quotes[sentence.tokens[first].folded],
      closing.contains(sentence.tokens[last].folded),
      !(first + 1..<last).contains(where: { closing.contains(sentence.tokens[$0].folded) })
    {
      range = first + 1..<last
    }
    // “Text them please”: what is only said to the assistant is no message.
    let fillers = grammar.reader.clauses.fillers
    guard range.contains(where: { !sentence.isMark[$0] && !fillers.contains(sentence.tokens[$0].folded) })
    else { return nil }
    return isMended ? sentence.mendedText(of: range) : sentence.text(of: range)
  }
}

extension ValueReader {
  /// Whether the question mark behind a text is that of the request: “could you tell Dana that I'll be late?”, but not “can you
  /// ask Dana: are you coming?”.
  private func isOfRequest(_ text: Range<Int>) -> Bool {
    let clauses = grammar.reader.clauses
    let start = (0..<text.lowerBound).last { $0 > 0 && sentence.isTerminal[$0 - 1] } ?? 0
    let opening = sentence.tokens[start..<text.lowerBound].map(\.folded)
    guard let first = text.first(where: { !sentence.isMark[$0] }),
      clauses.requestOpenings.contains(where: { opening.starts(with: $0) })
    else { return false }
    return clauses.subjects.contains(sentence.tokens[first].folded)
      || clauses.subjectsWithVerb.contains(sentence.tokens[first].folded)
      || clauses.reported.contains(sentence.tokens[first].folded)
      || clauses.subjectEndings.contains { sentence.tokens[first].folded.hasSuffix($0) }
  }
}

/// The marks that stand around a text in a request.
private enum ContentMarks {
  static let leading: Set<String> = [":", ",", ";", "-", "–", "—"]
  static let trailing: Set<String> = [",", ";", ":", "-", "–", "—"]
  static let quotes: [String: Set<String>] = [
    "\"": ["\""], "“": ["”", "\""], "„": ["“", "”"], "«": ["»"], "'": ["'"], "‘": ["’", "'"],
  ]
}
