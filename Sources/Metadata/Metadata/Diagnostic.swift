/// Something that the extraction has to say about an app's source or property list.
public struct Diagnostic: Sendable, Hashable {
  /// How grave it is.
  public enum Severity: String, Sendable, Hashable {
    /// Something is left out, and the build goes on.
    case warning
    /// The build cannot go on.
    case error
  }

  /// What kind of thing it is about; each kind has one remedy.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// A title or other text that has to be a literal is not one.
    case textNotLiteral = "text-not-literal"
    /// A default value is not a literal.
    case defaultNotLiteral = "default-not-literal"
    /// A declaration that the framework needs is absent.
    case missingMember = "missing-member"
    /// The type of a parameter or property is not one that can travel.
    case unknownType = "unknown-type"
    /// A case has no display representation, or a representation has no case.
    case caseDisplay = "case-display"
    /// A type cannot be named by generated code.
    case notRegistrable = "not-registrable"
    /// Two declarations have the same short name.
    case duplicateName = "duplicate-name"
    /// A declaration lies in a part of the source that is not compiled here.
    case inactiveSource = "inactive-source"
    /// A phrase cannot be said.
    case phrase
    /// An App Shortcut cannot be read, or there are too many.
    case shortcut
    /// A parameter summary cannot be read.
    case summary
    /// A part of a query cannot be read.
    case query
    /// A type does not do what the schema asks that it adopts.
    case schema
    /// A string table cannot be read, or does not fit the source.
    case strings
    /// The app's module declares nothing for the assistant.
    case nothingFound = "nothing-found"
    /// The source imports a module that Prithee has and that the target does not depend on.
    case missingModule = "missing-module"
    /// The module has an entry point of its own.
    case entryPoint = "entry-point"
    /// A file cannot be read in reasonable time.
    case tooComplex = "too-complex"
    /// The property list is wrong or incomplete.
    case propertyList = "property-list"
    /// A handler of intents lacks a method, or has one with a name that nobody calls.
    case handler
    /// A definition of custom intents is wrong, or not known in all its parts.
    case intentDefinition = "intent-definition"
  }

  /// How grave it is.
  public var severity: Severity
  /// The kind of thing that it is about.
  public var rule: Rule
  /// The file's path.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// What is wrong, what follows from it, and what to do.
  public var message: String

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, _ rule: Rule, path: String, line: Int = 1, column: Int = 1, _ message: String
  ) {
    self.severity = severity
    self.rule = rule
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers print it, so that tools find the place.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message) [\(rule.rawValue)]"
  }
}

/// Collects diagnostics while a module is read.
final class DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []

  func warn(_ rule: Diagnostic.Rule, at place: SourcePlace, _ message: String) {
    add(Diagnostic(.warning, rule, path: place.path, line: place.line, column: place.column, message))
  }

  /// Says what the build cannot go on with.
  func refuse(_ rule: Diagnostic.Rule, at place: SourcePlace, _ message: String) {
    add(Diagnostic(.error, rule, path: place.path, line: place.line, column: place.column, message))
  }

  func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// All of them in the order of file and place, each once.
  var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
      .sorted {
        ($0.path, $0.line, $0.column, $0.rule.rawValue, $0.message)
          < ($1.path, $1.line, $1.column, $1.rule.rawValue, $1.message)
      }
  }
}
