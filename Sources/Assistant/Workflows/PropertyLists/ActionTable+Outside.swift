import IntentWire

/// The person and the outside.
extension ActionTable {
  private static let title = Field("WFAlertActionTitle", slot: "title", as: .text, absent: .empty)
  private static let message = Field("WFAlertActionMessage", slot: "", as: .text, absent: .empty)

  /// An alert with a title and no message says its title.
  private static func alert(_ slots: ActionRow.Slots) -> ActionRow.Slots? {
    var slots = slots
    if slots[""] == nil { slots[""] = slots.removeValue(forKey: "title") }
    return slots[""] == nil ? nil : slots
  }

  static let talk: [ActionRow] = [
    .call(
      "ask", "ask",
      [
        Field("WFAskActionPrompt", as: .text, absent: .standard(.string("What is it?"))),
        Field(
          "WFInputType", slot: "for",
          as: .choice(
            [
              Choice("Text", nil, also: ["text"]), Choice("Number", "number", also: ["integer"]),
              Choice("URL", "url"), Choice("Date and Time", "date"),
              Choice("Date", "date", loss: "a time of day may be answered, too"),
              Choice("Time", "date", loss: "a day may be answered, too"),
            ], absent: "Text"), absent: .empty),
        Field(
          "WFAskActionDefaultAnswer", "WFAskActionDefaultAnswerNumber", "WFAskActionDefaultAnswerDateAndTime",
          "WFAskActionDefaultAnswerDate", "WFAskActionDefaultAnswerTime", "WFAskActionDefaultAnswerURL",
          slot: "default", as: .text, absent: .empty),
      ]),
    .call(
      "dictatetext", "ask", [], constants: ["": .text("What do you want to say?")],
      importNote: "words are typed here, not dictated", isOnlyRead: true),
    .call("showresult", "show", [Field("Text", as: .text, absent: .previous)]),
    .call("previewdocument", "show", [input()], isOnlyRead: true),
    .call("quicklook", "show", [input()], isOnlyRead: true),
    // “Cancel” in an alert, which is there unless it is taken away, ends the workflow.
    .call(
      "alert", "alert",
      [message, title, Field("WFAlertActionCancelButtonShown", as: .fixedFlag(false, mayBeAbsent: false))],
      adjust: alert),
    .call(
      "alert", "confirm",
      [message, title, Field("WFAlertActionCancelButtonShown", as: .fixedFlag(true, mayBeAbsent: true))],
      constants: ["needed": .value(.boolean(true))], adjust: alert),
    .call(
      "notification", "notify",
      [
        Field("WFNotificationActionBody", as: .text, absent: .previous),
        Field("WFNotificationActionTitle", slot: "title", as: .text, absent: .empty),
      ]),
    .call("speaktext", "speak", [Field("WFText", as: .text, absent: .previous)]),
    .call(
      "choosefromlist", "choose",
      [
        input(slot: "from"),
        Field("WFChooseFromListActionPrompt", slot: "prompt", as: .text, absent: .empty),
        Field("WFChooseFromListActionSelectMultiple", slot: "several", as: .flag(false), absent: .empty),
      ]),
    .call("setclipboard", "copy", [input()]),
    .value(
      "getclipboard", [], make: { _ in .variable("clipboard") },
      take: { if case .variable("clipboard") = $0.form { [:] } else { nil } }),
    .call("delay", "wait", [Field("WFDelayTime", as: .seconds, absent: .standard(.integer(1)))]),
  ]

  private static let url = Field("WFURL", "WFInput", as: .text, absent: .previous)
  private static let headers = Field("WFHTTPHeaders", slot: "headers", as: .value, absent: .empty)
  private static let sending = ["POST", "PUT", "PATCH", "DELETE"].map { Choice($0, $0) }

  private static func method(_ choices: [Choice], absent: String?) -> Field {
    Field("WFHTTPMethod", slot: "method", as: .choice(choices, absent: absent), absent: .empty)
  }

  static let outside: [ActionRow] = [
    .call("openurl", "open", [input()]),
    .call(
      "downloadurl", "fetch",
      [
        url, headers, Field("WFHTTPMethod", as: .never),
      ], importNote: "“WFHTTPMethod” is not given; GET is taken", isOnlyRead: true),
    .call(
      "downloadurl", "fetch",
      [
        url, headers,
        method([Choice("GET", nil, also: ["GET", "get"]), Choice("HEAD", "HEAD")], absent: nil),
      ]),
    .call(
      "downloadurl", "fetch",
      [
        url, headers, method(sending, absent: nil),
        Field("WFHTTPBodyType", as: .fixed(["JSON", "Json"], mayBeAbsent: true)),
        Field("WFJSONValues", slot: "body", as: .dictionary, absent: .empty),
      ]),
    .call(
      "downloadurl", "fetch",
      [
        url, headers, method(sending, absent: nil),
        Field("WFHTTPBodyType", as: .fixed(["File"], mayBeAbsent: false)),
        Field("WFRequestVariable", slot: "body", as: .input),
      ]),
    .call(
      "runshellscript", "shell",
      [Field("Script", as: .text), Field("Input", slot: "with", as: .input, absent: .empty)]),
    .call(
      "documentpicker.open", "read file",
      [
        Field("WFGetFilePath", as: .text),
        Field("WFShowFilePicker", as: .fixedFlag(false, mayBeAbsent: true)),
      ]),
    .call("file.getfile", "read file", [Field("WFGetFilePath", as: .text)], isOnlyRead: true),
  ]
}
