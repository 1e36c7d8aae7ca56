import Language

/// Words as a person types them.
struct WordQuery {
  /// The most words that are looked at.
  static let limit = 16

  /// All words, in order, without case and accents.
  let words: [String]
  /// The words that items must have; small words do not count beside others.
  let wanted: [QueryWord]
  /// The wanted words as text.
  let wantedWords: [String]
  /// Whether the last word may be the beginning of a longer one.
  let isOpen: Bool

  /// Reads words; `nil` when there are none.
  ///
  /// The last word may be unfinished, unless something follows it.
  init?(_ text: String) {
    var reading = Reading(text)
    let words = reading.words
    self.words = words
    guard let last = words.last else { return nil }
    let isOpen =
      reading.signed[words.count - 1] != nil
      || text.unicodeScalars.last.map {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || $0.properties.generalCategory == .nonspacingMark
      } ?? false
    self.isOpen = isOpen
    reading.joinNeighbours()
    var seen: Set<String> = []
    let all = reading.candidates
    let large = all.filter { !Self.small.contains($0.text) }
    let language = English()
    wanted = (large.isEmpty ? all : large).filter { seen.insert($0.text).inserted }.map { word in
      let stem = word.isWhole ? word.text : words[word.place]
      let isASCII = stem.utf8.allSatisfy { $0 &- 0x61 < 26 }
      let lemma = isASCII && stem.utf8.count > 2 ? language.lemma(of: stem) : stem
      let others = word.others.filter { !$0.elementsEqual(word.text.utf8) }
      return QueryWord(
        bytes: Array(word.text.utf8), lemma: Array(lemma.utf8),
        isBeginning: isOpen && (word.isWhole ? word.place == words.count - 1 : words[word.place] == last),
        isPiece: !word.isWhole && reading.pieces.contains(word.place),
        others: others.map { (bytes: $0, factor: Self.joined) })
    }
    wantedWords = wanted.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// How well a word fits that was written in one where the query has several, or the other way round.
  static let joined = 240

  /// Words that hold sentences together; an item need not have them.
  static let small: Set<String> = [
    "a", "an", "and", "are", "as", "at", "by", "for", "from", "in", "into", "is", "it", "my", "of", "on",
    "or",
    "our", "the", "to", "with",
  ]
}

extension WordQuery {
  /// The words of a query, and how they may be written otherwise.
  private struct Reading {
    /// A word that items must have.
    struct Candidate {
      var text: String
      /// The number of the word, the last one where it stands for several.
      var place: Int
      /// Whether it stands for several words that are nothing by themselves.
      var isWhole = false
      var others: [[UInt8]] = []
    }

    var words: [String] = []
    /// Words with the signs behind them.
    var signed: [Int: String] = [:]
    /// The words that are characters of longer runs, or pictures.
    var pieces: Set<Int> = []
    private var isJoinable: [Bool] = []
    private var forms: [(bytes: [UInt8], form: WordJoiner.Form)] = []

    init(_ text: String) {
      let joiner = WordJoiner()
      var text = text
      text.withUTF8 { bytes in
        WordScanner.scanMarked(bytes) { word, mark in
          guard !mark.isExtra, words.count < WordQuery.limit else { return }
          joiner.add(word, mark) { forms.append((Array($0), $1)) }
          if word.count > mark.stem { signed[words.count] = String(decoding: word, as: UTF8.self) }
          let stem = String(decoding: word[..<mark.stem], as: UTF8.self)
          if mark.stem == word.count, word.last == 0x2B || word.last == 0x23 { signed[words.count] = stem }
          if mark.isPiece { pieces.insert(words.count) }
          isJoinable.append(!mark.isPiece && signed[words.count] == nil)
          words.append(stem)
        }
      }
      joiner.finish { forms.append((Array($0), $1)) }
    }

    /// Adds the forms of words that stand beside each other: what is "to do" here may be "todo" there.
    mutating func joinNeighbours() {
      for parts in 2...3 where words.count >= parts {
        for first in 0...words.count - parts where isJoinable[first..<first + parts].allSatisfy(\.self) {
          let neighbours = words[first..<first + parts]
          if neighbours.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }) { continue }
          let bytes = neighbours.flatMap { Array($0.utf8) }
          if bytes.count <= WordScanner.longestWord {
            forms.append((bytes, WordJoiner.Form(first: first, parts: parts)))
          }
        }
      }
    }

    /// The words that items must have, with what else stands for them.
    var candidates: [Candidate] {
      var candidates: [Candidate] = []
      var covered: Set<Int> = []
      for (bytes, form) in forms where form.isWhole && form.parts > 1 {
        let places = form.first..<form.first + form.parts
        guard covered.isDisjoint(with: places) else { continue }
        covered.formUnion(places)
        candidates.append(
          Candidate(text: String(decoding: bytes, as: UTF8.self), place: places.upperBound - 1, isWhole: true)
        )
      }
      for place in words.indices where !covered.contains(place) {
        candidates.append(Candidate(text: signed[place] ?? words[place], place: place))
      }
      candidates.sort { $0.place < $1.place }
      for index in candidates.indices {
        candidates[index].others = forms.filter {
          ($0.form.first..<$0.form.first + $0.form.parts).contains(candidates[index].place)
        }.map(\.bytes)
      }
      return candidates
    }
  }
}
