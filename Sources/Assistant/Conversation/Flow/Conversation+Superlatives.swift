import Catalog
import Foundation
import IntentWire
import Language

/// Which of the things that were just told stands out: “which one's the cheapest?” after the kinds of ride.
extension Conversation {
  /// Tells the one of the things found last that stands out, where their fields say it.
  func outstanding(_ tokens: [Token], _ state: inout ConversationState) -> Move? {
    guard case .finished(.done) = state.phase, let quality = SuperlativeWords.quality(tokens),
      let last = state.last, let things = compared(after: last, state.memory),
      let best = quality.best(of: things)
    else { return nil }
    state.memory.note(pointed: things[best])
    return shown(things[best], of: last.app)
  }

  /// The things that were told last: together, or two one after the other.
  private func compared(after last: LastRequest, _ memory: ReferentMemory) -> [IntentValue]? {
    let inTurn = memory.toldInTurn
    if inTurn.count > 1, memory.referents.last?.app == last.app { return inTurn }
    guard let found = memory.referents.last(where: { $0.values.count > 1 }), found.app == last.app,
      found.intent == last.intent
    else { return nil }
    return found.values
  }
}

extension SuperlativeWords.Quality {
  /// The place of the thing that stands out; `nil` where nothing is known of one of them, which cannot be compared.
  func best(of things: [IntentValue]) -> Int? {
    let sizes = things.compactMap { $0.size(of: fields) }
    guard sizes.count == things.count else { return nil }
    return sizes.indices.max { isLargest ? sizes[$0] < sizes[$1] : sizes[$0] > sizes[$1] }
  }
}

extension IntentValue {
  /// The number by which a thing is compared: that of the first of its fields whose name holds one of the words.
  fileprivate func size(of words: [String]) -> Double? {
    let fields: [String: IntentValue] =
      switch self {
      case .record(let record): record.fields
      case .entity(let entity): entity.properties
      default: [:]
      }
    for word in words {
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) where name.lowercased().contains(word) {
        if let number = value.comparable { return number }
      }
    }
    return nil
  }

  /// A value as a number: an amount, a length, a moment; of a range its beginning.
  private var comparable: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .duration(let seconds): seconds
    case .currency(let money): NSDecimalNumber(decimal: money.amount).doubleValue
    case .measurement(let measurement): measurement.value
    case .date(let date): date.instant(in: .gmt)?.timeIntervalSinceReferenceDate
    case .dateRange(let range): range.start?.instant(in: .gmt)?.timeIntervalSinceReferenceDate
    case .string(let text): Double(text)
    case .record(let record):
      ["minimumPrice", "price", "amount", "value"].lazy.compactMap { record.fields[$0]?.comparable }.first
        ?? record.fields.sorted { $0.key < $1.key }.lazy.compactMap(\.value.comparable).first
    default: nil
    }
  }
}
