public import Foundation
import FoundationAdditions

/// A folder of pictures with a folder for each album.
public struct PhotoLibrary: Sendable {
  /// The app group that both programs belong to.
  public static let group = "group.com.example.vignette"

  /// The folder.
  public let folder: URL

  /// Opens a folder of pictures.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Opens the library of the app group; the first time, the demonstration pictures are put into it.
  ///
  /// - Throws: ``PhotoError`` when the group has no folder, or the pictures cannot be copied.
  public init() throws(PhotoError) {
    guard
      let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
    else { throw .noContainer(Self.group) }
    folder = container.appendingPathComponent("Library", isDirectory: true)
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    guard let demonstration = Bundle.module.url(forResource: "Library", withExtension: nil) else { return }
    // Copied beside it first: another process never sees half a library.
    let copy = container.appendingPathComponent("Library.\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: demonstration, to: copy)
    } catch {
      throw .notWritable(container.path)
    }
    if (try? FileManager.default.moveItem(at: copy, to: folder)) == nil {
      try? FileManager.default.removeItem(at: copy)
    }
  }

  /// All photos, the newest first; those without a date come last.
  ///
  /// - Throws: ``PhotoError/unreadable(_:)`` when the folder cannot be read. A damaged picture is left out.
  public func photos() throws(PhotoError) -> [Photo] {
    var photos: [Photo] = []
    for (album, url) in try files() {
      guard let exif = ExifReader(url) else { continue }
      let name = url.deletingPathExtension().lastPathComponent
      photos.append(
        Photo(
          identifier: album.map { "\($0)/\(url.lastPathComponent)" } ?? url.lastPathComponent,
          title: exif.title ?? name, taken: exif.taken, album: album,
          tags: exif.keywords.map { $0.lowercased() },
          place: exif.place.map {
            Photo.Place(name: $0, latitude: exif.latitude, longitude: exif.longitude)
          }, people: exif.people))
    }
    return photos.sorted {
      ($0.taken ?? .distantPast, $1.identifier) > ($1.taken ?? .distantPast, $0.identifier)
    }
  }

  /// The photos that are looked for, the newest first.
  public func photos(_ query: PhotoQuery) throws(PhotoError) -> [Photo] {
    try photos().filter(query.fits)
  }

  private func files() throws(PhotoError) -> [(album: String?, url: URL)] {
    let manager = FileManager.default
    guard let entries = try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) else {
      throw .unreadable(folder.path)
    }
    return entries.flatMap { entry -> [(album: String?, url: URL)] in
      if Self.isPicture(entry) { return [(nil, entry)] }
      let inside = (try? manager.contentsOfDirectory(at: entry, includingPropertiesForKeys: nil)) ?? []
      return inside.filter(Self.isPicture).map { (entry.lastPathComponent, $0) }
    }
  }

  private static func isPicture(_ url: URL) -> Bool {
    ["jpg", "jpeg"].contains(url.pathExtension.lowercased())
  }
}

extension [Photo] {
  /// The albums, the one with most pictures first.
  public var albums: [String] { ranked(compactMap(\.album)) }

  /// The tags, the most frequent first.
  public var tags: [String] { ranked(flatMap(\.tags).filter { $0 != Photo.favorite }) }

  /// The time in which they were taken; `nil` for no picture.
  public var time: ClosedRange<Date>? {
    let dates = compactMap(\.taken)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }

  private func ranked(_ words: [String]) -> [String] {
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

/// Why the library could not be read.
public enum PhotoError: Error, Hashable, Sendable {
  /// The app group has no folder.
  case noContainer(String)
  /// The demonstration pictures could not be copied.
  case notWritable(String)
  /// The folder cannot be read.
  case unreadable(String)
}

extension PhotoError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noContainer(let group): "The app group \(group) has no folder; is the app installed?"
    case .notWritable(let path):
      "\(path) cannot be written. Check who owns the folder and whether the disk is full."
    case .unreadable(let path): "\(path) cannot be read. Check that it is a folder of pictures."
    }
  }
}
