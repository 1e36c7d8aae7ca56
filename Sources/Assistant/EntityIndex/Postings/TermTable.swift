/// Gives each different term a number, from 0 on.
struct TermTable {
  private(set) var bytes: [UInt8] = []
  /// Where each term begins, and where the last one ends.
  private(set) var offsets: [UInt32] = [0]
  private var slots: [UInt32]
  private var hashes: [UInt32] = []

  init(capacity: Int = 1024) {
    var size = 1024
    while size < capacity * 2 { size *= 2 }
    slots = [UInt32](repeating: .max, count: size)
  }

  var count: Int { hashes.count }

  /// The number of a term.
  mutating func number(of term: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(term)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != .max {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, term) { return number }
      slot = (slot + 1) & mask
    }
    let number = hashes.count
    slots[slot] = UInt32(number)
    hashes.append(hash)
    bytes.append(contentsOf: term)
    offsets.append(UInt32(bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return number
  }

  /// Calls a body with the bytes of a term.
  func withTerm<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(offsets[number])..<Int(offsets[number + 1])]))
    }
  }

  private func isEqual(_ number: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(offsets[number])
    guard Int(offsets[number + 1]) - start == term.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<term.count where bytes[start + index] != term[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: .max, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != .max { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number)
    }
  }

  private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in term { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ (hash >> 15)
  }
}
