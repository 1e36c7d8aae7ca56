/// A target with what its files declare, so that a name leads to files.
struct TargetSurvey {
  let target: ProjectTarget
  let facts: [FileFacts]
  /// The files that declare a name outside of types.
  let files: [String: [Int]]
  /// The protocols and classes that a type of the target names, by its name.
  let inherited: [String: Set<String>]

  init(_ target: ProjectTarget, facts: [FileFacts]) {
    self.target = target
    self.facts = facts
    var files: [String: [Int]] = [:]
    var inherited: [String: Set<String>] = [:]
    for (index, file) in facts.enumerated() {
      for name in file.declared { files[name, default: []].append(index) }
      for type in file.types { inherited[type.path.last ?? "", default: []].formUnion(type.inherited) }
    }
    self.files = files
    self.inherited = inherited
  }

  /// Whether a type is a part of the screen.
  func isScreen(_ name: String) -> Bool {
    (inherited[name] ?? []).contains { Self.screens.contains($0) || $0.hasSuffix("ViewController") }
  }

  private static let screens: Set<String> = [
    "View", "Scene", "UIView", "UIViewControllerRepresentable", "UIViewRepresentable", "Commands", "Widget",
  ]
}

/// A file of a target.
struct FileKey: Hashable, Comparable {
  var target: String
  var index: Int

  static func < (left: FileKey, right: FileKey) -> Bool {
    (left.target, left.index) < (right.target, right.index)
  }
}
