import Catalog
import ContactBook
import Foundation
import Language
import Understanding

/// The sample apps as they are installed, with what they know, what was learnt from their sentences, and contacts.
enum RequestHome {
  /// The root of the repository.
  static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// Wednesday, 18 March 2026, 10:15; weeks begin on Monday.
  static let context: LanguageContext = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 2
    return LanguageContext(
      now: Date(timeIntervalSince1970: 1_773_828_900), calendar: calendar, locale: Locale(identifier: "en_US")
    )
  }()

  /// A reader for the sample apps.
  static func understanding() throws -> Understanding {
    let home = FileManager.default.temporaryDirectory.appending(path: "reading-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.copyItem(at: root.appending(path: "Data/requests/home"), to: home)
    try makeExecutables(in: home)
    try FileManager.default.copyItem(
      at: root.appending(path: "Apps/Trails/\(InstalledApp.labeledSentences)"),
      to: home.appending(path: "apps/com.example.trails.app/\(InstalledApp.labeledSentences)"))
    let words = try JSONDecoder().decode(
      [String: AppVocabulary].self, from: Data(contentsOf: home.appending(path: "words.json")))
    var seen: Set<String> = []
    let people = try ContactFolder(home.appending(path: "contacts")).book().names
      .filter { $0.kind != .group && seen.insert($0.text).inserted }.map(\.text)
    let apps = Catalog(home: Home(home)).apps().apps
    for app in apps { try AppModel.train(app, reader: English()) }
    let understanding = Understanding(apps: apps, vocabularies: words, people: people, reader: English())
    // Models are read when a sentence first needs them: before their files go.
    for text in ["a hike that goes past a waterfall maybe", "what is the capital of France"] {
      _ = understanding.read(Utterance(text, context: context))
    }
    return understanding
  }

  /// A bundle counts as installed only with its executable, which the fixtures leave out.
  private static func makeExecutables(in home: URL) throws {
    let files = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.lastPathComponent == "Info.plist" {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let name = (list as? [String: Any])?["CFBundleExecutable"] as? String else { continue }
      let isMade = FileManager.default.createFile(
        atPath: file.deletingLastPathComponent().appending(path: name).path, contents: Data(),
        attributes: [.posixPermissions: 0o755])
      guard isMade else { throw CocoaError(.fileWriteUnknown) }
    }
  }
}
