public import Foundation
internal import WordVectors

extension SentenceEncoder {
  private static let magic = Array("PRITHENC".utf8)
  private static let version: UInt32 = 1

  /// Reads an encoder from a file that ``write(to:)`` made.
  ///
  /// - Throws: An `EncoderFileError`.
  public init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url, options: .mappedIfSafe) } catch {
      throw EncoderFileError.inaccessible(error.localizedDescription)
    }
    guard data.prefix(8).elementsEqual(Self.magic) else { throw EncoderFileError.foreign }
    do {
      var reader = ByteReader([UInt8](data.dropFirst(8)))
      guard try reader.number(UInt32.self) == Self.version else { throw EncoderFileError.foreign }
      try self.init(&reader)
      guard reader.isAtEnd else { throw EncoderFileError.damaged }
    } catch is ByteReader.Malformed {
      throw EncoderFileError.damaged
    }
  }

  /// Writes the encoder to a file, all of it or nothing.
  ///
  /// - Throws: An `EncoderFileError`.
  public func write(to url: URL) throws {
    var writer = ByteWriter()
    writer.put(Self.version)
    write(to: &writer)
    do { try (Data(Self.magic) + Data(writer.bytes)).write(to: url, options: .atomic) } catch {
      throw EncoderFileError.inaccessible(error.localizedDescription)
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.put(vocabulary.lines)
    writer.put(UInt16(heads))
    writer.put(vectors)
    writer.put(vectorScales)
    writer.put(places)
    norm.write(to: &writer)
    writer.put(UInt8(layers.count))
    for layer in layers {
      for matrix in [layer.asked, layer.given, layer.inner, layer.outer] { matrix.write(to: &writer) }
      for norm in [layer.first, layer.second] { norm.write(to: &writer) }
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    let vocabulary = PieceVocabulary(lines: try reader.raw())
    let heads = Int(try reader.number(UInt16.self))
    let vectors = try reader.signed()
    let (vectorScales, places) = (try reader.floats(), try reader.floats())
    let norm = try EncoderNorm(&reader)
    var layers: [Layer] = []
    for _ in 0..<(try reader.number(UInt8.self)) {
      let (asked, given) = (try ByteMatrix(&reader), try ByteMatrix(&reader))
      let (inner, outer) = (try ByteMatrix(&reader), try ByteMatrix(&reader))
      let (first, second) = (try EncoderNorm(&reader), try EncoderNorm(&reader))
      layers.append(
        Layer(asked: asked, given: given, first: first, inner: inner, outer: outer, second: second))
    }
    guard let vocabulary,
      let encoder = SentenceEncoder(
        vocabulary: vocabulary, heads: heads, vectors: vectors, vectorScales: vectorScales, places: places,
        norm: norm, layers: layers)
    else { throw ByteReader.Malformed() }
    self = encoder
  }
}

/// Why a file is no encoder, or no weights that one can be made of.
public enum EncoderFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is something else.
  case foreign
  /// The file is an encoder, but parts of it are lost or changed.
  case damaged
  /// The file cannot be read or written.
  case inaccessible(String)
  /// The weights lack a part, or it has another size than it must have.
  case unfit(String)

  /// The failure in words for a person.
  public var description: String {
    switch self {
    case .foreign: "The file is no encoder of this version. Make one with prithee nlu encoder."
    case .damaged: "The encoder is damaged: parts of the file are lost or changed. Make it again."
    case .inaccessible(let reason): "The encoder cannot be read or written: \(reason)"
    case .unfit(let reason): "The weights are not those of MiniLM: \(reason)"
    }
  }
}

extension EncoderNorm {
  func write(to writer: inout ByteWriter) {
    writer.put(scale)
    writer.put(shift)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    (scale, shift) = (try reader.floats(), try reader.floats())
  }
}

extension ByteMatrix {
  func write(to writer: inout ByteWriter) {
    writer.put(UInt32(depth))
    writer.put(panels)
    writer.put(scales)
    writer.put(bias)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    let depth = Int(try reader.number(UInt32.self))
    let panels = try reader.signed()
    guard
      let matrix = ByteMatrix(
        depth: depth, panels: panels, scales: try reader.floats(), bias: try reader.floats())
    else { throw ByteReader.Malformed() }
    self = matrix
  }
}
