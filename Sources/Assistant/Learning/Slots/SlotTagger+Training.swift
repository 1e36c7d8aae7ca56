internal import Foundation

extension SlotTagger {
  /// Trains a tagger on texts whose values are known.
  static func train(_ course: Course, progress: (Double) throws -> Void) rethrows -> SlotTagger {
    let labels = SlotLabels(names: course.slotNames, slots: slots(of: course))
    let isSmall = course.texts.count <= 5_000
    let rounds = isSmall ? 5 : course.texts.count < 15_000 ? 4 : 3
    let plan = Plan(rounds: rounds, epochs: course.texts.count < 12_000 ? 8 : 6, copies: isSmall ? 5 : 0)
    var tagger = try fit(course, course.texts.indices.map { $0 }, labels, plan) { try progress($0 * 0.6) }
    let lessons = try lessons(course, labels, plan) { try progress(0.6 + $0 * 0.4) }
    tagger.ranker = SegmentRanker.train(lessons, seed: course.options.seed)
    return tagger
  }

  /// How much is done.
  struct Plan: Sendable {
    /// How many chains are trained and averaged.
    var rounds: Int
    var epochs: Int
    /// How many copies of each example get other values.
    var copies: Int
  }

  /// Trains a tagger on some of the examples.
  static func fit(
    _ course: Course, _ examples: [Int], _ labels: SlotLabels, _ plan: Plan, progress: (Double) throws -> Void
  ) rethrows -> SlotTagger {
    let lesson = TaggerLesson(course, examples, labels)
    var set = SlotTrainingSet()
    for index in examples where lesson.hasValues(index) { lesson.add(index, to: &set) }
    if plan.copies > 0 { lesson.addVaried(copies: plan.copies, to: &set) }
    set.finish()
    let trainer = SlotTrainer(set, labels: labels)
    let (features, dense) = try trainer.train(
      rounds: plan.rounds, epochs: plan.epochs, seed: course.options.seed, progress: progress)
    return SlotTagger(labels: labels, gazetteer: lesson.gazetteer, dense: dense, features: features)
  }

  /// What a ranker can learn from readings by taggers that did not see the examples; nothing from very few examples.
  static func lessons(
    _ course: Course, _ labels: SlotLabels, _ plan: Plan, progress: (Double) throws -> Void
  ) rethrows -> [SegmentRanker.Lesson] {
    guard course.texts.count >= 100 else { return [] }
    let parts = 4
    let place = CrossValidation.assign(course.classes, parts: parts, seed: course.options.seed ^ 0x4A)
    let lessons = try Parallel.map(parts, progress: progress) { part, progress -> [SegmentRanker.Lesson]? in
      let known = course.texts.indices.filter { place[$0] != part }
      let some = Plan(rounds: 1, epochs: plan.epochs, copies: plan.copies)
      guard let tagger = try? fit(course, known, labels, some, progress: progress) else { return nil }
      return course.texts.indices.filter { place[$0] == part }.compactMap { tagger.lesson(course, $0) }
    }
    return lessons.flatMap(\.self)
  }

  /// What a ranker can learn from an example that this tagger did not see; `nil` when the chain is sure or wholly wrong.
  private func lesson(_ course: Course, _ index: Int) -> SegmentRanker.Lesson? {
    let (text, intent) = (course.texts[index], course.classes[index])
    guard !labels.slots[intent].isEmpty, !text.tokens.isEmpty else { return nil }
    let scores = narrow(text, scores: scores(text), intent: intent)
    guard logShare(scores, words: text.tokens.count, intent: intent) < Foundation.log(SegmentRanker.sure)
    else {
      return nil
    }
    let gold = SlotChain.path(labels.encode(course.spans[index], in: text, intent: intent).labels)
    let readings = readings(text, scores, intent)
    guard let right = readings.firstIndex(where: { $0.path == gold }) else { return nil }
    return SegmentRanker.Lesson(readings: readings.map { ($0.keys, $0.chain) }, gold: right)
  }

  /// The slots that each intent has in the examples, in order.
  static func slots(of course: Course) -> [[Int]] {
    var slots = [Set<Int>](repeating: [], count: course.intents.count)
    for (intent, spans) in zip(course.classes, course.spans) { slots[intent].formUnion(spans.map(\.slot)) }
    return slots.map { $0.sorted() }
  }
}

/// Makes training sentences from examples.
struct TaggerLesson {
  let course: Course
  let labels: SlotLabels
  let gazetteer: Gazetteer
  private let examples: [Int]
  /// The words of every value of each text.
  private let ranges: [[(range: Range<Int>, slot: Int)]]

