/// How words sound, in the manner of English and of the names that English speakers meet.
public enum Phonetics {
  /// Returns the consonants that a word is spoken with; words that sound alike share a key.
  ///
  /// The alphabet is that of Double Metaphone: "X" is the sound of "sh", "0" that of "th", vowels count only
  /// at the start, as "A". A word without Latin letters is its own key.
  ///
  /// ```swift
  /// Phonetics.key("Catherine") == Phonetics.key("Kathryn")  // "K0RN"
  /// ```
  public static func key(_ word: String) -> String {
    let folded = Folding.fold(word)
    let letters = folded.utf8.filter { $0 &- 0x61 < 26 }
    guard !letters.isEmpty else { return folded }
    var speller = PhoneticSpeller(letters: letters)
    return speller.run()
  }
}

/// One pass over the letters of a word.
struct PhoneticSpeller {
  let letters: [UInt8]
  var position = 0
  private(set) var key: [UInt8] = []

  init(letters: [UInt8]) { self.letters = letters }

  mutating func run() -> String {
    if hasSilentStart { position = 1 }
    if letters[0] == UInt8(ascii: "x") {
      // A first "x" is spoken as "s" (Xavier).
      emit("S")
      position = 1
    }
    while position < letters.count {
      let letter = letters[position]
      switch letter {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
        UInt8(ascii: "y"):
        if position == 0 { emit("A") }
        position += 1
      case UInt8(ascii: "b"): spell("P", doubling: "b")
      case UInt8(ascii: "c"): c()
      case UInt8(ascii: "d"): d()
      case UInt8(ascii: "f"): spell("F", doubling: "f")
      case UInt8(ascii: "g"): g()
      case UInt8(ascii: "h"): h()
      case UInt8(ascii: "j"): j()
      case UInt8(ascii: "k"): spell("K", doubling: "k")
      case UInt8(ascii: "l"): spell("L", doubling: "l")
      case UInt8(ascii: "m"): m()
      case UInt8(ascii: "n"): spell("N", doubling: "n")
      case UInt8(ascii: "p"): p()
      case UInt8(ascii: "q"): spell("K", doubling: "q")
      case UInt8(ascii: "r"): spell("R", doubling: "r")
      case UInt8(ascii: "s"): s()
      case UInt8(ascii: "t"): t()
      case UInt8(ascii: "v"): spell("F", doubling: "v")
      case UInt8(ascii: "w"): w()
      case UInt8(ascii: "x"): x()
      case UInt8(ascii: "z"): z()
      default: position += 1
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// "knight", "gnome", "pneumonia", "wrong", "psalm": the first letter is not spoken.
  private var hasSilentStart: Bool {
    ["kn", "gn", "pn", "wr", "ps"].contains { at(0, $0) }
  }

  mutating func emit(_ sounds: String) { key += sounds.utf8 }

  mutating func emit(_ sounds: String, _ count: Int) {
    emit(sounds)
    position += count
  }

  mutating func spell(_ sound: String, doubling letter: Character) {
    emit(sound, has(1, letter) ? 2 : 1)
  }

  // MARK: Looking around

  /// The letter at a distance from the current one.
  func letter(_ distance: Int) -> UInt8? {
    let index = position + distance
    return letters.indices.contains(index) ? letters[index] : nil
  }

  func has(_ distance: Int, _ expected: Character) -> Bool {
    letter(distance) != nil && letter(distance) == expected.asciiValue
  }

  /// Whether the letter at a distance is one of those given.
  func isAny(_ distance: Int, _ expected: String) -> Bool {
    letter(distance).map { expected.utf8.contains($0) } ?? false
  }

  func isVowel(_ distance: Int) -> Bool { isAny(distance, "aeiouy") }

  /// Whether the letters at a distance from the current one spell the text.
  func next(_ distance: Int, _ text: String) -> Bool { at(position + distance, text) }

  func at(_ index: Int, _ text: String) -> Bool {
    guard index >= 0, index + text.utf8.count <= letters.count else { return false }
    return letters[index...].starts(with: text.utf8)
  }

  func isEnd(_ distance: Int) -> Bool { position + distance >= letters.count }

  /// Spellings that point to a Slavic or German name, where "w", "cz" and "sch" are spoken otherwise.
  func looksSlavicOrGerman() -> Bool {
    letters.contains(UInt8(ascii: "k")) && letters.contains(UInt8(ascii: "w")) || at(0, "sch")
      || letters.indices.contains { at($0, "cz") || at($0, "witz") }
  }
}
