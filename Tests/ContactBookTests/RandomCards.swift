import VCard

/// A small generator of numbers that gives the same ones for the same seed.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func pick<T>(_ values: [T]) -> T { values[int(0...values.count - 1)] }

  mutating func text() -> String {
    let pieces = [
      "Ana", "ß", " ", ";", ",", "\\", "\n", ":", "\"", "^", "=", "n", "日本", "é", "🙂", "-", "END:VCARD", "\t",
      "=3D", "N",
    ]
    return (0..<int(0...30)).map { _ in pick(pieces) }.joined()
  }

  mutating func card(_ version: VCard.Version) -> VCard {
    var card = VCard(version: version)
    for _ in 0..<int(0...8) {
      var property = VCard.Property(
        pick(["FN", "NOTE", "X-A", "TEL", "ADR"]), components: (0..<int(1...4)).map { _ in text() },
        group: pick([nil, "item1", "A.b"]))
      // Edition 2.1 has no way to quote a parameter.
      for name in ["TYPE", "X-P"].prefix(version == .v2 ? 0 : int(0...2)) {
        property.parameters.append(VCard.Parameter(name, (0..<int(1...3)).map { _ in text() }))
      }
      card.properties.append(property)
    }
    if int(0...3) == 0 {
      var photo = VCard.Property("PHOTO", value: String(repeating: "QUJD", count: int(0...60)))
      photo[parameter: "ENCODING"] = ["b"]
      card.properties.append(photo)
    }
    return card
  }
}
