import SwiftParser
import SwiftSyntax

/// One Swift file of an app's module.
public struct SourceText: Sendable, Hashable {
  /// The path, as diagnostics show it.
  public var path: String
  /// The content.
  public var text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A place in a file.
struct SourcePlace: Hashable {
  var path: String
  var line: Int
  var column: Int
}

/// A parsed file.
final class SourceUnit {
  let path: String
  let tree: SourceFileSyntax
  /// Deep enough for real source also where the parser's own limit is low, which it is in debug builds.
  private static let nestingLevel = 256
  private let converter: SourceLocationConverter

  init(_ source: SourceText) {
    path = source.path
    var parser = Parser(source.text, maximumNestingLevel: Self.nestingLevel)
    tree = SourceFileSyntax.parse(from: &parser)
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = node.startLocation(converter: converter)
    return SourcePlace(path: path, line: location.line, column: location.column)
  }
}

/// A syntax node together with the file that it stands in.
struct Located<Node: SyntaxProtocol> {
  var node: Node
  var unit: SourceUnit

  init(_ node: Node, in unit: SourceUnit) {
    self.node = node
    self.unit = unit
  }

  var place: SourcePlace { unit.place(of: node) }

  func with<Other: SyntaxProtocol>(_ other: Other) -> Located<Other> { Located<Other>(other, in: unit) }
}
