/// Elements that never change, in memory of their own.
///
/// Unlike an array, looking an element up takes no reference and checks no owner, which counts where a sentence makes
/// thousands of look-ups. Places are checked in debug builds only, so whoever asks must know that the place exists.
struct FlatTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked because of the pointer: nobody writes through it after the table was made.

  /// Frees the memory with the last copy of the table.
  private final class Memory {
    let base: UnsafeMutableBufferPointer<Element>
    init(_ count: Int, _ element: (Int) -> Element) {
      base = .allocate(capacity: count)
      var place = 0
      while place < count {
        base.initializeElement(at: place, to: element(place))
        place += 1
      }
    }
    deinit { base.deallocate() }
  }

  private let memory: Memory
  private let base: UnsafeBufferPointer<Element>

  /// Creates a table.
  init(_ elements: [Element] = []) {
    self.init(count: elements.count) { elements[$0] }
  }

  /// Creates a table of so many elements, each made from its place.
  init(count: Int, _ element: (Int) -> Element) {
    memory = Memory(count, element)
    base = UnsafeBufferPointer(memory.base)
  }

  /// The number of elements.
  var count: Int { base.count }

  /// The element at a place below ``count``.
  @inline(__always)
  subscript(place: Int) -> Element { base[place] }
}
