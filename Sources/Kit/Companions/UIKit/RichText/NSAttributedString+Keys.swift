public import Foundation

// The attributes of text that UIKit knows. They are kept; nothing is drawn by them.
extension NSAttributedString.Key {
  /// The typeface, a `UIFont`.
  public static let font = Self("NSFont")
  /// How paragraphs are set, an `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Whether letters that belong together are drawn as one.
  public static let ligature = Self("NSLigature")
  /// The space between letters, in points.
  public static let kern = Self("NSKern")
  /// The space after each letter, in points.
  public static let tracking = Self("CTTracking")
  /// A line through the letters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The colour of that line.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// A line under the letters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// The colour of that line.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The colour of the letters' edges.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of the letters' edges.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// A shadow, an `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// An effect as of letterpress.
  public static let textEffect = Self("NSTextEffect")
  /// Something between the letters, an `NSTextAttachment`.
  public static let attachment = Self("NSAttachment")
  /// What a tap leads to, a `URL` or a text.
  public static let link = Self("NSLink")
  /// How far above the line the letters stand, in points.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// How far the letters lean.
  public static let obliqueness = Self("NSObliqueness")
  /// How wide the letters are.
  public static let expansion = Self("NSExpansion")
  /// In which direction letters are written.
  public static let writingDirection = Self("NSWritingDirection")
  /// Whether letters are written from above to below.
  public static let verticalGlyphForm = Self("NSVerticalGlyphForm")
}

/// A line under or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The line as bits.
  public let rawValue: Int
  /// Creates a line from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Points.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and points.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Under words alone and not under what is between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters; kept and not drawn.
open class NSShadow: NSObject {
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`.
  open var shadowColor: Any?
}

/// Something between the letters of a text; kept and not drawn.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// The place and size, in points.
  open var bounds = CGRect.zero
  /// The content of the file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?

  /// Creates an attachment without content.
  public override init() { super.init() }

  /// Creates an attachment of a file's content.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
