public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: { data in
      guard let text = String(data: data, encoding: .utf8) else {
        throw TransferError("The data is no text in UTF-8; give the text in UTF-8.")
      }
      return text
    }
    DataRepresentation(contentType: .plainText) {
      Data($0.utf8)
    } importing: { data in
      String(decoding: data, as: UTF8.self)
    }
  }
}

extension AttributedString: Transferable {
  /// Its letters as plain text; the attributes are not kept.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    } importing: { data in
      AttributedString(String(decoding: data, as: UTF8.self))
    }
  }
}

extension Data: Transferable {
  /// The data as they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      let text = String(decoding: data, as: UTF8.self)
      guard let url = URL(string: text) else {
        throw TransferError("“\(text.prefix(80))” is no URL; give a URL as text.")
      }
      return url
    }
  }
}
