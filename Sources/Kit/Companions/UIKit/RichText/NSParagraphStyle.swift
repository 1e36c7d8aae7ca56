public import Foundation

/// How paragraphs are set; kept and not drawn.
open class NSParagraphStyle: NSObject {
  fileprivate struct Settings: Equatable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  fileprivate var settings = Settings()

  /// The usual way.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// The space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// On which side lines begin.
  open var alignment: NSTextAlignment { settings.alignment }
  /// How far the first line stands in, in points.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// How far the other lines stand in, in points.
  open var headIndent: CGFloat { settings.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// Where a text breaks into lines.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The greatest height of a line, in points.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// By how much a line is higher than its letters.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// How readily words are divided.
  open var hyphenationFactor: Float { settings.hyphenationFactor }

  /// The same settings in a style that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.settings = settings
    return copy
  }

  /// Whether the other object has the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  /// Equal for equal settings.
  open override var hash: Int { Int(settings.lineSpacing.rounded()) ^ settings.alignment.rawValue }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }
  /// On which side lines begin.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  /// How far the first line stands in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  /// How far the other lines stand in, in points.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }
  /// Where lines end, in points.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }
  /// Where a text breaks into lines.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  /// By how much a line is higher than its letters.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }
  /// How readily words are divided.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }

  /// Takes over the settings of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { settings = style.settings }
}
