public import Foundation
import IntentWire
public import Intents
public import UIKit

extension INImage {
  /// Creates a picture from one of the interface; one without content, such as a sign of the system, stays empty.
  public convenience init(uiImage: UIImage) {
    self.init(imageData: uiImage.pngData() ?? uiImage.jpegData(compressionQuality: 1) ?? Data())
  }

  /// The size that a picture for an answer should have, in points.
  public static func imageSize(for intentResponse: INIntentResponse) -> CGSize {
    CGSize(width: 60, height: 60)
  }

  /// Reads the picture.
  ///
  /// - Parameter completion: Told the picture at once; `nil` when it cannot be read.
  public func fetchUIImage(completion: @escaping (UIImage?) -> Void) {
    let content = content
    if let data = content.data, !data.isEmpty { return completion(UIImage(data: data)) }
    if let url = content.url, url.isFileURL { return completion(UIImage(contentsOfFile: url.path)) }
    completion(UIImage(named: content.filename) ?? UIImage(systemName: content.filename))
  }
}
