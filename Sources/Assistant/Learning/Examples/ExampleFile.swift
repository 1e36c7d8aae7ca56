public import Foundation

/// Reads examples from files of JSON lines, as `prithee nlu` does.
public enum ExampleFile {
  /// Why a file cannot be read.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public var file: String
    /// The line, from 1 on; `nil` when it is about the whole file.
    public var line: Int?
    /// What is wrong, and what to do.
    public var reason: String

    /// The failure in words for a person.
    public var description: String { line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)" }
  }

  /// Reads a file.
  ///
  /// - Throws: A `Problem` for the first line that is no example.
  public static func read(_ url: URL) throws -> [LabeledExample] {
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw Problem(file: url.relativePath, reason: "It is a folder. Name a file of JSON lines in it.")
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw Problem(file: url.relativePath, reason: "The file cannot be read: \(error.localizedDescription)")
    }
    return try read(data, file: url.relativePath)
  }

  /// Reads examples from data, of which packed data (gzip) is unpacked first.
  ///
  /// - Throws: A `Problem` for the first line that is no example.
  public static func read(_ data: Data, file: String) throws -> [LabeledExample] {
    var bytes = [UInt8](data)
    if Gzip.isPacked(bytes) {
      do { bytes = try Gzip.unpack(bytes) } catch {
        throw Problem(file: file, reason: "The file is packed with gzip, but damaged. Unpack it: \(error)")
      }
    }
    // Some editors begin a file with a mark of its encoding.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var examples: [LabeledExample] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      do { examples.append(try example(Data(line))) } catch {
        throw Problem(file: file, line: index + 1, reason: error.reason)
      }
    }
    if examples.isEmpty {
      throw Problem(
        file: file, reason: "There is no example in it. Write one a line: {\"text\": …, \"intent\": …}.")
    }
    return examples
  }

  private struct LineProblem: Error { var reason: String }

  private struct Line: Decodable {
    struct Slot: Decodable {
      var name: String
      var value: String?
      var start: Int?
      var end: Int?
    }
    var text: String
    var intent: String?
    var slots: [Slot]?
  }

  private static func example(_ data: Data) throws(LineProblem) -> LabeledExample {
    guard String(validating: data, as: UTF8.self) != nil else {
      throw LineProblem(
        reason: "The line is not in UTF-8. Save the file in this encoding, for example with iconv -t UTF-8.")
    }
    let line: Line
    do { line = try JSONDecoder().decode(Line.self, from: data) } catch {
      throw LineProblem(reason: reason(error))
    }
    let scalars = Array(line.text.unicodeScalars)
    var slots: [LabeledExample.Slot] = []
    for slot in line.slots ?? [] {
      guard let start = slot.start, let end = slot.end else {
        guard slot.start == nil, slot.end == nil, let value = slot.value else {
          throw LineProblem(
            reason: "The slot “\(slot.name)” has no “\(slot.start == nil ? "start" : "end")”. \(wanted)")
        }
        slots.append(LabeledExample.Slot(name: slot.name, value: value, start: 0, end: 0))
        continue
      }
      guard start >= 0, start < end, end <= scalars.count else {
        throw LineProblem(
          reason: "The slot “\(slot.name)” goes from \(start) to \(end), but the text has "
            + "\(scalars.count) characters. Count Unicode code points from 0; the end is not included.")
      }
      var value = String.UnicodeScalarView()
      value.append(contentsOf: scalars[start..<end])
      if let given = slot.value, given.unicodeScalars.elementsEqual(value) == false {
        throw LineProblem(
          reason: "The slot “\(slot.name)” is “\(given)”, but \(start) to \(end) of the text is "
            + "“\(String(value))”. Count Unicode code points from 0; the end is not included.")
      }
      slots.append(LabeledExample.Slot(name: slot.name, value: String(value), start: start, end: end))
    }
    return LabeledExample(text: line.text, intent: line.intent, slots: slots)
  }

  private static let wanted =
    "Expected {\"text\": …, \"intent\": …, \"slots\": [{\"name\", \"value\", \"start\", \"end\"}]}."

  private static func reason(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      let place = path(context)
      return "“\(key.stringValue)” is missing\(place.isEmpty ? "" : " in \(place)"). \(wanted)"
    case .typeMismatch(let type, let context)?, .valueNotFound(let type, let context)?:
      return "“\(path(context))” is not a \(type == Int.self ? "whole number" : "text or list"). \(wanted)"
    default: return "The line is no JSON object. \(wanted)"
    }
  }
}
