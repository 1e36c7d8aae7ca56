import Foundation
import FoundationAdditions
import Testing

/// Predicates from texts.
@Suite struct PredicateFormatTests {
  struct Note {
    var title: String
    var words: Int
    var isDone = false
    var tags: [String] = []
    var folder: Folder?
    var date: Date?
  }

  final class Folder {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let note = Note(
    title: "Grocery List", words: 42, tags: ["home", "food"], folder: Folder("Inbox"),
    date: Date(timeIntervalSince1970: 100))

  @Test func comparisonsHold() {
    #expect(NSPredicate(format: "title == %@", "Grocery List").evaluate(with: note))
    #expect(NSPredicate(format: "title CONTAINS[cd] %@", "gròcery").evaluate(with: note))
    #expect(!NSPredicate(format: "title CONTAINS %@", "grocery").evaluate(with: note))
    #expect(NSPredicate(format: "title BEGINSWITH[c] 'gro' AND title ENDSWITH \"List\"").evaluate(with: note))
    #expect(NSPredicate(format: "words >= %d", 42).evaluate(with: note))
    #expect(NSPredicate(format: "words BETWEEN {%ld, %lld}", 1, 50).evaluate(with: note))
    #expect(!NSPredicate(format: "words < 42").evaluate(with: note))
    #expect(NSPredicate(format: "isDone == NO").evaluate(with: note))
    #expect(NSPredicate(format: "title LIKE 'Gro*L?st'").evaluate(with: note))
    #expect(NSPredicate(format: "date < %@", Date(timeIntervalSince1970: 200)).evaluate(with: note))
  }

  @Test func pathsLeadIntoObjects() {
    #expect(NSPredicate(format: "folder.name == %@", "Inbox").evaluate(with: note))
    #expect(NSPredicate(format: "%K.%K == 'Inbox'", "folder", "name").evaluate(with: note) == false)
    #expect(NSPredicate(format: "%K = %@", "folder.name", "Inbox").evaluate(with: note))
    #expect(NSPredicate(format: "folder.color == nil").evaluate(with: note))
    #expect(NSPredicate(format: "tags CONTAINS %@", "food").evaluate(with: note))
    #expect(NSPredicate(format: "title == %@", "a").evaluate(with: ["title": "a"]))
    #expect(NSPredicate(format: "SELF IN %@", ["work", "home"]).evaluate(with: "home"))
  }

  @Test func wordsBindAsUsual() {
    let one = NSPredicate(format: "words == 1 OR words == 42 AND isDone == YES")
    #expect(!one.evaluate(with: note))
    #expect(NSPredicate(format: "(words == 1 OR words == 42) AND NOT isDone == YES").evaluate(with: note))
    #expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: note))
  }

  @Test(arguments: [
    "words ==", "(words == 1", "words == %@", "SUBQUERY(tags, $t, $t == 1).@count > 0", "title == 'open",
  ])
  func whatCannotBeReadIsFulfilledByNothing(_ text: String) {
    #expect(!NSPredicate(format: text, argumentArray: []).evaluate(with: note))
  }

  @Test func brokenTextsDoNotHurt() {
    let pieces = ["(", ")", "%@", "%K", "a", "==", "NOT", "AND", "{", "}", "'", "1", "[", "]", "%", "."]
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count] + " "
      }
      _ = NSPredicate(format: text, argumentArray: ["x", 1]).evaluate(with: note)
    }
    _ = NSPredicate(format: String(repeating: "(", count: 10_000), argumentArray: []).evaluate(with: note)
  }
}
