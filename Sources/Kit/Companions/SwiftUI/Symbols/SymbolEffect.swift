/// How symbols move; they do not here, so all effects are one.
public struct SymbolEffect: Hashable, Sendable {
  /// The effect that suits.
  public static let automatic = SymbolEffect()
  /// They bounce.
  public static let bounce = SymbolEffect()
  /// They become fainter and stronger.
  public static let pulse = SymbolEffect()
  /// Their parts appear one after the other.
  public static let variableColor = SymbolEffect()
  /// They grow or shrink.
  public static let scale = SymbolEffect()
  /// They turn.
  public static let rotate = SymbolEffect()
  /// They swing.
  public static let wiggle = SymbolEffect()
  /// They grow and shrink.
  public static let breathe = SymbolEffect()
  /// They appear.
  public static let appear = SymbolEffect()
  /// They disappear.
  public static let disappear = SymbolEffect()
  /// One becomes another.
  public static let replace = SymbolEffect()
  /// They are drawn line by line.
  public static let drawOn = SymbolEffect()
  /// They are taken away line by line.
  public static let drawOff = SymbolEffect()

  /// Up.
  public var up: SymbolEffect { self }
  /// Down.
  public var down: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// Where reading goes.
  public var forward: SymbolEffect { self }
  /// Where reading comes from.
  public var backward: SymbolEffect { self }
  /// As the hands of a clock.
  public var clockwise: SymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: SymbolEffect { self }
  /// By an angle of its own.
  public func custom(angle: Angle) -> SymbolEffect { self }
  /// By layers.
  public var byLayer: SymbolEffect { self }
  /// One part after the other, whatever the layers.
  public var individually: SymbolEffect { self }
  /// As one.
  public var wholeSymbol: SymbolEffect { self }
  /// One part after the other.
  public var iterative: SymbolEffect { self }
  /// More and more parts.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// There and not back.
  public var nonReversing: SymbolEffect { self }
  /// With faint parts that are not at work.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Without parts that are not at work.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Without a change of how opaque it is.
  public var plain: SymbolEffect { self }
  /// Fainter and stronger.
  public var pulse: SymbolEffect { self }
  /// The one goes down and the other comes up.
  public var downUp: SymbolEffect { self }
  /// The one goes up and the other comes up.
  public var upUp: SymbolEffect { self }
  /// The one goes and the other comes up.
  public var offUp: SymbolEffect { self }
  /// What both have in common stays.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// The one goes and the other comes in the same way.
  public var crossfade: SymbolEffect { self }
}

/// How often symbols move; they do not here.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a break.
    public static let continuous = RepeatBehavior()
    /// With breaks.
    public static let periodic = RepeatBehavior()
    /// So many times, with breaks in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

/// How the value of a symbol is shown; has no effect.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// By colour.
  public static let color = SymbolVariableValueMode()
  /// By lines that are drawn further.
  public static let draw = SymbolVariableValueMode()
}

/// How a symbol's colours are laid on; has no effect.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// All over.
  public static let flat = SymbolColorRenderingMode()
  /// Fading.
  public static let gradient = SymbolColorRenderingMode()
}

// Symbols do not move; these are here so that source that says them compiles.
extension View {
  /// With symbols that move; has no effect.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// With symbols that move when a value changes; has no effect.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  /// With symbols that do not move; has no effect.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// With symbols whose value is shown in a way; has no effect.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// With symbols whose colours are laid on in a way; has no effect.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

extension ContentTransition {
  /// As symbols do.
  public static let symbolEffect = ContentTransition()
  /// As symbols do, in a way.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
  /// As symbols do.
  public static let symbolEffect = AnyTransition()
  /// As symbols do, in a way.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }
}
