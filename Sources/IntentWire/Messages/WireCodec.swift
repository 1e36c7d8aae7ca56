public import Foundation

/// Turns messages into lines and lines into messages.
public struct WireCodec: Sendable {
  /// The largest message that is accepted or sent, in bytes.
  public static let defaultLimit = 8 * 1024 * 1024

  /// The largest message that is accepted or sent, in bytes.
  public let limit: Int

  /// Creates a codec with a limit on the size of messages.
  public init(limit: Int = WireCodec.defaultLimit) {
    self.limit = limit
  }

  /// The message as one line of JSON with its line end; members are sorted, so equal messages are equal bytes.
  ///
  /// - Throws: ``WireFault`` when the message is larger than the limit.
  public func encode(_ message: WireMessage) throws(WireFault) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var line: Data
    do {
      line = try encoder.encode(message)
    } catch {
      throw WireFault(.internalError, "A message could not be written as JSON: \(error).")
    }
    guard line.count <= limit else { throw Self.oversized(limit) }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Reads one line without its line end.
  ///
  /// - Throws: ``WireFault`` for anything that is not a message; nothing else is ever thrown.
  public func decode(_ line: Data) throws(WireFault) -> WireMessage {
    guard line.count <= limit else { throw Self.oversized(limit) }
    do {
      return try JSONDecoder().decode(WireMessage.self, from: line)
    } catch let fault as WireFault {
      throw fault
    } catch let error as DecodingError {
      throw Self.fault(for: error)
    } catch {
      throw WireFault(.garbled, "A message could not be read: \(error).")
    }
  }

  /// The identifier in a line that is not a message of the protocol, so that its sender can be told.
  func identifier(in line: Data) -> Int? {
    struct Envelope: Decodable {
      var id: Int?
      var method: String?
    }
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: line) else { return nil }
    return envelope.method == nil ? nil : envelope.id
  }

  static func oversized(_ limit: Int) -> WireFault {
    WireFault(.oversized, "A message is larger than the limit of \(limit) bytes; send files by URL instead.")
  }

  private static func fault(for error: DecodingError) -> WireFault {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      WireFault(.garbled, "A message is not JSON: \(context.debugDescription)")
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      WireFault(
        .invalidParameters,
        "A message has a wrong member at “\(path(context.codingPath))”: \(context.debugDescription)")
    @unknown default:
      WireFault(.garbled, "A message could not be read: \(error).")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

/// Cuts a stream of bytes into lines, and never holds more than one message's worth of them.
struct LineBuffer {
  /// What a stretch of bytes turned out to hold.
  enum Piece: Equatable {
    case line(Data)
    case oversized
  }

  private let limit: Int
  private var bytes = Data()
  private var isSkipping = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether bytes wait for their line end: a message that was cut off, if the stream ends here.
  var hasRemainder: Bool { !bytes.isEmpty || isSkipping }

  /// Takes bytes in and returns the lines that they complete; empty lines are dropped.
  mutating func append(_ chunk: Data) -> [Piece] {
    var pieces: [Piece] = []
    var rest = chunk[...]
    while let end = Self.lineEnd(in: rest) {
      let part = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if isSkipping {
        isSkipping = false
      } else if bytes.count + part.count > limit {
        bytes.removeAll()
        pieces.append(.oversized)
      } else {
        let line = bytes + part
        bytes.removeAll(keepingCapacity: true)
        if !line.isEmpty { pieces.append(.line(Data(line))) }
      }
    }
    if isSkipping { return pieces }
    if bytes.count + rest.count > limit {
      bytes.removeAll()
      isSkipping = true
      pieces.append(.oversized)
    } else {
      bytes.append(contentsOf: rest)
    }
    return pieces
  }

  /// The place of the first line end; looked for in the memory itself, as `Data` checks each access to a byte.
  private static func lineEnd(in data: Data) -> Int? {
    data.withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: "\n")) }.map { data.startIndex + $0 }
  }
}
