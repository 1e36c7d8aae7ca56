import Foundation

/// The words that time zones are named with.
enum EnglishZones {
  /// Abbreviations by the hours that they are ahead of Greenwich.
  static let hours: [String: Double] = [
    "utc": 0, "gmt": 0, "zulu": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6,
    "pst": -8,
    "pdt": -7, "akst": -9, "akdt": -8, "hst": -10, "ast": -4, "adt": -3, "nst": -3.5, "ndt": -2.5, "bst": 1,
    "cet": 1,
    "cest": 2, "eet": 2, "eest": 3, "msk": 3, "trt": 3, "gst": 4, "pkt": 5, "ist": 5.5, "npt": 5.75, "ict": 7,
    "wib": 7,
    "sgt": 8, "hkt": 8, "pht": 8, "awst": 8, "jst": 9, "kst": 9, "acst": 9.5, "acdt": 10.5, "aest": 10,
    "aedt": 11,
    "nzst": 12, "nzdt": 13, "brt": -3, "sast": 2, "wat": 1,
  ]

  /// Abbreviations that are also words, and count only in capitals.
  static let capitalHours: [String: Double] = ["WET": 0, "WEST": 1, "EAT": 3, "CAT": 2, "ART": -3, "COT": -5]

  /// Abbreviations that another country uses for its own time.
  static let regional: [String: [String: Double]] = [
    "ist": ["IE": 1, "IL": 2], "cst": ["CN": 8, "TW": 8, "CU": -5], "bst": ["BD": 6],
  ]

  /// Names of zones that have summer time, before "time" or alone; those that are other words need "time".
  static let names: [String: (identifier: String, isClear: Bool)] = [
    "eastern": ("America/New_York", true), "central": ("America/Chicago", false),
    "mountain": ("America/Denver", false), "pacific": ("America/Los_Angeles", true),
    "alaska": ("America/Anchorage", false), "hawaii": ("Pacific/Honolulu", false),
    "atlantic": ("America/Halifax", false), "greenwich": ("GMT", false), "uk": ("Europe/London", false),
    "british": ("Europe/London", false), "japan": ("Asia/Tokyo", false), "india": ("Asia/Kolkata", false),
    "china": ("Asia/Shanghai", false), "korea": ("Asia/Seoul", false), "german": ("Europe/Berlin", false),
    "french": ("Europe/Paris", false),
  ]

  /// Short names of the same, which count only in capitals.
  static let capitalNames: [String: String] = [
    "ET": "America/New_York", "CT": "America/Chicago", "MT": "America/Denver", "PT": "America/Los_Angeles",
  ]

  /// Words between the name of a zone and "time".
  static let kinds: Set<String> = ["standard", "daylight", "summer", "mean", "savings", "saving"]

  /// The zones by the city that names them, in words: "new york".
  static let cities: [String: String] = {
    var cities: [String: String] = [:]
    for identifier in TimeZone.knownTimeZoneIdentifiers where identifier.contains("/") {
      guard let name = identifier.split(separator: "/").last else { continue }
      cities[name.lowercased().replacing("_", with: " ")] = identifier
    }
    return cities
  }()
}
