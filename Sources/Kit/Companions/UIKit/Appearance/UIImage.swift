public import CoreGraphics
public import Foundation
import FoundationAdditions

/// A picture: the bytes of a file, or a name.
///
/// It is shown by its name.
public final class UIImage: NSObject, Sendable {
  /// How colours are used.
  public enum RenderingMode: Int, Sendable {
    /// As the context wants it.
    case automatic
    /// As they are.
    case alwaysOriginal
    /// As a stencil.
    case alwaysTemplate
  }

  /// Which side is up.
  public enum Orientation: Int, Sendable {
    /// The upper one.
    case up
    /// The lower one.
    case down
    /// The left one.
    case left
    /// The right one.
    case right
    /// The upper one, in a mirror.
    case upMirrored
    /// The lower one, in a mirror.
    case downMirrored
    /// The left one, in a mirror.
    case leftMirrored
    /// The right one, in a mirror.
    case rightMirrored
  }

  /// What can be said of a symbol.
  public class Configuration: NSObject {}

  /// How large and thick a symbol is.
  public class SymbolConfiguration: Configuration {
    /// A size.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// A size and weight.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init() }

    /// The size of text of a kind.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }

  /// The picture's name, the file's name, or the symbol's.
  package let name: String?
  private let data: Data?

  /// Whether it is a symbol of the system, which is a name without bytes.
  package var isSymbol: Bool { name != nil && data == nil }

  /// The size in pixels, as the file says; zero for a symbol and for a format that is not known.
  public let size: CGSize
  /// Pixels to a point.
  public var scale: CGFloat { 1 }

  private init(name: String?, data: Data?) {
    self.name = name
    self.data = data
    size = data.flatMap(ImageHeader.size) ?? .zero
    super.init()
  }

  /// A picture of a size in which there is nothing.
  init(blank size: CGSize) {
    name = nil
    data = nil
    self.size = size
    super.init()
  }

  /// A picture among the app's resources; with or without an ending such as `.png`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture among a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let data = Self.data(named: name, in: bundle ?? .main) else { return nil }
    self.init(name: name, data: data)
  }

  /// A picture among the app's resources; without content when there is none.
  convenience init(resourceNamed name: String, in bundle: Bundle?) {
    let found = Self.data(named: name, in: bundle ?? .main)
    self.init(name: name, data: found)
  }

  private static func data(named name: String, in bundle: Bundle) -> Data? {
    let path = (name as NSString).pathExtension.isEmpty ? nil : bundle.path(forResource: name, ofType: nil)
    let found =
      path
      ?? ["png", "jpg", "jpeg", "gif"].lazy.compactMap {
        bundle.path(forResource: name, ofType: $0)
      }.first ?? _AssetCatalogs.image(named: name, in: bundle)?.path
    return found.flatMap(FileManager.default.contents)
  }

  /// A symbol of the system; any name that is not empty.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, data: nil)
  }

  /// A symbol of the system; any name that is not empty.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// A picture in a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    self.init(name: (path as NSString).lastPathComponent, data: data)
  }

  /// A picture from the bytes of a file: PNG, JPEG or GIF.
  public convenience init?(data: Data) {
    guard ImageHeader.size(data) != nil else { return nil }
    self.init(name: nil, data: data)
  }

  /// A picture from the bytes of a file.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// A picture without content.
  public convenience override init() { self.init(name: nil, data: nil) }

  /// A picture of pixels, of the same size; it has no bytes.
  public convenience init(cgImage: CGImage) {
    self.init(blank: CGSize(width: cgImage.width, height: cgImage.height))
  }

  /// A picture of pixels, of the same size in points; it has no bytes.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let share = scale > 0 ? scale : 1
    self.init(
      blank: CGSize(width: CGFloat(cgImage.width) / share, height: CGFloat(cgImage.height) / share))
  }

  /// The pixels; always `nil`, since nothing is decoded here.
  public var cgImage: CGImage? { nil }

  /// Which side is up; as the file has it.
  public var imageOrientation: Orientation { .up }

  /// The bytes as PNG; `nil` when the picture is of another format, since nothing is converted here.
  public func pngData() -> Data? { data.flatMap { ImageHeader.isPNG($0) ? $0 : nil } }

  /// The bytes as JPEG, as good as they are; `nil` when the picture is of another format.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data.flatMap { ImageHeader.isJPEG($0) ? $0 : nil }
  }

  /// The picture itself: nothing is drawn here.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The picture itself: nothing is drawn here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }

  /// The picture itself: nothing is drawn here.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}

/// Reads the size of a picture from the beginning of its file.
enum ImageHeader {
  static func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) }
  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  static func size(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func size(_ width: Int?, _ height: Int?) -> CGSize? {
      guard let width, let height else { return nil }
      return CGSize(width: width, height: height)
    }
    if isPNG(data) { return size(number(16, 4), number(20, 4)) }
    if data.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard isJPEG(data) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // The frame headers hold the size; three markers in their range are something else.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(number(place + 7, 2), number(place + 5, 2))
      }
      guard let length = number(place + 2, 2), length >= 2 else { return .zero }
      place += 2 + length
    }
    // A picture whose size stands further back than was read is still one.
    return .zero
  }
}
