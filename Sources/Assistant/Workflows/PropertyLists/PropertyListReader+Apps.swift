import Foundation
import IntentWire

/// Reads intents and searches of apps.
extension PropertyListReader {
  /// A search in a list.
  mutating func filter(_ action: Action) throws(Unmapped) -> [Step] {
    var parameters = ForeignParameters(action.parameters)
    guard let list = parameters.take("WFContentItemInputParameter") else {
      throw Unmapped("it searches the data of an app of that system")
    }
    return [try found(action, &parameters, FindStep(nil, among: try expression(list)))]
  }

  mutating func app(_ action: Action) throws(Unmapped) -> [Step] {
    var parameters = ForeignParameters(action.parameters)
    var descriptor = parameters.take("AppIntentDescriptor") as? [String: Any] ?? [:]
    // An action of a custom intent is called by the app and the class.
    let definition = parameters.take("IntentAppDefinition") as? [String: Any] ?? [:]
    descriptor.merge(definition) { own, _ in own }
    guard let intent = descriptor["AppIntentIdentifier"] as? String ?? action.classOfIntent?.name else {
      throw Unmapped("it does not say which intent is meant")
    }
    let app =
      descriptor["BundleIdentifier"] as? String ?? descriptor["Name"] as? String ?? action.classOfIntent?.app
    let searches = ["WFContentItemFilter", "WFContentItemSortProperty", "WFContentItemLimitEnabled"]
    if searches.contains(where: { action.parameters[$0] != nil }) {
      var find = FindStep(intent, app: app)
      if let list = parameters.take("WFContentItemInputParameter") { find.among = try expression(list) }
      return [try found(action, &parameters, find)]
    }
    var step = IntentStep(intent, app: app)
    // How an app shows itself there means nothing here.
    for key in parameters.unread where key != "ShowWhenRun" && key != "OpenWhenRun" {
      guard let value = parameters.take(key) else { continue }
      do throws(Unmapped) {
        step.arguments.append(StepArgument(key, try parameter(value)))
      } catch {
        throw Unmapped("“\(key)”: \(error.message)")
      }
    }
    note(action, unread: parameters)
    return [named(.intent(step), action)]
  }

  /// The value of an intent's parameter: choices and entities are small dictionaries.
  private func parameter(_ value: Any) throws(Unmapped) -> Formula {
    if let members = value as? [String: Any], members["WFSerializationType"] == nil {
      if let identifier = members["identifier"] as? String {
        let title = members["title"] as? [String: Any]
        return .value(
          .entity(
            EntityReference(
              type: members["type"] as? String ?? "", identifier: identifier,
              display: DisplayValue(
                title?["key"] as? String ?? members["displayString"] as? String ?? identifier))))
      }
      if let name = members["value"] as? String { return .text(name) }
    }
    guard let items = value as? [Any] else { return try expression(value) }
    var values: [Formula] = []
    for item in items { values.append(try parameter(item)) }
    return Formula(.list(values))
  }

  private static let descending: Set<String> = [
    "Z to A", "Biggest First", "Largest First", "Latest First", "Newest First", "Descending",
  ]
  private static let ascending: Set<String> = [
    "A to Z", "Smallest First", "Oldest First", "Ascending", "Earliest First",
  ]

  private mutating func found(
    _ action: Action, _ parameters: inout ForeignParameters, _ start: FindStep
  ) throws(Unmapped) -> Step {
    var find = start
    // A list there has properties with other names.
    func plain(_ name: String) -> String {
      find.kind == nil ? ActionTable.properties.first { $0.there == name }?.here ?? name : name
    }
    if let filter = parameters.take("WFContentItemFilter") {
      let table = (filter as? [String: Any])?["Value"] as? [String: Any] ?? [:]
      var conditions: [FindStep.Condition] = []
      for template in table["WFActionParameterFilterTemplates"] as? [Any] ?? [] {
        var condition = try self.condition(template as? [String: Any] ?? [:], action)
        condition.property = plain(condition.property)
        conditions.append(condition)
      }
      switch PropertyLists.integer(table["WFActionParameterFilterPrefix"]) {
      case 1: find.groups = conditions.map { [$0] }
      case 0: find.groups = conditions.isEmpty ? [] : [conditions]
      case nil where conditions.count < 2: find.groups = conditions.map { [$0] }
      default: throw Unmapped("it does not say whether all of its conditions are meant")
      }
    }
    if let said = parameters.take("WFContentItemSortProperty") {
      guard let property = said as? String else { throw Unmapped("the order is known only when it runs") }
      let order = parameters.take("WFContentItemSortOrder")
      guard
        order == nil || (order as? String).map({ Self.descending.union(Self.ascending).contains($0) }) == true
      else { throw Unmapped("the order \(PropertyLists.words(order ?? "")) is not known here") }
      let isDescending = (order as? String).map(Self.descending.contains) ?? false
      find.order = [EntitySearch.Order(plain(property), isAscending: !isDescending)]
    }
    if let said = parameters.take("WFContentItemLimitEnabled") {
      guard let isLimited = PropertyLists.flag(said) else {
        throw Unmapped("whether there is a limit is known only when it runs")
      }
      let number = parameters.take("WFContentItemLimitNumber")
      if isLimited {
        if number == nil { note(action, "“WFContentItemLimitNumber” is not given; 1 is taken") }
        find.limit = try self.number(number ?? 1)
      }
    }
    note(action, unread: parameters)
    return named(.find(find), action)
  }

  private mutating func condition(
    _ template: [String: Any], _ action: Action
  ) throws(Unmapped) -> FindStep.Condition {
    guard let property = template["Property"] as? String else {
      throw Unmapped("a condition has no property")
    }
    guard let said = template["Operator"], let (comparison, isNegated) = ConditionTable.row(said)?.comparison
    else {
      throw Unmapped("the comparison \(PropertyLists.words(template["Operator"] ?? "")) is not known here")
    }
    // The unit of a span of days stands in every condition.
    var values = ForeignParameters(template["Values"] as? [String: Any] ?? [:])
    if PropertyLists.integer(values.values["Unit"]) != nil { _ = values.take("Unit") }
    guard let first = values.first(of: ["String", "Number", "Date", "Bool", "Enumeration", "Unit"]) else {
      throw Unmapped("the condition on “\(property)” has no value")
    }
    var all = [first.key == "Number" ? try number(first.value) : try expression(first.value)]
    if comparison == .isBetween {
      guard let other = values.first(of: ["AnotherNumber", "AnotherDate"]) else {
        throw Unmapped("the condition on “\(property)” has only one end")
      }
      all.append(other.key == "AnotherNumber" ? try number(other.value) : try expression(other.value))
    }
    note(action, unread: values)
    return FindStep.Condition(property, comparison, isNegated: isNegated, all)
  }
}

extension PropertyListReader.Action {
  /// The class of the custom intent that the action of an app is called by, with the app's bundle identifier:
  /// `org.example.soup.OrderSoupIntent`; `nil` for any other action.
  var classOfIntent: (app: String, name: String)? {
    guard !isOwn else { return nil }
    let parts = identifier.split(separator: ".")
    guard parts.count > 2, let name = parts.last, name.hasSuffix("Intent"), name.first?.isUppercase == true
    else { return nil }
    return (parts.dropLast().joined(separator: "."), String(name))
  }
}
