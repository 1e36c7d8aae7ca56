import Catalog
import ContactBook
import Foundation
import IntentWire
import Understanding

/// What is installed, made ready for reading sentences; made anew when something changes.
struct ReadingRoom: Sendable {
  /// The state of the catalog on disk from which the room was made.
  var stamp: CatalogStamp?
  /// The state of the contacts whose names are known.
  var contacts: Int
  /// The contacts, with the people whom the apps know.
  var people: ContactBook
  /// The installed apps, by name.
  var apps: [InstalledApp]
  /// The number of the donations that were looked at; see `Store.changeNumber()`.
  var donations: Int
  /// The apps that told of reservations.
  var reservers: [String]
  /// Those of them for which the assistant answers.
  var answered: Set<String>
  /// The names of cases that apps told while they ran, by bundle identifier.
  var choices: [String: [String: [EnumerationManifest.Case]]]
  /// The words that the apps know, by bundle identifier.
  var vocabularies: [String: AppVocabulary]
  /// Understands sentences.
  var understanding: Understanding
}

/// A cheap sign of whether another process has changed what is installed.
struct CatalogStamp: Sendable, Hashable {
  private var seconds: Int
  private var nanoseconds: Int

  /// Looks at the folder of installed apps; a folder that is not there is a state too.
  ///
  /// - Parameter path: The folder's path, which is not made anew for each sentence.
  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      (seconds, nanoseconds) = (0, 0)
      return
    }
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
