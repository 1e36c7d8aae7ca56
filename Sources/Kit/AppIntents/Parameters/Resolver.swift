import Foundation
import IntentWire

/// Turns a value of one type into one of a parameter's type.
public protocol Resolver: Hashable, Sendable {
  /// The type of the value that is given.
  associatedtype Input: _IntentValue
  /// The type of the parameter's values.
  associatedtype Output: _IntentValue
  /// Turns a value; `nil` when it cannot.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  /// A parameter as a resolver sees it.
  public typealias Context = IntentParameterContext
}

/// The resolvers of a parameter, as reading its values needs them.
struct ResolverChain: Sendable {
  let resolvers: [any Resolver]
  /// What the app says of the parameter.
  let definition: ParameterDefinition

  /// The value that the first resolver makes which can; `nil` when none can.
  func value(of given: IntentValue, _ context: ReadingContext) async throws -> (any Sendable)? {
    for resolver in resolvers {
      if let value = try await value(of: given, by: resolver, context) { return value }
    }
    return nil
  }

  private func value<Part: Resolver>(
    of given: IntentValue, by resolver: Part, _ context: ReadingContext
  ) async throws -> (any Sendable)? {
    var plain = context
    plain.constraints = ParameterConstraints()
    guard case .accepted(let read) = try await Part.Input._bridge.read(given, plain),
      let input = read as? Part.Input
    else { return nil }
    let parameter = IntentParameter<Part.Output>(definition)
    return try await resolver.resolve(from: input, context: IntentParameterContext(parameter))
  }
}

/// A number that a range can contain.
public protocol RangeComparableProperty: Comparable, Sendable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

/// A resolver that looks at the parameter's range.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
  /// Checks that a number lies in the parameter's range.
  ///
  /// - Throws: An error that has the person asked again.
  public func checkParameterRangeContains<Value: RangeComparableProperty>(
    value: Value, context: IntentParameterContext<Output>
  ) throws where Value == Output.ValueType {
    guard let objection = context.parameter.definition.constraints.check?(value) else { return }
    throw context.needsValueError(IntentDialog(stringLiteral: objection))
  }
}

/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// The type of the parameter's values.
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  /// The type of the parameter's values.
  public typealias Output = Value

  /// Creates it.
  public init() {}

  /// Nothing.
  public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}

/// Several resolvers.
public struct _ResolverList<Value: _IntentValue>: ResolverSpecification {
  /// The type of the parameter's values.
  public typealias Output = Value

  private let resolvers: [any Resolver]

  init(_ resolvers: [any Resolver]) {
    self.resolvers = resolvers
  }

  /// The resolvers in their order.
  public func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

  /// Whether both have equal resolvers in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.resolvers.map { AnyHashable($0) } == right.resolvers.map { AnyHashable($0) }
  }

  /// Feeds the resolvers to a hasher.
  public func hash(into hasher: inout Hasher) {
    for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
  }
}

/// Builds the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// No resolvers.
  public static func buildBlock() -> EmptyResolverSpecification<Property> { EmptyResolverSpecification() }
  /// Resolvers one after the other.
  public static func buildBlock<each Part: Resolver>(_ parts: repeat each Part) -> _ResolverList<Property> {
    var resolvers: [any Resolver] = []
    for part in repeat each parts { resolvers.append(part) }
    return _ResolverList(resolvers)
  }
}
