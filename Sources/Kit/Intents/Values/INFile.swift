public import Foundation
import IntentWire

/// A file, by its content or its location.
public class INFile: SiriKitObject, @unchecked Sendable {
  /// The name with its extension.
  public var filename: String
  /// The uniform type identifier.
  public let typeIdentifier: String?
  /// Where the content lies.
  public let fileURL: URL?
  /// Whether the file is deleted after the request.
  public var removedOnCompletion = false

  private let content: Data?

  /// The content; read from the file when it is not here.
  public var data: Data {
    content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }

  /// Creates a file from its content.
  public convenience init(data: Data, filename: String, typeIdentifier: String?) {
    self.init(content: data, url: nil, filename: filename, type: typeIdentifier)
  }

  /// Creates a file from its location.
  public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init(
      content: nil, url: fileURL, filename: filename ?? fileURL.lastPathComponent, type: typeIdentifier)
  }

  private init(content: Data?, url: URL?, filename: String, type: String?) {
    self.content = content
    self.filename = filename
    fileURL = url
    typeIdentifier = type
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    filename = fields["filename"] ?? ""
    typeIdentifier = fields["typeIdentifier"]
    fileURL = fields["fileURL"]
    content = fields["data"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["filename"] = filename
    fields["typeIdentifier"] = typeIdentifier
    fields["fileURL"] = fileURL
    fields["data"] = content
    return fields
  }

  override var wireValue: IntentValue {
    .file(FileValue(filename: filename, type: typeIdentifier, data: content, url: fileURL))
  }

  override class func decoded(from value: IntentValue) -> Self? {
    guard case .file(let file) = value else { return nil }
    var fields = WireFields()
    fields["filename"] = file.filename
    fields["typeIdentifier"] = file.type
    fields["data"] = file.data
    fields["fileURL"] = file.url
    return self.init(fields: fields)
  }
}
