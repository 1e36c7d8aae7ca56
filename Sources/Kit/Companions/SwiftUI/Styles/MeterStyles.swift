// A tree does not say how these are drawn; they are here so that source that says it compiles.

/// How progress is drawn; it has no effect.
public protocol ProgressViewStyle {}

/// As the system chooses.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the system chooses.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// As a line.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// As a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// As a circle.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// As a circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// With progress of a kind; has no effect.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
}

/// How a gauge is drawn; it has no effect.
public protocol GaugeStyle {}

/// As the system chooses.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the system chooses.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// As a line that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// As a line that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// As a line with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// As a line with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// As a small line that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// As a small line that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// As a circle with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// As a circle with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// As a circle that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// As a circle that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// With gauges of a kind; has no effect.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
}
