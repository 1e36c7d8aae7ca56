public import Foundation
import PropertyListReading

/// A definition file with the translations of its texts.
public struct DefinitionSource: Sendable {
  /// The largest file that is read, in bytes.
  public static let sizeLimit = 16 << 20

  /// The path, as problems show it.
  public var path: String
  /// The content: a property list, as XML or binary.
  public var data: Data
  /// Texts that stand in the place of those in the file, by their identifiers.
  public var translations: [String: String]

  /// Creates a source.
  public init(path: String, data: Data, translations: [String: String] = [:]) {
    self.path = path
    self.data = data
    self.translations = translations
  }

  /// The file's name without its ending.
  public var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The property list.
  func root(_ log: DefinitionLog) -> [String: Any]? {
    let nowhere = DefinitionPlace()
    guard data.count <= Self.sizeLimit else {
      log.fail(
        nowhere, "The file is larger than \(Self.sizeLimit >> 20) MiB, so it is not read. Split it up.")
      return nil
    }
    let list: [String: Any]?
    do {
      list = try ForeignPropertyList.dictionary(of: data, deepest: Self.depthLimit)
    } catch .tooDeep {
      log.fail(
        nowhere, "The file nests more than \(Self.depthLimit) arrays and dictionaries, so it is not read.")
      return nil
    } catch {
      list = nil
    }
    guard let list else {
      log.fail(
        nowhere,
        "This is not a property list with a dictionary at its root. Open the file in the editor that wrote it and "
          + "save it again.")
      return nil
    }
    return list
  }

  private static let depthLimit = 64
}
