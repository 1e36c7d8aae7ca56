// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

import Foundation

/// Writes a message with values in the manner of C: `%@`, `%d`, `%{public}@`.
///
/// Texts and objects are private unless their place says `{public}`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  write(type, log, message, args)
}

/// Writes a message with values in the manner of C: `%@`, `%d`, `%{public}@`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  write(type, log, message, args)
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.channel?.write(.default) { message.text(showsPrivate: $0) }
}

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.channel?.write(type) { message.text(showsPrivate: $0) }
}

private func write(_ type: OSLogType, _ log: OSLog, _ message: StaticString, _ arguments: [Any]) {
  log.channel?.write(type) { LogFormat(message.description).text(arguments, showsPrivate: $0) }
}

/// A message in the manner of C, as old programs have it.
struct LogFormat {
  /// A place for a value.
  struct Place: Equatable {
    var options: [String] = []
    var flags = ""
    var conversion: Character
  }

  enum Piece: Equatable {
    case text(String)
    case value(Place)
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    var literal = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      let whole = rest
      guard let place = Self.place(&rest) else {
        literal.append("%")
        rest = whole
        continue
      }
      if place.conversion == "%" {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(.value(place))
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  /// Reads what stands behind a percent sign; `nil` when it is no place for a value.
  private static func place(_ rest: inout Substring) -> Place? {
    var options: [String] = []
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      options = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      rest = rest[rest.index(after: end)...]
    }
    var flags = ""
    while let character = rest.first, "0123456789.+- #'".contains(character) {
      flags.append(character)
      rest.removeFirst()
    }
    while let character = rest.first, "hlqLzjt".contains(character) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), "@diouxXeEfFgGaAcCsSpm%".contains(conversion) else { return nil }
    return Place(options: options, flags: flags, conversion: conversion)
  }

  /// The message with its values.
  func text(_ arguments: [Any], showsPrivate: Bool) -> String {
    var arguments = arguments[...]
    return pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .value(let place):
        guard let value = arguments.popFirst() else { return "<no value>" }
        let privacy: OSLogPrivacy =
          place.options.contains("public")
          ? .public
          : place.options.contains("private")
            ? .private : place.options.contains("sensitive") ? .sensitive : .auto
        let isPlain = value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool
        return privacy.shown({ Self.text(value, place) }, isPlain: isPlain, showsPrivate: showsPrivate)
      }
    }.joined()
  }

  private static func text(_ value: Any, _ place: Place) -> String {
    switch place.conversion {
    case "d", "i", "u", "x", "X", "o":
      guard let number = value as? any BinaryInteger else { break }
      return integer(number, place)
    case "e", "E", "f", "F", "g", "G", "a", "A":
      let number =
        (value as? any BinaryFloatingPoint).map { Double($0) }
        ?? (value as? any BinaryInteger).map { Double($0) }
      guard let number else { break }
      return String(format: "%\(bounded(place.flags))\(place.conversion)", number)
    default: break
    }
    // A Swift array would become an object too, and describe itself as one.
    if type(of: value) is NSObject.Type, let object = value as? NSObject { return object.description }
    return String(describing: value)
  }

  private static func integer(_ number: some BinaryInteger, _ place: Place) -> String {
    let format = "%\(bounded(place.flags))ll\(place.conversion)"
    if place.conversion == "d" || place.conversion == "i" {
      return String(format: format, Int64(truncatingIfNeeded: number))
    }
    return String(format: format, UInt64(truncatingIfNeeded: number))
  }

  /// Flags whose widths are no larger than a line.
  private static func bounded(_ flags: String) -> String {
    flags.split(separator: ".", omittingEmptySubsequences: false).prefix(2).map { part in
      let digits = part.drop { !("1"..."9").contains($0) }
      guard let width = Int(digits), width > 200 else { return digits.count > 6 ? "" : String(part) }
      return String(part.dropLast(digits.count)) + "200"
    }.joined(separator: ".")
  }
}
