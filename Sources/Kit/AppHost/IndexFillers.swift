package import IntentWire
import Synchronization

/// What fills the search index of this process again when the assistant asks for it, besides the providers.
package enum IndexFillers {
  /// Hands items to the index again; returns how many parts of the app did so.
  package typealias Filler = @Sendable (ReindexCall) async throws -> Int

  private static let fillers = Mutex<[Filler]>([])

  static var all: [Filler] { fillers.withLock { $0 } }

  /// Adds one, for as long as the process runs.
  package static func add(_ filler: @escaping Filler) {
    fillers.withLock { $0.append(filler) }
  }
}
