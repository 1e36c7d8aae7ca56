import SwiftSyntax

/// A property that one of the framework's wrappers shows to the assistant.
struct WrappedProperty {
  var name: String
  var type: TypeSyntax?
  /// The wrapper's arguments.
  var arguments: LabeledExprListSyntax?
  var initialValue: ExprSyntax?
  var unit: SourceUnit
  var place: SourcePlace
  /// Whether other files of the module can name it.
  var isVisible = true

  /// Reads a declaration; `nil` when it is not a property with one of the wrappers.
  init?(_ member: Member, wrappers: Set<String>) {
    guard let variable = member.node.as(VariableDeclSyntax.self), !variable.modifiers.isStatic,
      let wrapper = variable.attributes.plain.first(where: {
        wrappers.contains($0.attributeName.namePath?.last ?? "")
      }),
      let binding = variable.bindings.first, let name = binding.name
    else { return nil }
    self.init(binding, named: name, in: member.unit)
    type = type ?? wrapper.attributeName.genericArguments.first
    if case .argumentList(let list) = wrapper.arguments { arguments = list }
    isVisible = variable.modifiers.privateObstacle == nil
  }

  /// Reads a property without a wrapper, to which the macro of a schema adds one.
  ///
  /// - Parameters:
  ///   - names: The names of the schema's members.
  ///   - allowsComputed: Whether the macro does so for a property with a getter, too.
  init?(_ member: Member, schemaMembers names: Set<String>, allowsComputed: Bool) {
    guard !names.isEmpty, let variable = member.node.as(VariableDeclSyntax.self),
      !variable.modifiers.isStatic,
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }),
      variable.attributes.plain.allSatisfy({ Self.passive.contains($0.attributeName.namePath?.last ?? "") }),
      variable.bindings.count == 1, let binding = variable.bindings.first, let name = binding.name,
      names.contains(name), allowsComputed || binding.isStored
    else { return nil }
    self.init(binding, named: name, in: member.unit)
    isVisible = variable.modifiers.privateObstacle == nil
  }

  /// Attributes that do not change how a variable is stored.
  private static let passive: Set<String> = [
    "available", "MainActor", "preconcurrency", "inlinable", "usableFromInline", "objc", "nonobjc", "_spi",
    "ObservationIgnored",
  ]

  private init(_ binding: PatternBindingSyntax, named name: String, in unit: SourceUnit) {
    self.name = name
    type = binding.typeAnnotation?.type
    initialValue = binding.initializer?.value
    self.unit = unit
    place = unit.place(of: binding)
  }

  /// The type in quotes, for messages.
  var typeText: String { type.map { " “\($0.trimmedDescription)”" } ?? "" }
}

extension PatternBindingSyntax {
  /// Whether the binding keeps a value: it has no getter.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list):
      list.allSatisfy {
        $0.accessorSpecifier.tokenKind == .keyword(.willSet)
          || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
      }
    }
  }
}
