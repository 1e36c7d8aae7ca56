/// Looks for the best way to read one sentence with templates, and never takes more than a fixed amount of work.
///
/// What follows a step at a place does not depend on how the step was reached. So the best rest is looked for once for each
/// step and place, and kept.
struct TemplateSearch {
  /// A value that a sentence has at some place.
  private struct Hit {
    var end: Int
    /// Which value of a list it is.
    var entry: Int?
    var number: Double?
    /// How many letters may be anything.
    var loose = 0
  }

  /// The best way to read what follows a step: how good it is, and which branch or value is first.
  private struct Rest {
    var score: Int?
    var choice = 0
  }

  /// A value that a template found.
  struct Found {
    var slot: String
    /// What it stands for; empty for what was said.
    var value: String
    var range: Range<Int>
  }

  // A score is a sum, in which what comes first counts more: few letters that may be anything, many letters of a name,
  // many that the template has, a place that is not left open, and many values.
  private static let loose = -1 << 50
  private static let name = 1 << 37
  private static let literal = 1 << 21
  static let closed = 1 << 20
  private static let value = 1

  private let graph: TemplateGraph
  private let text: [UInt8]
  private var left = 200_000
  private var rests = PlaceTable<Rest>()
  private var known = PlaceTable<Range<Int>>()
  private var hits: [Hit] = []

  init(_ graph: TemplateGraph, _ text: TemplateText) {
    (self.graph, self.text) = (graph, text.bytes)
  }

  /// How well a template fits the whole sentence; `nil` when it does not.
  mutating func score(_ step: Int32) -> Int? { best(step, 0) }

  /// How well a sentence fits from a place on.
  private mutating func best(_ first: Int32, _ start: Int) -> Int? {
    var place = start
    var score = 0
    let step = skip(first, &place, &score)
    guard let step else { return nil }
    let next = graph.steps[Int(step)]
    if next.kind == .end { return place == text.count ? score : nil }
    let key = PlaceTable<Rest>.key(step, place)
    if let index = rests.index(of: key) { return rests.values[index].score.map { $0 + score } }
    let rest = next.kind == .choice ? branch(next, place) : value(next, place)
    rests.add(rest, for: key)
    return rest.score.map { $0 + score }
  }

  /// Goes over texts and spaces up to a step of another kind; `nil` when the sentence does not have them.
  private func skip(_ first: Int32, _ place: inout Int, _ score: inout Int) -> Int32? {
    var number = first
    while true {
      let step = graph.steps[Int(number)]
      switch step.kind {
      case .text:
        guard place + Int(step.count) <= text.count else { return nil }
        for index in step.range {
          guard text[place] == graph.letters[index] else { return nil }
          place += 1
        }
        score += Int(step.count) * Self.literal
      case .space:
        if place > 0, place < text.count, text[place - 1] != 0x20 {
          guard text[place] == 0x20 else { return nil }
          place += 1
        }
      case .end, .choice, .list: return number
      }
      number = step.next
    }
  }

  private mutating func branch(_ step: TemplateGraph.Step, _ place: Int) -> Rest {
    var rest = Rest()
    for index in step.range {
      guard left > 0 else { break }
      left -= 1
      guard let score = best(graph.branches[index], place) else { continue }
      if rest.score.map({ $0 < score }) ?? true { rest = Rest(score: score, choice: index) }
    }
    return rest
  }

  private mutating func value(_ step: TemplateGraph.Step, _ place: Int) -> Rest {
    var rest = Rest()
    for index in values(step.list, place) {
      guard left > 0 else { break }
      left -= 1
      let hit = hits[index]
      if step.allowed >= 0, let entry = hit.entry, !graph.allowed[Int(step.allowed)][entry] { continue }
      guard let after = best(step.next, hit.end) else { continue }
      var own = Self.value + hit.loose * Self.loose
      // A name that may be anything is as good as a short one.
      if step.slot == graph.nameSlot { own += Self.name * (hit.loose > 0 ? 1 : hit.end - place) }
      if rest.score.map({ $0 < own + after }) ?? true { rest = Rest(score: own + after, choice: index) }
    }
    return rest
  }

