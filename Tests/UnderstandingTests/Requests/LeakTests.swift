import Foundation
import Testing

@Suite("What is learnt from and what is measured with")
struct LeakTests {
  /// A line of any file.
  private struct Line: Decodable { var text: String }

  /// The letters and digits of a sentence, without case, marks and spaces.
  private static func folded(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      view.append(scalar)
    }
    return String(view)
  }

  /// The mark of a sentence in `withheld.txt`: FNV-1a of its letters and digits.
  private static func mark(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in folded(text).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func sentences(_ part: RequestPart, _ name: String) throws -> [String] {
    try part.lines(name, as: Line.self).map(\.text)
  }

  private static func held() throws -> Set<String> {
    Set(try RequestPart.held.names().flatMap { try sentences(.held, $0) }.map(folded))
  }

  @Test("Sentences are the same whatever their case, marks and spaces")
  func folding() {
    #expect(Self.folded("Don’t text  ＭOM!") == Self.folded("dont text mom"))
    #expect(Self.folded("call 5 times") != Self.folded("call 6 times"))
    #expect(Self.mark("a") == "af63dc4c8601ec8c")
  }

  @Test("No sentence that only measures stands where something is learnt from or tuned with")
  func apart() throws {
    let held = try Self.held()
    #expect(held.count > 6000)
    var found: [String] = []
    for part in [RequestPart.train, .tune] {
      for name in try part.names() {
        let leaks = try Self.sentences(part, name).count { held.contains(Self.folded($0)) }
        if leaks > 0 { found.append("\(part.rawValue)/\(name): \(leaks)") }
      }
    }
    let told = try String(
      contentsOf: RequestHome.root.appending(path: "Apps/Trails/AppUtterances.jsonl"), encoding: .utf8
    ).split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)).text }
    let leaks = told.count { held.contains(Self.folded($0)) }
    if leaks > 0 { found.append("AppUtterances: \(leaks)") }
    #expect(found == [], "Take these lines out there, and never out of held.")
  }

  @Test("What is left out of training is all that only measures")
  func withheld() throws {
    let everyday = try String(
      contentsOf: RequestHome.root.appending(
        path: "Tests/UnderstandingTests/Everyday/EverydayRequests.swift"),
      encoding: .utf8
    ).split(separator: "\n").filter { $0.contains("=>") }
      .map { String($0.prefix(upTo: $0.firstRange(of: "=>")?.lowerBound ?? $0.endIndex)) }
    let texts = try RequestPart.held.names().flatMap { try Self.sentences(.held, $0) } + everyday
    let marks = Set(
      try String(contentsOf: RequestHome.requests.appending(path: "withheld.txt"), encoding: .utf8)
        .split(separator: "\n").map(String.init))
    #expect(marks == Set(texts.map(Self.mark)), "Run script/withheld.")
  }

  @Test("What trains reads nothing but sentences to learn from")
  func scripts() throws {
    let root = RequestHome.root
    // These make what lies there, and train nothing.
    let makers: Set = ["withheld", "random-words"]
    let files =
      try ["script", "script/lib", "Sources/MoodTraining"].flatMap { folder in
        try FileManager.default.contentsOfDirectory(
          at: root.appending(path: folder), includingPropertiesForKeys: [.isRegularFileKey])
      }
      .filter { file in
        let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
        return isFile && !makers.contains(file.lastPathComponent)
      }
    var readers: [String] = []
    for file in files {
      // What a comment says is read by nobody.
      let text = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n")
        .filter { line in
          let start = line.drop { $0 == " " }
          return !start.hasPrefix("#") && !start.hasPrefix("//")
        }
        .joined(separator: "\n")
      #expect(Self.forbidden(in: text) == [], "\(file.lastPathComponent)")
      if text.contains("requests/train") || text.contains("\"train\"") {
        readers.append(file.lastPathComponent)
      }
    }
    #expect(Set(readers) == ["request-model", "MoodTraining.swift"])
  }

  /// The places in a script that may lead to sentences from which nothing may be learnt.
  private static func forbidden(in text: String) -> [String] {
    let parts = text.matches(of: /Data\/requests\/([A-Za-z.*{$]+)/).map { String($0.output.1) }
      .filter { !["train", "withheld.txt"].contains($0) }
    return parts + text.matches(of: /["'\/](?:held|tune|Everyday)(?:["'\/]|$)/).map { String($0.output) }
  }

  @Test("Ways to other sentences are seen")
  func ways() {
    for text in [
      #"open("Data/requests/held/moods.jsonl")"#, #"lines(f"{DATA}/tune/x.jsonl")"#,
      #"Data/requests/*/moods"#,
      #"root.appending(path: "held")"#, "Data/requests/$part/moods.jsonl",
    ] { #expect(Self.forbidden(in: text) != [], "\(text)") }
    #expect(
      Self.forbidden(in: #"os.path.join(ROOT, "Data/requests/train") + "Data/requests/withheld.txt""#) == [])
  }

  @Test("The table of files says what is there")
  func table() throws {
    let readme = try String(contentsOf: RequestHome.requests.appending(path: "README.md"), encoding: .utf8)
    var rows: [String: [String]] = [:]
    for line in readme.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0].filter { $0 != "`" }] = cells
    }
    for (column, part) in RequestPart.allCases.enumerated() {
      for name in try part.names() {
        let isOutside = name.hasPrefix("outside-")
        let row = rows[isOutside ? String(name.dropFirst("outside-".count)) : name] ?? []
        let place = 2 + column + (isOutside ? 3 : 0)
        let count = row.indices.contains(place) ? Int(row[place].filter { $0 != "," }) : nil
        #expect(try count == Self.sentences(part, name).count, "\(part.rawValue)/\(name)")
      }
    }
  }
}
