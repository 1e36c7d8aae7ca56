import UIKit

/// A receipt, with what can be taken back.
class Receipt: NSObject {
  private(set) var lines: [String] = []
  let undoManager = UndoManager()

  func add(_ line: String) {
    lines.append(line)
    undoManager.registerUndo(withTarget: self) { receipt in
      receipt.remove(line)
    }
    undoManager.setActionName("Add \(line)")
  }

  func remove(_ line: String) {
    guard let index = lines.lastIndex(of: line) else { return }
    lines.remove(at: index)
    undoManager.registerUndo(withTarget: self) { $0.add(line) }
  }

  /// The text of a note that came as HTML.
  static func text(fromHTML html: String) -> String? {
    guard let data = html.data(using: .utf8) else { return nil }
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    return try? NSAttributedString(data: data, options: options, documentAttributes: nil).string
  }
}

/// How the kiosk looks.
enum Look {
  static let stamp: UIImage = #imageLiteral(resourceName: "stamp")
  static let ink = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  static let terms = #fileLiteral(resourceName: "terms.txt")

  static func badge(_ text: String) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 0)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.setFillColor(ink.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    text.draw(
      in: CGRect(x: 0, y: 0, width: 20, height: 20), withAttributes: [.foregroundColor: UIColor.white])
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
