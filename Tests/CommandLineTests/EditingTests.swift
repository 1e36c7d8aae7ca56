import Foundation
import Testing

@testable import prithee

@Suite("Editing a line")
struct EditingTests {
  private func keys(_ bytes: [UInt8]) -> [EditKey] {
    var reader = KeyReader()
    return bytes.compactMap { reader.key(for: $0) }
  }

  private func line(_ keys: [EditKey], history: [String] = []) -> EditedLine {
    keys.reduce(into: EditedLine(history: history)) { $0.apply($1) }
  }

  @Test func bytesBecomeKeys() {
    #expect(keys(Array("aé日👍".utf8)) == [.text("a"), .text("é"), .text("日"), .text("👍")])
    #expect(keys([0x01, 0x03, 0x04, 0x0D, 0x7F]) == [.home, .interrupt, .endOfInput, .enter, .backspace])
    #expect(keys(Array("\u{1B}[A\u{1B}[1;5D\u{1B}OH\u{1B}[3~".utf8)) == [.up, .wordLeft, .home, .delete])
    #expect(
      keys(Array("\u{1B}[200~two\nlines\u{3}\u{1B}[201~x".utf8)) == [.text("two lines"), .text("x")])
    #expect(keys(Array("\u{1B}[99;99;99ZB".utf8)) == [.text("B")])
  }

  @Test func noBytesStopTheReading() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var reader = KeyReader()
      var line = EditedLine(history: ["one", "two words"])
      for byte in bytes {
        if let key = reader.key(for: byte) { line.apply(key) }
        #expect((0...line.characters.count).contains(line.cursor), "\(bytes)")
      }
      // Whatever came before, what follows a paste's end and a break is understood.
      for byte in "\u{1B}[201~\u{1B}[A\u{7}".utf8 { _ = reader.key(for: byte) }
      #expect(reader.key(for: 0x0D) == .enter, "\(bytes)")
    }
  }

  @Test func keysChangeTheLine() {
    #expect(line([.text("add milk"), .deleteWordBefore, .text("eggs")]).text == "add eggs")
    #expect(line([.text("milk"), .home, .text("add "), .end, .text("!")]).text == "add milk!")
    #expect(line([.text("one two"), .deleteToStart, .text("x"), .insertDeleted]).text == "xone two")
    #expect(line([.text("ab"), .exchange]).text == "ba")
    #expect(line([.text("one two"), .wordLeft, .left, .deleteToEnd]).text == "one")
    #expect(line([.backspace, .delete, .left, .deleteWordAfter]).text.isEmpty)
    // A mark joins with the letter before it.
    let marked = line([.text("e"), .text("\u{301}"), .text("x"), .left, .backspace])
    #expect(marked.text == "x")
    #expect(marked.cursor == 0)
  }

  @Test func earlierLinesComeBack() {
    let history = ["add milk", "show the list", "add eggs"]
    #expect(line([.up, .up], history: history).text == "show the list")
    #expect(line([.text("own"), .up, .up, .down, .down], history: history).text == "own")
    #expect(line([.search, .text("ad"), .text("d")], history: history).text == "add eggs")
    #expect(line([.search, .text("add"), .search, .end, .text("!")], history: history).text == "add milk!")
    #expect(line([.text("own"), .search, .text("zz"), .leave], history: history).text == "own")
  }

  @Test func aLineIsBrokenAtWords() {
    func view(_ text: String, at place: Int? = nil, width: Int = 20, height: Int = 10) -> EditView {
      EditView(
        prompt: "> ", line: Array(text), cursor: place ?? text.count, width: width, height: height)
    }
    let text = "put apples and pears on it"
    #expect(view(text).rows == ["> put apples and ", "pears on it"])
    #expect(view(text).cursor == (1, 11))
    #expect(view(text, at: 14).cursor == (0, 16))
    #expect(view(text, at: 15).cursor == (1, 0))
    // A row that the words fill to its end begins no other with a blank.
    #expect(view("put apples or nuts on").rows == ["> put apples or ", "nuts on"])
    #expect(view("put apples or bun on").rows == ["> put apples or bun ", "on"])
    #expect(view(String(repeating: "x", count: 40)).rows.map(\.count) == [19, 19, 4])
    #expect(view("日本語の長い文章です").rows == ["> 日本語の長い文章", "です"])
    let tall = view(Array(repeating: "word", count: 100).joined(separator: " "), at: 0, height: 5)
    #expect(tall.rows.count == 4)
    #expect(tall.cursor == (0, 2))
  }

  @Test func noLayoutIsWiderThanTheTerminal() {
    var generator = SystemRandomNumberGenerator()
    let letters: [Character] = ["a", " ", "é", "日", "👍🏽", "-", " "]
    for _ in 0..<2_000 {
      let line = (0..<Int.random(in: 0...90, using: &generator)).compactMap { _ in letters.randomElement() }
      let width = Int.random(in: 6...40, using: &generator)
      for place in [0, line.count / 2, line.count] {
        let view = EditView(prompt: "> ", line: line, cursor: place, width: width, height: 100)
        #expect(view.rows.allSatisfy { TextWidth.of($0) <= width }, "\(view.rows)")
        #expect(view.rows.joined() == "> " + String(line))
        #expect(view.rows.indices.contains(view.cursor.row) && view.cursor.column < width, "\(view)")
      }
    }
  }

  @Test func repliesAreBrokenAtWords() {
    let text = "Which list do you mean?\n1. Grocery Store for the weekend\n  [ ] coffee beans from the shop"
    #expect(
      WordWrap.text(text, width: 20) == """
        Which list do you
        mean?
        1. Grocery Store for
           the weekend
          [ ] coffee beans
              from the shop
        """)
    #expect(WordWrap.text("short", width: 20) == "short")
    #expect(WordWrap.text("", width: 20).isEmpty)
    #expect(
      WordWrap.text(String(repeating: "x", count: 25), width: 20).split(separator: "\n").map(\.count) == [
        20, 5,
      ])
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1_000 {
      let words = (0..<30).map { _ in String(repeating: "w", count: Int.random(in: 1...25, using: &generator))
      }
      let wrapped = WordWrap.text(words.joined(separator: " "), width: 20)
      #expect(wrapped.split(separator: "\n").allSatisfy { $0.count <= 20 })
      #expect(wrapped.filter { $0 == "w" }.count == words.joined().count)
    }
  }

  @Test func theHistoryIsKeptForItsOwnerAlone() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    // As an earlier version wrote it.
    try Data("_HiStOrY_V2_\nadd\\040milk\n".utf8).write(to: file)
    var history = ChatHistory(file)
    #expect(history.lines == ["add milk"])
    for line in ["add eggs", "add eggs", "  ", "a\\040b"] { history.add(line) }
    #expect(ChatHistory(file).lines == ["add milk", "add eggs", "a\\040b"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    for number in 0..<600 { history.add("line \(number)") }
    #expect(ChatHistory(file).lines.count == 500)
  }
}
