internal import Foundation

/// Tables of numbers in the file format of Hugging Face: a JSON header with names, sizes and places, then the numbers.
struct SafeTensors {
  private let data: Data
  private let header: [String: Entry]
  private let start: Int

  private struct Entry: Decodable {
    var dtype: String
    var shape: [Int]
    var places: [Int]

    enum CodingKeys: String, CodingKey {
      case dtype, shape
      case places = "data_offsets"
    }
  }

  /// Reads the header.
  ///
  /// - Throws: An `EncoderFileError`.
  init(contentsOf url: URL) throws(EncoderFileError) {
    do { data = try Data(contentsOf: url, options: .mappedIfSafe) } catch {
      throw .inaccessible("\(url.lastPathComponent): " + error.localizedDescription)
    }
    guard data.count > 8 else { throw .unfit("\(url.lastPathComponent) is no file of tensors.") }
    let length = data.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    guard length < 100_000_000, Int(length) <= data.count - 8,
      let header = try? JSONDecoder().decode(
        [String: Lenient].self, from: data.subdata(in: 8..<8 + Int(length)))
    else { throw .unfit("\(url.lastPathComponent) is no file of tensors.") }
    self.header = header.compactMapValues(\.entry)
    start = 8 + Int(length)
  }

  /// An entry, or anything else, which is left out.
  private struct Lenient: Decodable {
    var entry: Entry?
    init(from decoder: any Decoder) throws { entry = try? Entry(from: decoder) }
  }

  /// Whether there is a table.
  func contains(_ name: String) -> Bool { header[name] != nil }

  /// The numbers of a table.
  ///
  /// - Throws: An `EncoderFileError` when there is none of this name and size with numbers of four bytes.
  func numbers(_ name: String, _ shape: [Int?]) throws(EncoderFileError) -> (numbers: [Float], shape: [Int]) {
    guard let entry = header[name] else { throw .unfit("“\(name)” is missing.") }
    let fits =
      entry.shape.count == shape.count && zip(entry.shape, shape).allSatisfy { $1 == nil || $0 == $1 }
    let count = fits ? entry.shape.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue } : -1
    guard entry.dtype == "F32", fits, count >= 0, entry.places.count == 2,
      let (first, last) = Optional((entry.places[0], entry.places[1])), first >= 0,
      first <= last, last <= data.count - start, count == (last - first) / 4, (last - first) % 4 == 0
    else { throw .unfit("“\(name)” has another size or kind of numbers.") }
    let numbers = data.withUnsafeBytes { raw in
      (0..<count).map { index in
        Float(
          bitPattern: UInt32(
            littleEndian: raw.loadUnaligned(fromByteOffset: start + first + index * 4, as: UInt32.self)))
      }
    }
    guard numbers.allSatisfy(\.isFinite) else { throw .unfit("“\(name)” has numbers that are none.") }
    return (numbers, entry.shape)
  }
}
