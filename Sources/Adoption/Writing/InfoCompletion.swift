import Foundation
import Metadata
import PropertyListReading

/// Completes a program's property list as far as the assistant needs it.
struct InfoCompletion {
  let project: AppProject
  let selection: ProjectSelection

  /// The list as it is written.
  func complete(
    _ chosen: ProjectSelection.Chosen, named name: String, notes: inout [String]
  ) -> [String: PropertyListNode] {
    let target = chosen.target
    var info = target.info.filter { $0.value != .string("") }
    info["CFBundleIdentifier"] = .string(identifier(of: target, notes: &notes))
    if info["CFBundleName"] == nil { info["CFBundleName"] = .string(target.name) }
    info["CFBundleExecutable"] = nil
    if info["CFBundleDevelopmentRegion"] == nil {
      info["CFBundleDevelopmentRegion"] = .string(project.language)
    }
    if name != target.module {
      info = info.mapValues {
        $0.mapStrings { text in
          text.hasPrefix(target.module + ".") ? name + text.dropFirst(target.module.count) : text
        }
      }
    }
    if target.role == .widget {
      // Its intents are answered; what it draws is not.
      info["NSExtension"] = nil
      info["EXAppExtensionAttributes"] = .dictionary([
        "EXExtensionPointIdentifier": .string(TargetRole.appIntentsPoint)
      ])
    }
    if target.role == .app, usesSiriKit, info["NSSiriUsageDescription"] == nil {
      info["NSSiriUsageDescription"] = .string("\(target.name) answers what you ask of it.")
      notes.append("“\(target.name)” has no NSSiriUsageDescription, so a sentence stands in for it.")
    }
    return info
  }

  private var usesSiriKit: Bool {
    selection.targets.contains {
      $0.target.role == .intentsExtension || !$0.target.definitions.isEmpty
        || $0.target.info["INIntentsSupported"] != nil
    }
  }

  private func identifier(of target: ProjectTarget, notes: inout [String]) -> String {
    let written = target.info["CFBundleIdentifier"]?.string ?? ""
    let derived = ["local", project.name, target.name].map(Identifier.plain).joined(separator: ".")
    let own = Identifier.isValid(written) ? written : derived
    guard target.role != .app, let app = app(of: target) else { return own }
    var notesOfApp: [String] = []
    let outer = identifier(of: app, notes: &notesOfApp)
    if own.hasPrefix(outer + ".") { return own }
    let inner = "\(outer).\(Identifier.plain(target.name))"
    notes.append(
      "The bundle identifier of “\(target.name)” does not begin with that of “\(app.name)”; it is \(inner) here."
    )
    return inner
  }

  /// The app to which an extension belongs: one whose identifier begins its own, one that depends on it, the only one.
  private func app(of target: ProjectTarget) -> ProjectTarget? {
    let apps = selection.targets.map(\.target).filter { $0.role == .app }
    let written = target.info["CFBundleIdentifier"]?.string ?? ""
    return apps.first { written.hasPrefix(($0.info["CFBundleIdentifier"]?.string ?? "?") + ".") }
      ?? apps.first { $0.dependencies.contains(target.name) } ?? (apps.count == 1 ? apps.first : nil)
  }
}
