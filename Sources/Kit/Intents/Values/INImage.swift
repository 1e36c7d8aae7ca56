public import Foundation
import IntentWire

/// A picture, by its content, its location or its name.
public class INImage: SiriKitObject, @unchecked Sendable {
  private let name: String?
  private let systemName: String?
  private let data: Data?
  private let url: URL?
  private let size: [Double]?

  /// Creates a picture of the app's bundle.
  public convenience init(named name: String) {
    self.init(name: name)
  }

  /// Creates a picture from its content.
  public convenience init(imageData: Data) {
    self.init(name: nil, data: imageData)
  }

  /// Creates a picture from its location.
  public convenience init?(url URL: URL) {
    self.init(name: nil, url: URL)
  }

  /// Creates a picture from its location and its size.
  public convenience init?(url URL: URL, width: Double, height: Double) {
    guard width > 0, height > 0 else { return nil }
    self.init(name: nil, url: URL, size: [width, height])
  }

  /// A picture of the system.
  public class func systemImageNamed(_ systemImageName: String) -> INImage {
    var fields = WireFields()
    fields["systemName"] = systemImageName
    return INImage(fields: fields)
  }

  private init(name: String?, data: Data? = nil, url: URL? = nil, size: [Double]? = nil) {
    self.name = name
    self.data = data
    self.url = url
    self.size = size
    systemName = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    name = fields["name"]
    systemName = fields["systemName"]
    data = fields["data"]
    url = fields["url"]
    size = fields["size"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["name"] = name
    fields["systemName"] = systemName
    fields["data"] = data
    fields["url"] = url
    fields["size"] = size
    return fields
  }

  override class var principalField: String? { "name" }

  /// The type of a file that is only the name of a picture of the system.
  private static let systemType = "prithee.system-image"

  /// The picture as a file, for values that carry one.
  var file: FileValue {
    FileValue(
      filename: name ?? systemName ?? "", type: systemName == nil ? nil : Self.systemType, data: data,
      url: url)
  }

  override class func decoded(from value: IntentValue) -> Self? {
    guard case .file(let file) = value else { return super.decoded(from: value) }
    var fields = WireFields()
    let field = file.type == systemType ? "systemName" : "name"
    fields[field] = file.filename.isEmpty ? nil : file.filename
    fields["data"] = file.data
    fields["url"] = file.url
    return self.init(fields: fields)
  }
}
