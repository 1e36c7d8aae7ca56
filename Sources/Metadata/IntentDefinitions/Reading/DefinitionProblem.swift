/// Something that a definition file says wrongly, or that is not known here.
public struct DefinitionProblem: Sendable, Hashable {
  /// Whether the file cannot be used; otherwise something of it is left out.
  public var isError: Bool
  /// The file's path.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// Where in the file, what is wrong, and what to do.
  public var message: String

  /// Creates a problem.
  public init(isError: Bool, path: String, line: Int = 1, message: String) {
    self.isError = isError
    self.path = path
    self.line = line
    self.message = message
  }
}

/// Collects what is wrong with a file while it is read.
final class DefinitionLog {
  private let path: String
  /// The numbers of the lines on which texts stand first.
  private let lines: [Substring: Int]
  private(set) var problems: [DefinitionProblem] = []
  private var unknownKeys: Set<String> = []

  init(path: String, text: String) {
    self.path = path
    var lines: [Substring: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let bare = line.drop { $0 == " " || $0 == "\t" }
      if lines[bare] == nil { lines[bare] = index + 1 }
    }
    self.lines = lines
  }

  var hasErrors: Bool { problems.contains(where: \.isError) }

  func fail(_ place: DefinitionPlace, _ message: String) {
    add(true, place, message)
  }

  func warn(_ place: DefinitionPlace, _ message: String) {
    add(false, place, message)
  }

  /// Says once for each key that it is not known.
  func report(unknown keys: [String], at place: DefinitionPlace) {
    for key in keys where unknownKeys.insert(key).inserted {
      warn(place.child(key), "This key is not known, so it is ignored.")
    }
  }

  private func add(_ isError: Bool, _ place: DefinitionPlace, _ message: String) {
    let problem = DefinitionProblem(
      isError: isError, path: path, line: line(of: place),
      message: place.description.isEmpty ? message : "\(place): \(message)")
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The line on which the thing with the place's name begins, in a file with one element on a line.
  private func line(of place: DefinitionPlace) -> Int {
    place.needles.reversed().lazy.compactMap { self.lines[Substring($0)] }.first ?? 1
  }
}

/// Where in a definition file something stands.
struct DefinitionPlace: CustomStringConvertible {
  private var steps: [String] = []
  /// Texts that stand near it in the file, the nearest last.
  private(set) var needles: [String] = []

  var description: String { steps.joined(separator: ".") }

  func child(_ key: String) -> DefinitionPlace {
    var place = self
    place.steps.append(key)
    if place.needles.isEmpty { place.needles.append("<key>\(key)</key>") }
    return place
  }

  func item(_ index: Int, named name: String?) -> DefinitionPlace {
    var place = self
    if let last = place.steps.indices.last {
      place.steps[last] += name.map { "[“\($0.prefix(80))”]" } ?? "[\(index)]"
    }
    if let name { place.needles.append("<string>\(name)</string>") }
    return place
  }
}
