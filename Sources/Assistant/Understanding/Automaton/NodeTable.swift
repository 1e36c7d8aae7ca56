/// The thread at each node that has one, of a single place in a sentence.
///
/// A sentence reaches a few hundred of the automaton's nodes at a time, so a small table that is hashed costs the same
/// however many apps are installed, and stays in the nearest cache. Whoever copies it shares the entries, so only one of
/// the copies may change them.
struct NodeTable {
  private struct Entry {
    var node: Int32 = 0
    var thread: Int32 = 0
    /// The round in which the entry was made; all others count as empty.
    var round: UInt32 = 0
  }

  /// Frees the memory with the last copy.
  private final class Memory {
    var base: UnsafeMutablePointer<Entry>
    init(_ base: UnsafeMutablePointer<Entry>) { self.base = base }
    deinit { base.deallocate() }
  }

  private let memory: Memory
  private var entries: UnsafeMutablePointer<Entry>
  private var mask = 1_023
  private var round: UInt32 = 1
  private var count = 0

  init() {
    entries = Self.empty(mask + 1)
    memory = Memory(entries)
  }

  private static func empty(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    // All numbers of an empty entry are 0, and to clear bytes is quicker than to make each entry.
    let size = capacity * MemoryLayout<Entry>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Entry>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.bindMemory(to: Entry.self, capacity: capacity)
  }

  /// Where a node's entry is or has to go.
  @inline(__always)
  func slot(of node: Int32) -> Int {
    var slot = Int(truncatingIfNeeded: (UInt32(bitPattern: node) &* 0x9E37_79B1) >> 7) & mask
    while entries[slot].round == round, entries[slot].node != node { slot = (slot &+ 1) & mask }
    return slot
  }

  /// The thread in a slot, or -1.
  @inline(__always)
  func thread(in slot: Int) -> Int32 { entries[slot].round == round ? entries[slot].thread : -1 }

  /// Gives a node a thread; `slot` is its ``slot(of:)``.
  @inline(__always)
  mutating func set(_ node: Int32, in slot: Int, to thread: Int32) {
    let isNew = entries[slot].round != round
    entries[slot] = Entry(node: node, thread: thread, round: round)
    guard isNew else { return }
    count += 1
    if count * 2 > mask { grow() }
  }

  /// Forgets all threads.
  mutating func removeAll() {
    count = 0
    round += 1
  }

  private mutating func grow() {
    let (old, capacity) = (entries, mask + 1)
    entries = Self.empty(capacity * 2)
    memory.base = entries
    mask = capacity * 2 - 1
    for index in 0..<capacity where old[index].round == round {
      entries[slot(of: old[index].node)] = old[index]
    }
    old.deallocate()
  }
}
