import SwiftSyntax

/// A text as source spells it out.
struct WrittenText: Equatable {
  /// What it is looked up by in a string table.
  var key: String
  /// What it says where no table has the key.
  var text: String
  /// The name of the string table; `nil` for `Localizable`.
  var table: String?
}

/// Reads texts as people see them: in the words of the development language.
struct TextReader {
  /// The string tables of the module.
  let strings: StringTables

  /// The text of a literal or of a call that only wraps one, as the development language has it.
  func text(_ expression: ExprSyntax) -> String? { Literal.written(expression).map(shown) }

  /// The text with the placeholders of a string table for the values in it.
  func format(_ expression: ExprSyntax) -> String? { Literal.writtenFormat(expression).map(shown) }

  /// The texts of an array literal.
  func texts(_ expression: ExprSyntax?) -> [String] {
    expression.flatMap(Literal.elements)?.compactMap(text) ?? []
  }

  private func shown(_ written: WrittenText) -> String {
    strings.text(written.key, table: written.table) ?? written.text
  }
}
