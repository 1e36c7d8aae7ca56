extension AutomatonBuilder {
  /// Lays the nodes out.
  func finish(lexicon: Lexicon) -> Automaton {
    var automaton = Automaton()
    let (nodes, count, accepts) = (nodes, nodes.count, accepts)
    var words = words.rows(nodes: count)
    words.sort()
    var ends = ends.rows(nodes: count)
    ends.sort()
    let (free, slotEdges) = (free.rows(nodes: count), slotEdges.rows(nodes: count))
    let needs = needs()
    automaton.nodes = FlatTable(count: count + 1) { index in
      var node = Automaton.Node(
        words: words.starts[index], free: free.starts[index], slots: slotEdges.starts[index],
        accepts: ends.starts[index])
      if index < count {
        (node.app, node.insideSlot) = (nodes[index].app, nodes[index].insideSlot)
        (node.afterSlot, node.needs) = (nodes[index].afterSlot, needs[index])
      }
      return node
    }
    automaton.wordEdges = FlatTable(count: words.passages.count) { index in
      let passage = words.passages[index]
      return Automaton.WordEdge(word: passage.label, target: passage.to, cost: passage.cost)
    }
    automaton.freeEdges = FlatTable(count: free.passages.count) { index in
      let passage = free.passages[index]
      return Automaton.FreeEdge(target: passage.to, mark: passage.label, cost: passage.cost)
    }
    automaton.slotEdges = FlatTable(count: slotEdges.passages.count) { index in
      let passage = slotEdges.passages[index]
      return Automaton.SlotEdge(slot: passage.label, inside: passage.inside, target: passage.to)
    }
    automaton.accepts = FlatTable(count: ends.passages.count) { ends.passages[$0].to }
    automaton.slots = slots
    automaton.slotTraits = FlatTable(slots.map(Automaton.SlotTraits.init))
    automaton.marks = marks
    automaton.acceptTable = accepts
    automaton.ends = FlatTable(accepts.map(Automaton.End.init))
    return automaton
  }

  /// What has to come next from each node, see ``Automaton/Node/needs``.
  private func needs() -> [WordSet] {
    var needs = [WordSet](repeating: WordSet(), count: nodes.count)
    needs.withUnsafeMutableBufferPointer { needs in
      for passage in words.all { needs[Int(passage.from)].formUnion(WordSet(passage.label)) }
      for passage in ends.all { needs[Int(passage.from)].formUnion(.end) }
      for index in nodes.indices where nodes[index].app >= 0 { needs[index].formUnion(.appName) }
      // What a node needs, those need too that lead to it by nothing or by a slot. Most lead to later ones, so that going
      // backwards settles nearly all at once.
      var isSettled = false
      while !isSettled {
        isSettled = true
        for passage in free.all.reversed() where needs[Int(passage.from)].formUnion(needs[Int(passage.to)]) {
          isSettled = false
        }
        for passage in slotEdges.all.reversed() {
          let (from, to, inside) = (Int(passage.from), Int(passage.to), Int(passage.inside))
          if needs[inside].formUnion(needs[to]) { isSettled = false }
          if needs[from].formUnion(needs[to]) { isSettled = false }
        }
      }
    }
    return needs
  }
}
