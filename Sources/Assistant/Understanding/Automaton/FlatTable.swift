internal import CLearningKernels
internal import Foundation

/// Elements that never change, in memory of their own.
///
/// Unlike an array, looking an element up takes no reference and checks no owner, which counts where a sentence makes
/// thousands of look-ups. Places are checked in debug builds only, so whoever asks must know that the place exists.
struct FlatTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked because of the pointer: nobody writes through it after the table was made.

  /// Frees the memory with the last copy of the table.
  private final class Memory {
    private let raw: UnsafeMutableRawBufferPointer
    let base: UnsafeMutableBufferPointer<Element>
    init(_ count: Int, _ element: (Int) -> Element) {
      let size = count * MemoryLayout<Element>.stride
      raw = TableMemory.allocate(size)
      base = UnsafeMutableRawBufferPointer(rebasing: raw[..<size]).bindMemory(to: Element.self)
      var place = 0
      while place < count {
        base.initializeElement(at: place, to: element(place))
        place += 1
      }
    }
    deinit { raw.deallocate() }
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

  /// Calls for an element that is soon needed, where the processor cannot know of it; the place may be ``count`` as well.
  @inline(__always)
  func fetch(_ place: Int) {
    if let first = base.baseAddress { learning_fetch(first + place) }
  }
}

/// Memory in which elements are looked up in no order.
private enum TableMemory {
  /// The bytes that the processor fetches together.
  private static let line = 64
  /// The size of the system's large pages, of which a processor finds the place sooner than of thousands of small ones.
  private static let largePage = 2 << 20

  /// Memory for so many bytes, and for more where that makes whole large pages.
  static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
    guard size >= largePage else { return .allocate(byteCount: size, alignment: line) }
    let whole = (size + largePage - 1) / largePage * largePage
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: whole, alignment: largePage)
    // Advice only: a system without large pages does as if nothing had been said.
    madvise(memory.baseAddress, whole, MADV_HUGEPAGE)
    return memory
  }
}
