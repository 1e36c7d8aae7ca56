import CoreTransferable
import SwiftUI
import UIKit

/// A page about a plant, to be given to other apps.
struct PlantPage: Transferable {
  enum Failure: Error { case nothingDrawn }

  let plant: Plant

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .rtf) { try $0.richText() }
    DataRepresentation(exportedContentType: .png) { try await $0.picture() }
    DataRepresentation(exportedContentType: .pdf) { page in
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
        context.beginPage()
        page.plant.name.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      }
    }
  }

  func richText() throws -> Data {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: plant.name, attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "\n\(plant.litres) l",
        attributes: [.foregroundColor: UIColor.soil, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    return try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
  }

  @MainActor func picture() throws -> Data {
    let renderer = ImageRenderer(content: Text(plant.name))
    renderer.scale = 2
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    guard let data = renderer.uiImage?.pngData() else { throw Failure.nothingDrawn }
    return data
  }

  /// A label to print on.
  func label() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.soil.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.cgContext.translateBy(x: 4, y: 4)
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
  }
}
