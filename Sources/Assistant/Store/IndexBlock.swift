public import Foundation

/// An item of the search index as the store keeps it.
public struct StoredIndexItem: Sendable, Hashable {
  /// The number of the item; an item that is indexed again gets another, greater one.
  public var key: Int64
  /// The number of the app's index; see ``IndexSource``.
  public var source: Int
  /// Identifies the item within its app and index.
  public var id: String
  /// The group of items to which it belongs, with dots between the levels.
  public var domain: String?
  /// The number of its kind; see ``Store/indexKinds()``.
  public var kind: Int
  /// The identifier of the entity for which it stands.
  public var entity: String?
  /// How much it counts beside equally good matches.
  public var priority: Int
  /// The day on which it was indexed, in days since 2001.
  public var day: Int
  /// When it is forgotten.
  public var expires: Date
  /// The item, in a form of the caller's choice.
  public var content: [UInt8]

  /// Creates a stored item.
  public init(
    key: Int64 = 0, source: Int = 0, id: String, domain: String? = nil, kind: Int, entity: String? = nil,
    priority: Int = 0, day: Int, expires: Date, content: [UInt8] = []
  ) {
    self.key = key
    self.source = source
    self.id = id
    self.domain = domain
    self.kind = kind
    self.entity = entity
    self.priority = priority
    self.day = day
    self.expires = expires
    self.content = content
  }
}

/// Puts items behind each other to blocks of about a page of the database, which is what one row holds.
///
/// A block is the version of its format, the number of its bytes as they were in four bytes, and the packed bytes.
struct IndexBlockWriter {
  /// The first byte of a block: the version of its format.
  static let version: UInt8 = 1
  /// How many bytes come before the packed ones.
  static let headerSize = 5
  /// How many bytes a block has at most, unless it holds a single item: with more the row would need a second page.
  static let size = 4_030
  /// How many bytes of several items are packed to one block at most.
  private static let largest = 60_000

  /// The key of the first item.
  private(set) var first: Int64 = 0
  private var compressor = BlockCompressor()
  private var record: [UInt8] = []

  init() { record.reserveCapacity(1_024) }

  var isEmpty: Bool { compressor.raw.isEmpty }

