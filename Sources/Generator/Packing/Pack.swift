import Foundation
import IntentWire
import Yams

/// A folder of YAML files that becomes a Swift file, so that the program needs no files beside it.
struct Pack {
  let folder: String
  let output: String
  let type: String
  let summary: String

  /// The folders of the project.
  static let all = [
    Pack(
      folder: "Sources/Assistant/Understanding/Phrases/en",
      output: "Sources/Assistant/Understanding/Generated/PackedPhrases.swift", type: "PackedPhrases",
      summary: "The phrase files, packed into the program."),
    Pack(
      folder: "Sources/Assistant/Conversation/Dialogs/en",
      output: "Sources/Assistant/Conversation/Generated/PackedDialogs.swift", type: "PackedDialogs",
      summary: "The dialog files, packed into the program."),
  ]

  func run(root: URL, into generation: inout Generation) throws {
    generation.add(output, try text(root: root))
  }

  func text(root: URL) throws -> String {
    var source = SourceText()
    source.line("// Generated from \(folder) by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    source.doc(summary)
    let files = try files(root: root)
    try source.throwingBlock("enum \(type)") { source in
      source.doc("The JSON of each file by its name without extension.")
      guard !files.isEmpty else { return source.line("static let english: [String: String] = [:]") }
      source.line("static let english: [String: String] = [")
      for file in files {
        let name = file.deletingPathExtension().lastPathComponent
        source.line("  \(name.literal): \(try json(of: file).rawLiteral),")
      }
      source.line("]")
    }
    return source.text
  }

  private func files(root: URL) throws -> [URL] {
    let url = root.appendingPathComponent(folder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
      .map { url.appendingPathComponent($0) }
    let bases = Dictionary(grouping: files) { $0.deletingPathExtension().lastPathComponent }
    if let twice = bases.filter({ $0.value.count > 1 }).keys.min() {
      throw GenerationError("\(folder): there are two files named “\(twice)”; rename one of them.")
    }
    return files
  }

  private func json(of file: URL) throws -> String {
    let path = "\(folder)/\(file.lastPathComponent)"
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw GenerationError("\(path): the file could not be read as UTF-8 text.")
    }
    let value = try PlainYAML.read(text, path: path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension SourceText {
  fileprivate mutating func throwingBlock(_ head: String, _ body: (inout SourceText) throws -> Void) throws {
    var failure: (any Error)?
    block(head) { source in
      do { try body(&source) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
