import Foundation

/// An immutable part of the index: documents, the terms that occur in them, and where.
///
/// It lies in a file that is mapped into memory, or in memory alone.
// The bytes are never changed after `init`, and freed only when nobody uses the segment any more.
final class Segment: @unchecked Sendable {
  /// Why a file is no segment that can be used.
  struct Damage: Error, CustomStringConvertible {
    var description: String
  }

  /// How many documents there are.
  let documentCount: Int
  /// How many terms there are.
  let termCount: Int
  /// How many forms have a lemma other than themselves.
  let lemmaCount: Int
  /// The smallest key that the segment may hold.
  let firstKey: Int64
  /// The greatest key that the segment may hold.
  let lastKey: Int64
  /// How many bytes it has.
  let size: Int

  let base: UnsafeRawPointer
  private let release: @Sendable (UnsafeRawPointer) -> Void
  let keys: UnsafePointer<UInt32>
  let order: UnsafePointer<UInt32>
  let identities: UnsafePointer<UInt64>
  let sources: UnsafePointer<UInt32>
  let kinds: UnsafePointer<UInt32>
  let weights: UnsafePointer<Int16>
  let days: UnsafePointer<UInt16>
  let expiries: UnsafePointer<UInt32>
  private let bounds: UnsafeRawPointer
  private let termOffsets: UnsafePointer<UInt32>
  private let termBytes: UnsafePointer<UInt8>
  private let termInfo: UnsafeRawPointer
  private let lemmaOffsets: UnsafePointer<UInt32>
  private let lemmaBytes: UnsafePointer<UInt8>
  private let lemmaTerms: UnsafePointer<UInt32>
  private let postings: UnsafeRawPointer

  /// Maps a file.
  ///
  /// - Parameter isTrusted: Whether this process has just written it, so that its bytes need not be checked.
  /// - Throws: ``Damage`` when it is not the file that was written.
  convenience init(file: URL, isTrusted: Bool = false) throws {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Damage(description: "it cannot be opened (error \(errno))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= SegmentLayout.headerSize else {
      throw Damage(description: "it is too short")
    }
    let size = Int(status.st_size)
    guard let address = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), address != MAP_FAILED else {
      throw Damage(description: "it cannot be mapped (error \(errno))")
    }
    try self.init(base: address, size: size, isTrusted: isTrusted) {
      munmap(UnsafeMutableRawPointer(mutating: $0), size)
    }
  }

  /// Takes a segment that was just put together.
  convenience init(_ image: SegmentImage) throws {
    try self.init(base: image.base, size: image.size, isTrusted: true) { _ in _ = image }
  }

  private init(
    base: UnsafeRawPointer, size: Int, isTrusted: Bool = false,
    release: @escaping @Sendable (UnsafeRawPointer) -> Void
  ) throws {
    let header: (Int) -> UInt64 = { base.load(fromByteOffset: $0, as: UInt64.self) }
    let start = 48 + 8
    let sections = SegmentLayout.Section.allCases.count
    var problem: String?
    if header(0) != SegmentLayout.magic {
      problem = "it is no segment of this version"
    } else if header(16) != UInt64(size) {
      problem = "it has \(size) bytes where it should have \(header(16))"
    } else if !isTrusted {
      var checksum = Checksum()
      checksum.add(UnsafeRawBufferPointer(start: base + 16, count: size - 16))
      if checksum.value != header(8) { problem = "its bytes are not those that were written" }
    }
    let offsets = (0..<sections).map { problem == nil ? Int(truncatingIfNeeded: header(start + $0 * 8)) : 0 }
    if let problem {
      release(base)
      throw Damage(description: problem)
    }
    func section<Value>(_ section: SegmentLayout.Section, _: Value.Type) -> UnsafePointer<Value> {
      (base + offsets[section.rawValue]).assumingMemoryBound(to: Value.self)
    }
    self.base = base
    self.size = size
    self.release = release
    documentCount = Int(base.load(fromByteOffset: 24, as: UInt32.self))
    termCount = Int(base.load(fromByteOffset: 28, as: UInt32.self))
    lemmaCount = Int(base.load(fromByteOffset: 32, as: UInt32.self))
    firstKey = base.load(fromByteOffset: 40, as: Int64.self)
    lastKey = base.load(fromByteOffset: 48, as: Int64.self)
    keys = section(.keys, UInt32.self)
    order = section(.order, UInt32.self)
    identities = section(.identities, UInt64.self)
    sources = section(.sources, UInt32.self)
    kinds = section(.kinds, UInt32.self)
    weights = section(.weights, Int16.self)
    days = section(.days, UInt16.self)
    expiries = section(.expiries, UInt32.self)
    bounds = base + offsets[SegmentLayout.Section.bounds.rawValue]
    termOffsets = section(.termOffsets, UInt32.self)
    termBytes = section(.termBytes, UInt8.self)
    termInfo = base + offsets[SegmentLayout.Section.termInfo.rawValue]
    lemmaOffsets = section(.lemmaOffsets, UInt32.self)
    lemmaBytes = section(.lemmaBytes, UInt8.self)
    lemmaTerms = section(.lemmaTerms, UInt32.self)
    postings = base + offsets[SegmentLayout.Section.postings.rawValue]
  }

  deinit { release(base) }
}

