public import CoreGraphics
public import Foundation

/// How a renderer makes documents; has no effect.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself.
  open var documentInfo: [String: Any] = [:]
}

/// What the code that draws a document is given.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The page's rectangle.
  public private(set) var pdfContextBounds: CGRect

  init(bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(size: bounds.size)
  }

  /// Begins a page; has no effect.
  public func beginPage() {}

  /// Begins a page of a size of its own.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdfContextBounds = bounds }
}

/// Makes documents with code that draws; they are empty, for nothing is drawn here.
open class UIGraphicsPDFRenderer: NSObject {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// How documents are made.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for pages of a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Runs the code that draws.
  ///
  /// - Returns: No bytes.
  open func pdfData(actions: DrawingActions) -> Data {
    actions(UIGraphicsPDFRendererContext(bounds: bounds))
    return Data()
  }

  /// Would write a document.
  ///
  /// - Throws: Always an error of Foundation: there is no document to write.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    actions(UIGraphicsPDFRendererContext(bounds: bounds))
    throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
  }
}
