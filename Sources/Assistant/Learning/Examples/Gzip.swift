internal import CZlib

/// Unpacks data that was packed by gzip.
enum Gzip {
  /// Why data cannot be unpacked.
  enum Problem: Error, CustomStringConvertible {
    case ended, malformed, tooLarge

    var description: String {
      switch self {
      case .ended: "it ends too early."
      case .malformed: "it is malformed."
      case .tooLarge: "it unpacks to more than 2 GB."
      }
    }
  }

  /// The most bytes that data may unpack to.
  static let limit = 1 << 31

  /// Whether data begins as gzip does.
  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.count > 1 && bytes[0] == 0x1F && bytes[1] == 0x8B }

  /// Unpacks all members of a file.
  static func unpack(_ bytes: [UInt8], limit: Int = limit) throws(Problem) -> [UInt8] {
    var out: [UInt8] = []
    var next = 0
    while next < bytes.count {
      let (member, end) = try unpackMember(bytes, from: next, limit: limit - out.count)
      out += member
      next = end
    }
    return out
  }

  /// Unpacks one member, and says where it ends.
  private static func unpackMember(
    _ bytes: [UInt8], from start: Int, limit: Int
  ) throws(Problem) -> (bytes: [UInt8], end: Int) {
    var stream = z_stream()
    // 16 more than the largest window: data of gzip and nothing else, with its checksum compared.
    guard
      inflateInit2_(&stream, 16 + MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .tooLarge }
    defer { inflateEnd(&stream) }
    var out: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 18)
    var next = start
    while true {
      let (status, read, made) = step(&stream, bytes, from: next, into: &part)
      next += read
      out += part[..<made]
      guard out.count <= limit else { throw .tooLarge }
      switch status {
      case Z_STREAM_END: return (out, next)
      case Z_OK: continue
      case Z_BUF_ERROR: throw .ended
      default: throw .malformed
      }
    }
  }

  /// Unpacks as much as fits into `part`.
  private static func step(
    _ stream: inout z_stream, _ bytes: [UInt8], from start: Int, into part: inout [UInt8]
  ) -> (status: Int32, read: Int, made: Int) {
    let given = min(bytes.count - start, Int(UInt32.max >> 1))
    return bytes.withUnsafeBufferPointer { bytes in
      part.withUnsafeMutableBufferPointer { part in
        // zlib reads from this pointer and never writes through it.
        stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress.map { $0 + start })
        stream.avail_in = UInt32(given)
        stream.next_out = part.baseAddress
        stream.avail_out = UInt32(part.count)
        let status = inflate(&stream, Z_NO_FLUSH)
        return (status, given - Int(stream.avail_in), part.count - Int(stream.avail_out))
      }
    }
  }
}
