import AppHost

/// Where lines of text begin.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

extension View {
  /// In a font, kept as the attributes `font`, `weight`, `design` and `style`.
  public func font(_ font: Font?) -> some View {
    attributed("font", font?.name).attributed("weight", font?.thickness)
      .attributed("design", font?.shape).attributed("style", font?.slant)
  }
  /// With letters of a thickness, kept as the attribute `weight`.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attributed("weight", weight?.name) }
  /// With letters of a shape, kept as the attribute `design`.
  public func fontDesign(_ design: Font.Design?) -> some View { attributed("design", design?.name) }
  /// With letters of a width; has no effect.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// With thick letters, kept as the attribute `weight`.
  public func bold(_ isActive: Bool = true) -> some View { attributed("weight", isActive ? "bold" : nil) }
  /// With slanted letters, kept as the attribute `style`.
  public func italic(_ isActive: Bool = true) -> some View { attributed("style", isActive ? "italic" : nil) }
  /// With letters of one width, kept as the attribute `design`.
  public func monospaced(_ isActive: Bool = true) -> some View {
    attributed("design", isActive ? "monospaced" : nil)
  }
  /// With digits of one width; has no effect.
  public func monospacedDigit() -> some View { self }
  /// With a line below, kept as the attribute `decoration`.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { attributed("decoration", isActive ? "underline" : nil) }
  /// With a line through it, kept as the attribute `decoration`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { attributed("decoration", isActive ? "strikethrough" : nil) }
  /// In capital or small letters, kept as the attribute `case`.
  public func textCase(_ textCase: Text.Case?) -> some View { attributed("case", textCase?.name) }
  /// With at most so many lines, kept as the attribute `lines`; as text all are shown.
  public func lineLimit(_ number: Int?) -> some View { attributed("lines", number.map { "\(max(0, $0))" }) }
  /// With at most so many lines, kept as the attribute `lines`; as text all are shown.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  /// With so many lines, of which the most are kept as the attribute `lines`; as text all are shown.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  /// With at most so many lines, kept as the attribute `lines`; as text all are shown.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  /// With at least so many lines; has no effect.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// With lines that begin somewhere, kept as the attribute `lineAlignment`.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attributed("lineAlignment", "\(alignment)")
  }
  /// With room between lines; has no effect.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// With letters that may shrink; has no effect.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// With letters that may come nearer; has no effect.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Cut off somewhere; has no effect.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// With room between letters; has no effect.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// With room between letters; has no effect.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Higher or lower; has no effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Larger or smaller, as the person has chosen; has no effect.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Larger or smaller, as the person has chosen; has no effect.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize { self }
  /// With text that can be marked; has no effect.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// With symbols of a size; has no effect.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// With symbols that use colours in a way; has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// With other forms of symbols; has no effect.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// Whether text can be marked.
public protocol TextSelectability {}

/// Text can be marked.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
/// Text cannot be marked.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be marked.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be marked.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How large text is, as a person has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// In between.
  case medium
  /// As usual.
  case large
  /// Larger.
  case xLarge
  /// Still larger.
  case xxLarge
  /// The largest for most.
  case xxxLarge
  /// The first for those who see less.
  case accessibility1
  /// The second for those who see less.
  case accessibility2
  /// The third for those who see less.
  case accessibility3
  /// The fourth for those who see less.
  case accessibility4
  /// The fifth for those who see less.
  case accessibility5

  /// Whether it is for those who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Forms of symbols; they have no effect.
public struct SymbolVariants: Hashable, Sendable {
  /// As they are.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// Crossed out.
  public static let slash = SymbolVariants()
  /// Filled too.
  public var fill: SymbolVariants { self }
}
