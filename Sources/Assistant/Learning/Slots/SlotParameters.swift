/// Where the weights that belong to no feature are in one row of numbers.
///
/// A sentence is in one state at each of its words: before any value (0), or for the slot *j* of the intent at its
/// beginning (1 + 3 *j*), inside it (2 + 3 *j*) or behind it (3 + 3 *j*), until the next value begins. So what has been
/// filled is remembered.
struct SlotLayout: Sendable {
  let labels: SlotLabels
  /// How many weights there are.
  let count: Int
  private let slots: Int
  private let chainStarts: [Int]

  init(_ labels: SlotLabels) {
    self.labels = labels
    slots = labels.names.count
    var next = slots * (1 + 3 * slots) + 5 * slots + 1 + 3 * labels.count
    var starts: [Int] = []
    for own in labels.slots {
      starts.append(next)
      next += 1 + 3 * own.count
    }
    chainStarts = starts
    count = next
  }

  /// The move into the beginning of a slot from any state, states numbered over all slots.
  func begin(_ slot: Int, from state: Int) -> Int { slot * (1 + 3 * slots) + state }
  private var fixed: Int { slots * (1 + 3 * slots) }
  /// The moves of one slot: begin → inside, inside → inside, begin → behind, inside → behind, behind → behind.
  func move(_ kind: Int, _ slot: Int) -> Int { fixed + kind * slots + slot }
  /// Staying before any value.
  var stay: Int { fixed + 5 * slots }
  func start(_ label: Int) -> Int { fixed + 5 * slots + 1 + label }
  func end(_ label: Int) -> Int { fixed + 5 * slots + 1 + labels.count + label }
  func bias(_ label: Int) -> Int { fixed + 5 * slots + 1 + 2 * labels.count + label }
  func bias(intent: Int, state: Int) -> Int { chainStarts[intent] + state }
}

/// The weights of one intent's states, gathered so that sentences are scored quickly.
struct SlotChain: Sendable {
  /// How many slots the intent has.
  let slots: Int
  /// How many states: 1 + 3 for every slot.
  let states: Int
  /// The moves into the beginning of each slot, a row for each slot, from every state.
  var begin: [Float]
  /// The five moves of each slot, see `SlotLayout.move`.
  var moves: [Float]
  var stay: Float
  /// What each state adds at the first word, at the last, and at any.
  var start: [Float]
  var end: [Float]
  var bias: [Float]

  init(_ layout: SlotLayout, _ weights: UnsafePointer<Float>, intent: Int) {
    let own = layout.labels.slots[intent]
    slots = own.count
    states = 1 + 3 * own.count
    begin = []
    begin.reserveCapacity(slots * states)
    for slot in own {
      begin.append(weights[layout.begin(slot, from: 0)])
      for from in own {
        for kind in 1...3 { begin.append(weights[layout.begin(slot, from: 3 * from + kind)]) }
      }
    }
    moves = []
    moves.reserveCapacity(5 * slots)
    for slot in own { for kind in 0..<5 { moves.append(weights[layout.move(kind, slot)]) } }
    stay = weights[layout.stay]
    (start, end, bias) = ([], [], [])
    start.reserveCapacity(states)
    end.reserveCapacity(states)
    bias.reserveCapacity(states)
    for state in 0..<states {
      let label = Self.label(state, own)
      start.append(weights[layout.start(label)])
      end.append(weights[layout.end(label)])
      bias.append(weights[layout.bias(label)] + weights[layout.bias(intent: intent, state: state)])
    }
  }

  /// The label of a state over all slots.
  static func label(_ state: Int, _ own: [Int]) -> Int {
    if state == 0 { return 0 }
    let (slot, kind) = (own[(state - 1) / 3], (state - 1) % 3)
    return kind == 0 ? SlotLabels.begin(slot) : kind == 1 ? SlotLabels.inside(slot) : 0
  }

  /// The label of a state in the numbering of the intent's own labels.
  @inline(__always)
  static func own(_ state: Int) -> Int {
    if state == 0 { return 0 }
    let (slot, kind) = ((state - 1) / 3, (state - 1) % 3)
    return kind == 2 ? 0 : 1 + 2 * slot + kind
  }

  /// The states of labels in the numbering of the intent's own labels.
  static func path(_ labels: [Int]) -> [Int] {
    var last = 0
    return labels.map { label in
      if label == 0 { return last == 0 ? 0 : 3 * last }
      last = (label - 1) / 2 + 1
      return 3 * (last - 1) + 1 + (label - 1) % 2
    }
  }
}
