import Foundation

@testable import Learning

/// An encoder like MiniLM's, but small and with random weights, for tests.
enum TinyEncoder {
  static let width = 32
  static let inner = 48
  static let words =
    ["[UNK]", "[CLS]", "[SEP]", "[unused1]", "電"] + "abcdefghijklmnopqrstuvwxyz'".map(String.init)
    + "abcdefghijklmnopqrstuvwxyz".map { "##\($0)" } + [
      "play", "jazz", "open", "the", "door", "add", "milk", "##s",
    ]

  /// The tables of its weights, with the names that MiniLM's have.
  static func tensors(seed: UInt64, inner: Int = inner) -> [(name: String, shape: [Int], numbers: [Float])] {
    var random = SeededGenerator(seed: seed)
    var tensors: [(name: String, shape: [Int], numbers: [Float])] = []
    func add(_ name: String, _ shape: [Int], _ deviation: Float, around middle: Float = 0) {
      let count = shape.reduce(1, *)
      tensors.append((name, shape, (0..<count).map { _ in middle + deviation * random.normal() }))
    }
    func norm(_ name: String) {
      add(name + ".weight", [width], 0.1, around: 1)
      add(name + ".bias", [width], 0.1)
    }
    func matrix(_ name: String, _ depth: Int, _ columns: Int) {
      add(name + ".weight", [columns, depth], 0.2)
      add(name + ".bias", [columns], 0.1)
    }
    add("embeddings.word_embeddings.weight", [words.count, width], 1)
    add("embeddings.position_embeddings.weight", [SentenceEncoder.longest + 6, width], 0.3)
    add("embeddings.token_type_embeddings.weight", [2, width], 0.1)
    norm("embeddings.LayerNorm")
    for layer in 0..<2 {
      let name = "encoder.layer.\(layer)."
      for part in ["query", "key", "value"] { matrix(name + "attention.self." + part, width, width) }
      matrix(name + "attention.output.dense", width, width)
      norm(name + "attention.output.LayerNorm")
      matrix(name + "intermediate.dense", width, inner)
      matrix(name + "output.dense", inner, width)
      norm(name + "output.LayerNorm")
    }
    return tensors
  }

  /// Writes weights and vocabulary to a folder, as MiniLM's are published.
  static func write(
    _ tensors: [(name: String, shape: [Int], numbers: [Float])], words: [String] = words, to folder: URL
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(words.map { $0 + "\n" }.joined().utf8).write(to: folder.appending(path: "vocab.txt"))
    var header: [String: Any] = ["__metadata__": ["format": "pt"]]
    var numbers = Data()
    for tensor in tensors {
      let start = numbers.count
      for number in tensor.numbers {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { numbers.append(contentsOf: $0) }
      }
      header[tensor.name] = [
        "dtype": "F32", "shape": tensor.shape, "data_offsets": [start, numbers.count],
      ]
    }
    let text = try JSONSerialization.data(withJSONObject: header)
    var file = Data()
    withUnsafeBytes(of: UInt64(text.count).littleEndian) { file.append(contentsOf: $0) }
    try (file + text + numbers).write(to: folder.appending(path: "model.safetensors"))
  }

  /// An encoder of random weights, by way of files.
  static func encoder(seed: UInt64 = 1) throws -> SentenceEncoder {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TinyEncoder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(tensors(seed: seed), to: folder)
    return try SentenceEncoder(weights: folder)
  }
}
