import Foundation
import Testing
import UIKit

/// What would draw pixels: it runs and gives nothing.
@Suite struct DrawingTests {
  @Test func aRendererRunsTheCodeThatDraws() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    var calls = 0
    let image = renderer.image { context in
      calls += 1
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 3, y: 4)
      #expect(CGPoint.zero.applying(context.cgContext.ctm) == CGPoint(x: 3, y: 4))
      context.cgContext.restoreGState()
      #expect(context.cgContext.ctm.isIdentity)
      #expect(context.currentImage.size == CGSize(width: 30, height: 20))
    }
    #expect(calls == 1)
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.pngData() == nil && image.cgImage == nil)
    #expect(renderer.pngData { _ in calls += 1 }.isEmpty && calls == 2)
    let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pages.pdfData { $0.beginPage() }.isEmpty)
    #expect(throws: CocoaError.self) {
      try pages.writePDF(to: URL(fileURLWithPath: "/tmp/never.pdf")) { _ in calls += 1 }
    }
    #expect(calls == 3)
  }

  @Test func nothingIsDrawnByHand() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 9, height: 8))
  }

  @Test func literalsOfXcodeHaveTypes() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let image = #imageLiteral(resourceName: "nowhere")
    #expect(image.size == .zero)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
  }

  @Test func colorsOfACatalogueHaveNumbers() {
    let soil = ColorResource(name: "Soil", bundle: .main, _components: [0.6, 0.4, 0.2, 1])
    #expect(UIColor(resource: soil) == UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
    #expect(UIImage(resource: ImageResource(name: "nowhere", bundle: .main)).pngData() == nil)
  }
}

@Suite struct RichTextTests {
  private func read(_ text: String, _ kind: NSAttributedString.DocumentType? = nil) throws -> String {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    options[.documentType] = kind
    return try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil).string
  }

  @Test func theWordsOfHTMLAreRead() throws {
    let html = """
      <html><head><title>No</title><style>p { color: red }</style></head><body>
      <!-- <p>hidden</p> --><p>Salt &amp; <b>pepper</b>&#33;</p><p>Caf&eacute;<br>3 &lt; 4 & 5</p></body></html>
      """
    #expect(try read(html) == "Salt & pepper!\nCafé\n3 < 4 & 5")
    #expect(try read("a < b", .html) == "a")
    #expect(try read("<p>one", .plain) == "<p>one")
  }

  @Test(arguments: ["Plain", "Two\nlines", "Braces {a} \\ b", "Grüße, 你好, 🙂", "tab\there"])
  func richTextGoesOutAndComesBack(_ text: String) throws {
    let written = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let whole = NSRange(location: 0, length: written.length)
    for kind in [NSAttributedString.DocumentType.rtf, .plain] {
      let data = try written.data(from: whole, documentAttributes: [.documentType: kind])
      let read = try NSAttributedString(data: data, documentAttributes: nil)
      #expect(read.string == text)
    }
    #expect(try #require(written.rtf(from: whole)).allSatisfy { $0 < 0x80 })
  }

  @Test func richTextOfOthersIsRead() throws {
    let rtf =
      #"{\rtf1\ansi{\fonttbl{\f0 Helvetica;}}{\*\generator X;}\f0\fs24 It\rquote s \b bold\b0\par Caf\'e9 \u8364?\line end}"#
    #expect(try read(rtf) == "It’s bold\nCafé €\nend")
    #expect(throws: CocoaError.self) { try read("x", .rtfd) }
    let text = NSAttributedString(string: "x")
    #expect(throws: CocoaError.self) {
      try text.data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    }
    #expect(text.rtfd(from: NSRange(location: 0, length: 1)) == nil)
  }

  @Test func textsOfAnyKindEndSomewhere() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "<p", ">", "&#x", ";", "<!--", "{", "}", "\\", "\\u", "-5", "'", "é", "\n", "<br/>", "\\'f",
    ]
    for _ in 0..<500 {
      let text = (0..<12).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      _ = try? read(text, .html)
      _ = try? read(text, .rtf)
    }
  }

  @Test func paragraphsKeepTheirSettings() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .right
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy !== style)
    copy.lineSpacing = 5
    #expect(copy != style)
    let text = NSAttributedString(attachment: NSTextAttachment(image: UIImage()))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
  }
}
