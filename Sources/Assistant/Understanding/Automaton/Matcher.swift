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
  var threads = ThreadList()
  /// Threads that reached the end of a phrase at the end of the sentence.
  var ends: [Int32] = []
  /// The thread with the most words of a phrase, for a sentence that fits none.
  var furthest: Int32 = -1
  /// How many threads were followed.
  var visited = 0
  /// Whether the reading was given up because there was too much of it.
  var isCut = false

  /// The first and the last thread that arrives at each place.
  var first: [Int32]
  var last: [Int32]
  /// A thread dearer than this cannot lead to a reading that counts.
  let dearest: Float
  var bestHere = NodeTable()
  var bestNext = NodeTable()
  var tail: [Bool] = []
  /// The grammar's automaton, kept here so that the inner loop reaches its tables at once.
  let automaton: Automaton
  var furthestValue: Float = 0
  let ahead: WordsAhead
  var here = Here()

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
}
