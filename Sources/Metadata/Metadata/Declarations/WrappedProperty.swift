import SwiftSyntax

/// A stored property with one of the framework's wrappers.
struct WrappedProperty {
  var name: String
  var type: TypeSyntax?
  /// The wrapper's arguments.
  var arguments: LabeledExprListSyntax?
  var initialValue: ExprSyntax?
  var unit: SourceUnit
  var place: SourcePlace

  /// Reads a declaration; `nil` when it is not a property with one of the wrappers.
  init?(_ member: Member, wrappers: Set<String>) {
    guard let variable = member.node.as(VariableDeclSyntax.self), !variable.modifiers.isStatic,
      let wrapper = variable.attributes.plain.first(where: {
        wrappers.contains($0.attributeName.namePath?.last ?? "")
      }),
      let binding = variable.bindings.first, let name = binding.name
    else { return nil }
    self.name = name
    type = binding.typeAnnotation?.type ?? wrapper.attributeName.genericArguments.first
    if case .argumentList(let list) = wrapper.arguments { arguments = list }
    initialValue = binding.initializer?.value
    unit = member.unit
    place = member.unit.place(of: binding)
  }

  /// The type in quotes, for messages.
  var typeText: String { type.map { " “\($0.trimmedDescription)”" } ?? "" }
}
