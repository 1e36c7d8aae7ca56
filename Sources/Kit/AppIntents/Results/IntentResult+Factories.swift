extension IntentResult {
  /// A result that says that the work is done.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with something to say.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with a value and something to say.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with an intent to run next.
  public static func result<Intent: AppIntent>(
    opensIntent: Intent
  ) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }

  /// A result with an intent to run next and something to say.
  public static func result<Intent: AppIntent>(
    opensIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a value and an intent to run next.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, opensIntent: Intent
  ) -> Self where Self == IntentResultContainer<Value, Intent, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  /// A result with a value, an intent to run next, and something to say.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, opensIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  /// A result that offers an intent; the assistant has no button for it, so only the result counts.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result that offers an intent and says something.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value that offers an intent.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with a value that offers an intent and says something.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
