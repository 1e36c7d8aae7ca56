import IntentWire
import Language

/// One automaton over all phrases: nodes joined by words, slots and free passages, in flat arrays.
///
/// Phrases share their beginnings, so that the number of places in which a sentence can be at a time does
/// not grow with the number of apps.
struct Automaton: Sendable {
  /// A passage from one node to another by a word.
  struct WordEdge: Sendable {
    var word: Int32
    var target: Int32
    var cost: Float
  }

  /// A passage that uses no words; `mark` is the value that it sets, or -1.
  struct FreeEdge: Sendable {
    var target: Int32
    var mark: Int32
    var cost: Float
    /// What the target needs, kept here because most targets are given up for it.
    var needs: WordNeeds
  }

  /// The way through a slot: free text stays in `inside`, known and typed words go straight to `target`.
  struct SlotEdge: Sendable {
    var slot: Int32
    var inside: Int32
    var target: Int32
  }

  /// What a slot takes.
  struct Slot: Sendable, Hashable {
    /// The name of a slot whose words are understood but have no parameter.
    static let ignored = "_"
    /// The name under which the phrase file describes it, where that is not the parameter's.
    var alias: String?
    /// The parameter, or `nil` for a slot of an App Shortcut, which is bound by its number.
    var parameter: String?
    /// The place among the slots of an App Shortcut phrase.
    var number: Int
    var kind: SlotKind
    var limit: Int
    var prefersPast: Bool
    /// The known words that it takes.
    var classes: KnownWordClasses
    /// Whether it takes nothing but known words.
    var isKnownOnly = false
    /// Whether it takes several values.
    var isList = false
    /// Whether it takes people.
    var isPerson = false
    /// The field that its words fill, where the parameter has fields.
    var field: String?
    /// What a measurement in it measures; `nil` for anything.
    var dimension: String?

    /// Whether it takes a length of time for the moment that is so far away.
    var takesDelay = false

    /// Whether the slot takes an amount in a text, as it is meant there or otherwise.
    func takes(_ mention: QuantityMention) -> Bool {
      takes(mention.value) || mention.others.contains(where: takes)
    }

    /// Whether the slot takes an amount.
    func takes(_ quantity: Quantity) -> Bool {
      switch (quantity, kind) {
      case (.duration, .duration), (.duration, .quantity), (.measure, .quantity), (.money, .money): true
      case (.duration, .measurement): dimension == "duration"
      case (.duration, .date): takesDelay
      case (.measure(_, _, let measured), .measurement): dimension == nil || dimension == measured
      case (.percent, .percent): true
      default: false
      }
    }
  }

  /// The part of a slot that decides about words, without references, for the inner loop.
  struct SlotTraits: Sendable {
    var kind: SlotKind
    var limit: Int
    var prefersPast: Bool
    var classes: KnownWordClasses
    var isName: Bool
    var isFree: Bool
    var isContent: Bool
    var isList: Bool
    var isPerson: Bool

    init(_ slot: Slot) {
      isName = slot.kind == .name
      isContent = slot.kind == .content
      isFree = slot.kind.isFree && !slot.isKnownOnly
      isList = slot.isList
      isPerson = slot.isPerson
      (kind, limit, prefersPast, classes) = (slot.kind, slot.limit, slot.prefersPast, slot.classes)
    }
  }

  /// A value that a phrase sets.
  struct Mark: Sendable, Hashable {
    var parameter: String
    var text: String
  }

  /// What a sentence must have ahead to go on from a node.
  struct WordNeeds: Sendable {
    /// The words, the name, the end and the known words of which one has to come next.
    var next = WordSet()
    /// Those of which one has to come after any words that go into a slot here; none where no words may.
    var afterWords = WordSet()
  }

  /// The end of a phrase.
  struct Accept: Sendable {
    /// How the phrase treats the app's name.
    enum AppPart: Sendable { case inPlace, leftOut, none, title }

    /// The app that brought the phrase, or -1 for a phrase of a built-in intent.
    var app: Int32
    var intent: Int32
    var weight: Float
    var appPart: AppPart
    /// The phrase as written.
    var phrase: String
    /// Where it was written.
    var source: String
    /// The values that it implies.
    var values: [String: JSONValue]
    /// Values that an App Shortcut presets.
    var presets: [String: IntentValue]
    /// The parameters behind numbered slots.
    var arguments: [String]
    /// Whether the intent must not be run when the phrase fits.
    var isNegative = false
  }

  /// The part of an ``Accept`` that decides which of many are worked out, without references.
  struct End: Sendable {
    var app: Int32
    var intent: Int32
    var weight: Float
    var appPart: Accept.AppPart
    var isNegative: Bool

    init(_ accept: Accept) {
      (app, intent, weight) = (accept.app, accept.intent, accept.weight)
      (appPart, isNegative) = (accept.appPart, accept.isNegative)
    }
  }

  /// Where the edges of a node begin, and what it is; those of the next node begin where its own end.
  ///
  /// All of a node lies together, because following a sentence visits nodes in no order, and each visit needs all.
  struct Node: Sendable {
    var words: Int32
    var free: Int32
    var slots: Int32
    var accepts: Int32
    /// Where the app's name leads, or -1.
    var app: Int32 = -1
    /// For a node inside a slot: the slot and the node after it; otherwise -1.
    var insideSlot: Int32 = -1
    var afterSlot: Int32 = -1
    var needs = WordNeeds()
  }

  /// The nodes, and one more where all edges have ended.
  var nodes = FlatTable<Node>()
  /// The edges by node, those by words sorted by word.
  var wordEdges = FlatTable<WordEdge>()
  var freeEdges = FlatTable<FreeEdge>()
  var slotEdges = FlatTable<SlotEdge>()
  /// Accepts by node, sorted by app.
  var accepts = FlatTable<Int32>()
  var slots: [Slot] = []
  var slotTraits = FlatTable<SlotTraits>()
  var marks: [Mark] = []
  var acceptTable: [Accept] = []
  /// What decides about the ends in ``acceptTable``, in the same order.
  var ends = FlatTable<End>()

  /// The number of nodes.
  var nodeCount: Int { nodes.count - 1 }

  /// The places of a node's edges by words.
  @inline(__always)
  func words(of node: Int) -> Range<Int> { Int(nodes[node].words)..<Int(nodes[node + 1].words) }

  /// The places of a node's edges that use no words.
  @inline(__always)
  func free(of node: Int) -> Range<Int> { Int(nodes[node].free)..<Int(nodes[node + 1].free) }

  /// The places of a node's edges into slots.
  @inline(__always)
  func slots(of node: Int) -> Range<Int> { Int(nodes[node].slots)..<Int(nodes[node + 1].slots) }

  /// The places of a node's accepts.
  @inline(__always)
  func accepts(of node: Int) -> Range<Int> { Int(nodes[node].accepts)..<Int(nodes[node + 1].accepts) }

  /// The root.
  static let root: Int32 = 0
}
