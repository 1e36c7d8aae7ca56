import Language

// How a thread takes words as values.
extension Matcher {
  /// Goes on into the slots of a node: past what is known to fit them, and by any words.
  mutating func slots(_ number: Int32, _ thread: inout Thread, _ edges: Range<Int>) {
    let place = here.place
    let spans = sentence.spans[place]
    for index in edges {
      let edge = automaton.slotEdges[index]
      let slot = automaton.slotTraits[Int(edge.slot)]
      for (spanNumber, span) in spans.enumerated() {
        guard let cost = cost(of: span, in: slot, edge.slot), isFree(place..<span.end),
          canGoOn(thread, from: edge.target, at: span.end)
        else { continue }
        var next = thread
        next.isLoose = false
        next.node = edge.target
        next.place = Int16(truncatingIfNeeded: span.end)
        next.cost += cost + Cost.slot
        next.back = number
        next.detail = edge.slot << 8 | Int32(min(spanNumber, 255))
        next.slotStart = Int16(truncatingIfNeeded: place)
        next.move = .span
        if span.end == place + 1 { pushNext(&next) } else { push(&next) }
      }
      // “call off the meeting” and “call me a taxi” name nobody.
      guard slot.isFree, !(slot.isPerson && thread.isLoose), canGoOn(thread, from: edge.inside, at: place + 1)
      else {
        continue
      }
      var next = thread
      next.isLoose = false
      next.node = edge.inside
      next.back = number
      next.detail = edge.slot
      next.slotStart = Int16(truncatingIfNeeded: place)
      next.cost += Cost.slot
      enter(&next, slot)
    }
  }

  /// Whether no token of a range belongs to the mention of the app.
  private func isFree(_ range: Range<Int>) -> Bool { mention.map { !$0.span.overlaps(range) } ?? true }

  /// The price of a stretch of tokens in a slot, or `nil` where it does not fit.
  private func cost(of span: Sentence.Span, in slot: Automaton.SlotTraits, _ number: Int32) -> Float? {
    switch (span.content, slot.kind) {
    case (.known(let classes, _), .name), (.known(let classes, _), .content), (.known(let classes, _), .list),
      (.known(let classes, _), .enumeration):
      classes.isDisjoint(with: slot.classes) ? nil : Cost.known
    case (.several(let items), _):
      slot.isList && !items.contains { $0.isDisjoint(with: slot.classes) } ? Cost.known : nil
    case (.number, .number), (.sum, .sum): Cost.typed
    case (.quantity(let index), _):
      automaton.slots[Int(number)].takes(sentence.quantities[index]) ? Cost.typed : nil
    case (.date, .date): slot.prefersPast ? nil : Cost.typed
    case (.pastDate, .date): slot.prefersPast ? Cost.typed : nil
    case (.recurrence, .date): slot.prefersPast ? nil : Cost.typed
    default: nil
    }
  }

  /// Takes the token at the thread's place into its slot.
  private mutating func enter(_ thread: inout Thread, _ slot: Automaton.SlotTraits) {
    guard !here.isMention else { return }
    let place = here.place
    if here.isMark {
      if sentence.isTerminal[place] {
        if !slot.isContent { thread.cost += Cost.terminal }
      } else if slot.isName {
        thread.cost += Cost.innerMark
      }
    } else {
      thread.cost += Cost.text * here.weight
      if slot.isName, here.traits.contains(.joint) { thread.cost += Cost.joint }
      if slot.isPerson, !canName(place, isFirst: place == Int(thread.slotStart)) { return }
    }
    thread.place += 1
    thread.move = .inside
    pushNext(&thread)
  }

  /// Whether a word can be part of the name of someone whom nobody knows.
  private func canName(_ place: Int, isFirst: Bool) -> Bool {
    let traits = sentence.traits[place]
    if traits.contains(.conjunction) { return !isFirst || beginsNumber(place) }
    if traits.contains(.determiner) { return !isFirst && sentence.traits[place - 1].contains(.conjunction) }
    return traits.isDisjoint(with: [.function, .joint])
  }

  /// Whether a word is the plus sign of a telephone number: “+1 206 555 0108”.
  private func beginsNumber(_ place: Int) -> Bool {
    sentence.tokens[place].text == "+" && place + 1 < sentence.count
      && sentence.tokens[place + 1].kind == .number
      && sentence.tokens[place].range.upperBound == sentence.tokens[place + 1].range.lowerBound
  }

  /// Goes on inside a slot, or behind it where its words may end here.
  mutating func expandInside(
    _ number: Int32, _ thread: inout Thread, _ node: Automaton.Node, _ list: inout [Int32]
  ) {
    let place = here.place
    let slotNumber = node.insideSlot
    let slot = automaton.slotTraits[Int(slotNumber)]
    if canGoOn(thread, from: node.afterSlot, at: place),
      hasContent(Int(thread.slotStart)..<place, mayEndInArticle: slot.isContent)
    {
      var next = thread
      next.node = node.afterSlot
      next.back = number
      next.detail = slotNumber
      next.move = .close
      pushHere(&next, &list)
    }
    guard place < sentence.count else { return }
    guard place - Int(thread.slotStart) < slot.limit else { return }
    // The chain of tokens inside a slot is not kept: the thread points at the one before the slot.
    var next = thread
    enter(&next, slot)
  }

  /// Whether a range ends in more than marks and an article; a message may end in “that”.
  private func hasContent(_ range: Range<Int>, mayEndInArticle: Bool) -> Bool {
    for place in range.reversed() {
      if sentence.isMark[place] { continue }
      let isArticle = sentence.traits[place].contains(.determiner)
      if isArticle, mayEndInArticle, place > range.lowerBound { continue }
      return !isArticle
    }
    return false
  }
}
