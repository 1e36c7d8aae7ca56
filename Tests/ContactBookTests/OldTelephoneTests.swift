import ContactBook
import Foundation
import Testing
import VCard

@Suite("Cards as old telephones and programs write them")
struct OldTelephoneTests {
  private func card(_ text: String, _ problems: [Int] = []) throws -> VCard {
    let reader = VCardReader(text)
    #expect(reader.problems.map(\.line) == problems, "\(reader.problems)")
    #expect(reader.cards.count == 1)
    return try #require(reader.cards.first?.card)
  }

  private func bytes(_ lines: [(String, [UInt8])]) -> Data {
    var data = Data("BEGIN:VCARD\r\nVERSION:2.1\r\n".utf8)
    for (start, value) in lines { data += Data(start.utf8) + Data(value) + Data("\r\n".utf8) }
    return data + Data("END:VCARD\r\n".utf8)
  }

  // MARK: Line ends

  @Test(
    "Line ends that were written twice change nothing",
    arguments: ["\r\r\n", "\r\n\r\n", "\n\n", "\r\r", "\n\r"])
  func doubledLines(_ end: String) throws {
    let lines = [
      "BEGIN:VCARD", "VERSION:3.0", "FN:Maria", "  Ruiz", "NOTE:one", "  two", "\tthree",
      "PHOTO;ENCODING=b:AAEC", " AwQF",
      "TEL:1", "END:VCARD", "",
    ]
    let card = try card(lines.joined(separator: end))
    #expect(card == (try self.card(lines.joined(separator: "\r\n"))))
    #expect(card.first("NOTE")?.text == "one twothree")
    #expect(card.first("PHOTO")?.data == Data([0, 1, 2, 3, 4, 5]))
    let old = [
      "BEGIN:VCARD", "VERSION:2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:a=3D=", "b=", "c",
      "PHOTO;ENCODING=BASE64:AAEC", "AwQF",
      "TEL:1", "END:VCARD", "",
    ]
    #expect(try self.card(old.joined(separator: end)) == self.card(old.joined(separator: "\n")))
    #expect(try self.card(old.joined(separator: end)).first("NOTE")?.text == "a=bc")
  }

