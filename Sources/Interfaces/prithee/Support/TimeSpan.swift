/// A length of time as it is given on the command line: `90`, `90s`, `10m`, `2h`.
enum TimeSpan {
  /// Reads a length; a number without a unit is seconds.
  ///
  /// - Returns: `nil` for anything else, and for less than a tenth of a second or more than a week.
  static func duration(_ text: String) -> Duration? {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits) else {
      return nil
    }
    let seconds = number * (unit ?? 1)
    return (0.1...604_800).contains(seconds) ? .seconds(seconds) : nil
  }
}
