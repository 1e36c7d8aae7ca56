import Foundation
import PropertyListReading
import Testing

@Suite("Property lists in the old text form")
struct OldStyleListTests {
  private func read(_ text: String) throws -> PropertyListNode { try PropertyListNode.read(Data(text.utf8)) }

  @Test func everyKindOfValueIsRead() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      { /* a comment */ plain = a/b_c.d-e; "in quotes" = "say \\"hi\\"\\n\\U00e9\\101"; list = (one, 'two', ( ), ); // rest
        bytes = <0fb d77 1c>; inner = { $(A) = $x; }; "" = ""; }
      """.replacing("$(A) =", with: "\"$(A)\" ="))
    #expect(list["plain"] == .string("a/b_c.d-e"))
    #expect(list["in quotes"] == .string("say \"hi\"\né" + "A"))
    #expect(list["list"] == .array([.string("one"), .string("two"), .array([])]))
    #expect(list["bytes"] == .data(Data([0x0F, 0xBD, 0x77, 0x1C])))
    #expect(list["inner"]?["$(A)"] == .string("$x"))
    #expect(list[""] == .string(""))
    #expect(try read("{ a = é–ü; }")["a"] == .string("é–ü"))
  }

  @Test(
    "A fault is told with its line",
    arguments: [
      ("{ a = b", 1), ("{\n a b; }", 2), ("{ a = (1, 2; }", 1), ("{ a = \"x", 1), ("{\n\n/* x", 3),
      ("{ } x", 1), ("{ a = <0g>; }", 1),
      ("{ a = <012>; }", 1), ("(", 1), ("{ = 1; }", 1),
    ])
  func faults(text: String, line: Int) {
    #expect { try read(text) } throws: { ($0 as? OldStyleFault)?.line == line }
  }

  @Test func depthIsLimited() {
    let text = String(repeating: "(", count: 100_000)
    #expect { try read(text) } throws: { ($0 as? OldStyleFault)?.reason == "it nests too deep" }
  }

  @Test func otherFormsBecomeTheSameValues() throws {
    let xml =
      "<plist><dict><key>a</key><true/><key>b</key><integer>3</integer><key>c</key><array><string>x</string></array></dict></plist>"
    let list = try read(xml)
    #expect(list == .dictionary(["a": .boolean(true), "b": .integer(3), "c": .array([.string("x")])]))
    #expect(list["c"]?.strings == ["x"])
  }

  @Test func changedListsAreReadOrRefused() {
    let sound = Array("{ a = (b, \"c\\\"d\", <00ff>); /* x */ e = { f = g; }; // h\n i = j; }".utf8)
    for seed in 0..<5_000 {
      var bytes = sound
      var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % bytes.count
        if state.isMultiple(of: 3) {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
        }
      }
      _ = try? OldStyleList.read(Data(bytes))
    }
  }
}
