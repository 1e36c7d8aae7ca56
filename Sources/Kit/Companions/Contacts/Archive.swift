import Foundation

/// Archives the plain content of an object.
enum Archive {
  private static let key = "content"

  static func encode(_ content: some Encodable, _ coder: NSCoder) {
    guard let data = try? JSONEncoder().encode(content) else { return }
    coder.encode(NSData(data: data), forKey: key)
  }

  static func decode<Content: Decodable>(_ type: Content.Type, _ coder: NSCoder) -> Content? {
    guard let data = coder.decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(referencing: data))
  }
}
