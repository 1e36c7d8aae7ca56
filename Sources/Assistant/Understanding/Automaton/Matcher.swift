import Language

/// Follows a sentence through the grammar.automaton.
///
/// A thread is a way through the automaton up to a token. At each token every node keeps only its cheapest
/// thread, so that the work is bounded by tokens times nodes whatever the sentence is.
struct Matcher {
  /// How a thread went on from the thread before it.
  enum Move: UInt8 {
    case start, word, nearWord, free, light, skip, mark, filler, mention, appName, inside, close, span
  }

  /// A way through the grammar.automaton.
  struct Thread {
    var node: Int32
    var place: Int32
    /// What speaks against it.
    var cost: Float
    /// The weight of the words of phrases in it.
    var hits: Float
    var back: Int32
    /// The mark, slot or span of the move.
    var detail: Int32
    var slotStart: Int16
    var skips: UInt8
    var move: Move
    /// Whether the word before was left unused.
    var isLoose = false
    /// The next thread that arrives at the same place, or -1.
    var next: Int32 = -1
  }

  /// What moves cost for each unit of a word's weight.
  enum Cost {
    static let text: Float = 0.25
    static let known: Float = 0
    static let typed: Float = 0.02
    static let slot: Float = 0.05
    static let joint: Float = 0.12
    static let innerMark: Float = 0.15
    static let terminal: Float = 0.1
    static let light: Float = 0.1
    static let determiner: Float = 0.1
    static let nearWord: Float = 0.25
    /// The price of an app's name that nothing connects, when it is taken for more than a word.
    static let looseMention: Float = 0.4
    static let skip: Float = 1.3
    /// The share of a sentence's weight that a way may cost at most.
    static let greatestShare: Float = 0.6
  }

  /// The most threads for one reading of a sentence.
  static let maximumThreads = 60_000
  /// The most words of a sentence that a thread leaves unused.
  static let maximumSkips: UInt8 = 2

