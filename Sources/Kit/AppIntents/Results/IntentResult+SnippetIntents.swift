extension IntentResult {
  /// A result that shows what an intent draws.
  public static func result(
    snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Never, Never, _SnippetIntentContainer, Never
    >
  {
    IntentResultContainer(shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with something to say.
  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Never, Never, _SnippetIntentContainer, IntentDialog
    >
  {
    IntentResultContainer(dialog: dialog, shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with an intent to run next.
  public static func result<Intent: AppIntent>(
    opensIntent: Intent, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Never, Intent, _SnippetIntentContainer, Never
    >
  {
    IntentResultContainer(opensIntent: opensIntent, shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with an intent to run next and something to say.
  public static func result<Intent: AppIntent>(
    opensIntent: Intent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Never, Intent, _SnippetIntentContainer, IntentDialog
    >
  {
    IntentResultContainer(
      opensIntent: opensIntent, dialog: dialog, shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with a value.
  public static func result<Value: _IntentValue>(
    value: Value, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Value, Never, _SnippetIntentContainer, Never
    >
  {
    IntentResultContainer(value: value, shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with a value and something to say.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Value, Never, _SnippetIntentContainer, IntentDialog
    >
  {
    IntentResultContainer(value: value, dialog: dialog, shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with a value and an intent to run next.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, opensIntent: Intent, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Value, Intent, _SnippetIntentContainer, Never
    >
  {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, shown: _SnippetIntentContainer(snippetIntent))
  }

  /// A result that shows what an intent draws, with a value, an intent to run next, and something to say.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, opensIntent: Intent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> Self
  where
    Self == IntentResultContainer<
      Value, Intent, _SnippetIntentContainer, IntentDialog
    >
  {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, dialog: dialog, shown: _SnippetIntentContainer(snippetIntent))
  }
}
