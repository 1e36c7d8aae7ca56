import Foundation
import IntentWire

/// Writes built-in actions.
extension PropertyListWriter {
  mutating func write(_ call: BuiltInCall, _ step: Step) {
    func argument(_ label: String?) -> Any? {
      call.arguments.first { $0.label == label }.map { value($0.value) }
    }
    func attached(_ label: String?) -> Any? {
      call.arguments.first { $0.label == label }.map { attachment($0.value) }
    }
    let name: String
    var parameters: [String: Any?] = [:]
    switch call.name {
    case "nothing": name = "nothing"
    case "show": (name, parameters) = ("showresult", ["Text": argument(nil)])
    case "speak": (name, parameters) = ("speaktext", ["WFText": argument(nil)])
    case "notify":
      name = "notification"
      parameters = [
        "WFNotificationActionBody": argument(nil), "WFNotificationActionTitle": argument("title"),
      ]
    case "ask":
      let types = ["number": "Number", "integer": "Number", "url": "URL", "date": "Date and Time"]
      let type = call.arguments.first { $0.label == "for" }?.value.knownText ?? "text"
      name = "ask"
      parameters = [
        "WFAskActionPrompt": argument(nil), "WFInputType": types[type] ?? "Text",
        "WFAskActionDefaultAnswer": argument("default"),
      ]
    case "choose":
      name = "choosefromlist"
      parameters = ["WFInput": attached("from"), "WFChooseFromListActionPrompt": argument("prompt")]
      if argument("several") as? Bool == true { parameters["WFChooseFromListActionSelectMultiple"] = true }
    case "wait":
      name = "delay"
      var seconds = argument(nil)
      if case .value(.duration(let number))? = call.arguments.first?.value.form { seconds = number }
      parameters = ["WFDelayTime": seconds]
    case "copy": (name, parameters) = ("setclipboard", ["WFInput": attached(nil)])
    case "open": (name, parameters) = ("openurl", ["WFInput": attached(nil)])
    case "combine", "split":
      name = "text.\(call.name)"
      parameters = ["text": attached(nil)]
      if let separator = argument(call.name == "combine" ? "with" : "by") {
        parameters["WFTextSeparator"] = "Custom"
        parameters["WFTextCustomSeparator"] = separator
      }
    case "replace":
      name = "text.replace"
      parameters = [
        "WFReplaceTextFind": argument(nil), "WFReplaceTextReplace": argument("with"),
        "WFInput": attached("in"),
        "WFReplaceTextRegularExpression": argument("regex"),
      ]
    case "match":
      (name, parameters) = ("text.match", ["WFMatchTextPattern": argument(nil), "text": attached("in")])
    case "trim": (name, parameters) = ("text.trimwhitespace", ["text": attached(nil)])
    case "count":
      name = "count"
      let kind = call.arguments.first { $0.label == "by" }?.value.knownText ?? "items"
      parameters = ["Input": attached(nil), "WFCountType": kind.capitalized]
    case "item":
      name = "getitemfromlist"
      parameters = [
        "WFInput": attached("of"), "WFItemSpecifier": "Item At Index", "WFItemIndex": argument(nil),
      ]
    case "random item":
      (name, parameters) = ("getitemfromlist", ["WFInput": attached("of"), "WFItemSpecifier": "Random Item"])
    case "get value":
      (name, parameters) = (
        "getvalueforkey", ["WFDictionaryKey": argument(nil), "WFInput": attached("from")]
      )
    case "keys":
      (name, parameters) = (
        "getvalueforkey", ["WFGetDictionaryValueType": "All Keys", "WFInput": attached("of")]
      )
    case "values":
      (name, parameters) = (
        "getvalueforkey", ["WFGetDictionaryValueType": "All Values", "WFInput": attached("of")]
      )
    case "put value":
      name = "setvalueforkey"
      parameters = [
        "WFDictionaryValue": argument(nil), "WFDictionaryKey": argument("for"),
        "WFDictionary": attached("in"),
      ]
    case "parse json": (name, parameters) = ("detect.dictionary", ["WFInput": attached(nil)])
    case "calculate": (name, parameters) = ("calculateexpression", ["Input": argument(nil)])
    case "random number":
      name = "number.random"
      parameters = ["WFRandomNumberMinimum": argument("from"), "WFRandomNumberMaximum": argument("to")]
    case "read date":
      name = "date"
      parameters = ["WFDateActionMode": "Specified Date", "WFDateActionDate": argument(nil)]
    case "encode" where argument("for") == nil: (name, parameters) = ("urlencode", ["WFInput": attached(nil)])
    case "fetch":
      name = "downloadurl"
      parameters = [
        "WFURL": argument(nil), "WFHTTPMethod": argument("method"), "WFHTTPHeaders": argument("headers"),
        "WFJSONValues": argument("body"),
      ]
    default:
      note(step, "there is no such action there; it is a comment")
      add("comment", ["WFCommentActionText": WorkflowPrinter.line(step.form)], name: step.name)
      return
    }
    add(name, parameters.compactMapValues { $0 }, name: step.name)
  }
}
