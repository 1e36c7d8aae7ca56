import Foundation

/// The locale that the environment asks for, as `LC_ALL`, `LC_MEASUREMENT` and `LANG` say it.
///
/// Prithee speaks English, so that only the region is taken over: “de_DE.UTF-8” makes dates, weeks, units and money those
/// of Germany, in English words.
enum SystemLocale {
  /// The variables, the one that counts most first; the first that is set decides, as POSIX has it.
  private static let variables = ["LC_ALL", "LC_MEASUREMENT", "LANG"]

  /// The identifier of the locale, for example `en_DE`; `nil` where the environment names no region (“C”, “POSIX”).
  static func identifier(in environment: [String: String]) -> String? {
    guard let name = variables.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    // language[_REGION][.codeset][@modifier]
    let bare = name.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard parts.count > 1, let language = parts.first, language.count >= 2,
      let region = parts.dropFirst().map({ $0.uppercased() }).first(where: isRegion)
    else { return nil }
    return "en_\(region)"
  }

  private static func isRegion(_ code: String) -> Bool {
    guard code.utf8.count == 2 || code.utf8.count == 3 && code.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else {
      return false
    }
    return Locale.Region(code).isISORegion
  }
}
