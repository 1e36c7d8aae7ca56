import Foundation

/// Tells what the compiler says about names that are not there in words about the app: which framework they are of, or
/// which file of the app declares them and is left out.
struct MissingNames {
  /// The folder of the package.
  let folder: URL

  private static let most = 8
  private static let list = "What Prithee has of each framework stands in Documentation/Articles/coverage.md."

  /// The words for lines of a compiler; `nil` when none of them is about such a name.
  func explain(_ lines: [String]) -> String? {
    var seen: Set<String> = []
    var words: [String] = []
    var declared: [String: String]?
    for line in lines {
      guard let fault = Fault(line), seen.insert(fault.key).inserted else { continue }
      if declared == nil { declared = declarations() }
      words.append("\(fault.place): \(sentence(fault, declared?[fault.name]))")
    }
    guard !words.isEmpty else { return nil }
    let rest = words.count > Self.most ? ["… and \(words.count - Self.most) more of this kind."] : []
    return (words.prefix(Self.most) + rest + [Self.list]).joined(separator: "\n")
  }

  private func sentence(_ fault: Fault, _ file: String?) -> String {
    switch fault.kind {
    case .module:
      return
        "Prithee has no module “\(fault.name)”. Put the import and what needs it into “#if canImport(\(fault.name))”."
    case .name:
      if let file {
        return
          "“\(fault.name)” is declared in \(file), which the target does not have. Add the file, or fill in what "
          + "stands in for it."
      }
      if let framework = AppleFrameworks.framework(of: fault.name) {
        return "“\(fault.name)” is of Apple's \(framework), and Prithee lacks it."
      }
      return
        "“\(fault.name)” is declared nowhere in the package\(imports(of: fault.file)); if it is Apple's, Prithee lacks it."
    case .member(let owner):
      let framework = AppleFrameworks.framework(of: owner).map { " of Apple's \($0)" } ?? ""
      return
        "“\(owner)”\(framework) has no member “\(fault.name)” here\(imports(of: fault.file)); if it is Apple's, "
        + "Prithee lacks it."
    }
  }

  /// The frameworks that a file imports, in words.
  private func imports(of file: String) -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return "" }
    let modules = text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count, place < 2 else { return nil }
      return String(words[place + 1])
    }
    let shown = modules.filter { $0 != "Foundation" }
    return shown.isEmpty ? "" : " (the file imports \(shown.joined(separator: ", ")))"
  }

  /// The files below the package's folder that declare names, by name.
  private func declarations() -> [String: String] {
    guard
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [:] }
    var found: [String: String] = [:]
    var count = 0
    for case let file as URL in files
    where file.pathExtension == "swift" && !file.pathComponents.contains("Adopted") {
      count += 1
      guard count < 5_000, let text = try? String(contentsOf: file, encoding: .utf8),
        text.utf8.count < 1_000_000
      else {
        continue
      }
      for match in text.matches(
        of: /\b(?:struct|class|enum|protocol|actor|typealias|func) ([A-Za-z_][A-Za-z0-9_]*)/)
      where found[String(match.output.1)] == nil {
        found[String(match.output.1)] = file.lastPathComponent
      }
    }
    return found
  }

  /// What a line of the compiler is about.
  private struct Fault {
    enum Kind: Hashable {
      case module
      case name
      /// A member of a type.
      case member(of: String)
    }

    var file: String
    var place: String
    var name: String
    var kind: Kind

    var key: String { "\(name) \(kind)" }

    init?(_ line: String) {
      guard let match = line.firstMatch(of: /^(\/[^:]+):(\d+):\d+: error: (.*)$/) else { return nil }
      file = String(match.output.1)
      place = "\(URL(filePath: file).lastPathComponent):\(match.output.2)"
      let text = match.output.3
      if let found = text.firstMatch(of: /no such module '([A-Za-z0-9_]+)'/) {
        (name, kind) = (String(found.output.1), .module)
      } else if let found = text.firstMatch(of: /cannot find (?:type )?'\$?([A-Za-z0-9_]+)' in scope/) {
        (name, kind) = (String(found.output.1), .name)
      } else if let found = text.firstMatch(of: /(?:no macro named|unknown attribute) '([A-Za-z0-9_]+)'/) {
        (name, kind) = (String(found.output.1), .name)
      } else if let found = text.firstMatch(of: /type '([^']+)' has no member '([^']+)'/) {
        (name, kind) = (String(found.output.2), .member(of: String(found.output.1)))
      } else {
        return nil
      }
    }
  }
}
