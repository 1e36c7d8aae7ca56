package import SwiftSyntax

/// What is known about a build when its `#if` conditions are evaluated.
///
/// Everything that is not known to hold counts as false, as it does for the compiler.
public struct BuildConditions: Sendable, Hashable {
  /// The modules that can be imported besides those of the toolchain.
  public var modules: Set<String>
  /// The flags that the target defines.
  public var flags: Set<String>
  /// The compiler's version.
  public var compiler: [Int]
  /// The version of the language mode.
  public var language: [Int]

  /// Creates conditions; the versions default to those of the compiler that built this module.
  public init(
    modules: Set<String> = [], flags: Set<String> = [], compiler: [Int] = BuildConditions.ownCompiler,
    language: [Int]? = nil
  ) {
    self.modules = modules
    self.flags = flags
    self.compiler = compiler
    self.language = language ?? compiler
  }

  /// The version of the compiler that built this module, as far as `#if` tells.
  public static var ownCompiler: [Int] {
    #if compiler(>=6.5)
    [6, 5]
    #elseif compiler(>=6.4)
    [6, 4]
    #elseif compiler(>=6.3)
    [6, 3]
    #else
    [6, 2]
    #endif
  }

  /// The modules that every toolchain for Linux has.
  static let toolchainModules: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
    "RegexBuilder", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_Differentiation", "_RegexParser", "_StringProcessing",
  ]
}

/// Evaluates the conditions of `#if` blocks.
package struct ConditionEvaluator {
  var conditions: BuildConditions

  /// Creates an evaluator.
  package init(conditions: BuildConditions) {
    self.conditions = conditions
  }

  /// The clause of a block that is compiled, if any.
  package func activeClause(of block: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    block.clauses.first { clause in
      guard let condition = clause.condition else { return clause.poundKeyword.tokenKind == .poundElse }
      return holds(condition)
    }
  }

  /// Whether a condition holds.
  func holds(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return conditions.flags.contains(name.baseName.text)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !holds(prefix.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return tuple.elements.count == 1 && holds(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return false
  }

  /// Evaluates operands joined by `&&` and `||`, of which the first binds tighter.
  private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    for joiner in ["||", "&&"] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == joiner }
      guard parts.count > 1 else { continue }
      return joiner == "||" ? parts.contains { holds($0) } : parts.allSatisfy { holds($0) }
    }
    guard elements.count == 1, let only = elements.first else { return false }
    return holds(only)
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return false }
    let name = argument.trimmedDescription
    switch function {
    case "os": return name == "Linux"
    case "canImport":
      return BuildConditions.toolchainModules.contains(name) || conditions.modules.contains(name)
    case "arch": return name == Self.architecture
    case "_endian": return name == "little"
    case "_runtime": return name == "_Native"
    case "compiler", "_compiler_version": return holds(version: argument, of: conditions.compiler)
    case "swift": return holds(version: argument, of: conditions.language)
    default: return false
    }
  }

  private func holds(version comparison: ExprSyntax, of actual: [Int]) -> Bool {
    guard let prefix = comparison.as(PrefixOperatorExprSyntax.self) else { return false }
    let expected = prefix.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
    let length = max(expected.count, actual.count)
    func padded(_ version: [Int]) -> [Int] { version + Array(repeating: 0, count: length - version.count) }
    let isLower = padded(actual).lexicographicallyPrecedes(padded(expected))
    switch prefix.operator.text {
    case ">=": return !isLower
    case "<": return isLower
    default: return false
    }
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "unknown"
    #endif
  }
}
