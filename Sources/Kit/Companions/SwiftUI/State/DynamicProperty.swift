/// A property of a view that gets its value from outside the view's own storage.
public protocol DynamicProperty {
  /// Brings the value up to date before the view is asked for its body.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to bring up to date.
  public mutating func update() {}
}

/// A property that is given its place in the tree.
///
/// Adopted in extensions, so that the properties themselves belong to no actor.
@MainActor
protocol LinkedProperty {
  func link(_ context: ViewContext)
}
