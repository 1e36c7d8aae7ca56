import Foundation
import Testing

@testable import IntentWire

@Suite("Messages that are none")
struct CodecTests {
  let codec = WireCodec()

  private func fault(_ line: String) -> WireFault.Code? {
    do throws(WireFault) {
      _ = try codec.decode(Data(line.utf8))
      return nil
    } catch {
      return error.code
    }
  }

  @Test("Each kind of mistake has its code")
  func codes() {
    #expect(fault("not json") == .garbled)
    #expect(fault("") == .garbled)
    #expect(fault("[]") != nil)
    #expect(fault("{}") == .invalidMessage)
    #expect(fault(#"{"jsonrpc":"1.0","id":1,"method":"describe"}"#) == .invalidMessage)
    #expect(fault(#"{"jsonrpc":"2.0"}"#) == .invalidMessage)
    #expect(fault(#"{"jsonrpc":"2.0","id":1,"method":"explode"}"#) == .unknownMethod)
    #expect(fault(#"{"jsonrpc":"2.0","method":"explode"}"#) == .unknownMethod)
    #expect(fault(#"{"jsonrpc":"2.0","id":1,"method":"handle","params":{"id":7}}"#) == .invalidParameters)
    #expect(fault(#"{"jsonrpc":"2.0","id":1,"method":"handle"}"#) == .invalidParameters)
    #expect(fault(#"{"jsonrpc":"2.0","id":1,"result":{"surprise":{}}}"#) == .invalidParameters)
    #expect(fault(#"{"jsonrpc":"2.0","id":1,"method":"describe"}"#) == nil)
  }

  @Test("Damaged messages are errors or other messages, never a crash", arguments: 0..<30)
  func fuzz(seed: Int) throws {
    var values = RandomValues(seed: UInt64(seed))
    for _ in 0..<30 {
      var bytes = [UInt8](try codec.encode(values.message()).dropLast())
      for _ in 0..<values.int(1...4) {
        guard !bytes.isEmpty else { break }
        let place = values.int(0...(bytes.count - 1))
        switch values.int(0...3) {
        case 0: bytes[place] = UInt8(values.int(0...255))
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
      }
      do throws(WireFault) {
        let message = try codec.decode(Data(bytes))
        #expect(try codec.decode(codec.encode(message).dropLast()) == message)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test("Deep nesting ends in an error")
  func nesting() {
    let deep = String(repeating: #"{"list":["#, count: 20_000)
    #expect(fault(#"{"jsonrpc":"2.0","id":1,"result":{"values":"# + deep) != nil)
    let closed = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    #expect(fault(closed) != nil)
  }

  @Test("The limit holds in both directions")
  func limit() throws {
    let small = WireCodec(limit: 200)
    let big = WireMessage.response(id: 1, .values([.string(String(repeating: "x", count: 400))]))
    #expect(throws: WireFault.self) { try small.encode(big) }
    #expect(throws: WireFault.self) { try small.decode(WireCodec().encode(big).dropLast()) }
  }
}

@Suite("Cutting a stream into lines")
struct LineBufferTests {
  @Test("Lines come out whole, however the bytes arrive", arguments: 1...7)
  func chunks(size: Int) {
    let source = Data("first\n\nsecond\nthird".utf8)
    var buffer = LineBuffer(limit: 100)
    var lines: [String] = []
    var rest = source[...]
    while !rest.isEmpty {
      for case .line(let line) in buffer.append(Data(rest.prefix(size))) {
        lines.append(String(decoding: line, as: UTF8.self))
      }
      rest = rest.dropFirst(size)
    }
    #expect(lines == ["first", "second"])
    #expect(buffer.hasRemainder)
  }

  @Test("A line over the limit is dropped once, and the next one is read", arguments: [1, 3, 50])
  func oversized(size: Int) {
    var buffer = LineBuffer(limit: 5)
    var pieces: [LineBuffer.Piece] = []
    var rest = Data("0123456789\nok\n".utf8)[...]
    while !rest.isEmpty {
      pieces += buffer.append(Data(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(pieces == [.oversized, .line(Data("ok".utf8))])
    #expect(!buffer.hasRemainder)
  }
}
