import Foundation
import PropertyListReading
import Testing

@Suite struct ForeignPropertyListTests {
  private let sample: [String: Any] = [
    "name": "Sample", "count": 4, "share": 2.5, "isOn": true, "made": Date(timeIntervalSince1970: 5),
    "data": Data([1, 2, 3]), "text": "héé😀", "items": [["a": 1], ["b": [2, 3]]] as [Any],
  ]

  private func data(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
  }

  private func fault(_ data: Data, deepest: Int = 64) -> ForeignPropertyList.Fault? {
    do {
      _ = try ForeignPropertyList.value(of: data, deepest: deepest)
      return nil
    } catch { return error }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsWhatFoundationWrites(format: PropertyListSerialization.PropertyListFormat) throws {
    let read = try #require(try ForeignPropertyList.dictionary(of: data(sample, format), deepest: 64))
    #expect(NSDictionary(dictionary: read) == NSDictionary(dictionary: sample))
    #expect(try ForeignPropertyList.dictionary(of: data(["a"], format), deepest: 64) == nil)
  }

  @Test func readsUTF16AndTheOldForm() throws {
    let text = #"<?xml version="1.0" encoding="UTF-8"?><plist><array><string>ä</string></array></plist>"#
    let utf16 = try #require(text.data(using: .utf16))
    #expect(try ForeignPropertyList.value(of: utf16, deepest: 4) as? [String] == ["ä"])
    let old = Data(#"{ a = ( b, "c (" ); /* ( */ }"#.utf8)
    #expect(try ForeignPropertyList.dictionary(of: old, deepest: 2)?["a"] as? [String] == ["b", "c ("])
  }

  @Test func boundsTheDepthOfEveryForm() throws {
    var value: Any = "core"
    for _ in 0..<40 { value = [value] }
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      #expect(fault(try data(value, format), deepest: 41) == nil)
      #expect(fault(try data(value, format), deepest: 39) == .tooDeep)
    }
    for opening in ["<array>", "<array><!-- </array> -->", "<array><? > </array> ?>", "(", "(\")\","] {
      let text = (opening.hasPrefix("<") ? "<plist>" : "") + String(repeating: opening, count: 50_000)
      #expect(fault(Data(text.utf8)) == .tooDeep, "\(opening)")
    }
    // An encoding in which marks are other bytes would hide them.
    let hidden = #"<?xml version="1.0" encoding="UTF-7"?><plist><array/></plist>"#
    #expect(fault(Data(hidden.utf8)) == .damaged)
  }

  /// A binary list with the objects given, of which the first is the top one.
  private func binary(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return Data(bytes)
  }

  @Test func refusesObjectsThatNoListHas() {
    #expect(fault(binary([[0xA1, 1], [0x51, 0x61]])) == nil)
    #expect(fault(binary([[0xA1, 0]])) == .tooDeep, "contains itself")
    #expect(fault(binary([[0xA1, 7]])) == .damaged, "names an object that is not there")
    #expect(fault(binary([[0xA1, 1], [0x80, 1]])) == .damaged, "an identifier of an archive")
    #expect(fault(binary([[0xD1, 1, 1], [0x10, 1]])) == .damaged, "a key that is no text")
    #expect(
      fault(binary([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .damaged, "length")
    #expect(
      fault(binary([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .damaged, "count")
    // Lists of the next one ten times, 22 of them, would be 10²² values.
    let bomb = (0..<22).map { index in [0xAA] + [UInt8](repeating: UInt8(index + 1), count: 10) }
    #expect(fault(binary(bomb + [[0x51, 0x61]])) == .damaged)
    for text in ["", "bplist", "bplist00", "nothing", "\0"] {
      _ = fault(Data(text.utf8))
    }
    #expect(fault(Data("bplist00".utf8)) == .damaged)
  }

  @Test(arguments: 0..<3) func changedFilesNeverEndTheProcess(seed: Int) throws {
    let sources = [
      Array(try data(sample, .binary)), Array(try data(sample, .xml)),
      Array(#"{ a = ( b, {d = <0a0b>; e = "q\"r"; } ); /* x */ f = g; // y"#.utf8),
    ]
    var state = UInt64(seed)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var read = 0
    for source in sources {
      for _ in 0..<3_000 {
        var bytes = source
        for _ in 0...next(4) {
          let place = next(bytes.count)
          if next(2) == 0 { bytes.remove(at: place) } else { bytes[place] = UInt8(next(256)) }
        }
        guard let value = try? ForeignPropertyList.value(of: Data(bytes), deepest: 64) else { continue }
        read += 1
        #expect(size(of: value) > 0)
      }
    }
    #expect(read > 100)
  }

  /// How many values there are, each looked at.
  private func size(of value: Any) -> Int {
    switch value {
    case let members as [String: Any]: members.reduce(1) { $0 + $1.key.count + size(of: $1.value) }
    case let items as [Any]: items.reduce(1) { $0 + size(of: $1) }
    default: 1 + "\(value)".count
    }
  }
}
