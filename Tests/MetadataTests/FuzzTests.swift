import Foundation
import Metadata
import Testing

/// Source in every state of being written: the extractor always ends with a result.
struct FuzzTests {
  /// A small generator with a seed, so that a failure can be repeated.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private let source: String

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/Everything.source.txt")
    source = try String(contentsOf: file, encoding: .utf8)
  }

  private func check(_ text: String) throws {
    let first = extract(text)
    #expect(try !first.metadata().isEmpty)
    #expect(first.registry.contains("enum PritheeRegistry"))
  }

  @Test(.timeLimit(.minutes(2))) func truncatedSource() throws {
    let characters = Array(source)
    for length in stride(from: 0, to: characters.count, by: 61) {
      try check(String(characters.prefix(length)))
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: 0..<4)
  func mutatedSource(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let original = Array(source.unicodeScalars)
    let pieces = [
      "{", "}", "(", ")", "\"", "\\(", "#if", "#endif", "@Parameter(", "\u{0}", "🧗", "`", "<", ">", ":",
      "\"\"\"",
    ]
    for _ in 0..<25 {
      var scalars = original
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: scalars.remove(at: place)
        case 1:
          scalars.insert(
            contentsOf: pieces.randomElement(using: &random)?.unicodeScalars ?? "".unicodeScalars, at: place)
        case 2: scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &random))
        default:
          let end = min(scalars.count, place + Int.random(in: 1..<200, using: &random))
          scalars.removeSubrange(place..<end)
          if scalars.isEmpty { scalars = original }
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      try check(String(text))
    }
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "struct A {", "#if X\n", "((((", "extension A.B { struct A: B {", "\"\\(", "[[[",
      "!", "a.", "if a {} else ", "[A<", "([", "{[", "#if X {\n",
    ])
  func deepNesting(_ piece: String) throws {
    for count in [5, 100, 2_000] { try check(String(repeating: piece, count: count)) }
  }

  /// Real apps' source with tokens missing, as it is while somebody writes it.
  @Test(.timeLimit(.minutes(2)), arguments: ["Coffee", "Patterns", "Schemas", "Tasks", "Trails"])
  func sourceWithTokensMissing(_ app: String) throws {
    var random = Seeded(state: 7)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../AppIntentsTests/Compatibility/\(app)").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    try #require(!files.isEmpty)
    for file in files {
      let tokens = try String(contentsOf: file, encoding: .utf8).split(separator: /\b/)
      for _ in 0..<4 {
        var rest = tokens
        for _ in 0..<Int.random(in: 1...20, using: &random) where rest.count > 1 {
          rest.remove(at: Int.random(in: 0..<rest.count, using: &random))
        }
        try check(rest.joined())
      }
    }
  }

  @Test func whatTakesTooLongIsAnError() {
    let request = ExtractionRequest(module: "M", sources: [SourceText(path: "a.swift", text: source)])
    let extraction = MetadataExtractor(limit: .zero).extract(request)
    #expect(extraction.rules == [.tooComplex])
    #expect(extraction.hasErrors)
  }

  @Test func cyclesEnd() throws {
    try check("typealias A = B\ntypealias B = A\nstruct C: A { }\nclass D: E, AppIntent {}\nclass E: D {}")
    try check("struct A: AppIntent { typealias A = A.A\n@Parameter var a: A\n }")
  }
}
