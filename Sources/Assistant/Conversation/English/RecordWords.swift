import Donations
import Foundation
import IntentWire
import Language

/// How SiriKit's structured values read in an English sentence: a message with its sender, a call, a price.
///
/// A value of a type that is not known here is called by its name.
struct RecordWords {
  let values: ValueWords

  /// The words for a structured value.
  func text(_ record: RecordValue) -> String {
    let words =
      switch record.type {
      case "INMessage": message(record)
      case "INCallRecord": call(record)
      case "INPriceRange": price(record)
      case "INRideOption": beside(name(record), text("priceRange", of: record))
      case "INRideStatus": ride(record)
      case "INRideVehicle": vehicle(record)
      case "INRideFareLineItem": beside(name(record), money("price", "currencyCode", of: record))
      case "INPaymentAmount", "INBalanceAmount": amount(record)
      case "INPaymentRecord": payment(record)
      case "INPaymentAccount": account(record)
      case "INBillDetails": bill(record)
      case "INMediaItem": joined(name(record), text("artist", of: record), by: " by ")
      case "INRestaurantReservationBooking", "INRestaurantReservationUserBooking": booking(record)
      case let type where type.hasSuffix("Reservation"): reservation(record)
      default: nil as String?
      }
    return words ?? name(record) ?? ""
  }

  /// The name by which a person knows the value, whatever its type calls it.
  func name(_ record: RecordValue) -> String? {
    let title = record.display.title
    if !title.isEmpty, title != record.identifier { return title }
    let names = [
      "title", "name", "displayName", "spokenPhrase", "nickname", "itemReference", "organizationName",
      "offerTitleText", "bookingDescription", "text", "content", "filename", "amount", "placemark",
    ]
    return names.lazy.compactMap { text($0, of: record) }.first ?? (title.isEmpty ? nil : title)
  }

  // MARK: Messages and calls

  private func message(_ record: RecordValue) -> String? {
    let content = text("content", of: record).map { "“\($0)”" }
    var what = [content, attachments(record)].compactMap(\.self).joined(separator: " with ")
    if what.isEmpty { what = kind(record) }
    return joined(writer(of: record), what, by: ": ") ?? what
  }

  /// Who wrote a message: “Maria Ruiz”, or “you to Maria Ruiz” where no sender but a receiver is known.
  private func writer(of record: RecordValue) -> String? {
    if case .person(let person)? = record.fields["sender"], !person.isMe { return text("sender", of: record) }
    let receiver =
      text("recipients", of: record) ?? text("speakableGroupName", of: record)
      ?? text("groupName", of: record)
    if record.fields["sender"] == nil { return receiver.map { "you to \($0)" } }
    return receiver.map { "you to \($0)" } ?? "you"
  }

  /// What hangs on a message: its files by name when they are few, a link, or how many things there are.
  private func attachments(_ record: RecordValue) -> String? {
    var parts: [String] = []
    let files = record.fields["attachmentFiles"]?.elements ?? []
    if (1...3).contains(files.count) {
      let names = values.language.join(files.map { "“\(values.text($0))”" })
      parts.append("the file\(files.count == 1 ? "" : "s") \(names)")
    } else if !files.isEmpty {
      parts.append("\(files.count) files")
    } else if case .integer(let count)? = record.fields["numberOfAttachments"], count > 0 {
      parts.append(count == 1 ? "an attachment" : "\(count) attachments")
    }
    if case .record(let link)? = record.fields["linkMetadata"] {
      let target =
        text("title", of: link) ?? text("linkURL", of: link) ?? text("originalURL", of: link)
        ?? text("siteName", of: link)
      parts.append(target.map { "a link to \($0)" } ?? "a link")
    }
    if record.fields["audioMessageFile"] != nil { parts.append("a voice recording") }
    return parts.isEmpty ? nil : values.language.join(parts)
  }

  private func kind(_ record: RecordValue) -> String {
    switch choice("messageType", of: record) {
    case "audio": "a voice message"
    case "mediaImage": "a picture"
    case "mediaVideo": "a video"
    case "mediaAudio": "a recording"
    case "mediaLocation": "a place"
    case "mediaAddressCard": "a contact"
    case "sticker": "a sticker"
    case "link": "a link"
    case "file": "a file"
    default: "a message"
    }
  }

