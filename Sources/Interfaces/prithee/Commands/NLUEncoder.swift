import ArgumentParser
import Foundation
import IntentWire
import Learning

/// Makes an encoder of weights.
struct NLUEncoder: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encoder",
    abstract: "Makes an encoder of MiniLM's weights, for models that read more accurately.",
    discussion: """
      The folder holds model.safetensors and vocab.txt, as all-MiniLM-L6-v2 is published under the Apache licence. The \
      encoder is one file of about 21 MB, which prithee nlu train takes with --encoder; the trained model contains what \
      became of it and needs no other file.

      Examples:
        prithee nlu encoder --weights all-MiniLM-L6-v2 --output minilm.encoder
        prithee nlu train --data train.jsonl --encoder minilm.encoder --model accurate.model
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The folder with the weights and the vocabulary.", valueName: "dir"))
  var weights: String

  @Option(help: ArgumentHelp("Where the encoder is written.", valueName: "file")) var output: String

  func run() async throws {
    let folder = URL(filePath: (weights as NSString).expandingTildeInPath)
    let target = URL(filePath: (output as NSString).expandingTildeInPath)
    do {
      try SentenceEncoder(weights: folder).write(to: target)
    } catch { throw CommandFailure("\(weights): \(FailureReason.text(of: error))") }
    let size = (try? target.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    Output.line("\(output), \(size) bytes")
  }
}
