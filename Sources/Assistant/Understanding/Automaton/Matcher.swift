import Language

/// Follows a sentence through the automaton.
///
/// A thread is a way through the automaton up to a token. At each token every node keeps only its cheapest
/// thread, so that the work is bounded by tokens times nodes whatever the sentence is.
struct Matcher {
  /// How a thread went on from the thread before it.
  enum Move: UInt8 {
    case start, word, nearWord, free, light, skip, mark, filler, mention, appName, inside, close, span
  }

  /// A way through the automaton; 32 bytes, of which a sentence makes thousands.
  struct Thread {
    var node: Int32
    /// What speaks against it.
    var cost: Float
    /// The weight of the words of phrases in it.
    var hits: Float
    var back: Int32
    /// The mark, slot or span of the move.
    var detail: Int32
    /// The next thread that arrives at the same place, or -1.
    var next: Int32 = -1
    var place: Int16
    var slotStart: Int16
    var move: Move
    var skips: UInt8
    /// Whether the word before was left unused.
    var isLoose = false
  }

  /// The most threads for one reading of a sentence.
  static let maximumThreads = 60_000
  /// The most words of a sentence that a thread leaves unused.
  static let maximumSkips: UInt8 = 2

  let grammar: Grammar
  let sentence: Sentence
  let mention: AppMention?
  private(set) var threads = ThreadList()
  /// Threads that reached the end of a phrase at the end of the sentence.
  private(set) var ends: [Int32] = []
  /// The thread with the most words of a phrase, for a sentence that fits none.
  private(set) var furthest: Int32 = -1
  /// How many threads were followed.
  private(set) var visited = 0
  /// Whether the reading was given up because there was too much of it.
  private(set) var isCut = false

  /// The first and the last thread that arrives at each place.
  private var first: [Int32]
  private var last: [Int32]
  /// A thread dearer than this cannot lead to a reading that counts.
  private let dearest: Float
  private var bestHere = NodeTable()
  private var bestNext = NodeTable()
  private var tail: [Bool] = []
  /// The grammar's automaton, kept here so that the inner loop reaches its tables at once.
  private let automaton: Automaton
  private var furthestValue: Float = 0
  private let ahead: WordsAhead
  private var here = Here()

  init(grammar: Grammar, sentence: Sentence, mention: AppMention?) {
    self.grammar = grammar
    self.sentence = sentence
    self.mention = mention
    first = [Int32](repeating: -1, count: sentence.count + 1)
    last = first
    var total: Float = 0
    for place in 0..<sentence.count where !(mention?.span.contains(place) ?? false) {
      total += sentence.weights[place]
    }
    dearest = total * Cost.greatestShare + Cost.slot * 4
    automaton = grammar.automaton
    tail = sentence.isClosing
    if let mention {
      for place in stride(from: sentence.count - 1, through: 0, by: -1) {
        tail[place] =
          sentence.isMark[place] && tail[place + 1]
          || sentence.closing[place] > 0 && tail[sentence.closing[place]]
          || place == mention.span.lowerBound && tail[mention.span.upperBound]
      }
    }
    ahead = WordsAhead(sentence, mention, tail: tail)
  }

  /// Whether a thread, were it at this node and place, could go on with what stands there and behind it.
  @inline(__always)
  private func canGoOn(_ thread: Thread, from node: Int32, at place: Int) -> Bool {
    ahead.have(automaton.nodes[Int(node)].needs, at: place, leavingOut: skipsLeft(thread))
  }

  /// How many words a thread may still leave unused.
  @inline(__always)
  private func skipsLeft(_ thread: Thread) -> Int {
    thread.hits > 0 || thread.node == Automaton.root ? Int(Self.maximumSkips - thread.skips) : 0
  }

  /// Follows the whole sentence.
  mutating func run() {
    var start = Thread(
      node: Automaton.root, cost: 0, hits: 0, back: -1, detail: -1, place: 0, slotStart: -1, move: .start,
      skips: 0)
    push(&start)
    var list: [Int32] = []
    for place in 0...sentence.count {
      here = Here(place, sentence, mention)
      list.removeAll(keepingCapacity: true)
      var arriving = first[place]
      while arriving >= 0 {
        list.append(arriving)
        arriving = threads[arriving].next
      }
      merge(list)
      var index = 0
      while index < list.count {
        let number = list[index]
        index += 1
        var thread = threads[number]
        guard canGoOn(thread, from: thread.node, at: place),
          bestHere.thread(in: bestHere.slot(of: thread.node)) == number
        else { continue }
        visited += 1
        expand(number, &thread, &list)
        if threads.count > Self.maximumThreads {
          isCut = true
          return
        }
      }
      bestHere.removeAll()
      swap(&bestHere, &bestNext)
    }
  }

