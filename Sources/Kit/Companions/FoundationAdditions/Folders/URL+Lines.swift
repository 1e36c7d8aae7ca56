public import Foundation

extension URL {
  /// The bytes of a file, or of what an address in the network answers, one after the other.
  ///
  /// They are read at once, when the first one is asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    let url: URL

    /// Gives one byte after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let url: URL
      private var data: Data?
      private var place = 0

      init(url: URL) { self.url = url }

      /// The next byte; `nil` at the end.
      ///
      /// - Throws: An error of Foundation when nothing can be read.
      public mutating func next() async throws -> UInt8? {
        let read = try data ?? Data(contentsOf: url)
        data = read
        guard place < read.count else { return nil }
        place += 1
        return read[read.startIndex + place - 1]
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

    /// The text, line by line, without the ends of lines; empty lines are left out.
    public var lines: AsyncLines { AsyncLines(url: url) }
  }

  /// The lines of a file, or of what an address in the network answers; empty ones are left out.
  public struct AsyncLines: AsyncSequence, Sendable {
    let url: URL

    /// Gives one line after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let url: URL
      private var lines: [Substring]?
      private var place = 0

      init(url: URL) { self.url = url }

      /// The next line; `nil` at the end.
      ///
      /// - Throws: An error of Foundation when nothing can be read.
      public mutating func next() async throws -> String? {
        let all =
          try lines
          ?? String(decoding: Data(contentsOf: url), as: UTF8.self).split(whereSeparator: \.isNewline)
        lines = all
        guard place < all.count else { return nil }
        place += 1
        return String(all[place - 1])
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> Iterator { Iterator(url: url) }
  }

  /// The bytes of the file, one after the other.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the file, one after the other.
  public var lines: AsyncLines { AsyncLines(url: self) }
}
