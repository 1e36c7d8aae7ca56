import AppHost

/// What a view is for people who cannot see it; the heading has an effect on nothing else.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  /// It can be switched.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  /// Only it is there.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// What the page is about.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
}

/// What becomes of the views inside a view, for people who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are not there.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are there one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// With its value for people who cannot see it.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    adjusted { $0.attributes["value"] = value.text }
  }

  /// With its value for people who cannot see it.
  public func accessibilityValue(_ value: Text) -> some View {
    adjusted { $0.attributes["value"] = value.content }
  }

  /// With what happens when it is used, for people who cannot see it; kept as the attribute `hint`.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    adjusted { $0.attributes["hint"] = hint.text }
  }

  /// With what happens when it is used, for people who cannot see it; kept as the attribute `hint`.
  public func accessibilityHint(_ hint: Text) -> some View {
    adjusted { $0.attributes["hint"] = hint.content }
  }

  /// As one for people who cannot see it: where the views inside are combined, their words are the label.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    adjusted { element in
      guard children == .combine, element.attributes["label"] == nil, !element.words.isEmpty else { return }
      element.attributes["label"] = element.words
    }
  }

  /// Is something for people who cannot see it; what is chosen is kept as the attribute `selected`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attributed("selected", traits.contains(.isSelected) ? "1" : nil)
  }

  /// Is something no longer for people who cannot see it; has no effect.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Read earlier or later; has no effect.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// With something that can be done without a touch; has no effect.
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    self
  }
  /// With colours that are not inverted; has no effect.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// With an explanation beside the pointer, kept as the attribute `hint`.
  public func help(_ textKey: LocalizedStringKey) -> some View { attributed("hint", textKey.text) }
  /// With an explanation beside the pointer, kept as the attribute `hint`.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { attributed("hint", String(text)) }
}
