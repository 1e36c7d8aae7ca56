package import IntentWire

extension INImage {
  /// The picture by its content, its location or its name.
  package var content: FileValue { file }
}
