import Foundation

/// The lines that a person typed before, in a file that nobody else may read.
struct ChatHistory: Sendable {
  private let file: URL
  /// The lines, the last one at the end.
  private(set) var lines: [String]

  private static let most = 500

  /// Reads the file; without one there are no lines.
  init(_ file: URL) {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var lines = text.split(separator: "\n").map(String.init)
    // Earlier versions wrote the form of another library: a title, and numbers in place of some characters.
    if lines.first == Self.formerTitle { lines = lines.dropFirst().map(Self.decoded) }
    self.lines = lines.suffix(Self.most)
  }

  /// Adds a line, once where it is said twice in a row.
  mutating func add(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace), line != lines.last, line.utf8.count <= Self.longest else {
      return
    }
    lines = (lines + [line]).suffix(Self.most)
    let text = lines.map { $0 + "\n" }.joined()
    let temporary = file.path + ".new"
    let descriptor = open(temporary, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A history that cannot be kept is no reason not to talk.
    guard (try? handle.write(contentsOf: Data(text.utf8))) != nil else { return }
    rename(temporary, file.path)
  }

  private static let longest = 4_096
  private static let formerTitle = "_HiStOrY_V2_"

  /// A line in which characters stand as `\040`.
  private static func decoded(_ line: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(line.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
