import Foundation

/// Says what is taken of a project, what is left out and why, and what is to be done.
struct ReportWriter {
  let project: AppProject
  let selection: ProjectSelection
  let package: AdoptedPackage
  let notes: [String]

  private static let shown = 12

  func text() -> String {
    var lines = ["# Adopting \(project.name)"]
    lines += section("Taken", selection.targets.flatMap(taken))
    lines += section("Left out", leftOut())
    lines += section("Modules that are missing", missing())
    lines += section("To fill in", standIns())
    lines += section("Notes", project.remarks + notes)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["", "## \(title)", ""] + items.map { "- \($0)" }
  }

  private func taken(_ chosen: ProjectSelection.Chosen) -> [String] {
    let target = chosen.target
    let count = "\(chosen.files.count) of \(target.sources.count) Swift files"
    var text = "\(Self.word(target.role)) “\(target.name)”: \(count)"
    if !chosen.files.isEmpty { text += " (\(Self.list(chosen.files.map(\.name))))" }
    let names = Set(chosen.names).sorted()
    if !names.isEmpty { text += "; for the assistant: \(Self.list(names))" }
    let tables = target.definitions.map(\.lastPathComponent)
    if !tables.isEmpty { text += "; definitions: \(Self.list(tables))" }
    return [text]
  }

  private func leftOut() -> [String] {
    var items: [String] = []
    for (key, reason) in selection.selection.lost.sorted(by: { $0.key < $1.key }) {
      guard let facts = selection.selection.facts(key) else { continue }
      let names = Self.list(selection.selection.roots[key] ?? [])
      items.append("\(facts.name) with \(names.isEmpty ? "the app's beginning" : names): \(reason)")
    }
    for chosen in selection.targets {
      let there = Set(chosen.files.map(\.url))
      let lost = Set(selection.selection.lost.keys.compactMap { selection.selection.facts($0)?.url })
      let stoodIn = selection.selection.standIns.keys.filter { $0.target == chosen.target.name }.sorted()
        .compactMap { selection.selection.facts($0) }.filter { !lost.contains($0.url) }
      items += stoodIn.map { facts in
        "\(facts.name): \(selection.selection.obstacle(facts) ?? "it is a part of the screen"); see what is to be filled in"
      }
      let rest = chosen.target.sources.filter {
        !there.contains($0) && !lost.contains($0) && !stoodIn.map(\.url).contains($0)
      }
      if !rest.isEmpty {
        items.append(
          "of “\(chosen.target.name)”, since no intent needs it: \(Self.list(rest.map(\.lastPathComponent)))")
      }
      let foreign = chosen.target.foreignSources.filter { $0.pathExtension != "h" }
      if !foreign.isEmpty {
        items.append(
          "of “\(chosen.target.name)”, since it is no Swift: \(Self.list(foreign.map(\.lastPathComponent)))")
      }
    }
    return items + selection.leftOut.map { "target “\($0.name)”: \($0.reason)" }
  }

  private func missing() -> [String] {
    var files: [String: Set<String>] = [:]
    for survey in selection.selection.surveys.values {
      for facts in survey.facts {
        for module in selection.selection.missingModules(facts) {
          files[module, default: []].insert(facts.name)
        }
      }
    }
    return files.sorted { $0.key < $1.key }.map {
      "\($0.key), which \(Self.list($0.value.sorted())) import\($0.value.count == 1 ? "s" : "")"
    }
  }

  private func standIns() -> [String] {
    selection.targets.compactMap { chosen in
      guard let standIns = chosen.standIns else { return nil }
      let name = package.targets.first { $0.origin.name == chosen.target.name }?.name ?? chosen.target.module
      return
        "\(PackageFolder.name)/\(name)/\(AdoptedTarget.standIns) stands in for \(Self.list(standIns.names))"
    }
  }

  private static func word(_ role: ProjectTarget.Role) -> String {
    switch role {
    case .app: "app"
    case .intentsExtension: "intents extension"
    case .appIntentsExtension: "App Intents extension"
    case .widget: "widget, for its intents"
    case .library: "library"
    case .other: "target"
    }
  }

  /// Names in a row, the first of them where there are many.
  private static func list(_ names: [String]) -> String {
    guard names.count > shown else { return names.joined(separator: ", ") }
    return names.prefix(shown).joined(separator: ", ") + " and \(names.count - shown) more"
  }
}
