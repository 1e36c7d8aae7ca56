public import Foundation

extension URL {
  /// Returns the address of something in a folder, with the extension that its type should have.
  ///
  /// A name that has an extension of the type already keeps it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(Self.name(partialName, contentType), isDirectory: isFolder)
  }

  /// Goes on to something in a folder, with the extension that its type should have.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the address with the extension that a type should have.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = Self.name(lastPathComponent, contentType)
    guard name != lastPathComponent, let ending = contentType.preferredFilenameExtension else { return self }
    return appendingPathExtension(ending)
  }

  /// Adds the extension that a type should have.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private static func name(_ name: String, _ type: UTType) -> String {
    guard let ending = type.preferredFilenameExtension else { return name }
    let own =
      name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
    let isFitting =
      !own.isEmpty
      && UTType.types(tag: own, tagClass: .filenameExtension, conformingTo: nil).contains {
        !$0.isDynamic && $0.conforms(to: type)
      }
    return isFitting ? name : "\(name).\(ending)"
  }
}
