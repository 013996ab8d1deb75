/// All records of a list, page by page: the next page is fetched when its records are wanted, and none where the loop ends before.
///
/// A page that can't be had ends it with a ``CallFailure``.
public struct PagedRecords<Element: Sendable>: AsyncSequence, Sendable {
    typealias Page = (records: [Element], headers: AnswerHeaders)

    /// `after` is where the page begins; `nil` for the first one.
    private let fetch: @Sendable (_ after: Int64?) async throws -> Page

    init(_ fetch: @escaping @Sendable (_ after: Int64?) async throws -> Page) { self.fetch = fetch }

    public func makeAsyncIterator() -> Iterator { Iterator(fetch: fetch) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let fetch: @Sendable (_ after: Int64?) async throws -> Page
        private var records: ArraySlice<Element> = []
        private var after: Int64?
        private var isLast = false

        fileprivate init(fetch: @escaping @Sendable (_ after: Int64?) async throws -> Page) { self.fetch = fetch }

        public mutating func next() async throws(CallFailure) -> Element? {
            while records.isEmpty {
                if isLast { return nil }
                try await turn()
            }
            return records.removeFirst()
        }

        private mutating func turn() async throws(CallFailure) {
            do {
                let page = try await fetch(after)
                records = page.records[...]
                after = page.headers.nextAfter
                isLast = after == nil
            } catch {
                isLast = true
                throw error as? CallFailure ?? .notSent(error)
            }
        }
    }
}
