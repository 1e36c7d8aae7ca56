import Foundation
import os

#if FERRY
private let logger = Logger(subsystem: "org.example.ferry", category: "intents")

func log(_ text: String) { logger.info("\(text)") }
#endif
