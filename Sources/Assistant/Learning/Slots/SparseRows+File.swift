internal import CLearningKernels

extension SparseRows {
  func write(to writer: inout ByteWriter, labels count: Int) {
    writer.put(count: slots.count)
    writer.put(count: slots.count { $0.mark != 0 })
    var last = 0
    for (place, slot) in slots.enumerated() where slot.mark != 0 {
      var gap = place - last
      while gap >= 255 {
        writer.put(UInt8(255))
        gap -= 255
      }
      writer.put(UInt8(gap))
      last = place
      writer.put(slot.mark)
      // The scale has only the upper half of its bits.
      writer.put(UInt16(slot.scale.bitPattern >> 16))
      if count <= 256 {
        writer.put(UInt8(clamping: slot.count - 1))
      } else {
        writer.put(slot.count - 1)
      }
      let start = Int(slot.start)
      for entry in start..<start + Int(slot.count) {
        if count <= 256 { writer.put(UInt8(labels[entry])) } else { writer.put(labels[entry]) }
        writer.put(values[entry])
      }
    }
  }

  init(_ reader: inout ByteReader, labels count: Int) throws(ByteReader.Malformed) {
    let capacity = Int(try reader.number(UInt32.self))
    let rows = try reader.count(size: 8)
    guard capacity >= 16, capacity & (capacity - 1) == 0, rows < capacity, capacity <= 64 + 4 * rows else {
      throw ByteReader.Malformed()
    }
    self = try reader.features(rows, labels: count, capacity: capacity)
  }
}
