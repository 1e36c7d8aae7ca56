import AppProcesses
import Catalog
import EntityIndex
import Foundation
import IntentWire
import Logging
import Store
import Synchronization

/// What is shared with other threads: the apps that may be called, and what apps tell and ask by themselves.
final class Board: Sendable {
  /// The installed apps, by bundle identifier.
  let apps = Mutex<[String: InstalledApp]>([:])
  /// The store, once it is open.
  let store = Mutex<Store?>(nil)
  /// The clock, the language and the log.
  let configuration: AssistantConfiguration
  /// What the person decided, as it was read last.
  let decisions = Mutex<Decisions?>(nil)
  /// The search index, once it is open.
  let entityIndex = Mutex<EntityIndex?>(nil)
  private let news = Mutex(News())

  init(_ configuration: AssistantConfiguration) {
    self.configuration = configuration
  }

  /// What has changed since it was last looked at.
  private struct News {
    var hasNewWords = false
    var changedApps: Set<String> = []
  }

  /// Takes in what an app tells.
  ///
  /// Words are stored before this returns, and so before the app goes on: a program that ends right after its
  /// reply loses none.
  func receive(_ event: AppEvent, from app: String) {
    switch event {
    case .vocabularyUpdated(let update):
      guard let store = store.withLock({ $0 }) else { return }
      // An app whose words cannot be stored still works; the next update may find the store in order.
      // Most apps tell all their words at each start, and few have changed since.
      if (try? store.updateWords(of: app) { $0.phrases[update.kind] = update.phrases }) == true {
        noteNewWords()
      }
    case .shortcutsChanged:
      _ = news.withLock { $0.changedApps.insert(app) }
    case .progressed(let progress):
      configuration.progress(progress)
    }
  }

  /// Notes that words in the store have changed.
  func noteNewWords() {
    news.withLock { $0.hasNewWords = true }
  }

  /// Returns whether words have changed since this was last asked.
  func takeNewWords() -> Bool {
    news.withLock { news in
      defer { news.hasNewWords = false }
      return news.hasNewWords
    }
  }

  /// Returns the apps whose entities may have changed since this was last asked, sorted.
  func takeChangedApps() -> [String] {
    news.withLock { news in
      defer { news.changedApps = [] }
      return news.changedApps.sorted()
    }
  }
}

extension Store {
  /// Changes the words of an app; returns whether they are others now.
  @discardableResult
  func updateWords(of app: String, _ change: (inout AppVocabulary) -> Void) throws -> Bool {
    try updateVocabulary(of: app) { content in
      var vocabulary =
        content.flatMap { try? JSONDecoder().decode(AppVocabulary.self, from: $0) } ?? AppVocabulary()
      change(&vocabulary)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(vocabulary)
    }
  }

  /// The words of all apps; what cannot be read counts as none.
  func words() throws -> [String: AppVocabulary] {
    try vocabularies().compactMapValues { try? JSONDecoder().decode(AppVocabulary.self, from: $0) }
  }
}
