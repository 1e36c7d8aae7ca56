/// Finds imports of modules that Prithee has and that a target does not depend on.
///
/// The compiler then says only that there is no such module, and says it last; this says which product has it.
struct MissingModules {
  let target: String
  let dependencies: Set<String>
  let log: DiagnosticLog

  /// Says which modules are missing, each once.
  func check(_ sources: [SourceText]) {
    var seen: Set<String> = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      for line in ModuleImports.lines(of: source.text)
      where !dependencies.contains(line.module) && !line.isConditional {
        guard let complaint = ModuleImports.complaint(of: line.module, in: target),
          seen.insert(line.module).inserted
        else { continue }
        log.refuse(
          .missingModule, at: SourcePlace(path: source.path, line: line.line, column: 1), complaint)
      }
    }
  }
}
