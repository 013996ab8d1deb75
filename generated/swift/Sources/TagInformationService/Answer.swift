import Foundation

/// What the service answered to a call that succeeded.
public struct Answer<Value: Sendable>: Sendable {
    /// What the body holds.
    public let value: Value
    /// The status of HTTP.
    public let status: Int
    /// What the answer says beside its body: its language, its `ETag`, the next page …
    public let headers: AnswerHeaders

    public init(value: Value, status: Int = 200, headers: AnswerHeaders = AnswerHeaders()) {
        self.value = value
        self.status = status
        self.headers = headers
    }
}

extension Answer: Equatable where Value: Equatable {}

/// What the service answered to a call that named the copy at hand by `ifNoneMatch`.
public enum ConditionalAnswer<Value: Sendable>: Sendable {
    /// The copy is outdated: this is the current answer.
    case fresh(Answer<Value>)
    /// The copy is still current.
    case unchanged(AnswerHeaders)
}

extension ConditionalAnswer: Equatable where Value: Equatable {}

/// The headers of an answer. Those that the service documents have properties; the names of others are found in any case.
public struct AnswerHeaders: Sendable, Hashable {
    private let values: [String: String]

    public init(_ headers: [String: String] = [:]) {
        values = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    public subscript(name: String) -> String? { values[name.lowercased()] }

    /// The address of the next page of a list; `nil` on the last one.
    public var nextPage: URL? {
        let links = (self["Link"] ?? "").split(separator: ",")
        guard let next = links.first(where: { $0.contains("rel=\"next\"") }),
            let start = next.firstIndex(of: "<"), let end = next.firstIndex(of: ">"), start < end
        else { return nil }
        return URL(string: String(next[next.index(after: start)..<end]))
    }

    /// Behind which record the next page begins; `nil` on the last page.
    var nextAfter: Int64? {
        let query = nextPage.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems } ?? []
        return query.first { $0.name == "after" }?.value.flatMap { Int64($0) }
    }
}

/// An answer of which nothing but the head is read so far.
public struct RawStream: Sendable {
    public let status: Int
    public let headers: AnswerHeaders
    public let pieces: LineStream

    /// Whether they may be what was asked for, and are no page of something that stands before the service.
    var isLines: Bool {
        let type = headers["Content-Type"]?.lowercased() ?? ""
        return status < 300 && !["html", "xml", "/json"].contains { type.contains($0) }
    }

    public init(status: Int, headers: AnswerHeaders, pieces: LineStream) {
        self.status = status
        self.headers = headers
        self.pieces = pieces
    }
}

/// An answer as it came.
public struct RawAnswer: Sendable, Hashable {
    public let status: Int
    public let headers: AnswerHeaders
    public let body: Data

    public init(status: Int, headers: AnswerHeaders, body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