  /// Prepares some of the examples.
  init(_ course: Course, _ examples: [Int], _ labels: SlotLabels) {
    (self.course, self.labels, self.examples) = (course, labels, examples)
    var gazetteer = Gazetteer()
    var ranges = [[(range: Range<Int>, slot: Int)]](repeating: [], count: course.texts.count)
    for index in examples {
      let (text, spans) = (course.texts[index], course.spans[index])
      let own = spans.compactMap { span in text.range(of: span).map { ($0, span.slot) } }
      let words = text.tokens.map(\.word)
      for (range, slot) in own { gazetteer.add(words[range], slot: slot) }
      gazetteer.count(text)
      ranges[index] = own
    }
    gazetteer.finish()
    (self.gazetteer, self.ranges) = (gazetteer, ranges)
  }

  /// Whether an example may have values; what is out of scope has none, which nobody needs to learn.
  func hasValues(_ index: Int) -> Bool {
    course.classes[index] != course.outOfScope || !labels.slots[course.classes[index]].isEmpty
  }

  /// Adds an example as it is, seen with the values of all the others.
  func add(_ index: Int, to set: inout SlotTrainingSet) {
    let (text, intent) = (course.texts[index], course.classes[index])
    let marks = gazetteer.marks(of: text, without: Gazetteer.own(text, ranges[index]))
    let (gold, _) = labels.encode(course.spans[index], in: text, intent: intent)
    set.add(SlotFeatures(text, marks: marks), gold: gold, intent: intent)
  }

  /// Adds copies of all examples in which values are replaced by other values of the same slot.
  func addVaried(copies: Int, to set: inout SlotTrainingSet) {
    var random = SeededGenerator(seed: course.options.seed ^ 0xA06)
    let store = ValueStore(course, ranges)
    for index in examples where !ranges[index].isEmpty {
      for _ in 0..<copies {
        let (text, spans) = store.varied(course.texts[index], ranges[index], &random)
        var hidden: [ArraySlice<UInt64>] = []
        var slots: [Int] = []
        let words = text.tokens.map(\.word)
        for (range, slot) in spans where random.unit() < store.unseen[slot] {
          hidden.append(words[range])
          slots.append(slot)
        }
        let marks = gazetteer.marks(of: text, without: gazetteer.hiding(hidden, slots: slots))
        var gold = [Int](repeating: 0, count: text.tokens.count)
        let own = labels.slots[course.classes[index]]
        for (range, slot) in spans {
          guard let place = own.firstIndex(of: slot) else { continue }
          for word in range { gold[word] = (word == range.lowerBound ? 1 : 2) + 2 * place }
        }
        set.add(SlotFeatures(text, marks: marks), gold: gold, intent: course.classes[index])
      }
    }
  }
}

/// The different values of every slot.
private struct ValueStore {
  /// A value: the text and the words of it.
  private var values: [[(text: Int, range: Range<Int>)]]
  /// How probable it is that the next value of a slot is new.
  private(set) var unseen: [Float]
  private let texts: [TokenizedText]

  init(_ course: Course, _ ranges: [[(range: Range<Int>, slot: Int)]]) {
    texts = course.texts
    values = Array(repeating: [], count: course.slotNames.count)
    var counts = [[UInt64: Int]](repeating: [:], count: values.count)
    for (index, own) in ranges.enumerated() {
      for (range, slot) in own {
        let key = Gazetteer.hash(course.texts[index].tokens[range].map(\.word))
        counts[slot][key, default: 0] += 1
        if counts[slot][key] == 1 { values[slot].append((index, range)) }
      }
    }
    unseen = counts.map { counts in
      let all = counts.values.reduce(0, +)
      return all == 0 ? 1 : Float(counts.values.count { $0 == 1 }) / Float(all)
    }
  }

  /// A text with some of its values replaced.
  func varied(
    _ text: TokenizedText, _ own: [(range: Range<Int>, slot: Int)], _ random: inout SeededGenerator
  ) -> (TokenizedText, [(range: Range<Int>, slot: Int)]) {
    var parts: [(TokenizedText, Range<Int>)] = []
    var spans: [(range: Range<Int>, slot: Int)] = []
    var (next, count) = (0, 0)
    for (range, slot) in own.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= next {
      parts.append((text, next..<range.lowerBound))
      count += range.lowerBound - next
      var value = (text, range)
      if random.unit() < 0.6, !values[slot].isEmpty {
        let other = values[slot][random.below(values[slot].count)]
        value = (texts[other.text], other.range)
      }
      parts.append(value)
      spans.append((count..<count + value.1.count, slot))
      count += value.1.count
      next = range.upperBound
    }
    parts.append((text, next..<text.tokens.count))
    return (TokenizedText(parts), spans)
  }
}
