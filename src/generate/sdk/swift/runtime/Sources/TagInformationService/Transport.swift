import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends one request and gives back the answer, whatever its status. Put another in its place to test without a network,
/// or to go through a session of your own. It honours the request's `timeoutInterval`, and throws `URLError(.timedOut)`.
public protocol Transport: Sendable {
    func send(_ request: URLRequest) async throws -> RawAnswer

    /// The same for an answer that is read as it comes. Here the request's `timeoutInterval` is how long nothing may arrive. A
    /// transport that has no way of its own to do so reads it first.
    func open(_ request: URLRequest) async throws -> RawStream
}

extension Transport {
    public func open(_ request: URLRequest) async throws -> RawStream {
        let answer = try await send(request)
        return RawStream(status: answer.status, headers: answer.headers, pieces: LineStream(answer.body))
    }
}

/// The transport by `URLSession`.
public struct URLSessionTransport: Transport {
    private let session: URLSession

    /// By a session that all clients share, without cookies, without a cache, and without following redirects. The service
    /// needs none of them.
    public init() { self.init(session: Self.own) }

    public init(session: URLSession) { self.session = session }

    private static let own: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        return URLSession(configuration: configuration, delegate: StayHere(), delegateQueue: nil)
    }()

    public func send(_ request: URLRequest) async throws -> RawAnswer {
        try await withThrowingTaskGroup(of: RawAnswer.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await exchange(request) }
            // What URLSession times by itself is only how long nothing arrives.
            group.addTask {
                try await pause(request.timeoutInterval)
                throw URLError(.timedOut)
            }
            guard let first = try await group.next() else { throw URLError(.unknown) }
            return first
        }
    }

    /// By a session of its own with the same configuration, whose delegate gets the pieces as they arrive.
    public func open(_ request: URLRequest) async throws -> RawStream {
        try await StreamReader.open(request, session.configuration)
    }

    private func exchange(_ request: URLRequest) async throws -> RawAnswer {
        let (body, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return RawAnswer(response, body: body)
    }
}

/// Follows no redirect, which could carry the token elsewhere.
private final class StayHere: NSObject, URLSessionTaskDelegate, Sendable {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

extension RawAnswer {
    init(_ response: HTTPURLResponse, body: Data) {
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0, "\(value)") }
        }
        self.init(
            status: response.statusCode,
            headers: AnswerHeaders(Dictionary(headers, uniquingKeysWith: { first, _ in first })),
            body: body
        )
    }
}
