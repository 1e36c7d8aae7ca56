import AppHost

/// Colours that go over into each other.
public struct Gradient: ShapeStyle, NamedStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  /// The colours as the names of gradients hold them.
  var list: String {
    stops.prefix(16).map { "\($0.color.name)@\(Length.text($0.location * 100))" }.joined(separator: ",")
  }

  var name: String { "linear(0.5,0,0.5,1):\(list)" }
}

/// The gradient of one colour; drawn as the colour.
public struct AnyGradient: ShapeStyle, NamedStyle, Hashable {
  let name: String

  /// Hides what a gradient is made of.
  public init(_ gradient: Gradient) { name = gradient.name }

  init(name: String) { self.name = name }
}

/// Colours that go over into each other along a line.
///
/// Its name is `linear(x,y,x,y):` with where it starts and ends, then each colour with its place in percent.
public struct LinearGradient: ShapeStyle, NamedStyle, View, PrimitiveView {
  let name: String
  /// Never asked for.
  public typealias Body = Never

  /// Creates a gradient.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    let line = [startPoint.x, startPoint.y, endPoint.x, endPoint.y].map { Length.text($0) }
    name = "linear(\(line.joined(separator: ","))):\(gradient.list)"
  }

  /// Creates a gradient with equal distances.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func resolve(_ context: ViewContext) -> [SceneElement] { SceneElement.filled(name) }
}

/// Colours that go over into each other from a point outwards.
///
/// Its name is `radial:` with each colour and its place in percent.
public struct RadialGradient: ShapeStyle, NamedStyle, View, PrimitiveView {
  let name: String
  /// Never asked for.
  public typealias Body = Never

  /// Creates a gradient; the radii have no effect.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    name = "radial:\(gradient.list)"
  }

  /// Creates a gradient; the radii have no effect.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    name = "radial:\(Gradient(colors: colors).list)"
  }

  func resolve(_ context: ViewContext) -> [SceneElement] { SceneElement.filled(name) }
}

/// Colours that go over into each other around a point.
///
/// Its name is `angular:` with each colour and its place in percent.
public struct AngularGradient: ShapeStyle, NamedStyle, View, PrimitiveView {
  let name: String
  /// Never asked for.
  public typealias Body = Never

  /// Creates a gradient all around.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    name = "angular:\(gradient.list)"
  }

  /// Creates a gradient all around.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    name = "angular:\(Gradient(colors: colors).list)"
  }

  /// Creates a gradient between two angles; it is drawn all around.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    name = "angular:\(gradient.list)"
  }

  /// Creates a gradient between two angles; it is drawn all around.
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    name = "angular:\(Gradient(colors: colors).list)"
  }

  func resolve(_ context: ViewContext) -> [SceneElement] { SceneElement.filled(name) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension SceneElement {
  /// A rectangle filled with a style.
  static func filled(_ style: String) -> [SceneElement] {
    [SceneElement("shape", attributes: ["shape": "rectangle", "color": style])]
  }
}
