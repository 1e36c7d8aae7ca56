import SwiftParser
import SwiftSyntax

/// The types that signatures name.
enum SignatureTypes {
  /// The names of all types in a node.
  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }

  private final class Finder: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
  }

  /// The type of a value that is written as a literal or by calling a type; `nil` for any other.
  static func type(of value: ExprSyntax?) -> TypeSyntax? {
    guard let value else { return nil }
    var name: String?
    if value.is(StringLiteralExprSyntax.self) { name = "String" }
    if value.is(BooleanLiteralExprSyntax.self) { name = "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { name = "Int" }
    if value.is(FloatLiteralExprSyntax.self) { name = "Double" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression.trimmedDescription
      if called.first?.isUppercase == true || called.first == "[" { name = called }
    }
    guard let name else { return nil }
    var parser = Parser(name)
    return TypeSyntax.parse(from: &parser)
  }

  /// Types of the standard library and of Foundation.
  static let standard: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "AsyncStream", "AsyncThrowingStream", "Bool", "Calendar",
    "CGFloat", "Character", "ClosedRange", "Codable", "Comparable", "Data", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "Decodable", "Dictionary", "DispatchQueue", "Double",
    "Duration",
    "Encodable", "Equatable", "Error", "FileManager", "Float", "Hashable", "Identifiable", "IndexPath",
    "IndexSet",
    "Int", "Int16", "Int32", "Int64", "Int8", "JSONDecoder", "JSONEncoder", "Locale",
    "LocalizedStringResource",
    "Measurement", "NSCoder", "NSObject", "Never", "Notification", "NotificationCenter", "NumberFormatter",
    "Optional", "Range",
    "Result", "Self", "Sendable", "Sequence", "Set", "String", "Substring", "Task", "TimeInterval",
    "TimeZone",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "UUID", "UserDefaults", "Void",
  ]

  /// Protocols that an empty type can adopt.
  static let adoptable: Set<String> = [
    "AppIntent", "CaseIterable", "Error", "Identifiable", "Int", "NSObject", "ObservableObject", "OpenIntent",
    "Sendable", "String", "View",
  ]

  /// The wrappers of properties that an initializer does not take.
  static let ownedWrappers: Set<String> = [
    "AppStorage", "Dependency", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
    "GestureState",
    "Namespace", "Parameter", "Query", "SceneStorage", "StateObject", "UIApplicationDelegateAdaptor",
  ]
}

/// The names and access of declarations.
enum SourceNames {
  static func declared(by node: DeclSyntax) -> [String] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  static func attributes(of list: AttributeListSyntax) -> Set<String> {
    Set(
      list.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return attribute.attributeName.trimmedDescription
      })
  }

  static func isOverride(_ node: DeclSyntax) -> Bool {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" }
      ?? false
  }

  static func isPrivate(_ node: DeclSyntax) -> Bool {
    guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return false }
    return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
