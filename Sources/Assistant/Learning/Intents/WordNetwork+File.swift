internal import Foundation
internal import WordVectors

extension WordNetwork {
  func write(to writer: inout ByteWriter) {
    let (weights, scales) = quantised
    writer.put(UInt8(width))
    writer.put(UInt16(filters))
    writer.put(weights)
    writer.put(scales)
    writer.put(filterBias)
    writer.put(judgement)
    writer.put(judgementScales)
    writer.put(judgementBias)
    writer.put(count: pieces.count)
    for piece in pieces { writer.put(UInt16(truncatingIfNeeded: piece)) }
    writer.put(vectors)
    writer.put(vectorScales)
  }

  /// The weights of the filters in bytes; they were rounded to bytes when they were trained.
  private var quantised: ([Int8], [Float]) {
    var bytes = [Int8](repeating: 0, count: filterWeights.count)
    var scales = [Float](repeating: 0, count: filterWeights.count / filters)
    for row in scales.indices {
      let range = row * filters..<(row + 1) * filters
      let largest = filterWeights[range].reduce(0) { max($0, abs($1)) }
      guard largest > 0 else { continue }
      scales[row] = largest / 127
      for index in range { bytes[index] = Kernels.byte(filterWeights[index] / scales[row]) }
    }
    return (bytes, scales)
  }

  init(_ reader: inout ByteReader, classes: Int) throws(ByteReader.Malformed) {
    let width = Int(try reader.number(UInt8.self))
    let filters = Int(try reader.number(UInt16.self))
    guard width % 2 == 1, width <= 9, filters % 16 == 0, (16...1_024).contains(filters) else {
      throw ByteReader.Malformed()
    }
    let weights = try reader.signed()
    let scales = try reader.floats()
    let bias = try reader.floats()
    let judgement = try reader.signed()
    let judgementScales = try reader.floats()
    let judgementBias = try reader.floats()
    var pieces: [Int32] = []
    for _ in 0..<(try reader.count(size: 2)) { pieces.append(Int32(try reader.number(UInt16.self))) }
    let vectors = try reader.signed()
    let vectorScales = try reader.floats()
    let columns = Kernels.padded(classes)
    guard weights.count == width * Self.size * filters, scales.count == width * Self.size,
      bias.count == filters, judgement.count == (Self.size + 2 * filters) * columns,
      judgementScales.count == (Self.size + 2 * filters), judgementBias.count == columns,
      vectors.count == pieces.count * Self.size, vectorScales.count == pieces.count
    else { throw ByteReader.Malformed() }
    self.init(
      classes: classes, width: width,
      filterWeights: weights.indices.map { Float(weights[$0]) * scales[$0 / filters] },
      filterBias: bias, judgement: judgement, judgementScales: judgementScales, judgementBias: judgementBias,
      pieces: pieces, vectors: vectors, vectorScales: vectorScales)
  }
}
