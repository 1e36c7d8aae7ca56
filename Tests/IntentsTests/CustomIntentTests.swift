import AppHost
import CompatibilityBakery
import CoreLocation
import Foundation
import IntentWire
import Intents
import Testing

/// An extension with custom intents, whose source is written as apps write it and whose classes come from a
/// definition file.
@Suite("Custom intents, from calls to outcomes", .serialized)
struct CustomIntentTests {
  private let provider: SiriKitProvider

  init() {
    _CustomIntentTable.register([PritheeDefinition_CompatibilityBakery_Bakery.table])
    provider = SiriKitProvider(
      principal: { IntentHandler() }, supported: ["OrderCakeIntent", "BKCheckOvenIntent"])
    Bakery.shared.clear()
  }

  private func call(_ values: [String: IntentValue], intent: String = "OrderCakeIntent") -> IntentCall {
    IntentCall(
      id: "c", intent: intent, parameters: values,
      context: CallContext(locale: "en_GB", timeZone: "Europe/Lisbon"))
  }

  private func resolve(
    _ values: [String: IntentValue], _ parameters: [String]? = nil, intent: String = "OrderCakeIntent"
  ) async throws -> [ParameterResolution] {
    let names = await provider.manifest().intent(intent)?.parameters.map(\.name)
    return try await provider.resolve(
      ResolveCall(call: call(values, intent: intent), parameters: parameters ?? names ?? []))
  }

  private func cake(_ identifier: String, _ name: String) -> IntentValue {
    .record(
      RecordValue(
        type: "Cake", identifier: identifier, display: DisplayValue(name),
        fields: ["identifier": .string(identifier), "displayString": .string(name)]))
  }

  private func size(_ name: String) -> IntentValue {
    .enumeration(EnumerationValue(type: "CakeSize", case: name))
  }

  // MARK: Declarations

