import Foundation

/// What comes line by line, in pieces that are cut anywhere. It is read once, as by a ``BundleStore``, and throws where it breaks
/// off.
public struct LineStream: AsyncSequence, Sendable {
    public typealias Element = Data

    private let begin: @Sendable () -> () async throws -> Data?

    /// What another sequence gives.
    public init<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) where Pieces.Element == Data {
        begin = {
            var iterator = pieces.makeAsyncIterator()
            return { try await iterator.next() }
        }
    }

    /// What is there already, as a fake has it.
    public init(_ data: Data) {
        self.init(
            AsyncStream { stream in
                stream.yield(data)
                stream.finish()
            })
    }

    public func makeAsyncIterator() -> Iterator { Iterator(step: begin()) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let step: () async throws -> Data?

        public mutating func next() async throws -> Data? { try await step() }
    }
}
