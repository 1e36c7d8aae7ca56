// Which threads are kept: of each node the cheapest, and those only that can still go on.
extension Matcher {
  /// Whether a thread, were it at this node and place, could go on with what stands there and behind it.
  @inline(__always)
  func canGoOn(_ thread: Thread, from node: Int32, at place: Int) -> Bool {
    ahead.have(automaton.nodes[Int(node)].needs, at: place, leavingOut: skipsLeft(thread))
  }

  /// How many words a thread may still leave unused.
  @inline(__always)
  func skipsLeft(_ thread: Thread) -> Int {
    thread.hits > 0 || thread.node == Automaton.root ? Int(Self.maximumSkips - thread.skips) : 0
  }

  /// Keeps for each node the cheapest of the threads that arrive at a place.
  mutating func merge(_ list: [Int32]) {
    // Threads that came token by token are already in the table that has just become the present one.
    for number in list {
      let thread = threads[number]
      if canGoOn(thread, from: thread.node, at: here.place) { fetchEdges(of: thread.node) }
      let slot = bestHere.slot(of: thread.node)
      let best = bestHere.thread(in: slot)
      if best < 0 || best != number && thread.cost < threads[best].cost {
        bestHere.set(thread.node, in: slot, to: number)
      }
    }
  }

  // Threads visit nodes in no order, so that most of the time would go into waiting for memory: what is needed is called
  // for while others are followed.

  /// Calls for the edges of a node.
  @inline(__always)
  private func fetchEdges(of node: Int32) {
    let (here, next) = (automaton.nodes[Int(node)], automaton.nodes[Int(node) + 1])
    automaton.freeEdges.fetch(Int(here.free))
    // Where the search among many begins.
    automaton.wordEdges.fetch(Int(here.words + next.words) / 2)
    automaton.slotEdges.fetch(Int(here.slots))
  }

  /// Calls for a node, and for the next one, which says where its edges end.
  @inline(__always)
  private func fetch(_ node: Int32) {
    automaton.nodes.fetch(Int(node))
    automaton.nodes.fetch(Int(node) + 1)
  }

  // Threads are handed on by reference here: as values their dozen fields would go through the stack one by one.

  /// Adds a thread at its place.
  mutating func push(_ thread: inout Thread) {
    thread.next = -1
    let number = threads.append(thread)
    let place = Int(thread.place)
    if last[place] >= 0 { threads[last[place]].next = number } else { first[place] = number }
    last[place] = number
  }

  /// Adds a thread at the next token, unless the node has a cheaper one.
  mutating func pushNext(_ thread: inout Thread) {
    if thread.cost > dearest { return }
    let slot = bestNext.slot(of: thread.node)
    let best = bestNext.thread(in: slot)
    if best >= 0 {
      if threads[best].cost <= thread.cost { return }
      // The loser has not been followed yet, so nothing refers to it.
      thread.next = threads[best].next
      threads[best] = thread
      return
    }
    bestNext.set(thread.node, in: slot, to: threads.count)
    fetch(thread.node)
    push(&thread)
  }

  /// Adds a thread at the present token.
  mutating func pushHere(_ thread: inout Thread, _ list: inout [Int32]) {
    let slot = bestHere.slot(of: thread.node)
    let best = bestHere.thread(in: slot)
    if best >= 0, threads[best].cost <= thread.cost { return }
    fetch(thread.node)
    let number = threads.append(thread)
    bestHere.set(thread.node, in: slot, to: number)
    list.append(number)
  }
}
