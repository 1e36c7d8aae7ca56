/// Says how the values of a type are written and read.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// What the representation is made of.
  associatedtype Body: TransferRepresentation

  /// What the representation is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
  /// There are no values.
  public static var transferRepresentation: Never { fatalError("There is no value of Never to transfer.") }
}

extension Never: TransferRepresentation {
  /// There are no values.
  public typealias Item = Never
  /// There is none.
  public var body: Never { self }
}

extension TransferRepresentation where Body == Never {
  /// Never asked for.
  public var body: Never {
    fatalError("\(Self.self) has no body; it says itself how values are transferred.")
  }
}

/// Who may see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let level: Int

  /// Everyone.
  public static let all = TransferRepresentationVisibility(level: 3)
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(level: 2)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(level: 1)
  /// This app.
  public static let ownProcess = TransferRepresentationVisibility(level: 0)

  func reaches(_ other: TransferRepresentationVisibility) -> Bool { level >= other.level }
}

/// Puts representations together from the statements of a function.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// One representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Several representations, the best one first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var offers: [TransferOffer<Item>] = []
    repeat offers += Item.offers(each content)
    return TupleTransferRepresentation(offers: offers)
  }

  /// A representation that may be missing.
  public static func buildIf<Content: TransferRepresentation>(
    _ content: Content?
  ) -> TupleTransferRepresentation<Item, Content?> where Content.Item == Item {
    TupleTransferRepresentation(offers: content.map { Item.offers($0) } ?? [])
  }

  /// The first of two.
  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    first: First
  ) -> TupleTransferRepresentation<Item, (First, Second)> {
    TupleTransferRepresentation(offers: Item.offers(first))
  }

  /// The second of two.
  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    second: Second
  ) -> TupleTransferRepresentation<Item, (First, Second)> {
    TupleTransferRepresentation(offers: Item.offers(second))
  }
}

/// Several representations, the best one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// Never asked for.
  public typealias Body = Never
  let offers: [TransferOffer<Item>]
}

extension TransferRepresentation {
  /// The representation only for values for which something is so.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { offer in
      let before = offer.condition
      offer.condition = { before($0) && condition($0) }
    }
  }

  /// The representation only for some.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  /// The representation with a name for its files.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.name = { _ in fileName } }
  }

  /// The representation with a name for its files.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.name = fileName }
  }

  private func changed(
    _ change: (inout TransferOffer<Item>) -> Void
  ) -> TupleTransferRepresentation<Item, Self> {
    TupleTransferRepresentation(
      offers: Item.offers(self).map { offer in
        var offer = offer
        change(&offer)
        return offer
      })
  }
}
