extension AutomatonBuilder {
  /// Lays the nodes out.
  func finish() -> Automaton {
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
        node.afterSlot = nodes[index].afterSlot
        node.needs = needs[index]
      }
      return node
    }
    automaton.wordEdges = FlatTable(count: words.passages.count) { index in
      let passage = words.passages[index]
      return Automaton.WordEdge(word: passage.label, target: passage.to, cost: passage.cost)
    }
    automaton.freeEdges = FlatTable(count: free.passages.count) { index in
      let passage = free.passages[index]
      return Automaton.FreeEdge(
        target: passage.to, mark: passage.label, cost: passage.cost, needs: needs[Int(passage.to)])
    }
    automaton.slotEdges = FlatTable(count: slotEdges.passages.count) { index in
      let passage = slotEdges.passages[index]
      return Automaton.SlotEdge(slot: passage.label, inside: passage.inside, target: passage.to)
    }
    automaton.accepts = FlatTable(count: ends.passages.count) { ends.passages[$0].to }
    automaton.slots = slots.elements
    automaton.slotTraits = FlatTable(slots.elements.map(Automaton.SlotTraits.init))
    automaton.marks = marks.elements
    automaton.acceptTable = accepts
    automaton.ends = FlatTable(accepts.map(Automaton.End.init))
    return automaton
  }

  /// What a sentence must have ahead at each node.
  private func needs() -> [Automaton.WordNeeds] {
    var needs = [Automaton.WordNeeds](repeating: .init(), count: nodes.count)
    let signs = slots.elements.map(\.sign)
    let takesWords = slots.elements.map { Automaton.SlotTraits($0).isFree }
    needs.withUnsafeMutableBufferPointer { needs in
      for passage in words.all { needs[Int(passage.from)].next.formUnion(WordSet(passage.label)) }
      for passage in ends.all { needs[Int(passage.from)].next.formUnion(.end) }
      for index in nodes.indices where nodes[index].app >= 0 { needs[index].next.formUnion(.appName) }
      for passage in slotEdges.all where !takesWords[Int(passage.label)] {
        needs[Int(passage.from)].next.formUnion(signs[Int(passage.label)])
      }
      // What a node needs, those need too that lead to it by nothing or by a slot. Most lead to later ones, so that going
      // backwards settles nearly all at once.
      var isSettled = false
      while !isSettled {
        isSettled = true
        for passage in free.all.reversed() {
          let (from, target) = (Int(passage.from), needs[Int(passage.to)])
          if needs[from].next.formUnion(target.next) { isSettled = false }
          if needs[from].afterWords.formUnion(target.afterWords) { isSettled = false }
        }
        for passage in slotEdges.all.reversed() where takesWords[Int(passage.label)] {
          let target = needs[Int(passage.to)]
          var all = target.next
          all.formUnion(target.afterWords)
          if needs[Int(passage.inside)].afterWords.formUnion(all) { isSettled = false }
          if needs[Int(passage.from)].afterWords.formUnion(all) { isSettled = false }
        }
      }
    }
    return needs
  }
}

extension Automaton.Slot {
  /// What stands for the words that it takes where it takes known words only.
  fileprivate var sign: WordSet {
    switch kind {
    case .name, .content, .list, .enumeration: return .known
    case .number: return .number
    case .duration, .money, .measurement, .quantity, .percent, .sum: return .quantity
    case .date:
      var sign = WordSet.date
      if takesDelay { sign.formUnion(.quantity) }
      return sign
    case .boolean: return WordSet()
    }
  }
}