  /// Takes the bytes of the finished block, and begins a new one.
  mutating func take() -> [UInt8] {
    var bytes = [Self.version]
    bytes.reserveCapacity(Self.headerSize + compressor.packed.count)
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: compressor.raw.count).littleEndian) {
      bytes.append(contentsOf: $0)
    }
    bytes.append(contentsOf: compressor.packed)
    compressor.clear()
    return bytes
  }

  /// Adds an item; keys ascend.
  ///
  /// - Parameter content: The item in the caller's form, instead of its own.
  /// - Returns: Whether it found room; otherwise the block is finished.
  mutating func add(_ item: StoredIndexItem, content: [UInt8]) -> Bool {
    let isFirst = isEmpty
    if isFirst { first = item.key }
    record.removeAll(keepingCapacity: true)
    put(UInt64(item.key - first))
    put(UInt64(item.source))
    put(item.id)
    put(item.domain)
    put(UInt64(item.kind))
    put(item.entity)
    put(Self.zigzag(item.priority))
    put(UInt64(max(0, item.day)))
    let seconds = item.expires.timeIntervalSince1970
    // Most items expire at a full second.
    if let whole = Int(exactly: seconds), abs(whole) < 1 << 53 {
      put(Self.zigzag(whole) << 1)
    } else {
      put(1 as UInt64)
      withUnsafeBytes(of: seconds.bitPattern.littleEndian) { record.append(contentsOf: $0) }
    }
    put(UInt64(content.count))
    record.append(contentsOf: content)
    let (raw, packed) = (compressor.raw.count, compressor.packed.count)
    if !isFirst, raw + record.count > Self.largest { return false }
    compressor.add(record)
    if !isFirst, Self.headerSize + compressor.packed.count > Self.size {
      compressor.shrink(raw: raw, packed: packed)
      return false
    }
    return true
  }

  private mutating func put(_ number: UInt64) { Self.put(number, &record) }

  private mutating func put(_ text: String) {
    put(UInt64(text.utf8.count))
    record.append(contentsOf: text.utf8)
  }

  private mutating func put(_ text: String?) {
    guard let text else { return put(0 as UInt64) }
    put(UInt64(text.utf8.count) + 1)
    record.append(contentsOf: text.utf8)
  }

  private static func zigzag(_ number: Int) -> UInt64 {
    UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
  }

  private static func put(_ number: UInt64, _ bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads the items of a block; never beyond its end.
struct IndexBlockReader {
  /// That the bytes are no block that was written.
  struct Damage: Error {}

  private let unpacked: BlockDecompressor
  private let size: Int
  private let first: Int64
  private var position = 0

  /// - Parameter bytes: They must stay where they are as long as the reader is used.
  /// - Throws: ``Damage`` when the block has another format.
  init(_ bytes: UnsafeRawBufferPointer, first: Int64) throws {
    guard bytes.count >= IndexBlockWriter.headerSize, bytes.first == IndexBlockWriter.version else {
      throw Damage()
    }
    size = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 1, as: UInt32.self)))
    // No step makes more than 255 bytes of one.
    guard size / 256 <= bytes.count else { throw Damage() }
    unpacked = BlockDecompressor(bytes, from: IndexBlockWriter.headerSize, size: size)
    self.first = first
  }

  /// The next item whose key is wanted; `nil` after the last.
  mutating func next(where isWanted: (Int64) -> Bool = { _ in true }) throws -> StoredIndexItem? {
    while position < size {
      let key = first + Int64(truncatingIfNeeded: try number())
      if let item = try item(key, isWanted: isWanted(key)) { return item }
    }
    return nil
  }

  @inline(__always)
  private func need(_ end: Int) throws {
    if end > unpacked.count { try unpack(end) }
  }

  private func unpack(_ end: Int) throws {
    do {
      try unpacked.unpack(to: end)
    } catch {
      throw Damage()
    }
    guard end <= unpacked.count else { throw Damage() }
  }

  private mutating func item(_ key: Int64, isWanted: Bool) throws -> StoredIndexItem? {
    var item = StoredIndexItem(key: key, id: "", kind: 0, day: 0, expires: .distantPast)
    item.source = try small()
    item.id = try text(try small(), isWanted)
    item.domain = try optionalText(isWanted)
    item.kind = try small()
    item.entity = try optionalText(isWanted)
    item.priority = Self.unzigzag(try number())
    item.day = try small()
    let expires = try number()
    if expires & 1 == 0 {
      item.expires = Date(timeIntervalSince1970: Double(Self.unzigzag(expires >> 1)))
    } else {
      try need(position + 8)
      let bits = unpacked.bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      item.expires = Date(timeIntervalSince1970: Double(bitPattern: UInt64(littleEndian: bits)))
      position += 8
    }
    let length = try small()
    guard length >= 0, length <= size - position else { throw Damage() }
    defer { position += length }
    guard isWanted else { return nil }
    try need(position + length)
    item.content = Array(unpacked.bytes[position..<position + length])
    return item
  }

  private mutating func number() throws -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < size, shift < 64 {
      try need(position + 1)
      let byte = unpacked.bytes[position]
      position += 1
      number |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
    throw Damage()
  }

  private mutating func small() throws -> Int {
    guard let number = Int(exactly: try number()) else { throw Damage() }
    return number
  }

  private mutating func text(_ length: Int, _ isWanted: Bool) throws -> String {
    guard length >= 0, length <= size - position else { throw Damage() }
    defer { position += length }
    guard isWanted else { return "" }
    try need(position + length)
    return String(decoding: unpacked.bytes[position..<position + length], as: UTF8.self)
  }

  private mutating func optionalText(_ isWanted: Bool) throws -> String? {
    let length = try small()
    return length == 0 ? nil : try text(length - 1, isWanted)
  }

  private static func unzigzag(_ number: UInt64) -> Int {
    Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }
}