  @Test("The manifest declares parameters, rules, summaries, phrases and codes")
  func manifest() async throws {
    let manifest = await provider.manifest()
    #expect(manifest.intents.map(\.identifier) == ["BKCheckOvenIntent", "OrderCakeIntent"])
    let order = try #require(manifest.intent("OrderCakeIntent"))
    #expect(order.dialect == .siriKit && order.title == "Order Cake")
    #expect(order.authentication == "requiresAuthentication")
    #expect(
      order.parameter("cake")?.type == .record("Cake") && order.parameter("cake")?.offersOptions == true)
    #expect(order.parameter("toppings")?.type == .list(.record("Topping")))
    #expect(order.parameter("size")?.defaultValue == size("medium"))
    #expect(order.parameter("count")?.question == "How many cakes?")
    let rest = try #require(order.definition)
    #expect(rest.needsConfirmation && rest.verb == "Order")
    #expect(rest.summaries.first?.title == "Order ${cake}")
    #expect(rest.codes.first { $0.name == "failureClosed" }?.value == 100)
    #expect(rest.rules["count"]?.maximum == 20)
    #expect(order.result == .record("Receipt"))
    #expect(manifest.enumeration("CakeSize")?.cases.map(\.name) == ["unknown", "small", "medium", "large"])
    let phrases = manifest.shortcuts.filter { $0.intent == "OrderCakeIntent" }
    #expect(phrases.first?.phrases.contains("Order ${count} ${cake} in ${applicationName}") == true)
    #expect(phrases.last?.weight == 0.8 && phrases.last?.phrases.contains("Order ${cake}") == true)
  }

  // MARK: Resolving

  @Test("A missing value is asked for in the definition's words")
  func missing() async throws {
    let answers = try await resolve([:])
    #expect(
      answers == [
        ParameterResolution("cake", [.needsValue(dialog: Dialog("Which cake would you like?"), options: [])])
      ])
  }

  @Test(
    "Words become what the app offers, by the whole name or a part of it",
    arguments: ["Plum Cake", "plum", "PLÚM cake", "plum cakes"])
  func matching(_ words: String) async throws {
    let answers = try await resolve(["cake": .string(words)], ["cake"])
    guard case .success(.record(let record))? = answers.first?.resolutions.first else {
      Issue.record("The cake is one of the app's: \(answers)")
      return
    }
    #expect(record.identifier == "plum" && record.display.title == "Plum Cake" && record.type == "Cake")
    #expect(record.fields["price"] == .currency(CurrencyValue(amount: 18, code: "EUR")))
    #expect(record.fields["layers"] == .integer(2) && record.fields["fruits"] == .list([.string("plum")]))
  }

  @Test("Words that fit several choices lead to a question with both sentences of the definition")
  func ambiguous() async throws {
    let answers = try await resolve(["cake": .string("cake")], ["cake"])
    guard case .disambiguation(let options, let dialog)? = answers.first?.resolutions.first else {
      Issue.record("There are two cakes of that name: \(answers)")
      return
    }
    #expect(options.map(\.displayText) == ["Plum Cake", "Carrot Cake"])
    #expect(dialog?.full == "There are 2 cakes like ‘cake’. Which one shall it be?")
  }

  @Test("A reason for a refusal comes with its name and its sentence")
  func reasons() async throws {
    let soldOut = try await resolve(["cake": .string("cheesecake")], ["cake"])
    #expect(
      soldOut.first?.resolutions == [
        .unsupported(
          reason: Resolution.Reason("soldOut", dialog: Dialog("Cheesecake is sold out today.")))
      ])
    let flour = try await resolve(["cake": cake("plum", "Plum Cake"), "count": .integer(12)], ["count"])
    #expect(
      flour.first?.resolutions == [
        .unsupported(
          reason: Resolution.Reason("notEnoughFlour", dialog: Dialog("We have no flour for 12 cakes.")))
      ])
  }

  @Test("A value to confirm is named in the definition's question")
  func confirmation() async throws {
    let answers = try await resolve(["cake": cake("plum", "Plum Cake"), "count": .integer(3)], ["count"])
    #expect(
      answers.first?.resolutions == [
        .confirmation(.integer(3), reason: nil, dialog: Dialog("That is 3 cakes, is that right?"))
      ])
  }

  @Test(
    "Cases of an enumeration are read by their names and by what a person sees",
    arguments: ["medium", "medium-sized"])
  func enumeration(_ words: String) async throws {
    let answers = try await resolve(["size": .string(words)], ["size"])
    #expect(answers == [ParameterResolution("size", [.success(size("medium"))])])
    let missing = try await resolve([:], ["size"])
    #expect(
      missing.first?.resolutions == [
        .needsValue(dialog: Dialog("Small, medium or large?"), options: [])
      ])
  }

  @Test("Several values are settled one by one, from the earlier form of choices")
  func severalValues() async throws {
    let answers = try await resolve(
      ["toppings": .list([.string("almonds"), .string("gold")])], ["toppings"])
    #expect(answers.first?.resolutions.count == 2)
    guard case .success(let almonds)? = answers.first?.resolutions.first else {
      Issue.record("Almonds are on offer: \(answers)")
      return
    }
    #expect(almonds.displayText == "Almonds")
    #expect(answers.first?.resolutions.last == .unsupported(reason: nil))
  }

  @Test("A parameter that depends on another one is only asked for when that has its value")
  func condition() async throws {
    let plain = try await resolve(["isGift": .boolean(false)], ["message"])
    #expect(plain == [ParameterResolution("message", [.notRequired])])
    let gift = try await resolve(["isGift": .boolean(true)], ["message"])
    #expect(
      gift.first?.resolutions == [
        .needsValue(dialog: Dialog("What shall the card say?"), options: [])
      ])
  }

  @Test("What the app does not resolve passes, with the definition's default and limits")
  func unwritten() async throws {
    let gift = try await resolve([:], ["isGift"])
    #expect(gift == [ParameterResolution("isGift", [.success(.boolean(false))])])
    let tip = try await resolve([:], ["tip"])
    #expect(tip == [ParameterResolution("tip", [.notRequired])])
    let place = try await resolve(["shop": .string("ribeira")], ["shop"])
    #expect(
      place.first?.resolutions == [
        .success(.place(PlaceValue(name: "Ribeira", latitude: 41.15, longitude: -8.61)))
      ])
  }

  @Test("Choices are offered in the order of their sections, whichever form the app wrote")
  func options() async throws {
    let cakes = try await provider.options(OptionsCall(call: call([:]), parameter: "cake"))
    #expect(cakes.map(\.displayText) == ["Plum Cake", "Carrot Cake", "Cheesecake"])
    let toppings = try await provider.options(OptionsCall(call: call([:]), parameter: "toppings"))
    #expect(toppings.map(\.displayText) == ["Cream", "Almonds"])
    let none = try await provider.options(OptionsCall(call: call([:]), parameter: "count"))
    #expect(none.isEmpty)
  }

  // MARK: Carrying out

  private var order: [String: IntentValue] {
    [
      "cake": cake("carrot", "Carrot Cake"), "count": .integer(2), "size": size("large"),
      "toppings": .list([
        .record(
          RecordValue(
            type: "Topping", identifier: "cream", display: DisplayValue("Cream"),
            fields: ["identifier": .string("cream"), "displayString": .string("Cream")]))
      ]),
    ]
  }

  @Test("Confirmation: ready, a refusal with the name of what was refused, a date in the sentence")
  func confirming() async throws {
    #expect(try await provider.confirm(call(order)).status == .ready)
    let unknown = try await provider.confirm(call(["cake": .string("Apple Pie")]))
    #expect(unknown.status == .failure && unknown.code == "failureInvalidCake")
    #expect(unknown.dialog?.full == "There is no Apple Pie.")
    let closed = try await provider.confirm(
      call(order.merging(["count": .integer(7)]) { $1 }))
    #expect(closed.code == "failureClosed")
    #expect(closed.dialog?.full == "The bakery is closed until 19 March at 08:30.")
  }

  @Test("Handling: the order is placed, and the answer is the template with its values")
  func handling() async throws {
    let outcome = try await provider.handle(call(order))
    #expect(outcome.status == .success && outcome.code == "success")
    #expect(
      outcome.dialog
        == Dialog(
          "Your Carrot Cake will be ready in 40 minutes. That makes €43.00.",
          supporting: "Ready in 40 minutes."))
    #expect(outcome.value?.displayText == "2 × Carrot Cake")
    #expect(outcome.response["waitTime"] == .duration(seconds: 2400))
    #expect(outcome.activity?.type == "org.example.bakery.order")
    let placed = try #require(Bakery.shared.orders.first)
    #expect(placed.cake == "carrot" && placed.count == 2 && placed.size == .large)
    #expect(placed.toppings == ["cream"] && placed.message == nil)
  }

  @Test("A code of the app's own may mean success")
  func ownCode() async throws {
    let values = order.merging(["pickUp": .date(DateValue(year: 2026, month: 3, day: 20))]) { $1 }
    let outcome = try await provider.handle(call(values))
    #expect(outcome.status == .success && outcome.code == "successNextDay")
    #expect(outcome.dialog?.full == "Your Carrot Cake will be ready tomorrow.")
  }

  @Test("Parameters that only the app can carry out lead to the app")
  func needsApp() async throws {
    let outcome = try await provider.handle(
      call(["cake": cake("plum", "Plum Cake"), "shop": .string("Baixa")]))
    #expect(outcome.status == .continueInApp && outcome.activity?.type == "OrderCakeIntent")
    #expect(Bakery.shared.orders.isEmpty)
  }

  // MARK: Async handlers

  @Test("Async handlers: measurements, a case that must be there, lists and own words in the answer")
  func asyncHandler() async throws {
    let oven = IntentValue.enumeration(EnumerationValue(type: "Oven", case: "front"))
    let warmth = IntentValue.measurement(
      MeasurementValue(value: 220, unit: "°C", dimension: "temperature"))
    let answers = try await resolve(
      ["oven": .string("front oven"), "warmth": warmth], ["oven", "warmth"], intent: "BKCheckOvenIntent")
    #expect(answers.map(\.resolutions) == [[.success(oven)], [.success(warmth)]])
    let outcome = try await provider.handle(call(["oven": oven], intent: "BKCheckOvenIntent"))
    #expect(outcome.dialog?.full == "The oven has 220 °C; rye, wheat and spelt are inside.")
    #expect(
      outcome.response["state"] == .enumeration(EnumerationValue(type: "Oven", case: "back")))
  }

  @Test("A handler that gives no reasons answers in the framework's own class")
  func earlierForm() async throws {
    let answers = try await resolve(["crust": .number(2.25)], ["crust"], intent: "BKCheckOvenIntent")
    guard case .confirmation(.number(2.25)?, _, _)? = answers.first?.resolutions.first else {
      Issue.record("The crust is unusual: \(answers)")
      return
    }
  }

  @Test("Text is matched with what is offered, with and without words to look for")
  func searching() async throws {
    let exact = try await resolve(["default": .string("rye")], ["default"], intent: "BKCheckOvenIntent")
    #expect(exact.first?.resolutions == [.success(.string("Rye"))])
    let partial = try await resolve(["default": .string("seeds")], ["default"], intent: "BKCheckOvenIntent")
    #expect(partial.first?.resolutions == [.success(.string("Rye with Seeds"))])
    let failing = try await resolve(["default": .string("broken")], ["default"], intent: "BKCheckOvenIntent")
    #expect(failing.first?.resolutions == [.success(.string("broken"))])
    let rest = try await resolve([:], ["rest"], intent: "BKCheckOvenIntent")
    #expect(rest.first?.resolutions == [.success(.duration(seconds: 600))])
  }

  @Test("Only a method that is written counts: the rest of a handler passes values on")
  func passing() async throws {
    let link = try #require(URL(string: "https://example.org/rye"))
    let answers = try await resolve(
      ["link": .url(link), "baker": .string("Maria")], ["link", "baker", "thing"], intent: "BKCheckOvenIntent"
    )
    #expect(answers.map(\.parameter) == ["link", "baker", "thing"])
    #expect(answers.first?.resolutions == [.success(.url(link))])
    #expect(answers.last?.resolutions == [.notRequired])
    #expect(try await provider.confirm(call([:], intent: "BKCheckOvenIntent")).status == .ready)
  }

  // MARK: Objects of the app

  @Test("A request made by the app has its values, a sentence, equality, copies and archives")
  func request() throws {
    let request = try #require(cakeRequest(for: "Plum Cake"))
    #expect(request.count == 3 && request.size == .large)
    #expect(request.intentDescription == "Order 3 large Plum Cake")
    #expect(request.suggestedInvocationPhrase == "Order Plum Cake")
    let copy = try #require(request.copy() as? OrderCakeIntent)
    #expect(copy == request && copy !== request && copy.cake?.layers == 2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: request, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: OrderCakeIntent.self, from: data)
    #expect(read == request)
    copy.count = 4
    #expect(copy != request)
  }

  @Test("A response keeps its code and its values")
  func response() throws {
    let response = OrderCakeIntentResponse.successNextDay(cake: Cake(identifier: "plum", display: "Plum"))
    #expect(response.code == .successNextDay && response.code.rawValue == 102)
    #expect(OrderCakeIntentResponse().code == .unspecified)
    let data = try NSKeyedArchiver.archivedData(withRootObject: response, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: OrderCakeIntentResponse.self, from: data)
    #expect(read?.code == .successNextDay && read?.cake?.displayString == "Plum")
  }

  @Test("Faults name what is wrong with a call")
  func faults() async {
    for (values, text) in [
      (["size": IntentValue.string("gigantic")], "gigantic"), (["colour": .string("red")], "colour"),
    ] {
      do {
        _ = try await provider.handle(call(values))
        Issue.record("The call is wrong: \(values)")
      } catch {
        #expect((error as? WireFault)?.message.contains(text) == true)
      }
    }
  }
}
