import Foundation
import IntentWire
import Testing

@testable import prithee_generate

@Suite("Packing YAML")
struct PackTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)
  private let pack = Pack(folder: "In", output: "Out/Packed.swift", type: "Packed", summary: "Words.")

  private func write(_ files: [String: String]) throws {
    let folder = root.appendingPathComponent("In", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: root) }

  @Test("A folder that is empty or missing makes an empty table")
  func empty() throws {
    defer { remove() }
    #expect(try pack.text(root: root).contains("static let english: [String: String] = [:]"))
    try write(["notes.txt": "not YAML"])
    #expect(try pack.text(root: root).contains("= [:]"))
  }

  @Test("Files are packed by name, as JSON with sorted members")
  func packing() throws {
    defer { remove() }
    try write(["b.yaml": "z: 1\na: [x, 2.5]\n", "a.yml": "k: say \"#hi\"\n"])
    let text = try pack.text(root: root)
    #expect(text.contains(##"    "b": #"{"a":["x",2.5],"z":1}"#,"##))
    #expect(text.contains(###"    "a": ##"{"k":"say \"#hi\""}"##,"###))
    let first = try #require(text.range(of: "\"a\": "))
    let second = try #require(text.range(of: "\"b\": "))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test("Words that YAML takes for something else stay words")
  func words() throws {
    let value = try PlainYAML.read(
      "- yes\n- no\n- on\n- 2026-03-18\n- 12:30\n- 007\n- 1_000\n- '5'\n- 5\n- true\n- ~\n", path: "w.yaml")
    #expect(
      value
        == .array([
          .string("yes"), .string("no"), .string("on"), .string("2026-03-18"), .string("12:30"),
          .string("007"),
          .string("1_000"), .string("5"), .integer(5), .boolean(true), .null,
        ]))
    #expect(try PlainYAML.read("", path: "w.yaml") == .object([:]))
  }

  @Test(
    "Errors name the file, the line and what is wrong",
    arguments: [
      ("a: 1\nb: [1, 2\nc: 3\n", "In/x.yaml:3"), ("a: 1\na: 2\n", "In/x.yaml:"),
      ("a: \"open\nb: 1\n", "In/x.yaml:"),
    ])
  func errors(_ yaml: String, _ place: String) throws {
    defer { remove() }
    try write(["x.yaml": yaml])
    let error = #expect(throws: GenerationError.self) { _ = try pack.text(root: root) }
    #expect(error?.description.hasPrefix(place) == true, "\(error?.description ?? "")")
  }

  @Test("Two files of one name are refused")
  func twice() throws {
    defer { remove() }
    try write(["x.yaml": "a: 1", "x.yml": "a: 2"])
    let error = #expect(throws: GenerationError.self) { _ = try pack.text(root: root) }
    #expect(error?.description.contains("two files named “x”") == true)
  }
}
