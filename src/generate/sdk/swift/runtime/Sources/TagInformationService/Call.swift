import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One call of an operation, before it becomes a request.
struct Call: Sendable {
    enum Method: String {
        case get, post, put, patch, delete
    }

    let method: Method
    /// The path behind the base URL, percent-encoded.
    let path: String
    /// The parameters of the query, percent-encoded.
    let query: String
    /// The headers that the operation takes.
    let headers: [String: String]
    let body: Data?
    /// Whether the client's token goes along.
    let sendsToken: Bool
    let ifNoneMatch: String?

    /// Whether it carries a key, so that the service does it once, however often it arrives.
    var isKeyed: Bool { headers["Idempotency-Key"] != nil }

    /// Whether it has the same effect when it arrives twice.
    var isRepeatable: Bool { isKeyed || [.get, .put, .delete].contains(method) }

    init(
        _ method: Method,
        _ path: String,
        query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
        headers: [String: String?] = [:],
        body: (any Encodable)? = nil,
        sendsToken: Bool,
        ifNoneMatch: String? = nil
    ) throws {
        self.method = method
        self.path = path
        self.query = query.compactMap { name, value in
            value.map { "\(inAddress(name))=\(inAddress($0))" }
        }.joined(separator: "&")
        self.headers = headers.compactMapValues { $0 }
        self.body = try body.map { try JSONEncoder().encode($0) }
        self.sendsToken = sendsToken
        self.ifNoneMatch = ifNoneMatch
    }

    func request(to baseURL: URL, token: String?, options: CallOptions, timeout: TimeInterval) throws -> URLRequest {
        let base = baseURL.absoluteString
        let prefix = base.hasSuffix("/") ? String(base.dropLast()) : base
        guard let url = URL(string: prefix + path + (query.isEmpty ? "" : "?\(query)")) else {
            throw URLError(.badURL)
        }
        var request = URLRequest(url: url, timeoutInterval: options.timeout ?? timeout)
        request.httpMethod = method.rawValue.uppercased()
        request.httpBody = body
        for (name, value) in options.headers { request.setValue(value, forHTTPHeaderField: name) }
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let ifNoneMatch { request.setValue(ifNoneMatch, forHTTPHeaderField: "If-None-Match") }
        return request
    }
}

/// What one call does otherwise than the client.
public struct CallOptions: Sendable {
    /// Seconds for each try.
    public var timeout: TimeInterval?
    public var retries: RetryPolicy?
    /// Headers to send along, such as `X-Request-Id`.
    public var headers: [String: String]

    public init(timeout: TimeInterval? = nil, retries: RetryPolicy? = nil, headers: [String: String] = [:]) {
        self.timeout = timeout
        self.retries = retries
        self.headers = headers
    }
}

/// A key by which the service knows one call again, where the app gives none.
func freshKey() -> String { UUID().uuidString }

/// A value as part of an address: only letters, digits, `-`, `.`, `_` and `~` stay as they are.
func inAddress(_ value: any CustomStringConvertible) -> String {
    value.description.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
