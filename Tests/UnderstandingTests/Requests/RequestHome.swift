import Catalog
import ContactBook
import Foundation
import Language

@testable import Understanding

/// The sample apps as they are installed, from the fixtures in `Data/requests/home`.
enum RequestHome {
  /// The folder of the project.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the sentences and of the fixtures.
  static let requests = root.appending(path: "Data/requests", directoryHint: .isDirectory)

  /// Wednesday, 18 March 2026, 10:15; weeks begin on Monday.
  static let context: LanguageContext = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 2
    let now = calendar.date(from: DateComponents(year: 2026, month: 3, day: 18, hour: 10, minute: 15))
    return LanguageContext(now: now ?? Date(), calendar: calendar, locale: Locale(identifier: "en_US"))
  }()

  /// A reader for the sample apps with the person's contacts.
  static func understanding() throws -> Understanding { try made.get() }

  /// Made once, as an app's model takes a while to train.
  private static let made = Result { try make() }

  private static func make() throws -> Understanding {
    let fixtures = requests.appending(path: "home", directoryHint: .isDirectory)
    let home = FileManager.default.temporaryDirectory.appending(path: "requests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.copyItem(at: fixtures, to: home)
    try makeExecutables(in: home)
    try copySentences(to: home)
    let words = try JSONDecoder().decode(
      [String: AppVocabulary].self, from: Data(contentsOf: home.appending(path: "words.json")))
    var seen: Set<String> = []
    let people = try ContactFolder(home.appending(path: "contacts")).book().names
      .filter { $0.kind != .group && seen.insert($0.text).inserted }.map(\.text)
    let apps = Catalog(home: Home(home)).apps().apps
    for app in apps { try AppModel.train(app, reader: English()) }
    let understanding = Understanding(
      apps: apps, vocabularies: words, people: people, reader: English(),
      requests: ProcessInfo.processInfo.environment["PRITHEE_TESTS_REQUEST_MODEL"].map { URL(filePath: $0) })
    // They are read before their files go.
    let models = understanding.trained.models
    guard !models.apps.isEmpty, models.apps.allSatisfy({ models.model(of: $0) != nil }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return understanding
  }

  /// Puts the sentences that the sample apps tell beside their other fixtures.
  private static func copySentences(to home: URL) throws {
    let apps = root.appending(path: "Apps")
    for name in ["Trails"] {
      let bundle = home.appending(path: "apps/com.example.\(name.lowercased()).app")
      try FileManager.default.copyItem(
        at: apps.appending(path: "\(name)/\(InstalledApp.labeledSentences)"),
        to: bundle.appending(path: InstalledApp.labeledSentences))
    }
  }

  /// A bundle counts as installed only with its executable, which the fixtures leave out.
  private static func makeExecutables(in home: URL) throws {
    let files = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.lastPathComponent == "Info.plist" {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let name = (list as? [String: Any])?["CFBundleExecutable"] as? String else { continue }
      let executable = file.deletingLastPathComponent().appending(path: name)
      let isMade = FileManager.default.createFile(
        atPath: executable.path, contents: Data(), attributes: [.posixPermissions: 0o755])
      guard isMade else { throw CocoaError(.fileWriteUnknown) }
    }
  }
}
