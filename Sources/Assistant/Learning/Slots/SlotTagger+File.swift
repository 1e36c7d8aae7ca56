extension SlotTagger {
  func write(to writer: inout ByteWriter) {
    writer.put(labels.names)
    for own in labels.slots {
      writer.put(count: own.count)
      for slot in own { writer.put(UInt16(slot)) }
    }
    gazetteer.write(to: &writer)
    writer.put(dense)
    features.write(to: &writer, labels: labels.count)
    writer.put(UInt8(ranker == nil ? 0 : 1))
    ranker?.write(to: &writer)
  }

  init(_ reader: inout ByteReader, intents: Int) throws(ByteReader.Malformed) {
    let names = try reader.texts()
    var slots: [[Int]] = []
    for _ in 0..<intents {
      var own: [Int] = []
      for _ in 0..<(try reader.count(size: 2)) { own.append(Int(try reader.number(UInt16.self))) }
      guard own.allSatisfy({ $0 < names.count }) else { throw ByteReader.Malformed() }
      slots.append(own)
    }
    let labels = SlotLabels(names: names, slots: slots)
    let gazetteer = try Gazetteer(&reader, slots: names.count)
    let dense = try reader.floats()
    guard dense.count == SlotLayout(labels).count else { throw ByteReader.Malformed() }
    let features = try SparseRows(&reader, labels: labels.count)
    let ranker = try reader.number(UInt8.self) == 0 ? nil : SegmentRanker(&reader)
    self.init(labels: labels, gazetteer: gazetteer, dense: dense, features: features, ranker: ranker)
  }
}

extension SegmentRanker {
  func write(to writer: inout ByteWriter) {
    writer.put(trust)
    writer.put(scale)
    writer.put(weights)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    trust = try reader.float()
    scale = try reader.float()
    weights = try reader.signed()
    guard weights.count == Self.size else { throw ByteReader.Malformed() }
  }
}

extension Gazetteer {
  /// How often a word is part of a slot's values, as few numbers that give the same mark.
  private static func level(_ number: Int32, of texts: Int32) -> UInt8 {
    let share = Float(number) / Float(max(texts, 1))
    return share >= 0.7 ? 2 : share >= 0.2 ? 1 : 0
  }

  func write(to writer: inout ByteWriter) {
    writer.put(count: phrases.count)
    for (phrase, counts) in phrases.sorted(by: { $0.key < $1.key }) {
      writer.put(phrase)
      writer.put(UInt16(counts.count))
      for count in counts { writer.put(count.slot) }
    }
    writer.put(count: words.count)
    for (word, counts) in words.sorted(by: { $0.key < $1.key }) {
      writer.put(word)
      writer.put(UInt16(counts.count))
      for count in counts {
        writer.put(count.slot)
        writer.put(Self.level(count.number, of: texts[word] ?? 0))
      }
    }
    writer.put(count: beginnings.count)
    for beginning in beginnings.sorted() { writer.put(beginning) }
  }

  init(_ reader: inout ByteReader, slots: Int) throws(ByteReader.Malformed) {
    var phrases: [UInt64: [Count]] = [:]
    for _ in 0..<(try reader.count(size: 10)) {
      let phrase: UInt64 = try reader.number()
      var counts: [Count] = []
      for _ in 0..<(try reader.number(UInt16.self)) {
        let slot: UInt16 = try reader.number()
        guard slot < slots else { throw ByteReader.Malformed() }
        counts.append(Count(slot: slot, number: 1))
      }
      phrases[phrase] = counts
    }
    var words: [UInt64: [Count]] = [:]
    var texts: [UInt64: Int32] = [:]
    for _ in 0..<(try reader.count(size: 10)) {
      let word: UInt64 = try reader.number()
      var counts: [Count] = []
      for _ in 0..<(try reader.number(UInt16.self)) {
        let slot: UInt16 = try reader.number()
        let level: UInt8 = try reader.number()
        guard slot < slots, level < 3 else { throw ByteReader.Malformed() }
        counts.append(Count(slot: slot, number: level == 2 ? 8 : level == 1 ? 4 : 1))
      }
      words[word] = counts
      texts[word] = 10
    }
    var beginnings: Set<UInt64> = []
    for _ in 0..<(try reader.count(size: 8)) { beginnings.insert(try reader.number()) }
    self.init(phrases: phrases, words: words, texts: texts, beginnings: beginnings)
  }
}