  private func call(_ record: RecordValue) -> String? {
    let others = text("participants", of: record) ?? text("caller", of: record)
    let kinds = [
      "missed": ("missed call", "from"), "received": ("call", "from"), "outgoing": ("call", "to"),
      "voicemail": ("voicemail", "from"), "ringing": ("ringing call", "from"),
    ]
    let (noun, toward) = kinds[choice("callRecordType", of: record) ?? ""] ?? ("call", "with")
    var words = "a \(noun)"
    if case .integer(let count)? = record.fields["numberOfCalls"], count > 1 { words = "\(count) \(noun)s" }
    if let others { words += " \(toward) \(others)" }
    if let date = text("dateCreated", of: record) { words += " \(date)" }
    return words
  }

  // MARK: Rides

  private func ride(_ record: RecordValue) -> String? {
    let phase =
      switch choice("phase", of: record) {
      case "received": "is requested"
      case "confirmed": "is confirmed"
      case "ongoing": "is under way"
      case "completed": "is completed"
      case "approachingPickup": "is approaching"
      case "pickup": "is at the pick-up place"
      default: nil as String?
      }
    return phase.map { "your ride \($0)" }
  }

  private func vehicle(_ record: RecordValue) -> String? {
    let car = [text("manufacturer", of: record), text("model", of: record)].compactMap(\.self)
      .joined(separator: " ")
    return beside(car.isEmpty ? nil : car, text("registrationPlate", of: record))
      ?? text("registrationPlate", of: record)
  }

  // MARK: Money

  private func price(_ record: RecordValue) -> String? {
    let least = money("minimumPrice", "currencyCode", of: record)
    let most = money("maximumPrice", "currencyCode", of: record)
    return switch (least, most) {
    case (let least?, let most?): least == most ? least : "\(least) to \(most)"
    case (let least?, nil): "from \(least)"
    case (nil, let most?): "up to \(most)"
    case (nil, nil): nil
    }
  }

  private func money(_ amount: String, _ currency: String, of record: RecordValue) -> String? {
    guard let value = record.fields[amount], let code = record.fields[currency]?.text else { return nil }
    if case .currency = value { return values.text(value) }
    let text = value.displayText
    return Decimal(string: text).map { ValueWords.money($0, code) }
  }

  private func amount(_ record: RecordValue) -> String? {
    if let amount = record.fields["amount"], case .currency = amount { return values.text(amount) }
    if let money = money("amount", "currencyCode", of: record) { return money }
    if let amount = text("amount", of: record) ?? text("currencyAmount", of: record) { return amount }
    // "my minimum payment": an amount that only the app can work out.
    let kind = choice("amountType", of: record) ?? choice("balanceType", of: record)
    return kind.flatMap { $0 == "unknown" ? nil : "the \(ValueWords.words($0))" }
  }

  private func payment(_ record: RecordValue) -> String? {
    let amount = text("currencyAmount", of: record)
    if let payee = text("payee", of: record) { return joined(amount, payee, by: " to ") ?? payee }
    return joined(amount, text("payer", of: record), by: " from ") ?? amount
  }

  private func account(_ record: RecordValue) -> String? {
    joined(name(record), text("balance", of: record), by: ": ") ?? name(record)
  }

  private func bill(_ record: RecordValue) -> String? {
    let kind = choice("billType", of: record).flatMap { $0 == "unknown" ? nil : ValueWords.words($0) }
    var words = text("billPayee", of: record) ?? kind.map { "the \($0) bill" } ?? "a bill"
    if let amount = text("amountDue", of: record) { words += ", \(amount)" }
    if let due = text("dueDate", of: record) { words += ", due \(due)" }
    return words
  }

  // MARK: Reservations

  /// What is reserved, and when it begins.
  private func reservation(_ record: RecordValue) -> String? {
    let start = Reservation.span(of: record)?.start.map(values.moment)
    return joined(name(record), start, by: " ") ?? name(record)
  }

  private func booking(_ record: RecordValue) -> String? {
    guard let restaurant = text("restaurant", of: record) ?? text("bookingDescription", of: record) else {
      return nil
    }
    var words = restaurant
    if let date = text("bookingDate", of: record) { words += " \(date)" }
    if case .integer(let size)? = record.fields["partySize"], size > 0 { words += " for \(size)" }
    return words
  }

  // MARK: Parts

  private func text(_ field: String, of record: RecordValue) -> String? {
    guard let value = record.fields[field] else { return nil }
    let text = values.text(value)
    return text.isEmpty ? nil : text
  }

  private func choice(_ field: String, of record: RecordValue) -> String? {
    if case .enumeration(let value)? = record.fields[field] { value.cases.first } else { nil }
  }

  private func joined(_ first: String?, _ second: String?, by text: String) -> String? {
    guard let first, let second else { return nil }
    return first + text + second
  }

  private func beside(_ first: String?, _ second: String?) -> String? {
    guard let first else { return nil }
    return second.map { "\(first) (\($0))" } ?? first
  }
}
