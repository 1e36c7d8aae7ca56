import Catalog
import Foundation
import IntentWire
import Language
import Understanding

/// The sample apps as they are installed, and as many others like them as are wanted.
struct SampleHome {
  private let apps: [InstalledApp]
  private let words: [String: AppVocabulary]

  /// Reads the fixtures of the requests in `Data/requests/home`.
  init() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data/requests/home", directoryHint: .isDirectory)
    let folder = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: fixtures, to: folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    // A bundle counts as installed only with its executable, which the fixtures leave out.
    for case let file as URL in files ?? .init() where file.lastPathComponent == "Info.plist" {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let name = (list as? [String: Any])?["CFBundleExecutable"] as? String else { continue }
      _ = FileManager.default.createFile(
        atPath: file.deletingLastPathComponent().appending(path: name).path, contents: Data(),
        attributes: [.posixPermissions: 0o755])
    }
    apps = Catalog(home: Home(folder)).apps().apps
    words = try JSONDecoder().decode(
      [String: AppVocabulary].self, from: Data(contentsOf: folder.appending(path: "words.json")))
  }

  /// A reader for a number of apps which together know a number of names.
  ///
  /// One app is the one for lists; ten are the sample apps and two copies; the others are copies with phrases and
  /// names of their own.
  func understanding(apps count: Int, names: Int) throws -> Understanding {
    var all = count == 1 ? apps.filter { $0.name == "ListOMat" } : Array(apps.prefix(count))
    let model = apps.first { $0.name == "Trails" }
    while all.count < count, var copy = model {
      let number = all.count
      let word = Self.word(number)
      copy.identifier = "org.example.copy\(number)"
      copy.name = word.capitalized
      copy.alternativeNames = []
      for index in copy.manifest.shortcuts.indices {
        copy.manifest.shortcuts[index].phrases = copy.manifest.shortcuts[index].phrases.map {
          $0.replacing("avorite", with: "avorite \(word)").replacing("rail", with: "rail \(word)")
        }
      }
      all.append(copy)
    }
    var vocabularies = words
    let owner = "com.example.listomat"
    let items = (0..<names).map { SpokenText("\(Self.word($0)) \(Self.word($0 / 7 + 3))") }
    vocabularies[owner, default: AppVocabulary()].phrases["notebookItemTitle", default: []] += items
    return Understanding(apps: all, vocabularies: vocabularies, reader: English())
  }

  /// A made-up word, another for each number.
  private static func word(_ number: Int) -> String {
    let starts = [
      "b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "br", "tr", "st", "pl",
    ]
    let middles = ["a", "e", "i", "o", "u", "ai", "ou", "ea"]
    var (rest, word) = (number, "")
    repeat {
      word += starts[rest % starts.count]
      rest /= starts.count
      word += middles[rest % middles.count]
      rest /= middles.count
    } while rest > 0
    return word + "lo"
  }
}
