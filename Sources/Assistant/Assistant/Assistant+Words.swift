import AppProcesses
import Catalog
import ContactBook
import Donations
import Foundation
import IntentWire
import Logging
import Store
import Synchronization
import Understanding

extension Assistant {
  /// The most entities of one type whose names are kept.
  static let entityLimit = 500

  /// What is installed, made ready for reading sentences.
  func readingRoom() throws -> ReadingRoom {
    let hasNewWords = board.takeNewWords()
    let stamp = configuration.apps == nil ? CatalogStamp(of: appsPath) : nil
    let contacts = configuration.contacts == nil ? contactFolder.stamp() : 0
    let store = try store()
    let donations = try store.changeNumber()
    var reservers = room?.reservers ?? []
    if room?.donations != donations { reservers = try store.donors(of: Reservation.intent) }
    if var room, room.stamp == stamp, room.contacts == contacts, room.reservers == reservers, !hasNewWords {
      room.donations = donations
      self.room = room
      return room
    }
    var answered = room?.answered ?? []
    let vocabularies = try store.words()
    let choices = vocabularies.compactMapValues(\.choices)
    let apps: [InstalledApp]
    if let room, room.stamp == stamp, room.reservers == reservers, room.choices == choices {
      apps = room.apps
    } else {
      let installed = sortedApps()
      answered = Set(installed.filter { $0.manifest.intent(Reservation.intent) == nil }.map(\.identifier))
        .intersection(reservers)
      apps = installed.map { app in
        let app = app.naming(choices[app.identifier])
        return answered.contains(app.identifier) ? app.declaring(Reservation.intent) : app
      }
    }
    let room = ReadingRoom(
      stamp: stamp, contacts: contacts, people: people(knownTo: vocabularies), apps: apps,
      donations: donations, reservers: reservers,
      answered: answered, choices: choices,
      vocabularies: vocabularies,
      understanding: Understanding(
        apps: apps, vocabularies: vocabularies, people: namesOfPeople(), reader: configuration.language,
        requests: configuration.apps == nil ? home.requestModel : nil))
    board.apps.withLock { known in
      known = Dictionary(apps.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.room = room
    return room
  }

  /// Asks the apps that said so for the names of what they know now.
  func catchUp() async {
    for app in board.takeChangedApps() { await learnWords(of: app) }
  }

  /// Asks an app for the names of cases that it makes only while it runs, and stores them.
  private func learnChoices(of identifier: String) async {
    let installed = sortedApps().first { $0.identifier == identifier }
    let untitled = (installed?.manifest.enumerations ?? []).filter { $0.cases.contains(where: \.isUntitled) }
    guard !untitled.isEmpty,
      case .manifest(let manifest)? = try? await calls().send(.describe, to: identifier)
    else { return }
    var choices: [String: [EnumerationManifest.Case]] = [:]
    for enumeration in untitled {
      choices[enumeration.identifier] = manifest.enumeration(enumeration.identifier)?.cases
        .filter { !$0.isUntitled }
    }
    do {
      let areNew = try store().updateWords(of: identifier) { $0.choices = choices }
      if areNew { board.noteNewWords() }
    } catch {
      configuration.logger.warning("The choices of \(identifier) could not be stored: \(error)")
    }
  }

  /// Asks an app for the names of the things that a person may mention, and stores them.
  ///
  /// An app that cannot answer keeps its earlier names.
  func learnWords(of identifier: String) async {
    await learnChoices(of: identifier)
    guard let app = board.apps.withLock({ $0[identifier] }) else { return }
    let queried = Set(app.manifest.queries.map(\.entity))
    let types = app.manifest.entities.filter { $0.query != nil || queried.contains($0.identifier) }
    var entities: [String: [EntityReference]] = [:]
    for type in types {
      let query = EntityQueryCall(
        entity: type.identifier, request: .suggestions, limit: Self.entityLimit)
      do {
        guard case .values(let values) = try await calls().send(.entities(query), to: identifier) else {
          continue
        }
        entities[type.identifier] = values.prefix(Self.entityLimit).compactMap {
          if case .entity(let entity) = $0 { entity } else { nil }
        }
      } catch {
        configuration.logger.warning("\(app.name) did not say what it knows: \(error)")
        // A crash or a hang would only come again for the next type.
        if error.code != .appError { break }
      }
    }
    guard !entities.isEmpty else { return }
    do {
      let areNew = try store().updateWords(of: identifier) { words in
        words.entities.merge(entities) { _, new in new }
      }
      if areNew { board.noteNewWords() }
    } catch {
      configuration.logger.warning("The words of \(app.name) could not be stored: \(error)")
    }
  }
}
