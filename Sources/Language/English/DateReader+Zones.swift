import Foundation

extension DateReader {
  /// The zone that is named behind a time: "EST", "UTC+2", "+02:00", "Pacific time", "New York time".
  mutating func zone(at index: Int) -> (zone: TimeZone, end: Int)? {
    guard tokens.indices.contains(index) else { return nil }
    let word = folded(index)
    if tokens[index].kind == .symbol, word == "+" { return offset(isBehind: false, at: index + 1) }
    guard tokens[index].kind == .word else { return nil }
    if word == "z", touches(index - 1) { return TimeZone(secondsFromGMT: 0).map { ($0, index + 1) } }
    if word == "utc" || word == "gmt", touches(index) {
      let isBehind = ["-", "−"].contains(folded(index + 1))
      if isBehind || folded(index + 1) == "+", let offset = offset(isBehind: isBehind, at: index + 2) {
        return offset
      }
    }
    if let hours = hours(at: index) {
      let end = folded(index + 1) == "time" ? index + 2 : index + 1
      return TimeZone(secondsFromGMT: Int(hours * 3_600)).map { ($0, end) }
    }
    if let identifier = EnglishZones.capitalNames[tokens[index].text] {
      return TimeZone(identifier: identifier).map { ($0, index + 1) }
    }
    return namedZone(at: index)
  }

  private func hours(at index: Int) -> Double? {
    let region = context.locale.region?.identifier ?? ""
    return EnglishZones.regional[folded(index)]?[region] ?? EnglishZones.hours[folded(index)]
      ?? EnglishZones.capitalHours[tokens[index].text]
  }

  /// "02:00", "0200", "2" behind a sign.
  private mutating func offset(isBehind: Bool, at index: Int) -> (zone: TimeZone, end: Int)? {
    guard tokens.indices.contains(index), tokens[index].kind == .number, touches(index - 1) else {
      return nil
    }
    let parts = folded(index).split(separator: ":", omittingEmptySubsequences: false)
    var (hours, minutes): (Int?, Int?) = (nil, 0)
    if parts.count == 2, parts[1].utf8.count == 2 {
      (hours, minutes) = (Int(parts[0]), Int(parts[1]))
    } else if parts.count == 1, let number = Int(parts[0]) {
      (hours, minutes) = parts[0].utf8.count > 2 ? (number / 100, number % 100) : (number, 0)
    }
    guard let hours, let minutes, hours <= 14, minutes < 60 else { return nil }
    return TimeZone(secondsFromGMT: (isBehind ? -1 : 1) * (hours * 3_600 + minutes * 60)).map {
      ($0, index + 1)
    }
  }

  /// "Eastern", "Pacific standard time", "London time", "in New York".
  private mutating func namedZone(at index: Int) -> (zone: TimeZone, end: Int)? {
    if let name = EnglishZones.names[folded(index)] {
      let end = EnglishZones.kinds.contains(folded(index + 1)) ? index + 2 : index + 1
      if folded(end) == "time" { return TimeZone(identifier: name.identifier).map { ($0, end + 1) } }
      if name.isClear, isEndOfPhrase(index + 1) {
        return TimeZone(identifier: name.identifier).map { ($0, index + 1) }
      }
    }
    var name = ""
    for end in index..<min(index + 3, tokens.count) where tokens[end].kind == .word {
      name += name.isEmpty ? folded(end) : " " + folded(end)
      if folded(end + 1) == "time", let identifier = EnglishZones.cities[name] {
        return TimeZone(identifier: identifier).map { ($0, end + 2) }
      }
    }
    return nil
  }
}