  /// Whether an end that counts costs little.
  var fits: Bool {
    ends.contains { number in
      let thread = threads[number]
      guard thread.cost <= dearest / 2 else { return false }
      return automaton.accepts(of: Int(thread.node)).contains { index in
        let end = automaton.ends[Int(automaton.accepts[index])]
        guard let mention else { return true }
        return end.app == Int32(mention.app)
          || end.app < 0 && grammar.supporters[Int(end.intent)].contains(Int32(mention.app))
      }
    }
  }

  /// Keeps for each node the cheapest of the threads that arrive at a place.
  private mutating func merge(_ list: [Int32]) {
    // Threads that came token by token are already in the table that has just become the present one.
    for number in list {
      let thread = threads[number]
      let slot = bestHere.slot(of: thread.node)
      let best = bestHere.thread(in: slot)
      if best < 0 || best != number && thread.cost < threads[best].cost {
        bestHere.set(thread.node, in: slot, to: number)
      }
    }
  }

  // Threads are handed on by reference here: as values their dozen fields would go through the stack one by one.

  private mutating func push(_ thread: inout Thread) {
    thread.next = -1
    let number = threads.append(thread)
    let place = Int(thread.place)
    if last[place] >= 0 { threads[last[place]].next = number } else { first[place] = number }
    last[place] = number
  }

  /// Adds a thread at the next token, unless the node has a cheaper one.
  private mutating func pushNext(_ thread: inout Thread) {
    if thread.cost > dearest { return }
    let slot = bestNext.slot(of: thread.node)
    let best = bestNext.thread(in: slot)
    if best >= 0 {
      if threads[best].cost <= thread.cost { return }
      // The loser has not been followed yet, so nothing refers to it.
      thread.next = threads[best].next
      threads[best] = thread
      return
    }
    bestNext.set(thread.node, in: slot, to: threads.count)
    push(&thread)
  }

  /// Adds a thread at the present token.
  private mutating func pushHere(_ thread: inout Thread, _ list: inout [Int32]) {
    let slot = bestHere.slot(of: thread.node)
    let best = bestHere.thread(in: slot)
    if best >= 0, threads[best].cost <= thread.cost { return }
    let number = threads.append(thread)
    bestHere.set(thread.node, in: slot, to: number)
    list.append(number)
  }

  /// What the token at a place is to every thread that arrives there.
  private struct Here {
    var place = 0
    var word: Int32 = -1
    var near: Int32 = -1
    /// Both of them.
    var words = WordSet()
    var weight: Float = 0
    var isEnd = true
    var isMark = false
    /// Whether it belongs to the mention of the app.
    var isMention = false
    /// Whether spans or free slots may begin.
    var traits: Lexicon.Traits = []
    var opening = 0
    /// Whether it says nothing, so that leaving it out costs little.
    var isLight = false

    init() {}

    init(_ place: Int, _ sentence: Sentence, _ mention: AppMention?) {
      self.place = place
      guard place < sentence.count else { return }
      isEnd = false
      (word, near) = (sentence.words[place], sentence.nearWords[place])
      words = WordSet(word)
      words.formUnion(WordSet(near))
      (weight, isMark, traits) = (sentence.weights[place], sentence.isMark[place], sentence.traits[place])
      opening = sentence.opening[place]
      isLight = sentence.closing[place] == place + 1 || traits.contains(.light)
      isMention = mention?.span.contains(place) ?? false
    }
  }

  private mutating func expand(_ number: Int32, _ thread: inout Thread, _ list: inout [Int32]) {
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

  private mutating func slots(_ number: Int32, _ thread: inout Thread, _ edges: Range<Int>) {
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
    case (.number, .number): Cost.typed
    case (.quantity(let index), _):
      automaton.slots[Int(number)].takes(sentence.quantities[index].value) ? Cost.typed : nil
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
    if traits.contains(.conjunction) { return !isFirst }
    if traits.contains(.determiner) { return !isFirst && sentence.traits[place - 1].contains(.conjunction) }
    return traits.isDisjoint(with: [.function, .joint])
  }

  private mutating func expandInside(
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
