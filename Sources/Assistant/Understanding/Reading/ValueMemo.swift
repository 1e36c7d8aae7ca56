import Language

/// What was found for words of one sentence, as its readings ask for the same words again and again.
///
/// A class, because whoever reads values of the sentence shares it; it lives as long as the reading.
final class ValueMemo {
  /// A slot of an intent in an app.
  struct Slot: Hashable {
    var app: Int32
    var intent: Int32
    /// The parameter with its field.
    var parameter: String
    /// The name under which the phrase file describes it, where that is not the parameter's.
    var alias: String?
  }

  private struct Words: Hashable {
    var tokens: Range<Int>
    var app: Int32
    var categories: [Int32]
  }

  private struct Filled: Hashable {
    var slot: Int
    var tokens: Range<Int>
  }

  private struct Listed: Hashable {
    var tokens: Range<Int>
    var areLoose: Bool
  }

  typealias Known = (agreement: KnownWords.Agreement, entries: [KnownWords.Entry])

  private var slots: [Slot: Int] = [:]
  private var places: [ValueReader.Place] = []
  private var values: [Filled: ValueReader.Result?] = [:]
  private var known: [Words: Known?] = [:]
  private var items: [Listed: [Range<Int>]] = [:]
  private var forms: [String: [Int32]] = [:]
  private var spellings: [String: String?] = [:]

  /// The number of a slot, and the place for its values, which is made the first time.
  func place(
    of slot: Slot, make: () -> ValueReader.Place
  ) -> (number: Int, place: ValueReader.Place) {
    if let number = slots[slot] { return (number, places[number]) }
    slots[slot] = places.count
    places.append(make())
    return (places.count - 1, places[places.count - 1])
  }

  /// The value of tokens in a slot.
  func value(
    of tokens: Range<Int>, in slot: Int, read: () -> ValueReader.Result?
  ) -> ValueReader.Result? {
    let key = Filled(slot: slot, tokens: tokens)
    if let value = values[key] { return value }
    let value = read()
    values[key] = .some(value)
    return value
  }

  /// What an app knows under tokens in some categories.
  func known(
    _ tokens: Range<Int>, app: Int32, categories: [Int32], find: () -> Known?
  ) -> Known? {
    let key = Words(tokens: tokens, app: app, categories: categories)
    if let found = known[key] { return found }
    let found = find()
    known[key] = .some(found)
    return found
  }

  /// The items that tokens name, as whole tokens; loosely also those without marks between them.
  func items(
    of tokens: Range<Int>, areLoose: Bool, find: () -> [Range<Int>]
  ) -> [Range<Int>] {
    let key = Listed(tokens: tokens, areLoose: areLoose)
    if let found = items[key] { return found }
    let found = find()
    items[key] = found
    return found
  }

  /// The noun that a misspelled word is meant to be.
  func spelling(of word: String, find: () -> String?) -> String? {
    if let found = spellings[word] { return found }
    let found = find()
    spellings[word] = .some(found)
    return found
  }

  /// The known words that a word may stand for.
  func forms(of word: String, find: () -> [Int32]) -> [Int32] {
    if let found = forms[word] { return found }
    let found = find()
    forms[word] = found
    return found
  }
}
