import Foundation
import IntentWire

/// Writes items in few bytes and reads them again.
///
/// Identifier, domain, priority and expiry are not among the bytes; the store keeps them beside. Values without a short
/// form are written as JSON, so that every item comes back as it was.
enum ItemCoding {
  /// The first byte of what this version writes; earlier ones wrote JSON, which begins with a brace.
  private static let version: UInt8 = 1

  private enum Tag: UInt8 {
    case string, integer, number, no, yes, list, json, date, url
  }

  /// Writes an item in place of what was written before.
  static func write(_ item: IndexItem, _ writer: inout ByteWriter) throws {
    writer.bytes.removeAll(keepingCapacity: true)
    writer.bytes.append(version)
    writer.bytes.append((item.expires == nil ? 0 : 1) | (item.entity == nil ? 0 : 2))
    if let entity = item.entity {
      writer.put(entity.type)
      writer.put(entity.identifier)
      writer.put(entity.display.title)
      put(entity.display.subtitle.map { [$0] } ?? [], &writer)
      put(entity.display.synonyms, &writer)
      put(entity.display.image.map { [$0] } ?? [], &writer)
      try put(entity.properties, &writer)
    }
    try put(item.attributes, &writer)
  }

  private static func put(_ texts: [String], _ writer: inout ByteWriter) {
    writer.putVariable(UInt64(texts.count))
    for text in texts { writer.put(text) }
  }

  private static func put(_ values: [String: IntentValue], _ writer: inout ByteWriter) throws {
    writer.putVariable(UInt64(values.count))
    for (name, value) in values {
      let code = AttributeTable.info(name).code
      writer.putVariable(UInt64(code))
      if code == 0 { writer.put(name) }
      try put(value, &writer)
    }
  }

  private static func put(_ value: IntentValue, _ writer: inout ByteWriter) throws {
    switch value {
    case .string(let text):
      writer.bytes.append(Tag.string.rawValue)
      writer.put(text)
    case .integer(let number):
      writer.bytes.append(Tag.integer.rawValue)
      writer.putSigned(number)
    case .number(let number):
      writer.bytes.append(Tag.number.rawValue)
      writer.put(number.bitPattern)
    case .boolean(let flag): writer.bytes.append((flag ? Tag.yes : Tag.no).rawValue)
    case .list(let values):
      writer.bytes.append(Tag.list.rawValue)
      writer.putVariable(UInt64(values.count))
      for value in values { try put(value, &writer) }
    case .date(let date):
      writer.bytes.append(Tag.date.rawValue)
      put(date, &writer)
    case .url(let url) where URL(string: url.absoluteString) == url:
      writer.bytes.append(Tag.url.rawValue)
      writer.put(url.absoluteString)
    default:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let json = try encoder.encode(value)
      writer.bytes.append(Tag.json.rawValue)
      writer.putVariable(UInt64(json.count))
      writer.bytes.append(contentsOf: json)
    }
  }

  private static func put(_ date: DateValue, _ writer: inout ByteWriter) {
    let parts = [date.year, date.month, date.day, date.hour, date.minute]
    var present: UInt8 = 0
    for (index, part) in parts.enumerated() where part != nil { present |= 1 << UInt8(index) }
    let whole = date.second.flatMap { Int(exactly: $0) }
    if whole != nil { present |= 32 } else if date.second != nil { present |= 64 }
    if date.timeZone != nil { present |= 128 }
    writer.bytes.append(present)
    for case let part? in parts { writer.putSigned(part) }
    if let whole {
      writer.putSigned(whole)
    } else if let second = date.second {
      writer.put(second.bitPattern)
    }
    // The zones that most dates have take one byte.
    if let zone = date.timeZone { writer.put(zone == "GMT" ? "" : zone) }
  }

