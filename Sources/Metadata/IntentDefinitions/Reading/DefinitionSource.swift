public import Foundation

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
    guard isReasonablyNested else {
      log.fail(
        nowhere, "The file nests more than \(Self.depthLimit) arrays and dictionaries, so it is not read.")
      return nil
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? [String: Any]
    else {
      log.fail(
        nowhere,
        "This is not a property list with a dictionary at its root. Open the file in the editor that wrote it and "
          + "save it again.")
      return nil
    }
    return root
  }

  private static let depthLimit = 64

  /// Whether the file's elements are not nested so deeply that reading them would need a large stack.
  private var isReasonablyNested: Bool {
    guard data.starts(with: Data("<".utf8)) || data.first == 0xEF else { return true }
    var depth = 0
    let opening = [Array("<dict".utf8), Array("<array".utf8)]
    let closing = [Array("</dict".utf8), Array("</array".utf8)]
    let bytes = [UInt8](data)
    var index = 0
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[next...]
      if opening.contains(where: { rest.starts(with: $0) }) {
        depth += 1
        guard depth <= Self.depthLimit else { return false }
      } else if closing.contains(where: { rest.starts(with: $0) }) {
        depth -= 1
      }
      index = next + 1
    }
    return true
  }
}
