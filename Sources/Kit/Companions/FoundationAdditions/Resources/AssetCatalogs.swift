public import Foundation

/// What a bundle's asset catalogues hold, read from the folders that Xcode's editor writes.
///
/// Apple's systems compile a catalogue. Here it lies in the bundle as it is, and each thing in it is a folder with a list of its
/// variants, of which the one for every device and for a light background is taken.
public enum _AssetCatalogs {
  /// A colour's red, green, blue and opacity, each from 0 to 1; `nil` when there is none of that name in numbers.
  public static func color(named name: String, in bundle: Bundle = .main) -> [Double]? {
    guard let set = folder(name, "colorset", bundle), let entries = contents(of: set)["colors"] as? [Any]
    else { return nil }
    let color = universal(entries)?["color"] as? [String: Any]
    guard let parts = color?["components"] as? [String: Any] else { return nil }
    if let white = parts["white"].flatMap(number) {
      return [white, white, white, parts["alpha"].flatMap(number) ?? 1]
    }
    let numbers = ["red", "green", "blue"].compactMap { parts[$0].flatMap(number) }
    return numbers.count == 3 ? numbers + [parts["alpha"].flatMap(number) ?? 1] : nil
  }

  /// The data of a data set, with the type of its content when the catalogue says it.
  public static func data(named name: String, in bundle: Bundle = .main) -> (data: Data, type: String?)? {
    guard let set = folder(name, "dataset", bundle), let entries = contents(of: set)["data"] as? [Any],
      let entry = universal(entries), let file = file(of: entry, in: set),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    return (data, entry["universal-type-identifier"] as? String)
  }

  /// The file of an image set, the largest scale when there are several.
  public static func image(named name: String, in bundle: Bundle = .main) -> URL? {
    guard let set = folder(name, "imageset", bundle), let entries = contents(of: set)["images"] as? [Any]
    else { return nil }
    let plain = entries.compactMap { $0 as? [String: Any] }.filter {
      $0["appearances"] == nil && $0["filename"] != nil
    }
    let best = plain.max { ($0["scale"] as? String ?? "") < ($1["scale"] as? String ?? "") }
    return best.flatMap { file(of: $0, in: set) }
  }

  // MARK: Reading

  /// The folder of a thing; a name such as `Group/Name` goes through the groups with a namespace, which all are searched.
  private static func folder(_ name: String, _ kind: String, _ bundle: Bundle) -> URL? {
    guard let last = name.split(separator: "/").last, !name.contains("..") else { return nil }
    for catalog in catalogs(in: bundle) {
      guard let items = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil) else {
        continue
      }
      let wanted = "\(last).\(kind)"
      let path = "/\(name).\(kind)"
      var found: [URL] = []
      for case let item as URL in items where item.lastPathComponent == wanted { found.append(item) }
      let whole = found.filter { $0.path.hasSuffix(path) }
      if let best = whole.min(by: { $0.path < $1.path }) { return best }
    }
    return nil
  }

  private static func catalogs(in bundle: Bundle) -> [URL] {
    let folders = [bundle.bundleURL, bundle.resourceURL].compactMap(\.self)
    let all = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    return all.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
  }

  private static func contents(of folder: URL) -> [String: Any] {
    let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path)
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any] ?? [:]
  }

  private static func universal(_ entries: [Any]) -> [String: Any]? {
    let all = entries.compactMap { $0 as? [String: Any] }
    return all.first { $0["appearances"] == nil && ($0["idiom"] as? String ?? "universal") == "universal" }
      ?? all.first
  }

  private static func file(of entry: [String: Any], in folder: URL) -> URL? {
    guard let name = entry["filename"] as? String, !name.contains("/"), !name.hasPrefix(".") else {
      return nil
    }
    return folder.appending(path: name, directoryHint: .notDirectory)
  }

  /// A part of a colour as the editor writes it: `0.5`, `127` or `0x7F`.
  private static func number(_ value: Any) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
