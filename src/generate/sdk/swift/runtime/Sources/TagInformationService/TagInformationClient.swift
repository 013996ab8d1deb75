import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The service. Its operations are its methods, under their names in the service's document.
///
/// Copies and tasks may share it.
public struct TagInformationClient: TagInformationOperations {
    /// Where the service is. It may end in a path.
    public var baseURL: URL
    /// Who calls; `nil` for nobody.
    public var token: TokenProvider?
    /// How a token is renewed that the service no longer takes.
    public var renewToken: TokenRenewal?
    /// Is told of each request.
    public var log: RequestLog?
    /// Seconds for each try of a call.
    public var timeout: TimeInterval
    /// Seconds for a whole call, with its repetitions and the waits between them. The last try has what is left; one that would begin
    /// later is not made. `nil` for a minute, or twice ``timeout`` where that is more.
    public var deadline: TimeInterval?
    public var retries: RetryPolicy
    public var transport: any Transport
    public var time: Time
    private var tokens = Tokens()

    public init(
        baseURL: URL,
        token: TokenProvider? = nil,
        renewToken: TokenRenewal? = nil,
        log: RequestLog? = nil,
        timeout: TimeInterval = 30,
        deadline: TimeInterval? = nil,
        retries: RetryPolicy = RetryPolicy(),
        transport: any Transport = URLSessionTransport(),
        time: Time = Time()
    ) {
        self.baseURL = baseURL
        self.token = token
        self.renewToken = renewToken
        self.log = log
        self.timeout = timeout
        self.deadline = deadline
        self.retries = retries
        self.transport = transport
        self.time = time
    }

    /// The same client for whom this token belongs to.
    public func signedIn(with token: String) -> Self {
        var client = self
        client.token = { token }
        client.tokens = Tokens()
        return client
    }

    public func send(_ call: OperationCall, options: CallOptions) async throws(CallFailure) -> RawAnswer {
        try await answer(to: call, options, by: transport.send)
    }

    public func open(_ call: OperationCall, options: CallOptions) async throws(CallFailure) -> RawStream {
        var stream: RawStream?
        let answer = try await answer(to: call, options) { request in
            let opened = try await transport.open(request)
            stream = opened
            if opened.isLines { return RawAnswer(status: opened.status, headers: opened.headers, body: Data()) }
            // What else is answered is short, and is read as any other answer.
            let body = try await opened.pieces.reduce(into: Data()) { $0.append($1) }
            return RawAnswer(status: opened.status, headers: opened.headers, body: body)
        }
        guard let stream, stream.isLines else { throw CallFailure(answer) }
        return stream
    }

    private func answer(
        to call: OperationCall, _ options: CallOptions, by send: (URLRequest) async throws -> RawAnswer
    ) async throws(CallFailure) -> RawAnswer {
        do {
            return try await exchange(call, options, by: send)
        } catch let failure as CallFailure {
            throw failure
        } catch {
            throw error is CancellationError ? .cancelled : .notSent(error)
        }
    }

    /// Sends the call until an answer is final. Where there is none it throws a `CallFailure`; all else that it throws has kept it
    /// from sending.
    private func exchange(
        _ call: OperationCall, _ options: CallOptions, by send: (URLRequest) async throws -> RawAnswer
    ) async throws -> RawAnswer {
        let policy = options.retries ?? retries
        let timeout = options.timeout ?? timeout
        let until = monotonicTime() + (options.deadline ?? deadline ?? max(60, 2 * timeout))
        var (repetition, attempt) = (0, 0)
        var renewed: Tokens.Sent?
        while true {
            try Task.checkCancellation()
            let sent: Tokens.Sent? = if let renewed { renewed } else { try await sentToken(call) }
            let seconds = min(timeout, until - monotonicTime())
            let request = try call.request(to: baseURL, token: sent?.token, options: options, seconds: seconds)
            attempt += 1
            let wait: TimeInterval
            switch try await logged(call, attempt, { try await send(request) }) {
            case .success(let answer):
                if answer.status == 401, renewed == nil, let sent, let renewToken {
                    renewed = try await tokens.renewed(sent, by: renewToken, for: token)
                    if renewed != nil { continue }
                }
                guard let pause = policy.wait(after: answer, repetition, call, time), isInTime(pause, until) else { return answer }
                wait = pause
            case .failure(let error):
                guard let pause = policy.wait(after: error, repetition, call, time), isInTime(pause, until) else {
                    throw CallFailure.unreachable(error)
                }
                wait = pause
            }
            try await time.sleep(wait)
            repetition += 1
        }
    }

    private func isInTime(_ pause: TimeInterval, _ until: TimeInterval) -> Bool {
        monotonicTime() + pause < until
    }

    private func sentToken(_ call: OperationCall) async throws -> Tokens.Sent? {
        call.sendsToken ? await tokens.sent(for: try await token?()) : nil
    }

    /// What came of a request. Throws only that the task was cancelled.
    private func logged(
        _ call: OperationCall, _ attempt: Int, _ send: () async throws -> RawAnswer
    ) async throws -> Result<RawAnswer, any Error> {
        let start = monotonicTime()
        let result: Result<RawAnswer, any Error>
        do {
            result = .success(try await send())
        } catch {
            result = .failure(error)
        }
        let answer = try? result.get()
        log?(
            LoggedRequest(
                operation: call.operation,
                method: call.method.rawValue.uppercased(),
                path: call.template,
                status: answer?.status,
                duration: monotonicTime() - start,
                attempt: attempt,
                requestID: answer?.headers.requestID
            ))
        if answer == nil, Task.isCancelled { throw CancellationError() }
        return result
    }
}

extension TagInformationClient {
    /// A call of what this version of the package does not know, as the documentation of the service has it, with the token, the
    /// repetitions and the errors of all others. Its value is the body as it came.
    ///
    /// - Parameters:
    ///   - method: `GET`, `POST`, `PUT`, `PATCH` or `DELETE`
    ///   - path: With the names of parameters in braces, and a query where a call that has a body needs one
    ///   - parameters: Those that the path does not name are the query of GET and DELETE, and else the body
    ///   - options: A call with an `Idempotency-Key` among its headers is repeated as those are that take one
    @discardableResult
    public func request(
        _ method: String,
        _ path: String,
        _ parameters: [String: any Encodable & Sendable] = [:],
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Data> {
        guard let method = OperationCall.Method(rawValue: method.lowercased()), path.hasPrefix("/") else {
            throw .notSent(UnsendableValue("\(method) \(path) is no call"))
        }
        let keys = options.headers.filter { $0.key.lowercased() == "idempotency-key" }
        let headers = keys.first.map { ["Idempotency-Key": $0.value] } ?? [:]
        let answer = try await send(OperationCall(method, path, parameters, headers: headers), options: options)
        guard (200..<300).contains(answer.status) else { throw CallFailure(answer) }
        return Answer(value: answer.body, status: answer.status, headers: answer.headers)
    }
}
