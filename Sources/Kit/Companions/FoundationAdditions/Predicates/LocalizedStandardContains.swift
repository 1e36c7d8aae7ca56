public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another as a person searches: regardless of case and of marks on letters.
  ///
  /// Foundation declares it only on Apple's systems, while the macro `#Predicate` knows it everywhere.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The result is a truth value.
    public typealias Output = Bool

    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Creates an expression.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Searches the text.
    ///
    /// - Throws: What evaluating one of the texts throws.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates the expression for the macro `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
