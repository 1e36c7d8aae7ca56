// How a thread goes on by words of phrases, by the app's name, and past words that no phrase has.
extension Matcher {
  /// Goes on from a thread in all ways.
  mutating func expand(_ number: Int32, _ thread: inout Thread, _ list: inout [Int32]) {
    let node = automaton.nodes[Int(thread.node)]
    let after = automaton.nodes[Int(thread.node) + 1]
    if node.insideSlot >= 0 {
      expandInside(number, &thread, node, &list)
      return
    }
    if node.free < after.free {
      var next = thread
      next.back = number
      next.slotStart = -1
      next.move = .free
      let left = skipsLeft(thread)
      for index in Int(node.free)..<Int(after.free) {
        let edge = automaton.freeEdges[index]
        guard ahead.have(edge.needs, at: here.place, leavingOut: left) else { continue }
        next.node = edge.target
        next.cost = thread.cost + edge.cost
        next.detail = edge.mark
        pushHere(&next, &list)
      }
    }
    if node.accepts < after.accepts, tail[here.place] { ends.append(number) }
    if here.isEnd { return }
    if let mention, here.isMention {
      expand(number, &thread, node, in: mention)
      if mention.name.contains(here.place) { return }
    }
    var next = thread
    next.back = number
    next.slotStart = -1
    next.place = Int16(truncatingIfNeeded: here.place + 1)
    next.detail = -1
    if here.isMark {
      next.move = .mark
      pushNext(&next)
      return
    }
    // The words of a node are among what it needs, so that most nodes need not be searched for this one.
    if node.words < after.words, !node.needs.next.isDisjoint(with: here.words) {
      words(thread, &next, Int(node.words)..<Int(after.words))
    }
    // Between the preposition of a mention and the name stand words of phrases only.
    if here.isMention { return }
    if thread.node == Automaton.root, here.opening > here.place {
      jump(&thread, number, to: here.opening, .filler)
    }
    if node.slots < after.slots { slots(number, &thread, Int(node.slots)..<Int(after.slots)) }
    skip(thread, &next)
  }

  /// Goes past the name of the app, at the place where its mention or the name in it begins.
  private mutating func expand(
    _ number: Int32, _ thread: inout Thread, _ node: Automaton.Node, in mention: AppMention
  ) {
    if here.place == mention.span.lowerBound {
      var named = thread
      if mention.strength < 0.8, thread.node != Automaton.root { named.cost += Cost.looseMention }
      jump(&named, number, to: mention.span.upperBound, .mention)
    }
    if here.place == mention.name.lowerBound, node.app >= 0 {
      var named = thread
      named.node = node.app
      named.hits += 0.5
      jump(&named, number, to: mention.name.upperBound, .appName)
      // The name may stand before a noun or comma that belongs to the mention.
      if mention.span.upperBound > mention.name.upperBound {
        jump(&named, number, to: mention.span.upperBound, .appName)
      }
    }
  }

  private mutating func jump(_ thread: inout Thread, _ number: Int32, to place: Int, _ move: Move) {
    guard place <= sentence.count, place > Int(threads[number].place) else { return }
    var next = thread
    next.place = Int16(truncatingIfNeeded: place)
    next.back = number
    next.detail = -1
    next.slotStart = -1
    next.move = move
    if place == Int(thread.place) + 1 { pushNext(&next) } else { push(&next) }
  }

  /// Goes on by the word at this place; `template` has already left it.
  @inline(__always)
  private mutating func words(_ thread: Thread, _ template: inout Thread, _ range: Range<Int>) {
    if here.word >= 0 { words(thread, &template, range, here.word, cost: 0, .word) }
    if here.near >= 0 {
      words(thread, &template, range, here.near, cost: Cost.nearWord * here.weight, .nearWord)
    }
  }

  @inline(__always)
  private mutating func words(
    _ thread: Thread, _ template: inout Thread, _ range: Range<Int>, _ label: Int32, cost: Float, _ move: Move
  ) {
    var index = range.lowerBound
    if range.count > 8 { index = firstEdge(range, label) }
    while index < range.upperBound {
      let edge = automaton.wordEdges[index]
      if edge.word > label { break }
      index += 1
      guard edge.word == label else { continue }
      var next = template
      next.node = edge.target
      next.cost = thread.cost + edge.cost + cost
      next.hits = thread.hits + here.weight
      next.move = move
      next.isLoose = thread.isLoose && here.weight < 1
      pushNext(&next)
      let value = next.hits - next.cost
      if value > furthestValue {
        furthestValue = value
        let best = bestNext.thread(in: bestNext.slot(of: edge.target))
        if best >= 0 { furthest = best }
      }
    }
  }

  private func firstEdge(_ range: Range<Int>, _ label: Int32) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if automaton.wordEdges[middle].word < label { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Leaves a word unused; `next` has already left it.
  @inline(__always)
  private mutating func skip(_ thread: Thread, _ next: inout Thread) {
    if here.traits.contains(.negation) { return }
    next.isLoose = true
    if here.isLight {
      next.move = .light
      next.cost = thread.cost + Cost.light
    } else if here.traits.contains(.determiner), thread.node != Automaton.root {
      next.move = .light
      next.cost = thread.cost + Cost.determiner
    } else {
      guard skipsLeft(thread) > 0 else { return }
      next.move = .skip
      next.skips += 1
      next.cost = thread.cost + Cost.skip * here.weight
    }
    if canGoOn(next, from: next.node, at: here.place + 1) { pushNext(&next) }
  }
}
