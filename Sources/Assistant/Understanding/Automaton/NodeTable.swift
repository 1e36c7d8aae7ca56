/// The thread at each node that has one, of a single place in a sentence.
///
/// A sentence reaches a few hundred of the automaton's nodes at a time, so a small table that is hashed costs the same
/// however many apps are installed, and stays in the nearest cache.
struct NodeTable {
  private struct Entry {
    var node: Int32 = 0
    var thread: Int32 = 0
    /// The round in which the entry was made; all others count as empty.
    var round: UInt32 = 0
  }

  private var entries = [Entry](repeating: Entry(), count: 1_024)
  private var round: UInt32 = 1
  private var count = 0

  /// Where a node's entry is or has to go.
  @inline(__always)
  func slot(of node: Int32) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: (UInt32(bitPattern: node) &* 0x9E37_79B1) >> 7) & mask
    while entries[slot].round == round, entries[slot].node != node { slot = (slot + 1) & mask }
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
    if count * 2 > entries.count { grow() }
  }

  /// Forgets all threads.
  mutating func removeAll() {
    count = 0
    round += 1
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: old.count * 2)
    for entry in old where entry.round == round { entries[slot(of: entry.node)] = entry }
  }
}
