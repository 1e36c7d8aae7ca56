internal import CLearningKernels

/// Weights of features in few bytes: a table of features, each with the labels that it speaks for or against.
struct SparseRows: Sendable {
  /// A place of the table.
  typealias Slot = learning_feature

  private(set) var slots: [Slot]
  private(set) var labels: [UInt16]
  private(set) var values: [Int8]
  private let mask: Int

  /// A feature on its way into the table.
  struct Row {
    var key: UInt64
    var scale: Float
    var entries: [(label: UInt16, value: Int8)]
  }

  init(_ rows: [Row]) {
    var capacity = 16
    while capacity * 2 < rows.count * 3 { capacity *= 2 }
    self.init(capacity: capacity)
    for row in rows {
      let mark = Self.mark(row.key)
      var place = Int(truncatingIfNeeded: row.key) & mask
      while slots[place].mark != 0, slots[place].mark != mark { place = (place + 1) & mask }
      // Of two features with the same hash the first one, which is the more frequent, stays.
      if slots[place].mark == 0 {
        begin(place, mark, row.scale)
        for entry in row.entries { add(entry.label, entry.value, at: place) }
      }
    }
  }

  /// A table without features; the capacity is a power of two.
  private init(capacity: Int) {
    self.init(slots: [Slot](repeating: Slot(), count: capacity), labels: [], values: [])
  }

  /// A table that was checked; the number of its places is a power of two.
  init(slots: [Slot], labels: [UInt16], values: [Int8]) {
    mask = slots.count - 1
    (self.slots, self.labels, self.values) = (slots, labels, values)
  }

  /// Puts a feature into a free place; its weights follow before another does.
  private mutating func begin(_ place: Int, _ mark: UInt32, _ scale: Float) {
    slots[place] = Slot(mark: mark, start: UInt32(labels.count), count: 0, scale: scale)
  }

  /// Adds a weight of the feature that was put into its place last.
  private mutating func add(_ label: UInt16, _ value: Int8, at place: Int) {
    labels.append(label)
    values.append(value)
    slots[place].count += 1
  }

  @inline(__always)
  private static func mark(_ key: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: key >> 32)) }

  /// Adds up the weights of the features of every word.
  func sums(_ features: SlotFeatures, columns: Int) -> [Float] {
    let words = features.starts.count - 1
    var sums = [Float](repeating: 0, count: words * columns)
    sums.withUnsafeMutableBufferPointer { sums in
      labels.withUnsafeBufferPointer { labels in
        values.withUnsafeBufferPointer { values in
          slots.withUnsafeBufferPointer { slots in
            // The rows of a word are found before their weights are added: so these are on their way meanwhile.
            var rows: [Slot] = []
            rows.reserveCapacity(64)
            for word in 0..<words {
              let base = word * columns
              rows.removeAll(keepingCapacity: true)
              for index in features.starts[word]..<features.starts[word + 1] {
                let ahead = index + Self.ahead
                if ahead < features.keys.count { fetch(features.keys[ahead], slots) }
                guard let slot = slot(of: features.keys[index], in: slots) else { continue }
                let start = Int(slot.start)
                if let first = labels.baseAddress { learning_fetch(first + start) }
                if let first = values.baseAddress { learning_fetch(first + start) }
                rows.append(slot)
              }
              for slot in rows {
                let start = Int(slot.start)
                for entry in start..<start + Int(slot.count) {
                  sums[base + Int(labels[entry])] += slot.scale * Float(values[entry])
                }
              }
            }
          }
        }
      }
    }
    return sums
  }

  /// How many features before it is needed a slot is called for.
  private static let ahead = 8

  /// Calls for the slot in which the search for a feature begins.
  @inline(__always)
  private func fetch(_ key: UInt64, _ slots: UnsafeBufferPointer<Slot>) {
    guard let first = slots.baseAddress else { return }
    learning_fetch(first + (Int(truncatingIfNeeded: key) & mask))
  }

  @inline(__always)
  private func slot(of key: UInt64, in slots: UnsafeBufferPointer<Slot>) -> Slot? {
    let mark = Self.mark(key)
    var place = Int(truncatingIfNeeded: key) & mask
    while slots[place].mark != mark {
      if slots[place].mark == 0 { return nil }
      place = (place + 1) & mask
    }
    return slots[place]
  }
}
