import Language

/// Finds the words in the characters of a text that come one after the other, folded.
struct WordMachine {
  private var word: [UInt8] = []
  private var signs: [UInt8] = []
  private var gap = WordGap()
  /// Where the word begins and ends, in characters.
  private var start = 0
  private var end = 0
  /// The letters, with their marks, of a run without spaces, and where each stands.
  private var run: [(bytes: [UInt8], place: Int)] = []
  /// The first half of a flag.
  private var half: (scalar: Unicode.Scalar, place: Int)?

  typealias Body = (UnsafeBufferPointer<UInt8>, WordScanner.Mark) -> Void

  /// Takes the next character.
  ///
  /// - Parameter place: The number of the character in the text, where that is of interest.
  mutating func feed(_ scalar: Unicode.Scalar, at place: Int = 0, _ body: Body) {
    if let first = half {
      half = nil
      if Self.isRegion(scalar) {
        emit(Self.bytes(first.scalar) + Self.bytes(scalar), first.place..<place + 1, body)
        return
      }
      emit(Self.bytes(first.scalar), first.place..<first.place + 1, body)
    }
    if Self.isUnspaced(scalar) {
      finishWord(body)
      run.append((Self.bytes(scalar), place))
    } else if !run.isEmpty, Self.isMark(scalar) {
      run[run.count - 1].bytes += Self.bytes(scalar)
    } else if Self.isIdeograph(scalar) {
      finish(body)
      emit(Self.bytes(scalar), place..<place + 1, body)
    } else if Self.isRegion(scalar) {
      finish(body)
      half = (scalar, place)
    } else if Self.isPicture(scalar) {
      finish(body)
      emit(Self.bytes(scalar), place..<place + 1, body)
    } else if Self.belongsToWord(scalar) {
      finishRun(body)
      if !signs.isEmpty {
        // One sign between two words joins them, and belongs to neither.
        let isJoint = signs.count == 1
        let sign = signs[0]
        if isJoint { signs = [] }
        finishWord(body)
        if isJoint { gap.add(sign) }
      }
      if word.isEmpty { start = place }
      end = place + 1
      let bytes = Self.bytes(scalar)
      if word.count + bytes.count <= WordScanner.longestWord { word += bytes }
    } else if word.isEmpty, run.isEmpty {
      gap.add(Self.byte(scalar))
    } else if scalar == "'" || scalar == "’" {
      if word.isEmpty || !signs.isEmpty {
        finish(body)
        gap.add(1)
      }
    } else if !word.isEmpty, let sign = Self.sign(scalar) {
      signs.append(sign)
      if signs.count > WordScanner.mostSigns {
        let extra = signs
        signs = []
        finish(body)
        for sign in extra { gap.add(sign) }
      }
    } else {
      finish(body)
      gap.add(Self.byte(scalar))
    }
  }

  /// Ends the text.
  mutating func finish(_ body: Body) {
    if let first = half {
      half = nil
      emit(Self.bytes(first.scalar), first.place..<first.place + 1, body)
    }
    finishWord(body)
    finishRun(body)
  }

  private mutating func finishWord(_ body: Body) {
    guard !word.isEmpty else { return }
    let bytes = word + signs
    let isLetter = Self.isOneLetter(word)
    let mark = WordScanner.Mark(
      stem: isLetter ? bytes.count : word.count, gap: gap, place: start..<end + (isLetter ? signs.count : 0))
    bytes.withUnsafeBufferPointer { body($0, mark) }
    word.removeAll(keepingCapacity: true)
    signs = []
    gap = WordGap()
  }

  /// Ends a run without spaces: two letters are a word, and so is one that stands alone.
  private mutating func finishRun(_ body: Body) {
    guard let last = run.last else { return }
    if run.count == 1 { emit(last.bytes, last.place..<last.place + 1, body) }
    for (first, second) in zip(run, run.dropFirst()) {
      emit(first.bytes + second.bytes, first.place..<second.place + 1, body)
    }
    if run.count > 1 { emit(last.bytes, last.place..<last.place + 1, isExtra: true, body) }
    run.removeAll(keepingCapacity: true)
  }

  private mutating func emit(_ bytes: [UInt8], _ place: Range<Int>, isExtra: Bool = false, _ body: Body) {
    let mark = WordScanner.Mark(
      stem: bytes.count, gap: WordGap(), isPiece: true, isExtra: isExtra, place: place)
    bytes.withUnsafeBufferPointer { body($0, mark) }
    gap = WordGap()
  }

  // MARK: Kinds of characters

  private static func bytes(_ scalar: Unicode.Scalar) -> [UInt8] { UTF8.encode(scalar).map(Array.init) ?? [] }

  private static func isOneLetter(_ word: [UInt8]) -> Bool {
    !(word[0] &- 0x30 < 10) && word.count { $0 & 0xC0 != 0x80 } == 1
  }

  private static func sign(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "+": 0x2B
    case "#", "♯": 0x23
    default: nil
    }
  }

  /// The character as ``WordGap`` knows it.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x20...0x7E: UInt8(scalar.value)
    case 0xA0, 0x2007, 0x2009, 0x202F: 0x20
    case 0x2010...0x2014, 0x2212, 0xFE58, 0xFE63: 2
    default: 1
    }
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x61..<0x7B).contains(scalar.value) || (0x30..<0x3A).contains(scalar.value)
    }
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
    return isMark(scalar)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it is a syllable or a word of a script that is written without spaces between words.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3040...0x30FF, 0x3100...0x312F, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA48F, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether it is a letter of a script that is written without spaces between words.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA980...0xA9DF,
      0xA9E0...0xA9FF, 0xAA60...0xAADF:
      scalar.properties.generalCategory == .otherLetter
        || scalar.properties.generalCategory == .modifierLetter
    default: false
    }
  }

  private static func isRegion(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether it is a picture rather than a letter; the colours of skins are none.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x2190, !(0x1F3FB...0x1F3FF).contains(scalar.value), sign(scalar) == nil else {
      return false
    }
    if scalar.properties.isEmoji { return true }
    switch scalar.value {
    case 0x2300...0x23FF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FBFF:
      return scalar.properties.generalCategory == .otherSymbol
    default: return false
    }
  }
}