  let grammar: Grammar
  let sentence: Sentence
  let mention: AppMention?
  private(set) var threads: [Thread] = []
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
  private var bestHere: [Int32]
  private var bestNext: [Int32]
  private var tail: [Bool] = []
  private var furthestValue: Float = 0

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
    bestHere = [Int32](repeating: -1, count: grammar.automaton.nodeCount)
    bestNext = bestHere
    threads.reserveCapacity(512)
    tail = sentence.isClosing
    if let mention {
      for place in stride(from: sentence.count - 1, through: 0, by: -1) {
        tail[place] =
          sentence.isMark[place] && tail[place + 1]
          || sentence.closing[place] > 0 && tail[sentence.closing[place]]
          || place == mention.span.lowerBound && tail[mention.span.upperBound]
      }
    }
  }

  /// Follows the whole sentence.
  mutating func run() {
    push(
      Thread(
        node: Automaton.root, place: 0, cost: 0, hits: 0, back: -1, detail: -1, slotStart: -1, skips: 0,
        move: .start))
    var list: [Int32] = []
    for place in 0...sentence.count {
      list.removeAll(keepingCapacity: true)
      var arriving = first[place]
      while arriving >= 0 {
        list.append(arriving)
        arriving = threads[Int(arriving)].next
      }
      merge(list)
      var index = 0
      while index < list.count {
        let number = list[index]
        index += 1
        let thread = threads[Int(number)]
        guard bestHere[Int(thread.node)] == number else { continue }
        visited += 1
        expand(number, thread, &list)
        if threads.count > Self.maximumThreads {
          isCut = true
          return
        }
      }
      for number in list {
        let node = Int(threads[Int(number)].node)
        bestHere[node] = -1
      }
      swap(&bestHere, &bestNext)
    }
  }

  /// Whether an end that counts costs little.
  var fits: Bool {
    ends.contains { number in
      let thread = threads[Int(number)]
      guard thread.cost <= dearest / 2 else { return false }
      return grammar.automaton.accepts.range(Int(thread.node)).contains { index in
        let accept = grammar.automaton.acceptTable[Int(grammar.automaton.accepts[index])]
        guard let mention else { return true }
        return accept.app == Int32(mention.app)
          || accept.app < 0 && grammar.intents[Int(accept.intent)].apps.contains(Int32(mention.app))
      }
    }
  }

  /// Keeps for each node the cheapest of the threads that arrive at a place.
  private mutating func merge(_ list: [Int32]) {
    // Threads that came token by token are already in the table that has just become the present one.
    for number in list {
      let thread = threads[Int(number)]
      let best = bestHere[Int(thread.node)]
      if best < 0 || best != number && thread.cost < threads[Int(best)].cost {
        bestHere[Int(thread.node)] = number
      }
    }
  }

  private mutating func push(_ thread: Thread) {
    let number = Int32(threads.count)
    let place = Int(thread.place)
    threads.append(thread)
    threads[Int(number)].next = -1
    if last[place] >= 0 { threads[Int(last[place])].next = number } else { first[place] = number }
    last[place] = number
  }

  /// Adds a thread at the next token, unless the node has a cheaper one.
  @inline(__always)
  private mutating func pushNext(_ thread: Thread) {
    if thread.cost > dearest { return }
    let best = bestNext[Int(thread.node)]
    if best >= 0 {
      if threads[Int(best)].cost <= thread.cost { return }
      // The loser has not been followed yet, so nothing refers to it.
      let next = threads[Int(best)].next
      threads[Int(best)] = thread
      threads[Int(best)].next = next
      return
    }
    bestNext[Int(thread.node)] = Int32(threads.count)
    push(thread)
  }

  /// Adds a thread at the present token.
  @inline(__always)
  private mutating func pushHere(_ thread: Thread, _ list: inout [Int32]) {
    let best = bestHere[Int(thread.node)]
    if best >= 0, threads[Int(best)].cost <= thread.cost { return }
    bestHere[Int(thread.node)] = Int32(threads.count)
    threads.append(thread)
    list.append(Int32(threads.count - 1))
  }

  private mutating func expand(_ number: Int32, _ thread: Thread, _ list: inout [Int32]) {
    let node = Int(thread.node)
    let place = Int(thread.place)
    var next = thread
    next.back = number
    next.slotStart = -1
    if grammar.automaton.insideSlot[node] >= 0 {
      expandInside(number, thread, &list)
      return
    }
    for index in grammar.automaton.freeEdges.range(node) {
      let edge = grammar.automaton.freeEdges[index]
      next.node = edge.target
      next.cost = thread.cost + edge.cost
      next.detail = edge.mark
      next.move = .free
      pushHere(next, &list)
    }
    if tail[place], !grammar.automaton.accepts.range(node).isEmpty { ends.append(number) }
    guard place < sentence.count else { return }
    if let mention {
      if place == mention.span.lowerBound {
        var named = thread
        if mention.strength < 0.8, thread.node != Automaton.root { named.cost += Cost.looseMention }
        jump(named, number, to: mention.span.upperBound, .mention)
      }
      if place == mention.name.lowerBound, grammar.automaton.appTarget[node] >= 0 {
        var named = thread
        named.node = grammar.automaton.appTarget[node]
        named.hits += 0.5
        jump(named, number, to: mention.name.upperBound, .appName)
        // The name may stand before a noun or comma that belongs to the mention.
        if mention.span.upperBound > mention.name.upperBound {
          jump(named, number, to: mention.span.upperBound, .appName)
        }
      }
      if mention.name.contains(place) { return }
    }
    next.place = Int32(place + 1)
    next.cost = thread.cost
    next.detail = -1
    next.node = thread.node
    if sentence.isMark[place] {
      next.move = .mark
      pushNext(next)
      return
    }
    words(thread, next)
    // Between the preposition of a mention and the name stand words of phrases only.
    if let mention, mention.span.contains(place) { return }
    if thread.node == Automaton.root {
      if sentence.opening[place] > place { jump(thread, number, to: sentence.opening[place], .filler) }
    } else {
      slots(number, thread)
    }
    if thread.node == Automaton.root { slots(number, thread) }
    skip(thread, next)
  }

  private mutating func jump(_ thread: Thread, _ number: Int32, to place: Int, _ move: Move) {
    guard place <= sentence.count, place > Int(threads[Int(number)].place) else { return }
    var next = thread
    next.place = Int32(place)
    next.back = number
    next.detail = -1
    next.slotStart = -1
    next.move = move
    if place == Int(thread.place) + 1 { pushNext(next) } else { push(next) }
  }

  private mutating func words(_ thread: Thread, _ template: Thread) {
    let place = Int(thread.place)
    let word = sentence.words[place]
    let near = sentence.nearWords[place]
    guard word >= 0 || near >= 0 else { return }
    let range = grammar.automaton.wordEdges.range(Int(thread.node))
    if range.isEmpty { return }
    let weight = sentence.weights[place]
    for (label, cost, move) in [(word, Float(0), Move.word), (near, Cost.nearWord, .nearWord)]
    where label >= 0 {
      var index = range.lowerBound
      if range.count > 8 { index = firstEdge(range, label) }
      while index < range.upperBound {
        let edge = grammar.automaton.wordEdges[index]
        if edge.word > label { break }
        index += 1
        guard edge.word == label else { continue }
        var next = template
        next.node = edge.target
        next.cost = thread.cost + edge.cost + cost * weight
        next.hits = thread.hits + weight
        next.move = move
        next.isLoose = thread.isLoose && weight < 1
        pushNext(next)
        let value = next.hits - next.cost
        if value > furthestValue {
          furthestValue = value
          if bestNext[Int(edge.target)] >= 0 { furthest = bestNext[Int(edge.target)] }
        }
      }
    }
  }

  private func firstEdge(_ range: Range<Int>, _ label: Int32) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if grammar.automaton.wordEdges[middle].word < label { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Leaves a word unused.
  private mutating func skip(_ thread: Thread, _ template: Thread) {
    let place = Int(thread.place)
    var next = template
    next.isLoose = true
    let traits = sentence.traits[place]
    if traits.contains(.negation) { return }
    if sentence.closing[place] == place + 1 || traits.contains(.light) {
      next.move = .light
      next.cost = thread.cost + Cost.light
    } else if traits.contains(.determiner), thread.node != Automaton.root {
      next.move = .light
      next.cost = thread.cost + Cost.determiner
    } else {
      guard thread.skips < Self.maximumSkips, thread.hits > 0 || thread.node == Automaton.root else { return }
      next.move = .skip
      next.skips += 1
      next.cost = thread.cost + Cost.skip * sentence.weights[place]
    }
    pushNext(next)
  }

  private mutating func slots(_ number: Int32, _ thread: Thread) {
    let place = Int(thread.place)
    for index in grammar.automaton.slotEdges.range(Int(thread.node)) {
      let edge = grammar.automaton.slotEdges[index]
      let slot = grammar.automaton.slotTraits[Int(edge.slot)]
      for (spanNumber, span) in sentence.spans[place].enumerated() {
        guard let cost = cost(of: span, in: slot), isFree(place..<span.end) else { continue }
        var next = thread
        next.isLoose = false
        next.node = edge.target
        next.place = Int32(span.end)
        next.cost += cost + Cost.slot
        next.back = number
        next.detail = edge.slot << 8 | Int32(min(spanNumber, 255))
        next.slotStart = Int16(place)
        next.move = .span
        if span.end == place + 1 { pushNext(next) } else { push(next) }
      }
      // “call off the meeting” and “call me a taxi” name nobody.
      guard slot.isFree, !(slot.isPerson && thread.isLoose) else { continue }
      var next = thread
      next.isLoose = false
      next.node = edge.inside
      next.back = number
      next.detail = edge.slot
      next.slotStart = Int16(place)
      next.cost += Cost.slot
      enter(&next, slot)
    }
  }

  /// Whether no token of a range belongs to the mention of the app.
  private func isFree(_ range: Range<Int>) -> Bool { mention.map { !$0.span.overlaps(range) } ?? true }

  /// The price of a stretch of tokens in a slot, or `nil` where it does not fit.
  private func cost(of span: Sentence.Span, in slot: Automaton.SlotTraits) -> Float? {
    switch (span.content, slot.kind) {
    case (.known(let classes, _), .name), (.known(let classes, _), .content), (.known(let classes, _), .list),
      (.known(let classes, _), .enumeration):
      classes.isDisjoint(with: slot.classes) ? nil : Cost.known
    case (.several(let classes), _): slot.isList && !classes.isDisjoint(with: slot.classes) ? Cost.known : nil
    case (.number, .number): Cost.typed
    case (.quantity(let index), _):
      slot.takes(sentence.quantities[index].value) ? Cost.typed : nil
    case (.date, .date): slot.prefersPast ? nil : Cost.typed
    case (.pastDate, .date): slot.prefersPast ? Cost.typed : nil
    case (.recurrence, .date): slot.prefersPast ? nil : Cost.typed
    default: nil
    }
  }

  /// Takes the token at the thread's place into its slot.
  private mutating func enter(_ thread: inout Thread, _ slot: Automaton.SlotTraits) {
    let place = Int(thread.place)
    guard isFree(place..<place + 1) else { return }
    if sentence.isMark[place] {
      if sentence.isTerminal[place] {
        if !slot.isContent { thread.cost += Cost.terminal }
      } else if slot.isName {
        thread.cost += Cost.innerMark
      }
    } else {
      thread.cost += Cost.text * sentence.weights[place]
      if slot.isName, sentence.traits[place].contains(.joint) { thread.cost += Cost.joint }
      if slot.isPerson, !canName(place, isFirst: place == Int(thread.slotStart)) { return }
    }
    thread.place += 1
    thread.move = .inside
    pushNext(thread)
  }

  /// Whether a word can be part of the name of someone whom nobody knows.
  private func canName(_ place: Int, isFirst: Bool) -> Bool {
    let traits = sentence.traits[place]
    if traits.contains(.conjunction) { return !isFirst }
    if traits.contains(.determiner) { return !isFirst && sentence.traits[place - 1].contains(.conjunction) }
    return traits.isDisjoint(with: [.function, .joint])
  }

  private mutating func expandInside(_ number: Int32, _ thread: Thread, _ list: inout [Int32]) {
    let node = Int(thread.node)
    let place = Int(thread.place)
    let slotNumber = grammar.automaton.insideSlot[node]
    let slot = grammar.automaton.slotTraits[Int(slotNumber)]
    if hasContent(Int(thread.slotStart)..<place, mayEndInArticle: slot.isContent) {
      var next = thread
      next.node = grammar.automaton.afterSlot[node]
      next.back = number
      next.detail = slotNumber
      next.move = .close
      pushHere(next, &list)
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
