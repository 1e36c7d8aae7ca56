import Foundation
import SwiftParser
import SwiftSyntax

/// A member of a type that takes parameters, by their labels.
struct DeclaredCall: Hashable {
  /// One parameter.
  struct Parameter: Hashable {
    var label: String
    /// Whether a call may leave it out.
    var isOptional: Bool
    /// Whether a call may give it several times.
    var isRepeated: Bool
  }

  var parameters: [Parameter]

  /// Whether a call with the labels reaches it.
  func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if parameter.isRepeated {
        while rest.first == parameter.label || (rest.first == "_" && !rest.isEmpty) { rest.removeFirst() }
      } else if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }
}

/// The public declarations of some folders, as a parser sees them.
struct DeclaredSurface {
  /// The names of the types, with the types around them.
  private(set) var types: Set<String> = []
  /// The values, cases and types inside of types, by the last name of the type.
  private(set) var values: [String: Set<String>] = [:]
  /// The functions and initialisers, by the last name of the type, then by their own.
  private(set) var calls: [String: [String: Set<DeclaredCall>]] = [:]
  /// The protocols and classes of types, by the last name of the type.
  private(set) var inherited: [String: Set<String>] = [:]
  /// The names of macros and functions outside of types.
  private(set) var topLevel: Set<String> = []

  /// Reads all Swift files in folders.
  init(swiftFilesIn folders: [URL]) throws {
    for folder in folders {
      guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
        continue
      }
      for case let file as URL in files where file.pathExtension == "swift" {
        let collector = SurfaceCollector(viewMode: .sourceAccurate)
        collector.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
        add(collector)
      }
    }
  }

  private mutating func add(_ found: SurfaceCollector) {
    types.formUnion(found.types)
    topLevel.formUnion(found.topLevel)
    for (owner, name) in found.inherited { inherited[owner, default: []].insert(name) }
    for (owner, name) in found.values { values[owner, default: []].insert(name) }
    for (owner, name, call) in found.calls { calls[owner, default: [:]][name, default: []].insert(call) }
  }

  /// Whether there is what a fact names: a type, or a member in the form `Type.name` or `Type.name(label:)`.
  ///
  /// A member may come from a protocol that the type adopts, or from the class that it inherits.
  func declares(_ fact: String) -> Bool {
    if types.contains(fact) || topLevel.contains(fact) { return true }
    guard let dot = Self.lastDot(fact) else { return false }
    let owner = fact[..<dot].split(separator: ".").last.map(String.init) ?? ""
    let member = String(fact[fact.index(after: dot)...])
    var open = [owner]
    var seen: Set<String> = [owner]
    while let next = open.popLast() {
      if has(member, in: next) { return true }
      for name in inherited[next] ?? [] where seen.insert(name).inserted { open.append(name) }
    }
    return false
  }

  private func has(_ member: String, in owner: String) -> Bool {
    if let label = member.wholeMatch(of: /init label (\w+)/)?.1 {
      let initialisers = calls[owner]?["init"] ?? []
      return initialisers.contains { $0.parameters.contains { $0.label == label } }
    }
    guard let open = member.firstIndex(of: "(") else {
      return values[owner]?.contains(member) == true || calls[owner]?[member] != nil
        || types.contains("\(owner).\(member)") || types.contains { $0.hasSuffix(".\(owner).\(member)") }
    }
    let name = String(member[..<open])
    let labels = member[member.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return calls[owner]?[name]?.contains { $0.accepts(labels) } == true
  }

  /// The last dot before the parameters.
  private static func lastDot(_ fact: String) -> String.Index? {
    let head = fact.firstIndex(of: "(").map { fact[..<$0] } ?? fact[...]
    return head.lastIndex(of: ".")
  }
}
