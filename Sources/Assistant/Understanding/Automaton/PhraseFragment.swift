/// A part of a phrase with all that it may say, to be put between any two nodes of an automaton.
///
/// What is built once is put wherever its rule is used, which is many hundred times for rules like “please”.
struct PhraseFragment {
  /// A passage between two of the fragment's places.
  struct Passage {
    enum Kind: UInt8 { case word, free, slot, appName }

    var kind: Kind
    var from: Int32
    var to: Int32
    /// The word, the mark or -1, or the slot.
    var label: Int32
  }

  /// The places where it begins and ends; those between are numbered behind them.
  static let start: Int32 = 0
  static let end: Int32 = 1

  private(set) var places: Int32 = 2
  private(set) var passages: [Passage] = []

  /// How many passages it adds to an automaton.
  var cost: Int { passages.count }

  mutating func addPlace() -> Int32 {
    places += 1
    return places - 1
  }

  mutating func add(_ kind: Passage.Kind, from: Int32, to: Int32, label: Int32 = -1) {
    passages.append(Passage(kind: kind, from: from, to: to, label: label))
  }

  /// Puts another fragment between two places.
  mutating func add(_ part: PhraseFragment, from: Int32, to: Int32) {
    let base = places - 2
    places += part.places - 2
    for var passage in part.passages {
      passage.from = Self.placed(passage.from, base, from, to)
      passage.to = Self.placed(passage.to, base, from, to)
      passages.append(passage)
    }
  }

  /// Where a place of a fragment comes to lie.
  @inline(__always)
  static func placed(_ place: Int32, _ base: Int32, _ from: Int32, _ to: Int32) -> Int32 {
    place == start ? from : place == end ? to : base + place
  }
}
