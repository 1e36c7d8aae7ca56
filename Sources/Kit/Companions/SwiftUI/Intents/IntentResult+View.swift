public import AppIntentsBase

extension IntentResult {
  /// A result that shows a view.
  public static func result<Content: View>(view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with something to say.
  public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with an intent to run next.
  public static func result<Intent: AppIntent, Content: View>(
    opensIntent: Intent, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with an intent to run next and something to say.
  public static func result<Intent: AppIntent, Content: View>(
    opensIntent: Intent, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with a value.
  public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content = EmptyView())
    -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(_value: value, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with a value and something to say.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(_value: value, dialog: dialog, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with a value and an intent to run next.
  public static func result<Value: _IntentValue, Intent: AppIntent, Content: View>(
    value: Value, opensIntent: Intent, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Value, Intent, _SnippetViewContainer, Never> {
    IntentResultContainer(_value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view, with a value, an intent to run next and something to say.
  public static func result<Value: _IntentValue, Intent: AppIntent, Content: View>(
    value: Value, opensIntent: Intent, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Value, Intent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      _value: value, opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(view: view))
  }

  /// A result that shows a view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with something to say.
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with an intent to run next.
  public static func result<Intent: AppIntent, Content: View>(
    opensIntent: Intent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with an intent to run next and something to say.
  public static func result<Intent: AppIntent, Content: View>(
    opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with a value.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(_value: value, snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with a value and something to say.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(_value: value, dialog: dialog, snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with a value and an intent to run next.
  public static func result<Value: _IntentValue, Intent: AppIntent, Content: View>(
    value: Value, opensIntent: Intent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Intent, _SnippetViewContainer, Never> {
    IntentResultContainer(
      _value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(view: content()))
  }

  /// A result that shows a view, with a value, an intent to run next and something to say.
  public static func result<Value: _IntentValue, Intent: AppIntent, Content: View>(
    value: Value, opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Intent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      _value: value, opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(view: content())
    )
  }
}
