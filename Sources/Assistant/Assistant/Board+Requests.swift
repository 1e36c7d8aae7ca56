import AppProcesses
import Catalog
import Donations
import EntityIndex
import Foundation
import IntentWire
import Logging
import Store
import Synchronization

extension Board: AppRequestAnswering {
  /// What the person allows an app, and what it may know of their situation.
  func standing(of app: String) -> AppStanding {
    let focus = permission(.focus, of: app)
    var isFocused: Bool?
    if focus == .authorized, let store = store.withLock({ $0 }) {
      isFocused = (try? store.isFocused()) ?? false
    }
    return AppStanding(
      assistant: permission(.assistant, of: app), focus: focus, isFocused: isFocused,
      language: configuration.locale.identifier(.bcp47))
  }

  /// Answers what an app asks by itself; whatever it tells is stored before the answer goes out.
  func answer(_ request: WireRequest, of app: String) throws(WireFault) -> WireResult {
    guard let store = store.withLock({ $0 }) else {
      throw WireFault(.internalError, "The assistant's store is not open yet.")
    }
    do {
      switch request {
      case .donate(let donations):
        try keep(donations, of: app, in: store)
        return .done
      case .deleteDonations(let selection):
        try store.deleteDonations(DonationFilter(selection, app: app))
        return .done
      case .setShortcuts(let update):
        try keep(update, of: app, in: store)
        return .done
      case .voiceShortcuts:
        return .voiceShortcuts(try store.voiceShortcuts(of: app))
      case .changeVoiceShortcut(let change):
        return .voiceShortcuts(try store.apply(change, of: app))
      case .standing:
        try refresh(from: store)
        return .standing(standing(of: app))
      case .requestPermission(let kind):
        try want(kind, for: app, in: store)
        try refresh(from: store)
        return .standing(standing(of: app))
      case .updateVocabulary(let update):
        receive(.vocabularyUpdated(update), from: app)
        return .done
      case .refreshShortcuts:
        receive(.shortcutsChanged, from: app)
        return .done
      case .updateIndex(let update):
        try index(store).apply(update, of: app)
        return .done
      case .indexState(let name):
        return .indexState(try index(store).state(of: app, index: name))
      case .searchIndex(let query):
        return .indexItems(try index(store).search(query, of: app))
      case .engageIndex(let engagement):
        // What was only looked at does not rise.
        if engagement.kind == .select { try index(store).noteOpening(of: engagement.identifier, of: app) }
        return .done
      case .hello, .ask, .describe, .resolve, .confirm, .handle, .resume, .follow, .options, .entities,
        .values,
        .continueActivity, .scene, .actOnScene, .reindex:
        throw WireFault(.unknownMethod, "This request is part of a call or of a greeting.")
      }
    } catch let fault as WireFault {
      throw fault
    } catch {
      configuration.logger.warning("A request of \(app) could not be answered: \(error)")
      throw WireFault(.internalError, "The assistant could not store it: \(error)")
    }
  }

  /// The search index in the store; what is laid out for searching is opened once.
  func index(_ store: Store) -> EntityIndex {
    entityIndex.withLock { opened in
      if let opened { return opened }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = configuration.timeZone
      calendar.locale = configuration.locale
      let logger = configuration.logger
      let index = EntityIndex(
        store, calendar: calendar, now: configuration.now, log: { logger.warning("\($0)") })
      opened = index
      return index
    }
  }

  private func keep(_ donations: [DonationValue], of app: String, in store: Store) throws {
    let now = configuration.now()
    let kept = try donations.map { donation in
      let (value, content) = try donation.kept()
      let record = DonationRecord(app: app, value: value, stored: now)
      return StoredDonation(
        app: app, id: value.identifier, group: value.group, kind: value.kind.rawValue, intent: record.name,
        date: record.date, stored: now, content: content)
    }
    try store.save(
      kept, limit: DonationLimits.perApp, oldest: now.addingTimeInterval(-DonationLimits.age))
  }

  private func keep(_ update: ShortcutUpdate, of app: String, in store: Store) throws {
    guard update.shortcuts.count <= DonationLimits.shortcuts else {
      throw WireFault(
        .invalidParameters,
        "An app may name \(DonationLimits.shortcuts) shortcuts for one purpose, and these are "
          + "\(update.shortcuts.count); name the most important ones.")
    }
    let content = update.shortcuts.isEmpty ? nil : try JSONEncoder.stable.encode(update.shortcuts)
    if let content, content.count > DonationLimits.size * 8 {
      throw WireFault(
        .oversized,
        "The shortcuts have \(content.count) bytes, and \(DonationLimits.size * 8) are kept; name fewer.")
    }
    try store.saveShortcuts(content, purpose: update.purpose.rawValue, of: app)
  }

  /// Notes that an app wants a permission, if the app says why and the person has not decided.
  private func want(_ kind: PermissionKind, for app: String, in store: Store) throws {
    if let installed = apps.withLock({ $0[app] }) {
      let (reason, key) =
        switch kind {
        case .assistant: (installed.usageDescription, "NSSiriUsageDescription")
        case .focus: (installed.focusDescription, "NSFocusStatusUsageDescription")
        }
      guard reason != nil else {
        throw WireFault(
          .invalidParameters,
          "\(installed.name) asks for a permission without saying why; add \(key) to its Info.plist and install it "
            + "again.")
      }
    }
    try store.wantPermission(kind.rawValue, of: app)
  }
}

