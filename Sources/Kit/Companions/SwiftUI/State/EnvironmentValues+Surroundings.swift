// What views ask of a screen and of how a person uses it. There is no screen here, so each has the plain value.

/// The way in which text runs.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much colours differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Opens a window of the app; there is only one here.
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// Opens a window; has no effect.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value; has no effect.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
  /// Opens a window for a value; has no effect.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// Pixels to a point.
  public var displayScale: CGFloat { 1 }
  /// The way in which text runs.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  /// Why something is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// How much colours differ.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether the person wants nothing to be seen through.
  public var accessibilityReduceTransparency: Bool { true }
  /// Whether the person wants more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  /// Whether the person has things read out.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Opens a window of the app.
  @MainActor @preconcurrency public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// What takes changes back; none.
  public var undoManager: UndoManager? { nil }
}
