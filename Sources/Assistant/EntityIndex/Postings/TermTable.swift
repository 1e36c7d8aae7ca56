import Foundation

/// Gives each different term a number, from 0 on.
// A class with memory of its own: it is written to for every word of every item.
final class TermTable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var byteCapacity: Int
  /// Where each term begins, and where the last one ends.
  private(set) var offsets: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  /// How many terms there are.
  private(set) var count = 0
  /// What a term's bytes come to in the upper half, and its number in the lower half.
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int

  private static let empty = UInt64.max

  init(capacity: Int = 512) {
    var size = 1_024
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Self.empty, count: size)
    self.capacity = size / 2 + 1
    offsets = .allocate(capacity: self.capacity + 1)
    offsets[0] = 0
    byteCapacity = size * 6
    bytes = .allocate(capacity: byteCapacity)
  }

  deinit {
    slots.deallocate()
    offsets.deallocate()
    bytes.deallocate()
  }

  /// The number of a term.
  func number(of term: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(term)
    var slot = Int(hash) & mask
    while true {
      let entry = slots[slot]
      guard entry != Self.empty else { return insert(term, hash, slot) }
      let number = Int(entry & 0xffff_ffff)
      if entry >> 32 == UInt64(hash), isEqual(number, term) { return number }
      slot = (slot &+ 1) & mask
    }
  }

  /// The bytes of a term.
  func term(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(offsets[number])
    return UnsafeBufferPointer(start: bytes + start, count: Int(offsets[number &+ 1]) &- start)
  }

  private func isEqual(_ number: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(offsets[number])
    guard Int(offsets[number &+ 1]) &- start == term.count, let other = term.baseAddress else { return false }
    return memcmp(bytes + start, other, term.count) == 0
  }

  private func insert(_ term: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ slot: Int) -> Int {
    let number = count
    let start = Int(offsets[number])
    if start + term.count > byteCapacity {
      byteCapacity = max(byteCapacity * 2, start + term.count)
      bytes = Self.moved(bytes, start, byteCapacity)
    }
    if let base = term.baseAddress { memcpy(bytes + start, base, term.count) }
    slots[slot] = UInt64(hash) << 32 | UInt64(number)
    count += 1
    offsets[count] = UInt32(start + term.count)
    if count * 2 > mask { grow() }
    return number
  }

  private func grow() {
    let old = slots
    let oldSize = mask + 1
    let size = oldSize * 2
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Self.empty, count: size)
    for index in 0..<oldSize where old[index] != Self.empty {
      var slot = Int(old[index] >> 32) & mask
      while slots[slot] != Self.empty { slot = (slot &+ 1) & mask }
      slots[slot] = old[index]
    }
    old.deallocate()
    capacity = size / 2 + 1
    offsets = Self.moved(offsets, count + 1, capacity + 1)
  }

  private static func moved<Value>(
    _ old: UnsafeMutablePointer<Value>, _ count: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Value> {
    let new = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }

  private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in term { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return UInt32(truncatingIfNeeded: (hash ^ (hash >> 32)) &* 0x9e37_79b9)
  }
}
