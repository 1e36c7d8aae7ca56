import Foundation
import IntentWire
import Synchronization

/// The classes that the build makes from a definition file, with what the file says of them, for generated code.
public final class _CustomIntentTable: Sendable {
  let intents: [_CustomIntent.Type]
  let responses: [_CustomIntentResponse.Type]
  let objects: [INObject.Type]
  let manifest: AppManifest

  /// Creates a table.
  ///
  /// - Parameter manifest: The declarations as JSON.
  public init(
    intents: [_CustomIntent.Type], responses: [_CustomIntentResponse.Type], objects: [INObject.Type],
    manifest: String
  ) {
    self.intents = intents
    self.responses = responses
    self.objects = objects
    do {
      self.manifest = try JSONDecoder().decode(AppManifest.self, from: Data(manifest.utf8))
    } catch {
      // The build wrote it; without it the intents are not declared, and calls say so.
      let line = "The declarations of custom intents cannot be read; build the app again. (\(error))\n"
      FileHandle.standardError.write(Data(line.utf8))
      self.manifest = AppManifest(module: "")
    }
  }

  /// Makes the classes known by their names, so that what arrives for them can be read.
  public static func register(_ tables: [_CustomIntentTable]) {
    CustomIntents.add(tables)
  }
}

/// The classes of custom intents that the process knows.
enum CustomIntents {
  private struct Known {
    var intents: [String: _CustomIntent.Type] = [:]
    var objects: [String: INObject.Type] = [:]
  }

  private static let known = Mutex(Known())

  static func add(_ tables: [_CustomIntentTable]) {
    known.withLock { known in
      for table in tables {
        for type in table.intents { known.intents["\(type)"] = type }
        for type in table.objects { known.objects["\(type)"] = type }
      }
    }
  }

  static func intent(named name: String) -> _CustomIntent.Type? { known.withLock { $0.intents[name] } }

  static func object(named name: String) -> INObject.Type? { known.withLock { $0.objects[name] } }

  static func enumeration(_ name: String) -> EnumerationManifest? {
    tables.lazy.compactMap { $0.manifest.enumeration(name) }.first
  }

  /// The titles of the combinations of parameters, as phrases for the given intents.
  static func shortcuts(of intents: [String]) -> [ShortcutManifest] {
    intents.flatMap { name in
      intent(named: name)?._table?.manifest.shortcuts.filter { $0.intent == name } ?? []
    }
  }

  private static var tables: [_CustomIntentTable] {
    let tables = known.withLock { $0.intents }.sorted { $0.key < $1.key }.compactMap { $0.value._table }
    var seen: Set<ObjectIdentifier> = []
    return tables.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension SiriKitTypes {
  /// The class of an intent: one of the framework, or a custom one of the app.
  static func intent(named name: String) -> INIntent.Type? {
    intents[name] ?? CustomIntents.intent(named: name)
  }
}
