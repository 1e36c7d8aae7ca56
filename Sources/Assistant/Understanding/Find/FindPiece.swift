import IntentWire

/// A stretch of a sentence with what it means in a request for things.
struct FindPiece {
  /// What it means.
  enum Meaning {
    case opening(isCount: Bool)
    case noun
    case app
    case filler
    case or
    case and
    case not
    case conditions([FindCondition])
    /// Conditions of which one must hold: “with falls or lakes”.
    case alternatives([FindCondition])
    /// An order, and whether the first of it is asked for.
    case order(EntitySearch.Order, isSuperlative: Bool)
    case limit(Int)
    case direction(isAscending: Bool)
    case unused
  }

  var tokens: Range<Int>
  var cost: Float
  var meaning: Meaning
}

/// What pieces cost, for each unit of a word's weight.
enum FindCost {
  static let piece: Float = 0.002
  static let typed: Float = 0.02
  static let filler: Float = 0.02
  /// A property that was not named and could be another.
  static let guess: Float = 0.1
  static let text: Float = 0.25
  static let known: Float = 0.03
  static let slot: Float = 0.05
  static let unused: Float = 1.3
}
