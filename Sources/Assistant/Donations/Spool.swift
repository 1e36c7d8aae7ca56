public import Foundation
public import IntentWire

/// What programs of an app left for the assistant while none listened: one file for each program.
///
/// A program that the assistant did not start, such as an app run by hand, appends what it has to tell to
/// `spool/NAME.jsonl` in the home, one wire message per line. `NAME` is the app's bundle identifier, or the name of
/// the executable when the program does not know its bundle. The assistant takes a file away in one step and reads
/// it at its next turn.
public struct Spool: Sendable {
  /// What one program left.
  public struct Content: Sendable, Hashable {
    /// The bundle identifier or the name of the executable.
    public var name: String
    /// What it has to tell, oldest first.
    public var requests: [WireRequest]
    /// How many lines could not be understood.
    public var garbled: Int
  }

  private let folder: URL
  private let path: String

  /// Creates a description of the spool of a home; nothing is written.
  public init(home: URL) {
    folder = home.appending(path: SpoolFormat.folder, directoryHint: .isDirectory)
    path = folder.path
  }

  /// Whether anything waits; cheap enough to ask at every turn.
  public var isEmpty: Bool {
    guard let entries = opendir(path) else { return true }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { return waiting.isEmpty }
    }
    return true
  }

  /// Takes everything that waits out of the spool.
  ///
  /// - Parameter accepts: Whether the assistant knows the app behind a name; what belongs to others stays.
  public func take(where accepts: (_ name: String) -> Bool) -> [Content] {
    waiting.compactMap { file in
      let name = file.deletingPathExtension().lastPathComponent
      guard accepts(name) else { return nil }
      // Once the file has another name no program appends to it, and no other assistant reads it.
      let taken = folder.appending(path: ".taken-\(UUID().uuidString)", directoryHint: .notDirectory)
      guard rename(file.path, taken.path) == 0 else { return nil }
      defer { try? FileManager.default.removeItem(at: taken) }
      guard let data = Self.content(of: taken) else { return nil }
      return Self.read(data, name: name)
    }
  }

  private var waiting: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(SpoolFormat.ending) && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0, directoryHint: .notDirectory) }
  }

  private static func content(of file: URL) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A program that opened the file before it was taken finishes its line first.
    flock(descriptor, LOCK_EX)
    return try? handle.read(upToCount: SpoolFormat.limit)
  }

  private static func read(_ data: Data, name: String) -> Content {
    var content = Content(name: name, requests: [], garbled: 0)
    let codec = WireCodec()
    for line in data.split(separator: UInt8(ascii: "\n")) where !line.isEmpty {
      if case .request(_, let request, _)? = try? codec.decode(Data(line)), request.isNews {
        content.requests.append(request)
      } else {
        content.garbled += 1
      }
    }
    return content
  }
}
