internal import CLearningKernels
public import Foundation

/// Why a file is no model.
public enum ModelFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is something else.
  case foreign
  /// The file is a model of another version.
  case version(Int)
  /// The file is a model, but parts of it are lost or changed.
  case damaged
  /// The file cannot be read or written.
  case inaccessible(String)

  /// The failure in words for a person.
  public var description: String {
    switch self {
    case .foreign: "The file is no model. Train one with prithee nlu train."
    case .version(let version):
      "The model is of version \(version), and this program reads versions \(TrainedModel.oldest) to "
        + "\(TrainedModel.version). "
        + "Train it again with prithee nlu train."
    case .damaged:
      "The model is damaged: parts of the file are lost or changed. Train it again with prithee nlu train."
    case .inaccessible(let reason): "The model cannot be read or written: \(reason)"
    }
  }
}

extension TrainedModel {
  /// The version of the file's layout.
  public static let version = 4
  /// The oldest version that can be read; such a model remembers no examples, and one of version 3 has no encoder.
  public static let oldest = 2

  private static let magic = Array("PRITHNLU".utf8)
  /// How many bytes are before the body.
  static let header = 8 + 4 + 8 + 8

  /// Reads a model from a file.
  ///
  /// - Throws: A `ModelFileError`.
  public init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url, options: .mappedIfSafe) } catch {
      throw ModelFileError.inaccessible(error.localizedDescription)
    }
    try self.init(decoding: data)
  }

  /// Writes the model to a file, all of it or nothing.
  ///
  /// - Throws: A `ModelFileError`.
  public func write(to url: URL) throws {
    do { try encoded().write(to: url, options: .atomic) } catch {
      throw ModelFileError.inaccessible(error.localizedDescription)
    }
  }

  /// The model as a file holds it.
  public func encoded() -> Data {
    var body = ByteWriter()
    body.put(intents)
    body.put(Int32(refusal.intent ?? -1))
    body.put(refusal.threshold)
    classifier.write(to: &body)
    body.put(UInt8(tagger == nil ? 0 : 1))
    tagger?.write(to: &body)
    body.put(grammarText)
    // Last, so that older files are the same up to here.
    body.put(UInt8(classifier.remembered == nil ? 0 : 1))
    classifier.remembered?.write(to: &body)
    body.put(UInt8(encoder == nil ? 0 : 1))
    if let encoder {
      body.put(classifier.encoderShare)
      encoder.write(to: &body)
    }
    return Self.file(body.bytes)
  }

  /// A file with a body, of which it has the length and a checksum.
  static func file(_ body: [UInt8], version: Int = version) -> Data {
    var file = ByteWriter()
    for byte in magic { file.put(byte) }
    file.put(UInt32(version))
    file.put(UInt64(body.count))
    file.put(checksum(body))
    return Data(file.bytes) + Data(body)
  }

  /// The templates as a file holds them; empty without.
  private var grammarText: String {
    guard let grammar = matcher?.grammar else { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(grammar)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a model from the contents of a file.
  ///
  /// - Throws: A `ModelFileError`.
  public init(decoding data: Data) throws {
    guard data.count >= Self.header, data.prefix(8).elementsEqual(Self.magic) else {
      throw ModelFileError.foreign
    }
    var head = ByteReader([UInt8](data.dropFirst(8).prefix(Self.header - 8)))
    let body = [UInt8](data.dropFirst(Self.header))
    do {
      let version = Int(try head.number(UInt32.self))
      guard (Self.oldest...Self.version).contains(version) else { throw ModelFileError.version(version) }
      guard try head.number(UInt64.self) == UInt64(body.count),
        try head.number(UInt64.self) == Self.checksum(body)
      else { throw ModelFileError.damaged }
      var reader = ByteReader(body)
      try self.init(&reader, version: version)
      guard reader.isAtEnd else { throw ModelFileError.damaged }
    } catch is ByteReader.Malformed {
      throw ModelFileError.damaged
    }
  }

  private init(_ reader: inout ByteReader, version: Int) throws {
    intents = try reader.texts()
    let index = Int(try reader.number(Int32.self))
    guard !intents.isEmpty, index < intents.count else { throw ByteReader.Malformed() }
    refusal = Refusal(intent: index < 0 ? nil : index, threshold: try reader.float())
    var classifier = try IntentClassifier(&reader, classes: intents.count)
    tagger = try reader.number(UInt8.self) == 0 ? nil : SlotTagger(&reader, intents: intents.count)
    let text = try reader.text()
    if !text.isEmpty {
      guard let grammar = try? JSONDecoder().decode(SentenceGrammar.self, from: Data(text.utf8)),
        let matcher = try? SentenceMatcher(grammar)
      else { throw ByteReader.Malformed() }
      self.matcher = matcher
    }
    if version > 2, try reader.number(UInt8.self) != 0 {
      guard let network = classifier.network else { throw ByteReader.Malformed() }
      classifier.remembered = try RememberedExamples(
        &reader, classes: intents.count, filters: network.filters)
    }
    var encoder: TunedEncoder?
    if version > 3, try reader.number(UInt8.self) != 0 {
      classifier.encoderShare = try reader.float()
      encoder = try TunedEncoder(
        &reader, classes: intents.count, labelCount: tagger?.labels.count ?? 0)
    }
    (self.classifier, self.encoder) = (classifier, encoder)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return FeatureHash.seed }
      return learning_checksum(start, bytes.count, FeatureHash.seed)
    }
  }
}

extension IntentClassifier {
  func write(to writer: inout ByteWriter) {
    writer.put(share)
    writer.put(sharpness)
    linear.write(to: &writer)
    writer.put(UInt8(network == nil ? 0 : 1))
    network?.write(to: &writer)
  }

  init(_ reader: inout ByteReader, classes: Int) throws(ByteReader.Malformed) {
    share = try reader.float()
    sharpness = try reader.float()
    linear = try LinearIntents(&reader, classes: classes)
    network = try reader.number(UInt8.self) == 0 ? nil : WordNetwork(&reader, classes: classes)
  }
}

extension LinearIntents {
  func write(to writer: inout ByteWriter) {
    writer.put(bias)
    writer.put(rarity.map(Rarity.byte))
    var present = [UInt8](repeating: 0, count: (scales.count + 7) / 8)
    for row in scales.indices where scales[row] > 0 { present[row >> 3] |= 1 << UInt8(row & 7) }
    writer.put(present)
    for row in scales.indices where scales[row] > 0 {
      writer.put(scales[row])
      for column in 0..<classes { writer.put(weights[row * columns + column]) }
    }
  }

  init(_ reader: inout ByteReader, classes: Int) throws(ByteReader.Malformed) {
    let rows = IntentFeatures.rows + IntentFeatures.dense
    let columns = Kernels.padded(classes)
    let bias = try reader.floats()
    let rarity = try reader.raw().map(Rarity.value)
    let present = try reader.raw()
    guard bias.count == columns, rarity.count == IntentFeatures.rows, present.count == (rows + 7) / 8 else {
      throw ByteReader.Malformed()
    }
    var scales = [Float](repeating: 0, count: rows)
    var weights = [Int8](repeating: 0, count: rows * columns)
    for row in 0..<rows where present[row >> 3] & (1 << UInt8(row & 7)) != 0 {
      scales[row] = try reader.float()
      try reader.signed(into: &weights, at: row * columns, count: classes)
    }
    self.init(classes: classes, rarity: rarity, bias: bias, scales: scales, weights: weights)
  }
}
