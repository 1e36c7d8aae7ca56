/// A sentence with what it means: what models are trained on and measured by.
public struct LabeledExample: Hashable, Sendable {
  /// A part of the sentence that is the value of something.
  public struct Slot: Hashable, Sendable {
    /// What the value is for.
    public var name: String
    /// The value, as the sentence writes it.
    public var value: String
    /// Where the value begins, in Unicode scalars of the text; 0 for a value that is meant but not said.
    public var start: Int
    /// Where the value ends, in Unicode scalars of the text, not included; 0 for a value that is meant but not said.
    public var end: Int

    /// Creates it from its parts.
    public init(name: String, value: String, start: Int, end: Int) {
      (self.name, self.value, self.start, self.end) = (name, value, start, end)
    }
  }

  /// What somebody says.
  public var text: String
  /// What is meant by it; `nil` when nothing that the model knows is.
  public var intent: String?
  /// The values in the text.
  public var slots: [Slot]

  /// Creates it from its parts.
  public init(text: String, intent: String?, slots: [Slot] = []) {
    (self.text, self.intent, self.slots) = (text, intent, slots)
  }
}
