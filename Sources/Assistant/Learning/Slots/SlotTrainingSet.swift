/// Texts whose values are known, as rows of features, ready for training.
struct SlotTrainingSet: Sendable {
  /// A text that is learnt from.
  struct Sentence: Sendable {
    var intent: Int
    /// The labels of its words, in the numbering of the intent's own labels.
    var gold: [Int]
    /// Where the features of each word begin in `features`.
    var starts: [Int]
  }

  private(set) var sentences: [Sentence] = []
  /// The row of each feature; the highest three bits are its group.
  private(set) var features: [UInt32] = []
  /// The hash of each row.
  private(set) var keys: [UInt64] = []
  /// How often each row occurs.
  private(set) var frequencies: [Int32] = []
  /// Up to `few` intents that each row occurs with; −1 where there is none, −2 first when there are more.
  private(set) var intents: [Int16] = []

  static let few = 4
  static let rowMask: UInt32 = 0x1FFF_FFFF

  private var table = [Int32](repeating: -1, count: 1 << 16)

  mutating func reserve(_ words: Int) { features.reserveCapacity(words * 48) }

  /// Adds a text.
  mutating func add(_ seen: SlotFeatures, gold: [Int], intent: Int) {
    let offset = features.count
    for (key, group) in zip(seen.keys, seen.groups) {
      let row = row(of: key)
      frequencies[row] += 1
      note(intent, row)
      features.append(UInt32(row) | UInt32(group) << 29)
    }
    sentences.append(Sentence(intent: intent, gold: gold, starts: seen.starts.map { $0 + offset }))
  }

  private mutating func row(of key: UInt64) -> Int {
    if (keys.count + 1) * 2 > table.count { grow() }
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while table[place] >= 0 {
      if keys[Int(table[place])] == key { return Int(table[place]) }
      place = (place + 1) & mask
    }
    table[place] = Int32(keys.count)
    keys.append(key)
    frequencies.append(0)
    for _ in 0..<Self.few { intents.append(-1) }
    return keys.count - 1
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 2)
    let mask = table.count - 1
    for (row, key) in keys.enumerated() {
      var place = Int(truncatingIfNeeded: key) & mask
      while table[place] >= 0 { place = (place + 1) & mask }
      table[place] = Int32(row)
    }
  }

  private mutating func note(_ intent: Int, _ row: Int) {
    let base = row * Self.few
    if intents[base] == -2 { return }
    for place in base..<base + Self.few {
      if intents[place] == Int16(intent) { return }
      if intents[place] == -1 {
        intents[place] = Int16(intent)
        return
      }
    }
    intents[base] = -2
  }

  /// Gives back what only adding needs.
  mutating func finish() { table = [] }
}

/// Where the weights of every row of features are: a row has weights only for the labels that it can meet.
struct SlotRowLayout: Sendable {
  /// Where the weights of each row begin.
  private(set) var starts: [Int32] = []
  /// The set of labels of each row.
  private(set) var sets: [Int32] = []
  /// The labels of each set.
  private(set) var labels: [[UInt16]] = []
  /// How many weights there are.
  private(set) var count = 0
  /// For each set and intent, where the intent's own labels are within the row; −1 before it is asked for.
  private(set) var places: [Int32] = []
  private(set) var placeStarts: [Int32] = []
  private let intents: Int

  init(_ set: SlotTrainingSet, _ slotLabels: SlotLabels) {
    intents = slotLabels.slots.count
    labels = [(0..<slotLabels.count).map { UInt16($0) }]
    var known: [[Int16]: Int32] = [:]
    let few = SlotTrainingSet.few
    starts.reserveCapacity(set.keys.count)
    sets.reserveCapacity(set.keys.count)
    for row in set.keys.indices {
      var id: Int32 = 0
      let base = row * few
      if set.intents[base] != -2 {
        let own = set.intents[base..<base + few].filter { $0 >= 0 }.sorted()
        if let found = known[own] {
          id = found
        } else {
          id = Int32(labels.count)
          known[own] = id
          labels.append(Set(own.flatMap { slotLabels.labels(of: Int($0)) }).sorted().map { UInt16($0) })
        }
      }
      sets.append(id)
      starts.append(Int32(count))
      count += labels[Int(id)].count
    }
    placeStarts = [Int32](repeating: -1, count: labels.count * intents)
    fill(slotLabels, known)
  }

  private mutating func fill(_ slotLabels: SlotLabels, _ known: [[Int16]: Int32]) {
    let own = (0..<intents).map { slotLabels.labels(of: $0) }
    func add(_ set: Int, _ intent: Int) {
      placeStarts[set * intents + intent] = Int32(places.count)
      let row = labels[set]
      for label in own[intent] { places.append(Int32(row.firstIndex(of: UInt16(label)) ?? 0)) }
    }
    for intent in 0..<intents { add(0, intent) }
    for (key, set) in known.sorted(by: { $0.value < $1.value }) {
      for intent in key { add(Int(set), Int(intent)) }
    }
  }

  /// Where the places of an intent's own labels within the rows of a set are.
  @inline(__always)
  func placeStart(_ set: Int32, _ intent: Int) -> Int { Int(placeStarts[Int(set) * intents + intent]) }
}
