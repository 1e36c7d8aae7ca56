import Foundation

/// An `.xcconfig` file: lines `NAME = value`, with the files that it includes.
enum ConfigurationFile {
  /// The settings of a file, those of included files first, in the order in which they count.
  ///
  /// A file that cannot be read says so through `remark`; so does one that includes itself.
  static func settings(
    of file: URL, remark: (String) -> Void
  ) -> [(name: String, value: String)] {
    var seen: Set<String> = []
    return read(file, depth: 0, &seen, remark)
  }

  private static func read(
    _ file: URL, depth: Int, _ open: inout Set<String>, _ remark: (String) -> Void
  ) -> [(name: String, value: String)] {
    let path = file.standardizedFileURL.path
    guard depth < 32, open.insert(path).inserted else {
      remark("\(file.lastPathComponent) includes itself, which is left out.")
      return []
    }
    defer { open.remove(path) }
    guard let text = try? FileReading.text(of: file, limit: 4 * 1024 * 1024) else {
      remark("The configuration file \(file.lastPathComponent) cannot be read, so its settings are missing.")
      return []
    }
    var settings: [(name: String, value: String)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let content = withoutComment(String(line)).trimmingCharacters(in: .whitespaces)
      if content.hasPrefix("#include") {
        let isOptional = content.hasPrefix("#include?")
        let name = content.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        guard !name.isEmpty else { continue }
        let other = URL(filePath: String(name), relativeTo: file.deletingLastPathComponent())
          .standardizedFileURL
        if isOptional, !FileManager.default.fileExists(atPath: other.path) { continue }
        settings += read(other, depth: depth + 1, &open, remark)
      } else if let equal = firstEqual(in: content) {
        let name = content[..<equal].trimmingCharacters(in: .whitespaces)
        var value = content[content.index(after: equal)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        if !name.isEmpty { settings.append((name, value)) }
      }
    }
    return settings
  }

  /// The first equal sign that stands in no brackets: a name may have a condition with one, `NAME[sdk=iphoneos*]`.
  private static func firstEqual(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: String) -> String {
    guard let comment = line.firstRange(of: "//") else { return line }
    return String(line[..<comment.lowerBound])
  }
}
