import Catalog
import ContactBook
import Foundation
import Language

@testable import Understanding

/// The sample apps as they are installed, from the fixtures in `Tests/Requests/Home`.
enum RequestHome {
  /// The folder of the fixtures.
  static let requests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Requests", directoryHint: .isDirectory)

  /// Wednesday, 18 March 2026, 10:15; weeks begin on Monday.
  static let context: LanguageContext = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 2
    let now = calendar.date(from: DateComponents(year: 2026, month: 3, day: 18, hour: 10, minute: 15))
    return LanguageContext(now: now ?? Date(), calendar: calendar, locale: Locale(identifier: "en_US"))
  }()

  /// Makes a reader for the sample apps with the person's contacts.
  static func understanding() throws -> Understanding {
    let fixtures = requests.appending(path: "Home", directoryHint: .isDirectory)
    let home = FileManager.default.temporaryDirectory.appending(path: "requests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.copyItem(at: fixtures, to: home)
    try makeExecutables(in: home)
    let words = try JSONDecoder().decode(
      [String: AppVocabulary].self, from: Data(contentsOf: home.appending(path: "words.json")))
    var seen: Set<String> = []
    let people = try ContactFolder(home.appending(path: "contacts")).book().names
      .filter { $0.kind != .group && seen.insert($0.text).inserted }.map(\.text)
    return Understanding(
      apps: Catalog(home: Home(home)).apps().apps, vocabularies: words, people: people, reader: English())
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
