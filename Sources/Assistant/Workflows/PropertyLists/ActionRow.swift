import IntentWire

/// One action of the other system, and what it is here: the same line reads and writes it.
///
/// A row has fields; each stands between a key of the parameters there and a slot here. Several rows may have the same
/// action: the first whose fixed fields fit is taken.
struct ActionRow {
  /// The values between a step and the parameters, by slot; the value without a label is in the slot `""`.
  typealias Slots = [String: Formula]

  /// The identifier without the prefix of Apple's own actions.
  let short: String
  let fields: [Field]
  /// Arguments here that the action has by what it is.
  var constants: Slots = [:]
  /// What is told when the action is read.
  var importNote: String?
  /// What is told when the action is written.
  var exportNote: String?
  /// Whether it is only read: another row writes the same step.
  var isOnlyRead = false
  /// The step of the values; `nil` when they say nothing that could be done.
  let step: @Sendable (Slots) -> Step.Form?
  /// The values of a step; `nil` when it is none of these.
  let slots: @Sendable (Step.Form) -> Slots?
}

extension ActionRow {
  /// A key of the parameters there and what it is here.
  struct Field {
    enum Kind {
      /// Any value.
      case value
      /// A text; one that is nothing but a value is that value.
      case text
      /// A text, also where it is nothing but a value.
      case words
      case number
      /// A number of seconds, which is a duration here.
      case seconds
      /// A variable or result.
      case input
      /// The name of a variable.
      case name
      /// The name of a workflow.
      case workflow
      /// A list, a dictionary, an amount with a unit: written out.
      case list, dictionary, quantity
      /// The symbol of a unit.
      case unit
      /// A yes or no; what it is when it is not said.
      case flag(Bool)
      /// One of some words.
      case choice([Choice], absent: String?)
      /// Words that choose the row; the first of them is written.
      case fixed([String], mayBeAbsent: Bool)
      /// A yes or no that chooses the row.
      case fixedFlag(Bool, mayBeAbsent: Bool)
      /// What is done here anyway; anything else is told of.
      case assumed([String])
      /// A key with which the row does not fit.
      case never
      /// A key that says nothing besides the others.
      case redundant
    }

    /// What is done when the key is not there.
    enum Absent {
      /// Nothing can be done.
      case refused
      /// The slot stays empty.
      case empty
      /// The result of the step before is taken, which is told.
      case previous
      /// A value is taken, which is told.
      case standard(IntentValue)
    }

    /// The keys; the first is written, any of them is read.
    let keys: [String]
    let slot: String
    let kind: Kind
    let absent: Absent

    init(_ keys: String..., slot: String = "", as kind: Kind, absent: Absent = .refused) {
      self.init(keys: keys, slot: slot, as: kind, absent: absent)
    }

    init(keys: [String], slot: String, as kind: Kind, absent: Absent) {
      self.keys = keys
      self.slot = slot
      self.kind = kind
      self.absent = absent
    }
  }

  /// A word there and the value of an argument here; `nil` leaves the argument out.
  struct Choice {
    let there: String
    let here: IntentValue?
    /// What else is written with the same word.
    var also: [IntentValue] = []
    /// What is told when it is read.
    var loss: String?

    init(_ there: String, _ here: String?, also: [String] = [], loss: String? = nil) {
      self.there = there
      self.here = here.map(IntentValue.string)
      self.also = also.map(IntentValue.string)
      self.loss = loss
    }

    init(_ there: String, _ here: Int?) {
      self.there = there
      self.here = here.map(IntentValue.integer)
      also = here == nil ? [.integer(0)] : []
    }
  }
}

extension ActionRow {
  /// A row for a built-in action.
  static func call(
    _ short: String, _ name: String, _ fields: [Field], constants: Slots = [:], importNote: String? = nil,
    exportNote: String? = nil, isOnlyRead: Bool = false,
    adjust: @escaping @Sendable (Slots) -> Slots? = { $0 },
    readjust: @escaping @Sendable (Slots) -> Slots? = { $0 }
  ) -> ActionRow {
    ActionRow(
      short: short, fields: fields, constants: constants, importNote: importNote, exportNote: exportNote,
      isOnlyRead: isOnlyRead,
      step: { slots in
        guard let slots = adjust(slots), let action = BuiltIn.all[name] else { return nil }
        let arguments = action.slots.compactMap { slot in
          slots[slot.label ?? ""].map { StepArgument(slot.label, $0) }
        }
        return arguments.count == slots.count ? .action(BuiltInCall(name, arguments)) : nil
      },
      slots: { form in
        guard case .action(let call) = form, call.name == name else { return nil }
        let slots = Slots(call.arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { $1 })
        return slots.count == call.arguments.count ? readjust(slots) : nil
      })
  }

  /// A row for a step that is just a value.
  static func value(
    _ short: String, _ fields: [Field], importNote: String? = nil, isOnlyRead: Bool = false,
    make: @escaping @Sendable (Slots) -> Formula?,
    take: @escaping @Sendable (Formula) -> Slots? = { _ in nil }
  ) -> ActionRow {
    ActionRow(
      short: short, fields: fields, importNote: importNote, isOnlyRead: isOnlyRead,
      step: { make($0).map(Step.Form.value) },
      slots: { form in if case .value(let value) = form { take(value) } else { nil } })
  }
}
