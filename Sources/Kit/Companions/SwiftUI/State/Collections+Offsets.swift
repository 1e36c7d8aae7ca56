extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes elements away, as the action of `onDelete(perform:)` names them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves elements, as the action of `onMove(perform:)` names them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.compactMap { $0 < count ? self[index(startIndex, offsetBy: $0)] : nil }
    let place = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: Swift.min(Swift.max(place, 0), count)))
  }
}
