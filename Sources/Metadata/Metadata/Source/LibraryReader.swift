import IntentWire
import SwiftSyntax

/// Reads the modules that a target depends on; what is wrong with them is said where they are built.
struct LibraryReader {
  let conditions: BuildConditions
  let progress: ReadingProgress

  /// The modules by name, each of which knows the types of those before it and after it.
  func read(_ libraries: [LibrarySource]) -> [ModuleReader] {
    let sorted = libraries.sorted { $0.module < $1.module }
    let indices = sorted.map { library in
      ModuleIndex(
        module: library.module,
        sources: library.sources.filter { NestingDepth($0.text).isReasonable }, conditions: conditions,
        progress: progress)
    }
    // The first round knows each module alone, the second all of them.
    let strings = sorted.map {
      StringTableReader(log: DiagnosticLog()).read($0.strings, developmentLanguage: nil)
    }
    let alone = zip(indices, strings).map { ModuleReader(index: $0, log: DiagnosticLog(), strings: $1) }
    return zip(indices, strings).map { index, strings in
      ModuleReader(
        index: index, log: DiagnosticLog(), strings: strings,
        libraries: alone.filter { $0.index.module != index.module })
    }
  }
}

/// Finds the modules whose packages the packages of a target include.
struct IncludedLibraries {
  let libraries: [ModuleReader]

  /// What the included modules declare, by module.
  func manifests(of declarations: ModuleDeclarations, in index: ModuleIndex) -> [AppManifest] {
    var open = declarations.packages.compactMap { index.types[$0] }.flatMap { included($0, in: index) }
    var found: Set<String> = []
    while let name = open.popLast() {
      for library in libraries {
        guard let own = library.index.resolve(name, in: []), let package = library.index.types[own],
          library.index.ancestry(of: package).roles.contains(.package),
          found.insert(library.index.module).inserted
        else { continue }
        open += library.index.sortedTypes.filter {
          library.index.ancestry(of: $0).roles.contains(.package)
        }
        .flatMap { included($0, in: library.index) }
      }
    }
    return libraries.filter { found.contains($0.index.module) }.map { $0.read().manifest }
  }

  /// The names in the array of `includedPackages`.
  private func included(_ package: TypeDeclaration, in index: ModuleIndex) -> [[String]] {
    guard case .declared(let value) = index.staticProperty("includedPackages", of: package),
      let elements = value.expression.flatMap({ Literal.elements($0.node) })
    else { return [] }
    return elements.compactMap { element in
      guard let access = element.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
        let base = access.base
      else { return nil }
      return base.trimmedDescription.split(separator: ".").map(String.init)
    }
  }
}
