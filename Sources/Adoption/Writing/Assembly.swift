import Foundation
import Metadata
import PropertyListReading

/// Puts the targets of a package together from what is taken of a project.
struct Assembly {
  let project: AppProject
  let selection: ProjectSelection
  let kit: KitPackage
  /// What was changed on the way, in words.
  private(set) var notes: [String] = []

  init(project: AppProject, selection: ProjectSelection, kit: KitPackage) {
    self.project = project
    self.selection = selection
    self.kit = kit
  }

  mutating func package() -> AdoptedPackage {
    let names = targetNames()
    var targets: [AdoptedTarget] = []
    var used: Set<String> = []
    for chosen in selection.targets {
      let target = self.target(chosen, named: names[chosen.target.name] ?? chosen.target.module, among: names)
      used.formUnion(imports(of: chosen))
      targets.append(target)
    }
    targets.sort { ($0.isProgram ? 1 : 0, $0.name) < ($1.isProgram ? 1 : 0, $1.name) }
    let packages = project.packages.filter { !$0.products.isDisjoint(with: used) }
      .sorted { $0.identity < $1.identity }
    for package in packages {
      notes.append(
        "The package “\(package.identity)” is needed; whether it builds on Linux shows when it is built.")
    }
    return AdoptedPackage(
      name: project.name, targets: targets, packages: packages,
      companions: KnownNames.companionModules.intersection(used).sorted())
  }

  /// The names of the package's targets by those of the project's: the modules' names, unless Prithee has one of them.
  private mutating func targetNames() -> [String: String] {
    var names: [String: String] = [:]
    var taken = kit.reserved
    for chosen in selection.targets {
      var name = chosen.target.module
      while taken.contains(name) { name += chosen.target.role == .library ? "Library" : "App" }
      if name != chosen.target.module {
        notes.append(
          "The module “\(chosen.target.module)” is called “\(name)”, since Prithee has one of its name.")
      }
      taken.insert(name)
      names[chosen.target.name] = name
    }
    return names
  }

  private func imports(of chosen: ProjectSelection.Chosen) -> Set<String> {
    chosen.files.reduce(into: chosen.standIns?.imports ?? []) { $0.formUnion($1.imports.keys) }
  }

  // MARK: A target

  private mutating func target(
    _ chosen: ProjectSelection.Chosen, named name: String, among names: [String: String]
  ) -> AdoptedTarget {
    let origin = chosen.target
    var target = AdoptedTarget(name: name, origin: origin)
    for file in chosen.files { link(file.url, as: file.name, in: &target) }
    for file in origin.definitions { linkTable(file, in: &target) }
    for file in origin.resources { linkResource(file, in: &target) }
    if let standIns = chosen.standIns { target.written[AdoptedTarget.standIns] = standIns.text }
    if chosen.files.isEmpty, chosen.standIns == nil {
      target.written[AdoptedTarget.placeholder] =
        "// The assistant needs none of the source of “\(origin.name)”.\n"
    }
    if origin.role.isProgram {
      let info = InfoCompletion(project: project, selection: selection).complete(
        chosen, named: name, notes: &notes)
      target.written["Info.plist"] = PropertyListText.xml(info)
    }
    target.excluded += Set(
      target.links.keys.filter { $0.contains(".lproj/") }.compactMap { $0.split(separator: "/").first }
    )
    .map(String.init)
    target.dependencies = dependencies(of: chosen, among: names)
    return target
  }

  private func dependencies(of chosen: ProjectSelection.Chosen, among names: [String: String]) -> [String] {
    let imported = imports(of: chosen)
    var kitModules = imported.intersection(KnownNames.kitModules)
    if !chosen.target.definitions.isEmpty || chosen.target.role == .intentsExtension {
      kitModules.insert("Intents")
    }
    if chosen.target.role.isProgram,
      kitModules.isDisjoint(with: ["Intents", "AppIntents", "SwiftUI", "UIKit", "WidgetKit"])
    {
      kitModules.insert(chosen.files.isEmpty && chosen.standIns == nil ? "Intents" : "AppIntents")
    }
    if kitModules.isEmpty { kitModules.insert("FoundationAdditions") }
    var libraries = Set(imported.compactMap { selection.selection.libraries[$0] })
    libraries.formUnion(
      chosen.target.dependencies.filter { name in
        selection.targets.contains { $0.target.name == name && $0.target.role == .library }
      })
    libraries.remove(chosen.target.name)
    let there = Set(selection.targets.map(\.target.name))
    var result = libraries.filter(there.contains).compactMap { names[$0] }.sorted().map(Literal.text)
    result += kitModules.sorted().map { "kit(\(Literal.text($0)))" }
    result += imported.intersection(KnownNames.companionModules).sorted().map {
      ".product(name: \(Literal.text($0)), package: \(Literal.text($0)))"
    }
    for package in project.packages {
      for product in package.products.intersection(imported).sorted() {
        result.append(".product(name: \(Literal.text(product)), package: \(Literal.text(package.identity)))")
      }
    }
    return result
  }

  // MARK: Files

  /// Links to a file, under another name where the target has one of this name.
  private func link(_ file: URL, as name: String, in target: inout AdoptedTarget) {
    var free = name
    var number = 2
    while target.links[free] != nil {
      if target.links[free] == file { return }
      let plain = name as NSString
      free = "\(plain.deletingPathExtension)-\(number).\(plain.pathExtension)"
      number += 1
    }
    target.links[free] = file
  }

  /// Links to a file that the build plugin looks for: at the top of the target, or in the folder of its language.
  private func linkTable(_ file: URL, in target: inout AdoptedTarget) {
    let name = [FileKinds.language(of: file), file.lastPathComponent].compactMap(\.self).joined(
      separator: "/")
    if target.links[name] == nil { target.links[name] = file }
    if FileKinds.language(of: file) == nil, file.pathExtension != "intentdefinition" {
      target.excluded.append(name)
    }
  }

  private func linkResource(_ file: URL, in target: inout AdoptedTarget) {
    let kind = file.pathExtension.lowercased()
    let name = file.lastPathComponent
    if FileKinds.drawn.contains(kind) || name == "PrivacyInfo.xcprivacy" { return }
    if FileKinds.tables.contains(kind) || FileKinds.language(of: file) != nil {
      return linkTable(file, in: &target)
    }
    guard target.links[name] == nil else { return }
    target.links[name] = file
    switch name {
    case "AppIntentVocabulary.plist": target.excluded.append(name)
    case "AppUtterances.jsonl": target.excluded.append(name)
    default:
      if kind == "xcassets" { target.excluded.append(name) } else { target.resources.append(name) }
    }
  }
}
