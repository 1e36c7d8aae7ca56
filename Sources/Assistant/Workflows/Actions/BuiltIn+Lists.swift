import Foundation
import IntentWire

extension BuiltIn {
  static let lists: [BuiltIn] = [
    BuiltIn(
      "order", [.main(nil), .option("by", .string), .option("descending", .boolean)], nil,
      "Sorts a list, by a property of its items where one is named."
    ) { call in
      let property = call.optionalText("by")
      let zone = call.coercion.zone
      let keyed = call.list().map { item in
        (item, property.flatMap { Properties.value($0, of: item, zone: zone) } ?? item)
      }
      let sign = call.flag("descending") ? -1 : 1
      let coercion = call.coercion
      return .list(
        try keyed.enumerated().sorted { left, right in
          try coercion.deadline?.check()
          let order = (coercion.order(left.element.1, right.element.1) ?? 0) * sign
          return order == 0 ? left.offset < right.offset : order < 0
        }.map(\.element.0))
    },
    BuiltIn("reverse", [.main(nil)], nil, "Turns a list round.") { call in .list(call.list().reversed()) },
    BuiltIn("unique", [.main(nil)], nil, "Leaves out what stands in a list a second time.") { call in
      var seen: Set<IntentValue> = []
      return .list(call.list().filter { seen.insert($0).inserted })
    },
    BuiltIn(
      "item", [.main(.number), .needed("of", nil)], nil,
      "Takes an item out of a list, counted from 1; from the end when the number is negative."
    ) { call in
      let items = call.list("of")
      let number = try call.integer()
      let index = number < 0 ? items.count + number : number - 1
      guard items.indices.contains(index) else {
        throw WorkflowFailure("The list has \(items.count) items, so there is no item \(number).")
      }
      return items[index]
    },
    BuiltIn(
      "items", [.needed("of", nil), .needed("from", .number), .option("to", .number)], nil,
      "Takes several items out of a list, counted from 1."
    ) { call in
      let items = call.list("of")
      let first = max(1, try call.integer("from"))
      let last = min(items.count, try call.integer("to", or: items.count))
      return .list(first <= last ? Array(items[(first - 1)..<last]) : [])
    },
    BuiltIn("random item", [.needed("of", nil)], nil, "Draws an item of a list.") { call in
      let items = call.list("of")
      guard !items.isEmpty else { throw WorkflowFailure("The list is empty.") }
      return items[Int(call.random() % UInt64(items.count))]
    },
    BuiltIn(
      "insert", [.main(nil), .needed("in", nil), .option("at", .number)], nil,
      "Puts an item into a list, at a place counted from 1 or at its end."
    ) { call in
      var items = call.list("in")
      let place = try call.integer("at", or: items.count + 1)
      guard (1...(items.count + 1)).contains(place) else {
        throw WorkflowFailure("The list has \(items.count) items, so there is no place \(place).")
      }
      items.insert(call.main, at: place - 1)
      return .list(items)
    },
    BuiltIn("remove", [.main(nil), .needed("from", nil)], nil, "Leaves an item out of a list.") { call in
      let (unwanted, coercion) = (call.main, call.coercion)
      return .list(
        try call.list("from").filter {
          try coercion.deadline?.check()
          return !coercion.equal($0, unwanted)
        })
    },
    BuiltIn(
      "range", [.needed("from", .number), .needed("to", .number)], .list(.integer),
      "The whole numbers between two."
    ) {
      call in
      let (low, high) = (try call.integer("from"), try call.integer("to"))
      guard low <= high else { return .list([]) }
      let (bytes, isTooMany) = (high - low + 1).multipliedReportingOverflow(by: 32)
      try call.fits(isTooMany ? .max : bytes)
      return .list((low...high).map(IntentValue.integer))
    },
  ]
}
