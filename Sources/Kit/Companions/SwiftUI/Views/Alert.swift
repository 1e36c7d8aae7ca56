/// A question to show in front, as models of older apps keep it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of a question.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// The usual one.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// One that calls everything off.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// One that calls everything off.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    /// One that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  /// Creates a question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates a question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A question with several answers, as models of older apps keep it.
public struct ActionSheet {
  /// A button of the question.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a question.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// With a question in front while something is so.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return asking(
      "alert", alert.title.content, isPresented, { Self.buttons(alert.buttons) }, { alert.message })
  }

  /// With a question in front while there is a value.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return asking(
      "alert", alert?.title.content ?? "", Self.presence(of: item),
      { Self.buttons(alert?.buttons ?? []) }, { alert?.message })
  }

  /// With a question in front while something is so.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return asking(
      "alert", sheet.title.content, isPresented, { Self.buttons(sheet.buttons) }, { sheet.message })
  }

  /// With a question in front while there is a value.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return asking(
      "alert", sheet?.title.content ?? "", Self.presence(of: item),
      { Self.buttons(sheet?.buttons ?? []) }, { sheet?.message })
  }

  /// With an alert in front while something is so, with a title as it is.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { asking("alert", String(title), isPresented, actions) { EmptyView() } }

  /// With an alert in front while something is so, with a title as it is.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { asking("alert", String(title), isPresented, actions, message) }

  /// With an alert in front while something is so, about a value.
  public func alert<Actions: View, Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    asking("alert", titleKey.text, isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// With an alert in front while something is so, about a value.
  public func alert<Actions: View, Message: View, Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    asking("alert", titleKey.text, isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// With an alert about an error in front while something is so.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    asking("alert", error?.errorDescription ?? "", isPresented, actions) { EmptyView() }
  }

  private static func buttons(_ buttons: [Alert.Button]) -> some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      // A question is made, shown and answered on the main actor.
      nonisolated(unsafe) let action = buttons[index].action
      SwiftUIBase.Button(role: buttons[index].role, action: { action() }) { buttons[index].label }
    }
  }

  private static func presence<Item>(of item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
