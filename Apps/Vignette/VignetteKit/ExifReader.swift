import CExif
import Foundation

/// Reads what a JPEG file says of its picture, through libexif.
struct ExifReader {
  let title: String?
  let taken: Date?
  let keywords: [String]
  let place: String?
  let people: [String]
  let latitude: Double?
  let longitude: Double?

  /// Reads a file; `nil` when it is no JPEG.
  init?(_ url: URL) {
    guard Self.isJPEG(url) else { return nil }
    let data = exif_data_new_from_file(url.path)
    defer { exif_data_unref(data) }
    let values = Values(data: data)
    title = values.text(EXIF_TAG_IMAGE_DESCRIPTION, EXIF_IFD_0)
    taken = values.text(EXIF_TAG_DATE_TIME_ORIGINAL, EXIF_IFD_EXIF).flatMap(Self.date)
    keywords = Self.list(values.text(EXIF_TAG_XP_KEYWORDS, EXIF_IFD_0))
    place = values.text(EXIF_TAG_XP_SUBJECT, EXIF_IFD_0)
    people = Self.list(values.text(EXIF_TAG_XP_COMMENT, EXIF_IFD_0))
    // libexif numbers the tags of each part of its own; these two stand for others elsewhere.
    latitude = values.degrees(ExifTag(rawValue: 2), reference: ExifTag(rawValue: 1), negative: "S")
    longitude = values.degrees(ExifTag(rawValue: 4), reference: ExifTag(rawValue: 3), negative: "W")
  }

  private static func isJPEG(_ url: URL) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: 2)) == Data([0xFF, 0xD8])
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// EXIF gives the local time without a zone: `2025:05:17 16:40:05`.
  private static func date(_ text: String) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    return Calendar.current.date(
      from: DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
        second: numbers[5]))
  }
}

/// The entries of one file.
private struct Values {
  let data: UnsafeMutablePointer<ExifData>?

  func text(_ tag: ExifTag, _ part: ExifIfd) -> String? {
    guard let entry = entry(tag, part) else { return nil }
    var buffer = [CChar](repeating: 0, count: 2048)
    guard exif_entry_get_value(entry, &buffer, UInt32(buffer.count)) != nil else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  func degrees(_ tag: ExifTag, reference: ExifTag, negative: String) -> Double? {
    guard let data, let entry = entry(tag, EXIF_IFD_GPS), entry.pointee.components == 3,
      entry.pointee.size >= 24, let bytes = entry.pointee.data
    else { return nil }
    let order = exif_data_get_byte_order(data)
    var value = 0.0
    for (index, weight) in [1.0, 60, 3600].enumerated() {
      let part = exif_get_rational(bytes + index * 8, order)
      guard part.denominator != 0 else { return nil }
      value += Double(part.numerator) / Double(part.denominator) / weight
    }
    return text(reference, EXIF_IFD_GPS) == negative ? -value : value
  }

  private func entry(_ tag: ExifTag, _ part: ExifIfd) -> UnsafeMutablePointer<ExifEntry>? {
    guard let data else { return nil }
    let contents = withUnsafePointer(to: &data.pointee.ifd) { tuple in
      tuple.withMemoryRebound(
        to: UnsafeMutablePointer<ExifContent>?.self, capacity: Int(EXIF_IFD_COUNT.rawValue)
      ) {
        $0[Int(part.rawValue)]
      }
    }
    guard let contents else { return nil }
    return exif_content_get_entry(contents, tag)
  }
}
