import CoreLocation
import Foundation
import Intents

/// Puts the values of requests into words, as an app sees them through the framework's properties.
enum Described {
  /// The words for a value; `nil` for none, for the case that stands for none, and for empty choices.
  static func text(_ value: Any?) -> String? {
    guard let value = unwrapped(value) else { return nil }
    switch value {
    case let text as String: return text
    case let list as [Any]: return list.isEmpty ? nil : list.compactMap(text).joined(separator: ", ")
    case let spoken as INSpeakableString: return spoken.spokenPhrase
    case let person as INPerson: return person.displayName
    case let place as CLPlacemark: return place.name
    case let amount as INCurrencyAmount:
      return "\(amount.amount.map { "\($0)" } ?? "?") \(amount.currencyCode ?? "?")"
    case let payment as INPaymentAmount: return text(payment.amount)
    case let account as INPaymentAccount: return text(account.nickname ?? account.organizationName)
    case let payee as INBillPayee: return text(payee.nickname ?? payee.organizationName)
    case let restaurant as INRestaurant: return restaurant.name
    case let task as INTask: return text(task.title)
    case let list as INTaskList: return text(list.title)
    case let note as INNote: return text(note.title)
    case let content as INTextNoteContent: return content.text
    case let trigger as INTemporalEventTrigger: return text(trigger.dateComponentsRange)
    case let trigger as INSpatialEventTrigger: return text(trigger.placemark)
    case let search as INMediaSearch: return text(search)
    case let destination as INMediaDestination: return text(destination.playlistName) ?? "library"
    case let range as INDateComponentsRange:
      return "\(text(range.startDateComponents) ?? "")…\(text(range.endDateComponents) ?? "")"
    case let date as DateComponents: return text(date)
    case let measurement as Measurement<UnitTemperature>:
      return "\(text(measurement.value) ?? "") \(measurement.unit.symbol)"
    case let number as Double: return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case let flag as Bool: return flag ? "true" : "false"
    case let number as NSNumber: return "\(number)"
    case let options as any OptionSet: return isEmpty(options) ? nil : "\(options)"
    default:
      let words = "\(value)"
      return words == "unknown" || words == "sourceUnknown" ? nil : words
    }
  }

  private static func text(_ search: INMediaSearch) -> String? {
    let parts = [
      text(search.mediaType), search.mediaName, search.artistName, search.albumName, text(search.genreNames),
      text(search.moodNames), text(search.activityNames), text(search.reference),
    ]
    return parts.compactMap(\.self).joined(separator: "/")
  }

  private static func text(_ date: DateComponents) -> String {
    func two(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "??" }
    let day = date.year == nil ? "" : "\(two(date.year))-\(two(date.month))-\(two(date.day))"
    return date.hour == nil ? day : "\(day)T\(two(date.hour)):\(two(date.minute))"
  }

  private static func isEmpty(_ options: some OptionSet) -> Bool { options.isEmpty }

  /// The value inside of an optional that hides in `Any`.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
