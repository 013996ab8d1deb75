import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One call of an operation, before it becomes a request.
public struct OperationCall: Sendable {
    enum Method: String {
        case get, post, put, patch, delete
    }

    /// The `operationId`.
    public let operation: String
    let method: Method
    /// The path as the document has it.
    let template: String
    /// The path behind the base URL, percent-encoded.
    let path: String
    /// The parameters of the query, percent-encoded.
    let query: String
    /// The headers that the operation takes.
    private(set) var headers: [String: String]
    let body: (any Encodable & Sendable)?
    /// Whether the client's token goes along.
    let sendsToken: Bool

    /// Whether it carries a key, so that the service does it once, however often it arrives.
    var isKeyed: Bool { headers["Idempotency-Key"] != nil }

    /// Whether it has the same effect when it arrives twice.
    var isRepeatable: Bool { isKeyed || [.get, .put, .delete].contains(method) }

    init(
        _ operation: String,
        _ method: Method,
        _ template: String,
        path: KeyValuePairs<String, any CustomStringConvertible> = [:],
        query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
        headers: [String: String?] = [:],
        body: (any Encodable & Sendable)? = nil,
        sendsToken: Bool
    ) {
        self.operation = operation
        self.method = method
        self.template = template
        self.path = path.reduce(template) { $0.replacingOccurrences(of: "{\($1.key)}", with: inAddress($1.value)) }
        self.query = query.compactMap { name, value in
            value.map { "\(inAddress(name))=\(inAddress($0))" }
        }.joined(separator: "&")
        self.headers = headers.compactMapValues { $0 }
        self.body = body
        self.sendsToken = sendsToken
    }

    func with(ifNoneMatch: String?) -> Self {
        var call = self
        call.headers["If-None-Match"] = ifNoneMatch
        return call
    }

    func request(to baseURL: URL, token: String?, options: CallOptions, timeout: TimeInterval) throws -> URLRequest {
        let seconds = options.timeout ?? timeout
        var request = URLRequest(url: try address(at: baseURL), timeoutInterval: seconds > 0 ? seconds : 0)
        request.httpMethod = method.rawValue.uppercased()
        request.httpBody = try body.map { try JSONEncoder().encode($0) }
        var all = Array(options.headers)
        all.append(("Accept", "application/json"))
        all.append(("User-Agent", userAgent))
        if body != nil { all.append(("Content-Type", "application/json")) }
        if let token { all.append(("Authorization", "Bearer \(token)")) }
        for (name, value) in all + Array(headers) {
            guard !(name + value).unicodeScalars.contains(where: isControl) else {
                throw UnsendableValue("\(name) has a control character")
            }
            request.setValue(value, forHTTPHeaderField: name)
        }
        return request
    }

    /// Segments of dots would lead to another address.
    private func address(at baseURL: URL) throws -> URL {
        guard ["http", "https"].contains(baseURL.scheme?.lowercased()), baseURL.host != nil,
            baseURL.query == nil, baseURL.fragment == nil
        else { throw UnsendableValue("The base URL is no address of a service: \(baseURL)") }
        guard path.split(separator: "/").allSatisfy({ $0 != "." && $0 != ".." }) else {
            throw UnsendableValue("\(operation) has no such address: \(path)")
        }
        let base = baseURL.absoluteString
        let prefix = String(base.prefix(through: base.lastIndex { $0 != "/" } ?? base.startIndex))
        guard let url = URL(string: prefix + path + (query.isEmpty ? "" : "?\(query)")) else {
            throw UnsendableValue("There is no such address: \(prefix)\(path)")
        }
        return url
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

/// Those that a header can't hold. On Linux it would be left out, and with it the key by which a call is done once.
private func isControl(_ character: Unicode.Scalar) -> Bool {
    (character.value < 0x20 && character != "\t") || character.value == 0x7f
}

/// A key by which the service knows one call again, where the app gives none.
func freshKey() -> String { UUID().uuidString }

/// A value as part of an address: only letters, digits, `-`, `.`, `_` and `~` stay as they are.
func inAddress(_ value: any CustomStringConvertible) -> String {
    value.description.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