  @Test("CR CR LF is one line end, so that lines keep their numbers")
  func lineNumbers() throws {
    let text = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ana", "what is this", "END:VCARD"].joined(
      separator: "\r\r\n")
    _ = try card(text, [4])
  }

  @Test("Every card reads the same with lines ended in any way and with empty lines within its values")
  func anyLineEnds() throws {
    for seed in 0..<200 {
      var dice = Dice(seed)
      let version = dice.pick([VCard.Version.v3, .v4])
      let card = dice.card(version)
      var text = ""
      for line in card.fileText.components(separatedBy: "\r\n") {
        text += line + (0..<dice.int(1...3)).map { _ in dice.pick(["\n", "\r\n", "\r\r\n"]) }.joined()
      }
      let reader = VCardReader(text)
      #expect(reader.cards.map(\.card) == [card], "seed \(seed)")
      #expect(reader.problems.isEmpty, "seed \(seed): \(reader.problems)")
    }
  }

  @Test("A value that ends in a mark of more takes no property for it")
  func softBreakAtTheEnd() throws {
    let card = try card("BEGIN:VCARD\nVERSION:2.1\nNOTE;ENCODING=QUOTED-PRINTABLE:abc=\n\nTEL:1\nEND:VCARD\n")
    #expect(card.first("NOTE")?.text == "abc")
    #expect(card.first("TEL")?.text == "1")
  }

  // MARK: Character sets

  private static let names: [(String, [UInt8], String)] = [
    ("GBK", [0xD5, 0xC5, 0xCE, 0xB0], "张伟"), ("gb2312", [0xD5, 0xC5, 0xCE, 0xB0], "张伟"),
    ("GB18030", [0x81, 0x30, 0x81, 0x30, 0xCE, 0xB0], "\u{80}伟"), ("x-gbk", [0xD5, 0xC5], "张"),
    ("BIG5", [0xB3, 0xAF, 0xA4, 0x6A, 0xA4, 0xE5], "陳大文"), ("Big5-HKSCS", [0xB3, 0xAF], "陳"),
    // The second byte of this one is a backslash.
    ("big5", [0xB3, 0x5C, 0xA5, 0x5C], "許功"), ("SHIFT_JIS", [0x8E, 0x52, 0x93, 0x63, 0x95, 0x5C], "山田表"),
    ("Shift-JIS", [0x83, 0x5C, 0xB1], "ソｱ"), ("EUC-JP", [0xBB, 0xB3, 0xC5, 0xC4], "山田"),
    ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x3B, 0x33, 0x45, 0x44, 0x1B, 0x28, 0x42], "山田"),
    ("EUC-KR", [0xB1, 0xE8, 0xC3, 0xB6, 0xBC, 0xF6], "김철수"), ("ks_c_5601-1987", [0xB1, 0xE8], "김"),
    ("KOI8-R", [0xE9, 0xD7, 0xC1, 0xCE], "Иван"), ("windows-1251", [0xC8, 0xE2, 0xE0, 0xED], "Иван"),
    ("WIN1251", [0xC8], "И"), ("IBM866", [0x88], "И"), ("TIS-620", [0xCA, 0xC1], "สม"),
    ("ISO-8859-1", [0x4A, 0xF8, 0x72, 0x67, 0x65, 0x6E], "Jørgen"), ("iso-8859-15", [0xA4], "€"),
    ("ISO-8859-1", [0x80], "€"), ("latin2", [0xB1], "ą"), ("ISO_8859-5", [0xB8], "И"),
    ("windows-1256", [0xE3], "م"),
    ("macintosh", [0x8E], "é"), ("UTF-7", Array("+ZeVnLIqe-".utf8), "日本語"),
    ("UTF-16", [0x00, 0x4A, 0x00, 0xF8], "Jø"),
    ("UTF-16", [0xFF, 0xFE, 0x4A, 0x00, 0xF8, 0x00], "Jø"), ("UTF-16LE", [0x4A, 0x00], "J"),
  ]

  @Test("The character set that a property names is the one in which it is read", arguments: names.indices)
  func charsets(_ number: Int) throws {
    let (charset, value, expected) = Self.names[number]
    let encoded = value.map { "=" + String(($0 >> 4), radix: 16) + String($0 & 15, radix: 16) }.joined()
    let quoted = try card(
      "BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:\(encoded)\nEND:VCARD")
    #expect(quoted.first("FN")?.text == expected)
    let base64 = Data(value).base64EncodedString()
    let packed = try card("BEGIN:VCARD\nVERSION:3.0\nFN;CHARSET=\(charset);ENCODING=b:\(base64)\nEND:VCARD")
    #expect(packed.first("FN")?.text == expected)
    guard value.allSatisfy({ $0 > 0x1F }) else { return }
    let plain = VCardReader(bytes([("FN;CHARSET=\(charset):", value)]))
    #expect(plain.cards.first?.card.first("FN")?.text == expected)
    #expect(plain.problems.isEmpty)
  }

  @Test("Any text in GB18030 comes back", arguments: 0..<20)
  func anyText(_ seed: Int) throws {
    var dice = Dice(seed)
    let text = dice.text().replacing("\n", with: " ").replacing("\\", with: "")
    let converter = iconv_open("GB18030", "UTF-8")
    defer { iconv_close(converter) }
    var input = text.utf8.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 4)
    var (left, room) = (input.count, output.count)
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (source, target) = (input.baseAddress, output.baseAddress)
        _ = iconv(converter, &source, &left, &target, &room)
      }
    }
    try #require(left == 0)
    let encoded = output.dropLast(room).map { UInt8(bitPattern: $0) }
    let card = VCardReader(bytes([("NOTE;CHARSET=GB18030:", encoded)])).cards.first?.card
    #expect(card?.first("NOTE")?.text == text)
  }

  @Test("Text that is cut within a character loses only that; the fault is told once a card")
  func cutText() throws {
    let reader = VCardReader(
      bytes([
        ("N;CHARSET=GBK:", [0xD5, 0xC5, 0xCE]), ("NOTE;CHARSET=GBK:", [0xCE, 0xB0, 0xD5]), ("TEL:", [0x31]),
      ]))
    let card = try #require(reader.cards.first?.card)
    #expect(card.first("N")?.text == "张\u{FFFD}")
    #expect(card.first("NOTE")?.text == "伟\u{FFFD}")
    #expect(reader.problems.map(\.line) == [3])
    #expect(reader.problems.first?.message.contains("line 4") == true)
  }

  @Test("A property without a character set is read in the one that the file names elsewhere")
  func sameCharset() throws {
    let reader = VCardReader(
      bytes([("N;CHARSET=GBK:", [0xCE, 0xB0]), ("NOTE:", [0xD5, 0xC5]), ("TITLE:", Array("é".utf8))]))
    #expect(reader.cards.first?.card.first("NOTE")?.text == "张")
    #expect(reader.cards.first?.card.first("TITLE")?.text == "é")
  }

  @Test("A file of wide characters is read without a mark at its beginning, too")
  func wideFiles() throws {
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let data = try #require("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë\r\nEND:VCARD\r\n".data(using: encoding))
      #expect(VCardReader(data).cards.first?.card.first("FN")?.text == "Zoë")
    }
  }

  // MARK: Base 64

  @Test("Text in base 64 is text, with its parts; a picture stays one")
  func packedText() throws {
    let name = Data("Ruiz;María;;;".utf8).base64EncodedString()
    let note = Data("first line\r\nsecond, line".utf8).base64EncodedString()
    let text =
      "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=BASE64:\(name)\nitem1.NOTE;BASE64:\(note.prefix(12))\n \(note.dropFirst(12))\n\nPHOTO;ENCODING=BASE64;TYPE=PNG:AAEC\n AwQF\n\nX-MINE;ENCODING=b:AAEC\nEND:VCARD\n"
    for keepsBinaries in [true, false] {
      let reader = VCardReader(Data(text.utf8), keepsBinaries: keepsBinaries)
      let card = try #require(reader.cards.first?.card)
      #expect(reader.problems.isEmpty)
      #expect(card.first("N")?.components.prefix(2) == ["Ruiz", "María"])
      #expect(card.first("NOTE")?.text == "first line\nsecond, line")
      #expect(card.first("PHOTO")?.data == (keepsBinaries ? Data([0, 1, 2, 3, 4, 5]) : Data()))
      #expect(card.first("X-MINE")?[parameter: "ENCODING"] == ["b"])
      #expect(Contact(card, identifier: "x").name == "María Ruiz")
    }
    let broken = try card("BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nNOTE;ENCODING=b:???\nEND:VCARD\n", [4])
    #expect(broken.first("NOTE")?.value == "???")
  }

  // MARK: Notes

  @Test("Several notes of a card are one, and so is a note whose lines were broken without a mark")
  func notes() throws {
    let several = try card("BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nNOTE:one\nTEL:1\nNOTE:two\nEND:VCARD")
    #expect(Contact(several, identifier: "x").note == "one\ntwo")
    let broken = try card("BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nNOTE:likes tea\nand cake, too\nTEL:1\nEND:VCARD")
    #expect(broken.first("NOTE")?.text == "likes tea\nand cake, too")
    #expect(broken.first("TEL")?.text == "1")
    #expect(VCardReader(broken.fileText).cards.first?.card == broken)
  }

  @Test("Lines of a card that cannot be read are told together")
  func oneProblemEach() throws {
    let junk = (1...9).map { "junk \($0)" }.joined(separator: "\n")
    let reader = VCardReader(
      (1...2).map { _ in "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\n\(junk)\nEND:VCARD\n" }.joined())
    #expect(reader.problems.map(\.line) == [4, 17])
    #expect(reader.problems[0].message.contains("lines 5, 6, 7, 8 and 4 more"))
    #expect(reader.cards[0].card.all(VCardReader.unreadable).count == 9)
  }
}
