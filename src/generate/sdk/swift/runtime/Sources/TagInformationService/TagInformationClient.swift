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
        retries: RetryPolicy = RetryPolicy(),
        transport: any Transport = URLSessionTransport(),
        time: Time = Time()
    ) {
        self.baseURL = baseURL
        self.token = token
        self.renewToken = renewToken
        self.log = log
        self.timeout = timeout
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
            if opened.status < 300 { return RawAnswer(status: opened.status, headers: opened.headers, body: Data()) }
            // What else is answered is short, and is read as any other answer.
            let body = try await opened.pieces.reduce(into: Data()) { $0.append($1) }
            return RawAnswer(status: opened.status, headers: opened.headers, body: body)
        }
        guard let stream, answer.status < 300 else { throw CallFailure(answer) }
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
        var (repetition, attempt) = (0, 0)
        var renewed: Tokens.Sent?
        while true {
            try Task.checkCancellation()
            let sent: Tokens.Sent? = if let renewed { renewed } else { try await sentToken(call) }
            let request = try call.request(to: baseURL, token: sent?.token, options: options, timeout: timeout)
            attempt += 1
            let wait: TimeInterval
            switch try await logged(call, attempt, { try await send(request) }) {
            case .success(let answer):
                if answer.status == 401, renewed == nil, let sent, let renewToken {
                    renewed = try await tokens.renewed(sent, by: renewToken)
                    if renewed != nil { continue }
                }
                guard let pause = policy.wait(after: answer, repetition, call, time) else { return answer }
                wait = pause
            case .failure(let error):
                guard let pause = policy.wait(after: error, repetition, call, time) else { throw CallFailure.unreachable(error) }
                wait = pause
            }
            try await time.sleep(wait)
            repetition += 1
        }
    }

    private func sentToken(_ call: OperationCall) async throws -> Tokens.Sent? {
        call.sendsToken ? await tokens.sent(for: try await token?()) : nil
    }

    /// What came of a request. Throws only that the task was cancelled.
    private func logged(
        _ call: OperationCall, _ attempt: Int, _ send: () async throws -> RawAnswer
    ) async throws -> Result<RawAnswer, any Error> {
        let start = time.now()
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
                duration: time.now().timeIntervalSince(start),
                attempt: attempt,
                requestID: answer?.headers.requestID
            ))
        if answer == nil, Task.isCancelled { throw CancellationError() }
        return result
    }
}
