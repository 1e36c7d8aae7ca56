import Foundation
import Testing

@testable import Learning

/// Files of encoders, of the weights that they are made of, and of models with one in them.
struct EncoderFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "EncoderFileTests-\(UUID().uuidString)")

  private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func state(_ encoder: SentenceEncoder) -> [Float] {
    let state = encoder.read(encoder.encode(TokenizedText("play the jazz")).pieces)
    return (0..<state.count).map { state.start[$0] }
  }

  @Test func readsWhatItWrote() throws {
    try inFolder { folder in
      let (encoder, file) = (try TinyEncoder.encoder(), folder.appending(path: "tiny.encoder"))
      try encoder.write(to: file)
      #expect(state(try SentenceEncoder(contentsOf: file)) == state(encoder))
    }
  }

  @Test func damagedFilesAreRefusedOrRead() throws {
    try inFolder { folder in
      let file = folder.appending(path: "tiny.encoder")
      try TinyEncoder.encoder().write(to: file)
      let data = try Data(contentsOf: file)
      var random = SeededGenerator(seed: 3)
      for length in Array(0..<40) + (0..<100).map({ _ in random.below(data.count) }) {
        try data.prefix(length).write(to: file)
        #expect(throws: EncoderFileError.self) { try SentenceEncoder(contentsOf: file) }
      }
      var refused = 0
      for _ in 0..<200 {
        var changed = data
        let reach = random.unit() < 0.5 ? 600 : changed.count
        changed[random.below(reach)] = UInt8(truncatingIfNeeded: random.next())
        try changed.write(to: file)
        do { _ = state(try SentenceEncoder(contentsOf: file)) } catch is EncoderFileError { refused += 1 }
      }
      #expect(refused > 10)
    }
  }

  @Test func saysWhatTheWeightsLack() throws {
    try inFolder { folder in
      func problem(_ change: (inout [(name: String, shape: [Int], numbers: [Float])]) -> Void) throws
        -> String
      {
        var tensors = TinyEncoder.tensors(seed: 1)
        change(&tensors)
        try TinyEncoder.write(tensors, to: folder)
        return "\(try #require(throws: EncoderFileError.self) { try SentenceEncoder(weights: folder) })"
      }
      let bias = "encoder.layer.1.attention.self.key.bias"
      #expect(try problem { $0.removeAll { $0.name == bias } }.contains("“\(bias)” is missing"))
      #expect(
        try problem { tensors in
          guard let index = tensors.firstIndex(where: { $0.name == bias }) else { return }
          tensors[index] = (bias, [16], Array(tensors[index].numbers.prefix(16)))
        }.contains("“\(bias)” has another size"))
      #expect(
        try problem { tensors in
          guard let index = tensors.firstIndex(where: { $0.name == bias }) else { return }
          tensors[index].numbers[0] = .nan
        }.contains("“\(bias)”"))
      #expect(
        try problem { $0 = TinyEncoder.tensors(seed: 1, inner: 40) }.contains("multiple of 16"))
      #expect(
        try problem { tensors in
          tensors[0] = (tensors[0].name, [1 << 32, 1 << 31], tensors[0].numbers)
        }.contains("another size"))
      #expect(try problem { $0[0] = ($0[0].name, [4, 0], []) }.contains("multiple of 32"))
      try Data("no tensors at all".utf8).write(to: folder.appending(path: "model.safetensors"))
      #expect(throws: EncoderFileError.self) { try SentenceEncoder(weights: folder) }
      try FileManager.default.removeItem(at: folder.appending(path: "vocab.txt"))
      #expect(throws: EncoderFileError.self) { try SentenceEncoder(weights: folder) }
    }
  }

  @Test func vocabulariesWithoutTheEndsOfSentencesAreRefused() throws {
    try inFolder { folder in
      var words = TinyEncoder.words
      words[1] = "[CLZ]"
      try TinyEncoder.write(TinyEncoder.tensors(seed: 1), words: words, to: folder)
      #expect(throws: EncoderFileError.self) { try SentenceEncoder(weights: folder) }
    }
  }

  @Test func aModelKeepsItsEncoder() throws {
    let options = TrainingOptions(isThorough: false, encoder: try TinyEncoder.encoder())
    let model = try TrainedModel.train(examples: Phrases.all, options: options)
    #expect(model.encoder != nil)
    let copy = try TrainedModel(decoding: model.encoded())
    for example in Phrases.all.prefix(10) {
      #expect(copy.predict(example.text) == model.predict(example.text))
    }
    #expect(copy.encoded() == model.encoded())
    let plain = try TrainedModel.train(
      examples: Phrases.all, options: TrainingOptions(isThorough: false))
    #expect(plain.encoder == nil)
    let text = Phrases.all[0].text
    #expect(plain.predict(text).confidence != model.predict(text).confidence)
  }
}
