/// An outline of lines and curves.
public struct Path: Shape, Equatable {
  /// A piece of an outline.
  public enum Element: Equatable, Sendable {
    /// Goes somewhere without a line.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the part began.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Creates an empty path.
  public nonisolated init() {}

  /// Creates a path with a function that draws it.
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates the path of a rectangle.
  public nonisolated init(_ rect: CGRect) { addRect(rect) }

  /// Creates the path of a rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }

  /// Creates the path of an ellipse.
  public nonisolated init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing in it.
  public nonisolated var isEmpty: Bool { elements.isEmpty }

  /// Where the last piece ended.
  public nonisolated var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  /// The path itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Does something with each piece.
  public nonisolated func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Drawing

  /// Goes somewhere without a line.
  public nonisolated mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public nonisolated mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to where the part began.
  public nonisolated mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let (x, y) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
    addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + y), control: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
    addQuadCurve(
      to: CGPoint(x: rect.maxX - x, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
    addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - y), control: CGPoint(x: rect.minX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
    addQuadCurve(
      to: CGPoint(x: rect.minX + x, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    closeSubpath()
  }

  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {
    // The control points of a quarter circle are this far along its tangents.
    let reach = 0.552_284_75
    let (x, y) = (rect.width / 2 * reach, rect.height / 2 * reach)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY + y),
      control2: CGPoint(x: rect.midX + x, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control1: CGPoint(x: rect.midX - x, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.midY + y))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.midY - y),
      control2: CGPoint(x: rect.midX - x, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX + x, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.midY - y))
    closeSubpath()
  }

  /// Adds a part of a circle, as straight lines of at most six degrees.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    // The direction is that of a coordinate system whose y axis points up, drawn in one where it points down.
    let turn = Double.pi * 2
    if clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    if !clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = min(max(sweep, -turn), turn)
    let steps = max(1, Int((abs(sweep) / (Double.pi / 30)).rounded(.up)))
    for step in 0...steps {
      let angle = startAngle.radians + sweep * Double(step) / Double(steps)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      if step == 0, elements.isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds another path.
  public nonisolated mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path as SVG writes it, in at most 4,000 pieces.
  nonisolated var drawing: String {
    func text(_ point: CGPoint) -> String { "\(Length.text(point.x)) \(Length.text(point.y))" }
    return elements.prefix(4_000).map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
      case .curve(let end, let control1, let control2): "C\(text(control1)) \(text(control2)) \(text(end))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In parts of a circle's radius.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }

  /// Creates an angle.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in parts of a circle's radius.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No angle.
  public static let zero = Angle()

  /// The smaller one first.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// Both together.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// One without the other.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
}