  /// The values of a list at a place of a sentence, as a range of `hits`; many templates ask for the same.
  private mutating func values(_ number: Int32, _ start: Int) -> Range<Int> {
    guard start < text.count else { return 0..<0 }
    let key = PlaceTable<Range<Int>>.key(number, start)
    if let index = known.index(of: key) { return known.values[index] }
    // A list whose values use the list itself finds nothing there.
    let place = known.add(0..<0, for: key)
    let list = graph.lists[Int(number)]
    var found: [Hit] = []
    if list.isAnything, start == 0 || text[start - 1] == 0x20 {
      for end in start + 1...text.count where end == text.count || text[end] == 0x20 {
        found.append(Hit(end: end, loose: end - start))
      }
    }
    if let numbers = list.numbers {
      for (end, value) in SpokenNumber.read(text, from: start, halves: numbers.halves)
      where value >= Double(numbers.from) && value <= Double(numbers.to) {
        found.append(Hit(end: end, number: value))
      }
    }
    if !list.beginnings.isEmpty {
      for entry in list.beginnings[Int(text[start])] {
        var ends: [Int] = []
        collect(list.entries[Int(entry)].step, start, &ends)
        found += ends.map { Hit(end: $0, entry: Int(entry)) }
      }
    }
    hits += found
    let range = hits.count - found.count..<hits.count
    known.replace(place, with: range)
    return range
  }

  /// Every place where a value of a list may end, each once.
  private mutating func collect(_ first: Int32, _ start: Int, _ ends: inout [Int]) {
    var place = start
    var score = 0
    guard left > 0, let number = skip(first, &place, &score) else { return }
    left -= 1
    let step = graph.steps[Int(number)]
    switch step.kind {
    case .choice: for index in step.range { collect(graph.branches[index], place, &ends) }
    case .list: for index in values(step.list, place) { collect(step.next, hits[index].end, &ends) }
    default: if !ends.contains(place) { ends.append(place) }
    }
  }

  /// The values on the best way to read the sentence with a template that fits it.
  func found(_ first: Int32) -> [Found] {
    var found: [Found] = []
    var (number, place, score) = (first, 0, 0)
    while let next = skip(number, &place, &score) {
      let step = graph.steps[Int(next)]
      let key = PlaceTable<Rest>.key(next, place)
      guard step.kind != .end, let index = rests.index(of: key) else { break }
      let choice = rests.values[index].choice
      if step.kind == .choice {
        number = graph.branches[choice]
        continue
      }
      let hit = hits[choice]
      found.append(
        Found(
          slot: graph.slots[Int(step.slot)], value: value(hit, step.list), range: words(place, hit.end)))
      (number, place) = (step.next, hit.end)
    }
    return found
  }

  /// A range without the spaces at its ends, which values with parts that may be left out can have.
  private func words(_ start: Int, _ end: Int) -> Range<Int> {
    guard let first = text[start..<end].firstIndex(where: { $0 != 0x20 }),
      let last = text[start..<end].lastIndex(where: { $0 != 0x20 })
    else { return start..<end }
    return first..<last + 1
  }

  private func value(_ hit: Hit, _ list: Int32) -> String {
    if let number = hit.number { return number == number.rounded() ? String(Int(number)) : String(number) }
    return hit.entry.map { graph.lists[Int(list)].entries[$0].value.value } ?? ""
  }

  /// What the whole text stands for as a value of a list; `nil` when it is none or stands for itself.
  mutating func meaning(_ list: String) -> String? {
    guard let number = graph.listNumbers[list] else { return nil }
    for index in values(number, 0) where hits[index].end == text.count {
      let value = value(hits[index], number)
      if !value.isEmpty { return value }
    }
    return nil
  }
}
