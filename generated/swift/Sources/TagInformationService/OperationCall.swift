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
    /// Whether it does no harm when it arrives twice, whatever its method.
    let isHarmless: Bool

    /// Whether it carries a key, so that the service does it once, however often it arrives.
    var isKeyed: Bool { headers["Idempotency-Key"] != nil }

    /// Whether it has the same effect when it arrives twice.
    var isRepeatable: Bool { isKeyed || isHarmless || [.get, .put, .delete].contains(method) }

    init(
        _ operation: String,
        _ method: Method,
        _ template: String,
        path: KeyValuePairs<String, any CustomStringConvertible> = [:],
        query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
        headers: [String: String?] = [:],
        body: (any Encodable & Sendable)? = nil,
        sendsToken: Bool,
        isHarmless: Bool = false
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
        self.isHarmless = isHarmless
    }

    /// A call of what the package does not know.
    init(_ method: Method, _ template: String, _ parameters: [String: any Encodable & Sendable], headers: [String: String]) {
        let named = parameters.filter { template.contains("{\($0.key)}") }
        let others = parameters.filter { named[$0.key] == nil }
        let hasBody = method != .get && method != .delete
        let (path, query) = parted(
            named.reduce(template) { $0.replacingOccurrences(of: "{\($1.key)}", with: inAddress("\($1.value)")) })
        let added = others.sorted { $0.key < $1.key }.map { "\(inAddress($0.key))=\(inAddress("\($0.value)"))" }
        self.operation = "request"
        self.method = method
        self.template = template
        self.path = path
        self.query = (query + (hasBody ? [] : added)).joined(separator: "&")
        self.headers = headers
        self.body = hasBody ? Fields(fields: others) : nil
        self.sendsToken = true
        self.isHarmless = false
    }

    func with(ifNoneMatch: String?) -> Self {
        var call = self
        call.headers["If-None-Match"] = ifNoneMatch
        return call
    }

    /// `seconds`: how long it may take.
    func request(to baseURL: URL, token: String?, options: CallOptions, seconds: TimeInterval) throws -> URLRequest {
        var request = URLRequest(url: try address(at: baseURL), timeoutInterval: seconds > 0 ? seconds : 0)
        request.httpMethod = method.rawValue.uppercased()
        request.httpBody = try body.map { try JSONEncoder().encode($0) }
        var all = [("Accept", "application/json"), ("User-Agent", userAgent)]
        if body != nil { all.append(("Content-Type", "application/json")) }
        all += headers.map { ($0.key, $0.value) }
        all += options.headers.map { ($0.key, $0.value) }
        if let requestID = options.requestID { all.append(("X-Request-Id", requestID)) }
        if let token { all.append(("Authorization", "Bearer \(token)")) }
        for (name, value) in all {
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
    /// Seconds for the whole call.
    public var deadline: TimeInterval?
    public var retries: RetryPolicy?
    /// Headers to send along. They take the place of the package's own of the same names, but for the token.
    public var headers: [String: String]
    /// What the service's log is to call the requests of this call, so that it is found there.
    public var requestID: String?

    public init(
        timeout: TimeInterval? = nil,
        deadline: TimeInterval? = nil,
        retries: RetryPolicy? = nil,
        headers: [String: String] = [:],
        requestID: String? = nil
    ) {
        self.timeout = timeout
        self.deadline = deadline
        self.retries = retries
        self.headers = headers
        self.requestID = requestID
    }
}

/// Those that a header can't hold. On Linux it would be left out, and with it the key by which a call is done once.
private func isControl(_ character: Unicode.Scalar) -> Bool {
    (character.value < 0x20 && character != "\t") || character.value == 0x7f
}

/// The fields of a body.
private struct Fields: Encodable, Sendable {
    let fields: [String: any Encodable & Sendable]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in fields { try container.encode(value, forKey: Name(stringValue: name)) }
    }

    struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}

/// What stands before and behind the question mark of an address.
private func parted(_ address: String) -> (path: String, query: [String]) {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    return (parts.first ?? "", Array(parts.dropFirst()))
}

/// A key by which the service knows one call again, where the app gives none.
func freshKey() -> String { UUID().uuidString }

/// A value as part of an address: only letters, digits, `-`, `.`, `_` and `~` stay as they are.
func inAddress(_ value: any CustomStringConvertible) -> String {
    value.description.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