/// What the person decided: read once, and again when the store says that something has changed.
struct Decisions: Sendable {
  var number: Int
  var permissions: [String: [PermissionKind: AppStanding.Permission]]
  var voiceShortcuts: [VoiceShortcut]
}

extension Board {
  /// Has everything read anew that has changed, in whichever process.
  ///
  /// - Parameter number: The store's change number, where it was read just now.
  /// - Returns: The store's change number.
  @discardableResult
  func refresh(from store: Store, at number: Int? = nil) throws -> Int {
    let number = try number ?? store.changeNumber()
    if decisions.withLock({ $0?.number == number }) { return number }
    var permissions: [String: [PermissionKind: AppStanding.Permission]] = [:]
    for entry in try store.permissions() {
      guard let kind = PermissionKind(rawValue: entry.kind) else { continue }
      permissions[entry.app, default: [:]][kind] = entry.decision.flatMap(AppStanding.Permission.init)
    }
    let read = Decisions(
      number: number, permissions: permissions, voiceShortcuts: try store.allVoiceShortcuts())
    decisions.withLock { $0 = read }
    return number
  }

  /// The shortcuts to which the person gave phrases, as of the last ``refresh(from:)``.
  var voiceShortcuts: [VoiceShortcut] { decisions.withLock { $0?.voiceShortcuts } ?? [] }
}

extension Board: PermissionKeeping {
  /// What the person decided, as of the last ``refresh(from:)``; nothing, where the store cannot be read.
  func permission(_ kind: PermissionKind, of app: String) -> AppStanding.Permission {
    if decisions.withLock({ $0 == nil }), let store = store.withLock({ $0 }) { tryRefresh(from: store) }
    return decisions.withLock { $0?.permissions[app]?[kind] } ?? .notDetermined
  }

  /// Keeps what the person decided.
  func setPermission(_ permission: AppStanding.Permission, _ kind: PermissionKind, of app: String) {
    guard let store = store.withLock({ $0 }) else { return }
    do {
      try store.setPermission(
        kind.rawValue, of: app, to: permission == .notDetermined ? nil : permission.rawValue)
    } catch {
      configuration.logger.warning("The permission of \(app) could not be stored: \(error)")
    }
    tryRefresh(from: store)
  }

  private func tryRefresh(from store: Store) {
    do {
      try refresh(from: store)
    } catch {
      configuration.logger.warning("What the person decided cannot be read: \(error)")
    }
  }
}

extension DonationFilter {
  /// The donations that an app selects among its own.
  init(_ selection: DonationSelection, app: String) {
    self.init(
      app: app, ids: selection.identifiers, group: selection.group, kind: selection.kind?.rawValue)
  }
}

extension JSONEncoder {
  /// Writes equal values as equal bytes.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension Store {
  private static let focus = "focus"

  /// Whether the person is focused.
  func isFocused() throws -> Bool { try setting(Self.focus) == "on" }

  /// Keeps whether the person is focused.
  func setFocused(_ isFocused: Bool) throws { try setSetting(Self.focus, to: isFocused ? "on" : nil) }

  /// The voice shortcuts of an app, in the order in which they were made; what cannot be read counts as none.
  func voiceShortcuts(of app: String) throws -> [VoiceShortcutValue] {
    try allVoiceShortcuts().filter { $0.app == app }.map(\.value)
  }

  /// The voice shortcuts of all apps.
  func allVoiceShortcuts() throws -> [VoiceShortcut] { VoiceShortcut.read(try voiceShortcuts()) }

  /// Changes the voice shortcuts of an app, and returns all that it has then.
  func apply(_ change: VoiceShortcutChange, of app: String) throws -> [VoiceShortcutValue] {
    var result: [VoiceShortcutValue] = []
    try updateVoiceShortcuts(of: app) { contents in
      let all = VoiceShortcut.read(contents)
      result = try change.applied(
        to: all.filter { $0.app == app }.map(\.value), others: all.filter { $0.app != app })
      return result.isEmpty ? nil : try JSONEncoder.stable.encode(result)
    }
    return result
  }

  /// The shortcuts that apps name for a purpose, by app.
  func shortcuts(_ purpose: ShortcutUpdate.Purpose) throws -> [(app: String, shortcuts: [ShortcutValue])] {
    try shortcuts(purpose: purpose.rawValue).sorted { $0.key < $1.key }.compactMap { app, content in
      (try? JSONDecoder().decode([ShortcutValue].self, from: content)).map { (app, $0) }
    }
  }

  /// The donations that are meant, newest first; those that cannot be read are left out.
  func records(_ filter: DonationFilter = DonationFilter(), limit: Int = .max) throws -> [DonationRecord] {
    let decoder = JSONDecoder()
    return try donations(filter, limit: limit).compactMap { stored in
      (try? decoder.decode(DonationValue.self, from: stored.content)).map {
        DonationRecord(app: stored.app, value: $0, stored: stored.stored)
      }
    }
  }
}

extension VoiceShortcut {
  /// Reads what the store keeps, by app.
  fileprivate static func read(_ contents: [String: Data]) -> [VoiceShortcut] {
    contents.sorted { $0.key < $1.key }.flatMap { app, content in
      ((try? JSONDecoder().decode([VoiceShortcutValue].self, from: content)) ?? []).map {
        VoiceShortcut(app: app, value: $0)
      }
    }
  }
}
