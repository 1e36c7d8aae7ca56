/// The threads of one reading, in memory that grows by doubling.
///
/// Unlike an array it makes no check for other owners at each change, of which following a sentence makes thousands.
/// Whoever copies it shares the threads, so only one of the copies may add to them.
struct ThreadList {
  /// Frees the memory with the last copy.
  private final class Memory {
    var base: UnsafeMutablePointer<Matcher.Thread>
    init(_ base: UnsafeMutablePointer<Matcher.Thread>) { self.base = base }
    deinit { base.deallocate() }
  }

  private let memory: Memory
  private var base: UnsafeMutablePointer<Matcher.Thread>
  private var capacity = 1_024
  /// How many there are.
  private(set) var count: Int32 = 0

  init() {
    base = .allocate(capacity: capacity)
    memory = Memory(base)
  }

  /// The thread with a number below ``count``.
  @inline(__always)
  subscript(number: Int32) -> Matcher.Thread {
    get {
      assert(number >= 0 && number < count)
      return base[Int(number)]
    }
    nonmutating _modify {
      assert(number >= 0 && number < count)
      yield &base[Int(number)]
    }
  }

  /// Adds a thread, and returns its number.
  @inline(__always)
  mutating func append(_ thread: Matcher.Thread) -> Int32 {
    if Int(count) == capacity { grow() }
    (base + Int(count)).initialize(to: thread)
    count += 1
    return count - 1
  }

  private mutating func grow() {
    let more = UnsafeMutablePointer<Matcher.Thread>.allocate(capacity: capacity * 2)
    more.moveInitialize(from: base, count: Int(count))
    base.deallocate()
    (base, capacity) = (more, capacity * 2)
    memory.base = more
  }
}
