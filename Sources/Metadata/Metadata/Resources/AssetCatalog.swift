public import Foundation

/// What an asset catalogue holds that source can name: colours, pictures and symbols, with the folders around them.
public struct AssetCatalog: Sendable, Equatable {
  /// A colour, picture or symbol.
  public struct Asset: Sendable, Equatable {
    /// What it is.
    public enum Kind: Sendable, Equatable {
      /// A colour; red, green, blue and opacity from 0 to 1 where the catalogue says them in numbers.
      case color([Double]?)
      /// A picture or a symbol.
      case image
    }

    /// The name, without the folders.
    public var name: String
    /// The folders that give a name of their own, the outermost first.
    public var folders: [String]
    /// What it is.
    public var kind: Kind

    /// The name by which the running app asks for it.
    public var path: String { (folders + [name]).joined(separator: "/") }
  }

  /// The assets, in the order of their paths.
  public private(set) var assets: [Asset] = []

  /// Creates a catalogue without assets.
  public init() {}

  /// Reads a folder whose name ends in `.xcassets`; what cannot be read is left out.
  public init(folder: URL) {
    read(folder, [], depth: 0)
    assets.sort { $0.path < $1.path }
  }

  private mutating func read(_ folder: URL, _ folders: [String], depth: Int) {
    guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return
    }
    for entry in names.sorted() {
      let url = folder.appendingPathComponent(entry)
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset":
        assets.append(Asset(name: name, folders: folders, kind: .color(Self.color(Self.contents(of: url)))))
      case "imageset", "symbolset":
        assets.append(Asset(name: name, folders: folders, kind: .image))
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else { continue }
        let properties = Self.contents(of: url)?["properties"] as? [String: Any]
        let hasName = properties?["provides-namespace"] as? Bool ?? false
        read(url, hasName ? folders + [entry] : folders, depth: depth + 1)
      default: continue
      }
    }
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// The colour for any device in light surroundings.
  private static func color(_ contents: [String: Any]?) -> [Double]? {
    let entries = contents?["colors"] as? [[String: Any]] ?? []
    let plain = entries.first { $0["appearances"] == nil } ?? entries.first
    guard let color = plain?["color"] as? [String: Any],
      let parts = color["components"] as? [String: Any]
    else { return nil }
    let opacity = number(parts["alpha"]) ?? 1
    if let white = number(parts["white"]) { return [white, white, white, opacity] }
    guard let red = number(parts["red"]), let green = number(parts["green"]),
      let blue = number(parts["blue"])
    else { return nil }
    return [red, green, blue, opacity]
  }

  /// A part of a colour: a share from 0 to 1, a number up to 255, or one with hexadecimal digits.
  private static func number(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
  }
}
