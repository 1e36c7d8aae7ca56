extension Workflow {
  /// The JSON schema (2020-12) of workflows in JSON; see ``json``.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Workflow",
      "type": "object",
      "required": ["name", "steps"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"type": "string"},
        "name": {"type": "string"},
        "about": {"type": "string"},
        "phrases": {"type": "array", "items": {"type": "string"}},
        "notes": {"type": "array", "items": {"type": "string"}},
        "when": {
          "type": "array",
          "items": {"type": "string", "examples": ["every day at 08:00", "every 15 min", "file \"notes.txt\" changes"]}
        },
        "inputs": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["name"],
            "additionalProperties": false,
            "properties": {
              "name": {"type": "string"},
              "type": {"type": "string", "examples": ["text", "number", "list of entity(TrailEntity)"]},
              "default": {"$ref": "#/$defs/value"}
            }
          }
        },
        "steps": {"$ref": "#/$defs/steps"}
      },
      "$defs": {
        "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
        "arguments": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["value"],
            "properties": {"label": {"type": "string"}, "value": {"$ref": "#/$defs/value"}}
          }
        },
        "block": {
          "type": "object",
          "properties": {"steps": {"$ref": "#/$defs/steps"}, "note": {"type": "string"}}
        },
        "step": {
          "type": "object",
          "properties": {
            "name": {"type": "string", "description": "The name of the result."},
            "note": {"type": "string"},
            "spaced": {"type": "boolean"},
            "with": {"$ref": "#/$defs/arguments"}
          },
          "oneOf": [
            {"required": ["comment"], "properties": {"comment": {"type": "string"}}},
            {"required": ["value"], "properties": {"value": {"$ref": "#/$defs/value"}}},
            {"required": ["action"], "properties": {"action": {"type": "string"}}},
            {"required": ["do"], "properties": {"do": {"type": "string"}, "in": {"type": "string"}}},
            {"required": ["find"], "properties": {"find": {"$ref": "#/$defs/find"}}},
            {"required": ["set", "to"], "properties": {"set": {"type": "string"}, "to": {"$ref": "#/$defs/value"}}},
            {"required": ["add", "to"], "properties": {"add": {"$ref": "#/$defs/value"}, "to": {"type": "string"}}},
            {
              "required": ["if"],
              "properties": {
                "if": {
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "allOf": [{"$ref": "#/$defs/block"}],
                    "required": ["condition"],
                    "properties": {"condition": {"$ref": "#/$defs/value"}}
                  }
                },
                "else": {"$ref": "#/$defs/block"}
              }
            },
            {
              "required": ["repeat"],
              "properties": {
                "repeat": {
                  "allOf": [{"$ref": "#/$defs/block"}],
                  "required": ["times"],
                  "properties": {"times": {"$ref": "#/$defs/value"}, "at": {"type": "string"}}
                }
              }
            },
            {
              "required": ["each"],
              "properties": {
                "each": {
                  "allOf": [{"$ref": "#/$defs/block"}],
                  "required": ["item", "in"],
                  "properties": {
                    "item": {"type": "string"}, "at": {"type": "string"}, "in": {"$ref": "#/$defs/value"}
                  }
                }
              }
            },
            {
              "required": ["menu"],
              "properties": {
                "menu": {
                  "type": "object",
                  "required": ["options"],
                  "properties": {
                    "prompt": {"$ref": "#/$defs/value"},
                    "options": {
                      "type": "array",
                      "minItems": 1,
                      "items": {
                        "allOf": [{"$ref": "#/$defs/block"}],
                        "required": ["title"],
                        "properties": {"title": {"$ref": "#/$defs/value"}}
                      }
                    }
                  }
                }
              }
            },
            {
              "required": ["try"],
              "properties": {
                "try": {"$ref": "#/$defs/block"},
                "failure": {"allOf": [{"$ref": "#/$defs/block"}], "properties": {"name": {"type": "string"}}}
              }
            },
            {
              "required": ["run"],
              "properties": {
                "run": {
                  "type": "object",
                  "required": ["workflow"],
                  "properties": {"workflow": {"$ref": "#/$defs/value"}, "with": {"$ref": "#/$defs/value"}}
                }
              }
            },
            {"required": ["stop"], "properties": {"stop": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/value"}]}}},
            {
              "required": ["unsupported"],
              "properties": {
                "unsupported": {
                  "type": "object",
                  "required": ["identifier"],
                  "properties": {"identifier": {"type": "string"}, "parameters": true}
                }
              }
            }
          ]
        },
        "find": {
          "type": "object",
          "anyOf": [{"required": ["kind"]}, {"required": ["from"]}],
          "additionalProperties": false,
          "properties": {
            "kind": {"type": "string"},
            "in": {"type": "string"},
            "from": {"$ref": "#/$defs/value"},
            "where": {
              "description": "All groups must hold, and of each group one condition.",
              "type": "array",
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["property", "comparison", "values"],
                  "properties": {
                    "property": {"type": "string"},
                    "comparison": {
                      "enum": [
                        "equalTo", "notEqualTo", "lessThan", "lessThanOrEqualTo", "greaterThan",
                        "greaterThanOrEqualTo", "contains", "hasPrefix", "hasSuffix", "isBetween"
                      ]
                    },
                    "not": {"type": "boolean"},
                    "values": {"type": "array", "minItems": 1, "maxItems": 2, "items": {"$ref": "#/$defs/value"}}
                  }
                }
              }
            },
            "sort": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["property"],
                "properties": {"property": {"type": "string"}, "descending": {"type": "boolean"}}
              }
            },
            "limit": {"$ref": "#/$defs/value"}
          }
        },
        "value": {
          "oneOf": [
            {"type": ["string", "number", "boolean"]},
            {"type": "object", "required": ["value"], "description": "A value as it travels to apps."},
            {
              "type": "object",
              "required": ["text"],
              "properties": {
                "text": {
                  "type": "array",
                  "items": {
                    "oneOf": [
                      {"type": "string"},
                      {"type": "object", "required": ["of"], "properties": {"of": {"$ref": "#/$defs/value"}}}
                    ]
                  }
                }
              }
            },
            {
              "type": "object",
              "required": ["list"],
              "properties": {"list": {"type": "array", "items": {"$ref": "#/$defs/value"}}}
            },
            {
              "type": "object",
              "required": ["dictionary"],
              "properties": {
                "dictionary": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["key", "value"],
                    "properties": {"key": {"type": "string"}, "value": {"$ref": "#/$defs/value"}}
                  }
                }
              }
            },
            {"type": "object", "required": ["variable"], "properties": {"variable": {"type": "string"}}},
            {
              "type": "object",
              "required": ["property", "of"],
              "properties": {"property": {"type": "string"}, "of": {"$ref": "#/$defs/value"}}
            },
            {
              "type": "object",
              "required": ["item", "of"],
              "properties": {"item": {"$ref": "#/$defs/value"}, "of": {"$ref": "#/$defs/value"}}
            },
            {
              "type": "object",
              "required": ["as", "of"],
              "properties": {"as": {"type": "string"}, "of": {"$ref": "#/$defs/value"}}
            },
            {"type": "object", "required": ["ask"], "properties": {"ask": {"type": ["string", "null"]}}},
            {"type": "object", "required": ["not"], "properties": {"not": {"$ref": "#/$defs/value"}}},
            {"type": "object", "required": ["minus"], "properties": {"minus": {"$ref": "#/$defs/value"}}},
            {"type": "object", "required": ["hasValue"], "properties": {"hasValue": {"$ref": "#/$defs/value"}}},
            {
              "type": "object",
              "required": ["operation", "left", "right"],
              "properties": {
                "operation": {
                  "enum": [
                    "+", "-", "*", "/", "%", "is", "is not", "<", "<=", ">", ">=", "contains", "does not contain",
                    "begins with", "ends with", "and", "or"
                  ]
                },
                "left": {"$ref": "#/$defs/value"},
                "right": {"$ref": "#/$defs/value"}
              }
            },
            {
              "type": "object",
              "required": ["between"],
              "properties": {
                "between": {"type": "array", "minItems": 3, "maxItems": 3, "items": {"$ref": "#/$defs/value"}}
              }
            }
          ]
        }
      }
    }
    """#
}