  /// The item that is in some bytes; `nil` when they are no item.
  static func item(
    _ bytes: [UInt8], identifier: String, domain: String?, priority: Int, expires: Double
  ) -> IndexItem? {
    if bytes.first == UInt8(ascii: "{") {
      return try? JSONDecoder().decode(IndexItem.self, from: Data(bytes))
    }
    return bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard reader.byte() == version, let flags = reader.byte() else { return nil }
      var item = IndexItem(identifier: identifier, domain: domain, priority: priority)
      if flags & 1 != 0 { item.expires = expires }
      if flags & 2 != 0 {
        guard let type = reader.text(), let id = reader.text(), let title = reader.text(),
          let subtitle = reader.texts(), let synonyms = reader.texts(), let image = reader.texts(),
          let properties = values(&reader, 0)
        else { return nil }
        item.entity = EntityReference(
          type: type, identifier: id,
          display: DisplayValue(title, subtitle: subtitle.first, synonyms: synonyms, image: image.first),
          properties: properties)
      }
      guard let attributes = values(&reader, 0) else { return nil }
      item.attributes = attributes
      return item
    }
  }

  /// Calls a body with each text by which an item is found, and the field in which it stands.
  ///
  /// - Returns: Whether all texts could be seen without making an item of the bytes.
  static func forEachText(
    _ content: [UInt8], _ body: (UnsafeBufferPointer<UInt8>, WordLevel.Field) -> Void
  ) -> Bool {
    // What an entity is called counts as well; few items have one.
    guard content.count > 2, content[0] == version, content[1] & 2 == 0 else { return false }
    return content.withUnsafeBytes { bytes in
      var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[2...]))
      guard let count = reader.variable() else { return false }
      for _ in 0..<count {
        guard let code = reader.variable(), code <= AttributeTable.coded.count else { return false }
        let field: WordLevel.Field?
        if code > 0 {
          field = AttributeTable.fields[code - 1]
        } else {
          guard let name = reader.text() else { return false }
          field = AttributeTable.info(name).field
        }
        guard skip(&reader, 0, { text in if let field { body(text, field) } }, field != nil) else {
          return false
        }
      }
      return true
    }
  }

  /// Passes over a value and calls a body with the texts in it; returns whether that was possible.
  private static func skip(
    _ reader: inout ByteReader, _ depth: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void, _ isWanted: Bool
  ) -> Bool {
    guard depth < 64, let byte = reader.byte(), let tag = Tag(rawValue: byte) else { return false }
    switch tag {
    case .string:
      guard let bytes = reader.bytes() else { return false }
      body(bytes.assumingMemoryBound(to: UInt8.self))
      return true
    case .integer: return reader.signed() != nil
    case .number: return reader.fixed() != nil
    case .no, .yes: return true
    case .list:
      guard let count = reader.variable() else { return false }
      for _ in 0..<count where !skip(&reader, depth + 1, body, isWanted) { return false }
      return true
    case .date: return date(&reader) != nil
    case .url: return reader.bytes() != nil
    case .json: return !isWanted && reader.bytes() != nil
    }
  }

  private static func values(_ reader: inout ByteReader, _ depth: Int) -> [String: IntentValue]? {
    guard let count = reader.variable() else { return nil }
    var values: [String: IntentValue] = [:]
    values.reserveCapacity(min(count, 64))
    for _ in 0..<count {
      guard let code = reader.variable(), code <= AttributeTable.coded.count else { return nil }
      guard let name = code == 0 ? reader.text() : AttributeTable.coded[code - 1],
        let value = value(&reader, depth)
      else {
        return nil
      }
      values[name] = value
    }
    return values
  }

  private static func value(_ reader: inout ByteReader, _ depth: Int) -> IntentValue? {
    guard depth < 64, let byte = reader.byte(), let tag = Tag(rawValue: byte) else { return nil }
    switch tag {
    case .string: return reader.text().map { .string($0) }
    case .integer: return reader.signed().map { .integer($0) }
    case .number: return reader.fixed().map { .number(Double(bitPattern: $0)) }
    case .no: return .boolean(false)
    case .yes: return .boolean(true)
    case .list:
      guard let count = reader.variable() else { return nil }
      var values: [IntentValue] = []
      for _ in 0..<count {
        guard let value = value(&reader, depth + 1) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .date: return date(&reader).map { .date($0) }
    case .url: return reader.text().flatMap { URL(string: $0) }.map { .url($0) }
    case .json:
      guard let bytes = reader.bytes() else { return nil }
      return try? JSONDecoder().decode(IntentValue.self, from: Data(bytes))
    }
  }

  private static func date(_ reader: inout ByteReader) -> DateValue? {
    guard let present = reader.byte() else { return nil }
    var parts: [Int?] = []
    for index in 0..<5 {
      guard present & 1 << UInt8(index) != 0 else {
        parts.append(nil)
        continue
      }
      guard let part = reader.signed() else { return nil }
      parts.append(part)
    }
    var date = DateValue(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
    if present & 32 != 0 {
      guard let second = reader.signed() else { return nil }
      date.second = Double(second)
    } else if present & 64 != 0 {
      guard let second = reader.fixed() else { return nil }
      date.second = Double(bitPattern: second)
    }
    if present & 128 != 0 {
      guard let zone = reader.text() else { return nil }
      date.timeZone = zone.isEmpty ? "GMT" : zone
    }
    return date
  }
}
