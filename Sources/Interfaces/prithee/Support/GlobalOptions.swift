import ArgumentParser
import Assistant
import Catalog
import Foundation

/// The options that every command accepts.
struct GlobalOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that holds everything: apps, their data, conversations. "
        + "Default: $PRITHEE_HOME, else the user's data folder.", valueName: "dir"),
    completion: .directory)
  var home: String?

  @Option(
    help: ArgumentHelp(
      "The moment to take for the present, for example 2026-03-18T10:15:00.", valueName: "iso8601"),
    transform: { text in
      guard let moment = Moment(text) else {
        throw ValidationError(
          "“\(text)” is not a moment. Write it as 2026-03-18T10:15:00, with Z or +01:00 behind it if you like."
        )
      }
      return moment
    })
  var now: Moment?

  @Option(
    help: ArgumentHelp(
      "The locale, for example en_GB. Default: English in the region of $LC_ALL, $LC_MEASUREMENT or $LANG, else en_US.",
      valueName: "id"))
  var locale: String?

  func validate() throws {
    // An unset variable in a script must not become the folder in which the script runs.
    if home?.isEmpty == true { throw ValidationError("The home is empty. Name a folder with --home DIR.") }
  }

  /// The home that the person chose.
  var place: Home {
    guard let home else { return .default() }
    return Home(URL(filePath: (home as NSString).expandingTildeInPath, directoryHint: .isDirectory))
  }

  /// What to do when nothing is installed.
  var installHint: String { "Install an app with: prithee install \(repeated)PATH" }

  /// The options as they must be repeated in a hint, with a space behind each.
  var repeated: String {
    guard let home else { return "" }
    let isPlain = home.allSatisfy { $0.isLetter || $0.isNumber || "/._-~".contains($0) }
    return "--home \(isPlain ? home : "'\(home.replacing("'", with: "'\\''"))'") "
  }
}
