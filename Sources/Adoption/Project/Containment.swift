import Foundation

/// Leaves out files that do not lie in the folder of the project, wherever it says they are.
struct Containment {
  private let root: String

  init(root: URL) {
    self.root = root.resolvingSymlinksInPath().path + "/"
  }

  /// Takes the files out of all targets, with a remark for each.
  func apply(to project: inout AppProject) {
    var outside: [String] = []
    for index in project.targets.indices {
      let keep = { (file: URL) -> Bool in
        if file.resolvingSymlinksInPath().path.hasPrefix(root) { return true }
        outside.append(file.lastPathComponent)
        return false
      }
      project.targets[index].sources.removeAll { !keep($0) }
      project.targets[index].resources.removeAll {
        !keep($0) || !FileManager.default.fileExists(atPath: $0.path)
      }
      project.targets[index].definitions.removeAll {
        !keep($0) || !FileManager.default.fileExists(atPath: $0.path)
      }
    }
    for name in Set(outside).sorted().prefix(20) {
      project.remarks.append(
        "\(name) lies outside of the folder, so it is left out. Adopt the folder that holds everything.")
    }
  }
}

/// Chooses which targets of a package are its programs where it has none with intents.
enum PackagePrograms {
  /// Makes a library that nothing depends on the app, where the package has no program.
  static func choose(in project: inout AppProject) {
    guard project.isPackage, !project.targets.contains(where: { $0.role.isProgram }) else { return }
    let used = Set(project.targets.flatMap(\.dependencies))
    for index in project.targets.indices where !used.contains(project.targets[index].name) {
      project.targets[index].role = .app
    }
  }
}