extension Segment {
  /// The key of a document.
  func key(_ document: Int) -> Int64 { firstKey + Int64(keys[document]) }

  /// The document with a key; `nil` when there is none.
  func document(_ key: Int64) -> Int? {
    guard key >= firstKey, key <= lastKey else { return nil }
    let wanted = UInt32(truncatingIfNeeded: key - firstKey)
    var (low, high) = (0, documentCount)
    while low < high {
      let middle = (low + high) / 2
      if keys[Int(order[middle])] < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < documentCount, keys[Int(order[low])] == wanted else { return nil }
    return Int(order[low])
  }

  /// Calls a body with the documents that may have one of some identities.
  ///
  /// - Parameters:
  ///   - wanted: The identities in the upper half, with any number in the lower half, ascending.
  ///   - body: Takes the number that came with the identity, and the document.
  func forEachDocument(withIdentities wanted: [UInt64], _ body: (UInt32, Int) -> Void) {
    var position = 0
    for entry in wanted {
      let identity = entry & ~0xffff_ffff
      position = place(of: identity, from: position)
      guard position < documentCount else { return }
      var match = position
      while match < documentCount, identities[match] & ~0xffff_ffff == identity {
        body(UInt32(truncatingIfNeeded: entry), Int(identities[match] & 0xffff_ffff))
        match += 1
      }
    }
  }

  /// The first place from one on whose entry is not less than an identity.
  private func place(of identity: UInt64, from start: Int) -> Int {
    var step = 1
    var low = start
    while low + step < documentCount, identities[low + step] < identity {
      low += step
      step *= 2
    }
    var high = min(low + step, documentCount)
    while low < high {
      let middle = (low + high) / 2
      if identities[middle] < identity { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many blocks of documents there are.
  var documentBlocks: Int {
    (documentCount + SegmentLayout.documentBlock - 1) / SegmentLayout.documentBlock
  }

  /// The greatest weight in a block of documents, and its first and last day.
  func bounds(_ block: Int) -> (weight: Int, firstDay: Int, lastDay: Int) {
    let word = bounds.load(fromByteOffset: block * 8, as: UInt64.self)
    return (
      Int(Int16(truncatingIfNeeded: word)), Int(UInt16(truncatingIfNeeded: word >> 16)),
      Int(UInt16(truncatingIfNeeded: word >> 32))
    )
  }

  /// The bytes of a term.
  func term(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(termOffsets[index])
    return UnsafeBufferPointer(start: termBytes + start, count: Int(termOffsets[index + 1]) - start)
  }

  /// The bytes of a lemma.
  func lemma(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(lemmaOffsets[index])
    return UnsafeBufferPointer(start: lemmaBytes + start, count: Int(lemmaOffsets[index + 1]) - start)
  }

  /// The term that is a form of a lemma.
  func form(_ index: Int) -> Int { Int(lemmaTerms[index]) }

  @inline(__always)
  private func info(_ term: Int) -> UInt64 {
    termInfo.load(fromByteOffset: term &* TermInfo.size, as: UInt64.self)
  }

  /// In how many documents a term occurs.
  func frequency(_ term: Int) -> Int { Int(info(term) >> 36) }

  /// The highest level at which a term occurs in a document.
  func highest(_ term: Int) -> Int { Int(info(term) >> 32 & 15) }

  /// Where a term occurs.
  func postings(_ term: Int) -> PostingList {
    let info = info(term)
    return PostingList(
      base: postings, offset: Int(info & 0xffff_ffff), count: Int(info >> 36), highest: Int(info >> 32 & 15))
  }

  /// The first term that is not before some bytes; the number of terms when all are.
  func firstTerm(notBefore bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
    var (low, high) = (start, termCount)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(term(middle), bytes) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first term after all those that begin with some bytes.
  func endOfTerms(beginningWith bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    // Most beginnings have few terms: look near before looking far.
    var step = 16
    var low = start
    var high = start
    while high < termCount, Self.begins(term(high), bytes) {
      low = high
      high = min(high + step, termCount)
      step *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if Self.begins(term(middle), bytes) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of a term; `nil` when it does not occur.
  func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let index = firstTerm(notBefore: bytes)
    guard index < termCount, Self.isEqual(term(index), bytes) else { return nil }
    return index
  }

  /// The entries of a lemma.
  func entries(ofLemma bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (low, high) = (0, lemmaCount)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(lemma(middle), bytes) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < lemmaCount, Self.isEqual(lemma(end), bytes) { end += 1 }
    return low..<end
  }

  static func begins(_ term: UnsafeBufferPointer<UInt8>, _ start: UnsafeBufferPointer<UInt8>) -> Bool {
    guard term.count >= start.count else { return false }
    guard let left = term.baseAddress, let right = start.baseAddress else { return true }
    return memcmp(left, right, start.count) == 0
  }

  static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    left.count == right.count && begins(left, right)
  }

  /// Whether some bytes come before others.
  static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let common = min(left.count, right.count)
    if common > 0, let one = left.baseAddress, let other = right.baseAddress {
      let difference = memcmp(one, other, common)
      if difference != 0 { return difference < 0 }
    }
    return left.count < right.count
  }
}
