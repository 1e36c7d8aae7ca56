/// Examples as the network saw them, so that a text can be compared with each of them.
///
/// What an intent's examples have in common is learnt by the models; a text that is nearly one of the rarer examples is
/// read better by looking at that one. Two texts are alike when the largest answers of the network's filters point the
/// same way, as seen from the middle of all examples.
struct RememberedExamples: Sendable {
  /// How many examples of an intent are remembered at most; more made no difference.
  static let most = 300
  /// How many are remembered of all intents together, where there are many, so that a model stays below 12 MB.
  static let mostOfAll = 20_000
  /// How many of an intent are remembered at least, whatever there are of all.
  static let least = 100
  /// How much the likeness counts, unless held back examples say otherwise.
  static let usual: Float = 10

  /// How much the likeness counts beside logarithms of probabilities.
  var weight = usual
  /// The mean answers, which all texts have in common.
  let middle: [Float]
  /// How many examples each intent has.
  let counts: [Int]
  /// The answers to each example, without the middle, intent by intent.
  let rows: [Int8]
  /// What turns each row into one of length 1.
  private let scales: [Float]
  /// Where the rows of each intent begin.
  private let starts: [Int]

  /// How many numbers a row has.
  private var columns: Int { middle.count }

  /// Remembers examples of a set, of each intent an even choice.
  init(_ set: IntentTrainingSet, _ network: WordNetwork, classes: Int) {
    var middle = [Float](repeating: 0, count: network.filters)
    var places = [[Int]](repeating: [], count: classes)
    for (place, text) in set.texts.enumerated() {
      for (index, answer) in network.read(text.pieces).answers.enumerated() { middle[index] += answer }
      places[set.classes[place]].append(place)
    }
    for index in middle.indices { middle[index] /= Float(max(set.count, 1)) }
    var rows: [Int8] = []
    var counts: [Int] = []
    let most = min(Self.most, max(Self.least, Self.mostOfAll / max(classes, 1)))
    for all in places {
      let count = min(all.count, most)
      for number in 0..<count {
        let answers = network.read(set.texts[all[number * all.count / count]].pieces).answers
        let row = zip(answers, middle).map { $0 - $1 }
        let largest = row.reduce(0) { max($0, abs($1)) }
        rows += row.map { largest > 0 ? Kernels.byte($0 * 127 / largest) : 0 }
      }
      counts.append(count)
    }
    self.init(middle: middle, counts: counts, rows: rows)
  }

  /// Examples from a file, which checks the sizes.
  init(middle: [Float], counts: [Int], rows: [Int8]) {
    (self.middle, self.counts, self.rows) = (middle, counts, rows)
    var (starts, start) = ([Int](), 0)
    for count in counts {
      starts.append(start)
      start += count
    }
    self.starts = starts
    scales = Kernels.scales(of: rows, count: start, columns: middle.count)
  }

  /// Where the answers to a text point, as seen from the middle: numbers of length 1.
  func direction(_ answers: ArraySlice<Float>) -> [Float] {
    var result = middle
    for (index, answer) in zip(result.indices, answers) { result[index] = answer - middle[index] }
    let square = result.reduce(0) { $0 + $1 * $1 }
    let factor = square > 0 ? 1 / square.squareRoot() : 0
    for index in result.indices { result[index] *= factor }
    return result
  }

  /// How like the nearest example of an intent is, −1…1; −1 when it has none.
  func likeness(of direction: [Float], to intent: Int) -> Float {
    rows.withUnsafeBufferPointer { rows in
      scales.withUnsafeBufferPointer { scales in
        guard let row = rows.baseAddress, let scale = scales.baseAddress else { return -1 }
        let start = starts[intent]
        return Kernels.nearest(
          row + start * columns, scale + start, count: counts[intent], columns: columns, to: direction)
      }
    }
  }
}

extension RememberedExamples {
  func write(to writer: inout ByteWriter) {
    writer.put(weight)
    writer.put(middle)
    for count in counts { writer.put(UInt16(count)) }
    writer.put(rows)
  }

  /// Reads the examples of so many intents, seen by a network with so many filters.
  init(_ reader: inout ByteReader, classes: Int, filters: Int) throws(ByteReader.Malformed) {
    let weight = try reader.float()
    let middle = try reader.floats()
    var counts: [Int] = []
    for _ in 0..<classes { counts.append(Int(try reader.number(UInt16.self))) }
    let rows = try reader.signed()
    guard middle.count == filters, rows.count == counts.reduce(0, +) * filters else {
      throw ByteReader.Malformed()
    }
    self.init(middle: middle, counts: counts, rows: rows)
    self.weight = weight
  }
}
