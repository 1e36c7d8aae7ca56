/// The binary form of a property list: objects that name each other by number, a table of their places, and 32 bytes
/// at the end that say where the table is.
struct BinaryForm {
  typealias Fault = ForeignPropertyList.Fault

  static let head = Array("bplist".utf8)

  /// How many values a list may have where a value that stands in several places counts for each.
  private static let limit = 2_000_000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Looks at every object that can be reached from the top one.
  ///
  /// - Throws: ``ForeignPropertyList/Fault`` when an object lies outside of the file, contains itself, or is of a kind
  ///   that no property list has, and when the list is too deep or too large.
  func check(deepest: Int) throws(Fault) {
    let end = bytes.count - 32
    guard end >= 9 else { throw .damaged }
    let widths = (place: Int(bytes[end + 6]), number: Int(bytes[end + 7]))
    guard (1...8).contains(widths.place), (1...8).contains(widths.number),
      let count = number(at: end + 8, width: 8), let top = number(at: end + 16, width: 8),
      let table = number(at: end + 24, width: 8),
      count > 0, top < count, table >= 9, table <= end, count <= (end - table) / widths.place
    else { throw .damaged }
    var walk = Walk(form: self, widths: widths, table: table, count: count)
    try walk.follow(top, levels: deepest)
  }

  /// The number that some bytes spell; `nil` when they lie outside of the file or it is too large.
  fileprivate func number(at place: Int, width: Int) -> Int? {
    guard place >= 0, width <= bytes.count, place <= bytes.count - width else { return nil }
    let value = bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  /// Follows the objects from the top one.
  ///
  /// One that contains itself is found by its depth.
  private struct Walk {
    let form: BinaryForm
    let widths: (place: Int, number: Int)
    let table: Int
    let count: Int
    /// How many values were seen.
    private var seen = 0

    init(form: BinaryForm, widths: (place: Int, number: Int), table: Int, count: Int) {
      self.form = form
      self.widths = widths
      self.table = table
      self.count = count
    }

    mutating func follow(_ object: Int, levels: Int) throws(Fault) {
      seen += 1
      guard seen <= BinaryForm.limit, let place = place(of: object) else { throw .damaged }
      let marker = form.bytes[place]
      let low = Int(marker & 0x0F)
      switch marker >> 4 {
      case 0 where low == 8 || low == 9: return
      case 1 where low <= 3: try bound(place + 1, 1 << low)
      case 2 where low == 2 || low == 3: try bound(place + 1, 1 << low)
      case 3 where low == 3: try bound(place + 1, 8)
      case 4, 5: _ = try content(at: place, of: 1)
      case 6: _ = try content(at: place, of: 2)
      case 10:
        guard levels > 0 else { throw .tooDeep }
        let (start, count) = try content(at: place, of: widths.number)
        for index in 0..<count { try follow(reference(start, index), levels: levels - 1) }
      case 13:
        guard levels > 0 else { throw .tooDeep }
        let (start, count) = try content(at: place, of: widths.number * 2)
        for index in 0..<count where !isText(reference(start, index)) { throw .damaged }
        for index in 0..<count * 2 { try follow(reference(start, index), levels: levels - 1) }
      default: throw .damaged
      }
    }

    /// Where an object begins; `nil` when there is none of that number.
    private func place(of object: Int) -> Int? {
      guard object < count, let place = form.number(at: table + object * widths.place, width: widths.place),
        place > BinaryForm.head.count, place < table
      else { return nil }
      return place
    }

    /// The number of an object that a container names; one that there is not, where it lies outside of the file.
    private func reference(_ start: Int, _ index: Int) -> Int {
      form.number(at: start + index * widths.number, width: widths.number) ?? count
    }

    private func isText(_ object: Int) -> Bool {
      place(of: object).map { [5, 6].contains(form.bytes[$0] >> 4) } ?? false
    }

    private func bound(_ start: Int, _ length: Int) throws(Fault) {
      guard length <= table, start <= table - length else { throw .damaged }
    }

    /// Where the content of an object begins, and how many elements of some bytes it has.
    private func content(at place: Int, of width: Int) throws(Fault) -> (start: Int, count: Int) {
      var (start, count) = (place + 1, Int(form.bytes[place] & 0x0F))
      if count == 0x0F {
        guard start < table, form.bytes[start] & 0xFC == 0x10 else { throw .damaged }
        let length = 1 << Int(form.bytes[start] & 0x03)
        guard let number = form.number(at: start + 1, width: length) else { throw .damaged }
        (start, count) = (start + 1 + length, number)
      }
      guard count <= table / width else { throw .damaged }
      try bound(start, count * width)
      return (start, count)
    }
  }
}
