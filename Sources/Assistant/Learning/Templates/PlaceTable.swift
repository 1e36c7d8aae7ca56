/// What was found at places of a sentence, by numbers for what was looked for and where.
struct PlaceTable<Value> {
  /// For each slot a number and 1, or 0 when it is free.
  private var keys = [UInt64](repeating: 0, count: 128)
  private var places = [Int32](repeating: 0, count: 128)
  private(set) var values: [Value] = []

  /// A number for something at a place of a sentence.
  static func key(_ number: Int32, _ place: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: number)) << 24 | UInt64(truncatingIfNeeded: place)
  }

  /// Where in `values` the one with a number is.
  func index(of key: UInt64) -> Int? {
    let slot = slot(of: key)
    return keys[slot] == 0 ? nil : Int(places[slot])
  }

  /// Adds a value and returns where in `values` it is; there must be none with this number.
  @discardableResult mutating func add(_ value: Value, for key: UInt64) -> Int {
    if values.count * 2 >= keys.count { grow() }
    let slot = slot(of: key)
    (keys[slot], places[slot]) = (key + 1, Int32(truncatingIfNeeded: values.count))
    values.append(value)
    return values.count - 1
  }

  mutating func replace(_ index: Int, with value: Value) { values[index] = value }

  /// The slot that has a number, or the free one where it belongs.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != 0, keys[slot] != key + 1 { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldPlaces) = (keys, places)
    keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
    places = [Int32](repeating: 0, count: oldKeys.count * 2)
    for (key, place) in zip(oldKeys, oldPlaces) where key != 0 {
      let slot = slot(of: key - 1)
      (keys[slot], places[slot]) = (key, place)
    }
  }
}
