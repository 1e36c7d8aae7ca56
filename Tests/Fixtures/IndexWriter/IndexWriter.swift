import EntityIndex
import Foundation
import IntentWire
import Store

/// Writes to a search index until it is killed, and says after each change how far it has come.
///
/// Each change adds some items, replaces one item that all changes share, and removes the item of an earlier change.
@main
struct IndexWriter {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let first = Int(arguments[2]), let size = Int(arguments[3]) else {
      throw CocoaError(.keyValueValidation)
    }
    let store = try Store(file: URL(filePath: arguments[1], directoryHint: .notDirectory))
    let index = EntityIndex(store, now: { Date(timeIntervalSince1970: 1_773_828_900) })
    for change in first... {
      var items = (0..<size).map { number in
        IndexItem(
          identifier: "\(change)-\(number)",
          attributes: ["title": .string("batch\(change) harbour item \(number)")])
      }
      items.append(
        IndexItem(identifier: "latest", attributes: ["title": .string("lighthouse \(change)")]))
      let gone = IndexUpdate.Removal.identifiers(["\(change - 1)-0"])
      try index.apply(
        IndexUpdate(removals: [gone], items: items, state: Data("\(change)".utf8)), of: "app")
      FileHandle.standardOutput.write(Data("\(change)\n".utf8))
    }
  }
}
