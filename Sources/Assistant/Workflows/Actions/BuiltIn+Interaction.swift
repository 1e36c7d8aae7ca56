import IntentWire

extension BuiltIn {
  static let interaction: [BuiltIn] = [
    BuiltIn(
      "ask", [.main(.string), .option("for", .string), .option("default", nil)], nil,
      "Asks the person for a value; “for” says of which type, for example \"number\".", effect: .ask),
    BuiltIn(
      "choose", [.needed("from", nil), .option("prompt", .string), .option("several", .boolean)], nil,
      "Has the person choose from a list; the first item is chosen when it is the only one.", effect: .choose),
    BuiltIn(
      "confirm", [.main(.string), .option("title", .string), .option("needed", .boolean)], .boolean,
      "Asks the person for a yes or no; where a yes is “needed”, a no ends the workflow.", effect: .confirm),
    BuiltIn(
      "alert", [.main(.string), .option("title", .string)], .string, "Shows a text, with a title above it.",
      effect: .show),
    BuiltIn("show", [.maybe(nil)], nil, "Shows a value; the last one when none is named.", effect: .show),
    BuiltIn("speak", [.maybe(.string)], nil, "Says a text aloud.", effect: .speak),
    BuiltIn(
      "notify", [.main(.string), .option("title", .string)], nil, "Shows a notification.", effect: .notify),
    BuiltIn("wait", [.main(.duration)], nil, "Waits; a plain number counts seconds.", effect: .wait),
    BuiltIn("copy", [.maybe(nil)], nil, "Puts a value on the clipboard.", effect: .copy),
    BuiltIn("open", [.main(.url)], nil, "Opens a link.", effect: .open),
    BuiltIn(
      "read file", [.main(.string)], .file, "Reads a file; its text is the property “text”.", effect: .read),
    BuiltIn(
      "write file", [.main(.string), .needed("with", nil), .option("append", .boolean)], .file,
      "Writes a text or a file to a place.", effect: .write),
    BuiltIn(
      "fetch",
      [.main(.url), .option("method", .string), .option("headers", nil), .option("body", nil)], nil,
      "Makes an HTTP request, where that is allowed; JSON that comes back is read.", effect: .fetch),
    BuiltIn(
      "shell", [.main(.string), .option("with", .string)], .string,
      "Runs a shell command with some text as its input, where that is allowed.", effect: .shell),
  ]
}
