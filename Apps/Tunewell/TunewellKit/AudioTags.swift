public import Foundation

/// The tags of an audio file, as its Vorbis comments hold them.
public struct AudioTags: Equatable, Sendable {
  /// The values by their names in capitals, such as `TITLE`; a name may have several.
  public var values: [String: [String]]
  /// The length in seconds, when the file says it.
  public var duration: Double?

  /// The first value of a name.
  public subscript(name: String) -> String? { values[name]?.first }

  /// Why a file's tags could not be read.
  public enum Problem: Error, Equatable, Sendable {
    /// The file is no FLAC file.
    case notFLAC
    /// The file ends in the middle of its tags, or contradicts itself.
    case damaged
  }

  /// Reads the tags at the beginning of a FLAC file.
  ///
  /// - Throws: ``Problem``, and the errors of reading a file.
  public init(flac file: URL) throws {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    // Tags come before the sound; pictures among them may be large, and are skipped by their length.
    guard let data = try handle.read(upToCount: 4 * 1024 * 1024) else { throw Problem.notFLAC }
    try self.init(flac: data)
  }

  /// Reads the tags at the beginning of the bytes of a FLAC file.
  ///
  /// - Throws: ``Problem``.
  public init(flac data: Data) throws(Problem) {
    var bytes = Bytes(data)
    guard bytes.take(4) == Data("fLaC".utf8) else { throw .notFLAC }
    values = [:]
    var isLast = false
    while !isLast {
      guard let header = bytes.byte(), let length = bytes.big(3) else { throw .damaged }
      isLast = header & 0x80 != 0
      guard let block = bytes.take(length) else {
        // A large picture may lie beyond what was read; what came before it counts.
        if values.isEmpty { throw .damaged }
        return
      }
      switch header & 0x7f {
      case 0: duration = Self.duration(block)
      case 4: values = try Self.comments(block)
      default: break
      }
    }
  }

  private static func duration(_ block: Data) -> Double? {
    var bytes = Bytes(block)
    guard bytes.take(10) != nil, let packed = bytes.big(8) else { return nil }
    let rate = packed >> 44
    let samples = packed & 0xf_ffff_ffff
    return rate > 0 && samples > 0 ? Double(samples) / Double(rate) : nil
  }

  private static func comments(_ block: Data) throws(Problem) -> [String: [String]] {
    var bytes = Bytes(block)
    guard let vendor = bytes.little(), bytes.take(vendor) != nil, let count = bytes.little() else {
      throw .damaged
    }
    var values: [String: [String]] = [:]
    var read = 0
    while read < count {
      guard let length = bytes.little(), let comment = bytes.take(length) else { throw .damaged }
      read += 1
      let parts = String(decoding: comment, as: UTF8.self).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0].uppercased(), default: []].append(String(parts[1])) }
    }
    return values
  }
}

/// Reads numbers and stretches of bytes, and never beyond the end.
private struct Bytes {
  private let data: Data
  private var position: Int

  init(_ data: Data) {
    self.data = data
    position = data.startIndex
  }

  mutating func take(_ count: Int) -> Data? {
    guard count >= 0, count <= data.endIndex - position else { return nil }
    defer { position += count }
    return data[position..<(position + count)]
  }

  mutating func byte() -> UInt8? { take(1)?.first }

  /// A number with its most significant byte first, up to eight bytes long.
  mutating func big(_ count: Int) -> Int? {
    guard let bytes = take(count) else { return nil }
    return Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } & 0x7fff_ffff_ffff_ffff)
  }

  /// A number of four bytes with its least significant byte first.
  mutating func little() -> Int? {
    take(4)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
