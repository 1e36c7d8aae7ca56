import IntentWire

/// A segment with what is known of it besides: which documents are gone, and which were opened.
final class LiveSegment {
  let segment: Segment
  /// The name of its file; `nil` while it lies in memory.
  let name: String?
  var removed = RemovedDocuments()
  /// Up to which loss of a source its documents are looked through.
  var generation = -1
  /// What it is worth that documents were opened.
  var uses: [Int: Int] = [:] { didSet { boundsDay = nil } }

  private var boundsDay: Int?
  private var blockBounds: [Int32] = []
  private var restBounds: [Int32] = []

  init(_ segment: Segment, name: String? = nil) {
    self.segment = segment
    self.name = name
  }

  /// How many documents are left.
  var count: Int { segment.documentCount - removed.count }

  /// Has the bounds ready that hold today.
  func prepare(today: Int) {
    guard boundsDay != today else { return }
    let blocks = segment.documentBlocks
    blockBounds = (0..<blocks).map { block in
      let (weight, first, last) = segment.bounds(block)
      let nearest = min(max(today, first), last)
      return Int32(weight + Worth.recency(day: nearest, today: today))
    }
    for (document, worth) in uses {
      let block = document / SegmentLayout.documentBlock
      // The most that any document of the block can have, whichever was opened.
      let (weight, first, last) = segment.bounds(block)
      let nearest = min(max(today, first), last)
      let most = weight + Worth.recency(day: nearest, today: today) + worth
      blockBounds[block] = max(blockBounds[block], Int32(most))
    }
    restBounds = blockBounds
    var best = Int32.min
    for block in blockBounds.indices.reversed() {
      best = max(best, blockBounds[block])
      restBounds[block] = best
    }
    boundsDay = today
  }

  /// The most that a document from one on, and up to another, can have beside its words.
  func bound(from document: Int, through last: Int) -> Int {
    let first = document / SegmentLayout.documentBlock
    let end = last / SegmentLayout.documentBlock
    guard first < restBounds.count else { return 0 }
    guard end - first < 8 else { return Int(restBounds[first]) }
    var best = blockBounds[first]
    for block in first...min(end, blockBounds.count - 1) { best = max(best, blockBounds[block]) }
    return Int(best)
  }

  /// The most that any document can have beside its words.
  var bound: Int { restBounds.first.map(Int.init) ?? 0 }

  /// What a document has beside its words.
  func worth(_ document: Int, today: Int) -> Int {
    let own = Int(segment.weights[document]) + Worth.recency(day: Int(segment.days[document]), today: today)
    return uses.isEmpty ? own : own + (uses[document] ?? 0)
  }
}

/// Where a search looks.
struct SearchScope {
  /// The second since 2001 up to which items have expired.
  var second: UInt32
  /// The day since 2001.
  var today: Int
  /// For each source whether its items count; `nil` when all do.
  var sources: [Bool]?

  /// Whether a document may be found.
  func admits(_ document: Int, _ live: LiveSegment) -> Bool {
    if live.removed.contains(document) || live.segment.expiries[document] <= second { return false }
    guard let sources else { return true }
    let source = Int(live.segment.sources[document])
    return source < sources.count && sources[source]
  }
}

/// A document that was found.
struct Candidate {
  /// What it is worth; more is better.
  var score: Int
  var weight: Int16
  var day: UInt16
  var key: Int64
  /// The number of its source.
  var source: UInt32
  /// The number of its kind.
  var kind: UInt32

  /// Whether it comes before another: by its score, then by priority, then the newer, then what was indexed later.
  static func isBetter(_ left: Self, _ right: Self) -> Bool {
    if left.score != right.score { return left.score > right.score }
    if left.weight != right.weight { return left.weight > right.weight }
    if left.day != right.day { return left.day > right.day }
    return left.key > right.key
  }
}

/// The best candidates so far.
struct TopCandidates {
  private let capacity: Int
  /// A heap with the worst candidate first.
  private var heap: [Candidate] = []

  init(_ capacity: Int) { self.capacity = capacity }

  var isFull: Bool { heap.count >= capacity }
  var count: Int { heap.count }

  /// The score below which a candidate has no chance.
  var threshold: Int { isFull ? heap[0].score : Int.min }

  /// Whether a document with a score, or any later one of its segment with no more, has a chance.
  func mayTake(_ score: Int, _ document: Int, _ segment: Segment) -> Bool {
    guard isFull else { return true }
    let worst = heap[0]
    if score != worst.score { return score > worst.score }
    let weight = segment.weights[document]
    if weight != worst.weight { return weight > worst.weight }
    let day = segment.days[document]
    if day != worst.day { return day > worst.day }
    return segment.key(document) > worst.key
  }

  /// Takes a document in, and gives the worst one up for it.
  mutating func insert(_ score: Int, _ document: Int, _ segment: Segment, unique: Bool) {
    let candidate = Candidate(
      score: score, weight: segment.weights[document], day: segment.days[document],
      key: segment.key(document),
      source: segment.sources[document], kind: segment.kinds[document])
    if !unique, let known = heap.firstIndex(where: { $0.key == candidate.key }) {
      if heap[known].score < score {
        heap[known] = candidate
        sink(known)
      }
      return
    }
    if isFull {
      heap[0] = candidate
      sink(0)
    } else {
      heap.append(candidate)
      rise(heap.count - 1)
    }
  }

  /// The candidates, the best first.
  var sorted: [Candidate] { heap.sorted(by: Candidate.isBetter) }

  private mutating func rise(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard Candidate.isBetter(heap[parent], heap[index]) else { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  private mutating func sink(_ start: Int) {
    var index = start
    while true {
      var worst = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if Candidate.isBetter(heap[worst], heap[child]) { worst = child }
      }
      guard worst != index else { return }
      heap.swapAt(worst, index)
      index = worst
    }
  }
}
