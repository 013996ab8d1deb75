import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gives the token that goes along with a request; `nil` to send none. It is asked for each request, so it may read a
/// keychain or wait for a sign-in. What it throws, the call throws.
public typealias TokenProvider = @Sendable () async throws -> String?

/// The service. Its operations are its methods, under their names in the service's document.
///
/// It has no state, so that copies and tasks may share it.
public struct TagInformationClient: Sendable {
    /// Where the service is. It may end in a path.
    public var baseURL: URL
    /// Who calls; `nil` for nobody.
    public var token: TokenProvider?
    /// Seconds for each try of a call.
    public var timeout: TimeInterval
    public var retries: RetryPolicy
    public var transport: any Transport
    public var time: Time

    public init(
        baseURL: URL,
        token: TokenProvider? = nil,
        timeout: TimeInterval = 30,
        retries: RetryPolicy = RetryPolicy(),
        transport: any Transport = URLSessionTransport(),
        time: Time = Time()
    ) {
        self.baseURL = baseURL
        self.token = token
        self.timeout = timeout
        self.retries = retries
        self.transport = transport
        self.time = time
    }

    /// The same client for whom this token belongs to.
    public func signedIn(with token: String) -> Self {
        var client = self
        client.token = { token }
        return client
    }

    func send<Value: Decodable, Failure: OperationError>(
        _ call: Call, _ options: CallOptions, as status: Int, or failure: Failure.Type
    ) async throws -> Answer<Value> {
        let answer: RawAnswer = try await send(call, options, as: status, or: failure)
        do {
            let value = try JSONDecoder().decode(Value.self, from: answer.body)
            return Answer(value: value, status: answer.status, headers: answer.headers)
        } catch {
            throw Failure.unexpected(UnexpectedAnswer(answer, "its body can't be read: \(error)"))
        }
    }

    func send<Failure: OperationError>(
        _ call: Call, _ options: CallOptions, as status: Int, or failure: Failure.Type
    ) async throws -> Answer<Void> {
        let answer: RawAnswer = try await send(call, options, as: status, or: failure)
        return Answer(value: (), status: answer.status, headers: answer.headers)
    }

    /// For what comes line by line, and is read as it comes.
    func open<Failure: OperationError>(
        _ call: Call, _ options: CallOptions, as status: Int, or failure: Failure.Type
    ) async throws -> Answer<LineStream> {
        do {
            var pieces: LineStream?
            let answer = try await exchange(call, options) { request in
                let stream = try await transport.open(request)
                if stream.status == status {
                    pieces = stream.pieces
                    return RawAnswer(status: stream.status, headers: stream.headers, body: Data())
                }
                // What else is answered is short, and is read as any other answer.
                let body = try await stream.pieces.reduce(into: Data()) { $0.append($1) }
                return RawAnswer(status: stream.status, headers: stream.headers, body: body)
            }
            guard let pieces else { throw CallFailure(answer) }
            return Answer(value: pieces, status: answer.status, headers: answer.headers)
        } catch let failure as CallFailure {
            throw Failure(failure)
        }
    }

    private func send<Failure: OperationError>(
        _ call: Call, _ options: CallOptions, as status: Int, or failure: Failure.Type
    ) async throws -> RawAnswer {
        do {
            let answer = try await exchange(call, options, by: transport.send)
            guard answer.status == status else { throw CallFailure(answer) }
            return answer
        } catch let failure as CallFailure {
            throw Failure(failure)
        }
    }

    /// Sends the call until an answer is final. Throws a `CallFailure` where there is none, and lets through what the
    /// token provider throws and that the task was cancelled.
    private func exchange(
        _ call: Call, _ options: CallOptions, by send: (URLRequest) async throws -> RawAnswer
    ) async throws -> RawAnswer {
        let policy = options.retries ?? retries
        var repetition = 0
        while true {
            let token = call.sendsToken ? try await self.token?() : nil
            let request = try call.request(to: baseURL, token: token, options: options, timeout: timeout)
            let wait: TimeInterval
            do {
                let answer = try await send(request)
                guard let pause = policy.wait(after: answer, repetition, call, time) else { return answer }
                wait = pause
            } catch {
                if Task.isCancelled { throw CancellationError() }
                guard let pause = policy.wait(after: error, repetition, call, time) else {
                    throw CallFailure.network(error)
                }
                wait = pause
            }
            try await time.sleep(wait)
            repetition += 1
        }
    }
}

extension CallFailure {
    /// What an answer says that is no success.
    init(_ answer: RawAnswer) {
        let decoder = JSONDecoder()
        if answer.status == 304 {
            self = .notModified(answer.headers)
        } else if answer.status == 422, let errors = try? decoder.decode([String: [String]].self, from: answer.body) {
            self = .validation(ValidationAnswer(errors: errors, answer: answer))
        } else if answer.status >= 400, let body = try? decoder.decode(ErrorBody.self, from: answer.body) {
            let (code, message, values) = (body.error.code, body.error.message, body.error.values ?? [])
            self = .error(ErrorAnswer(code: code, message: message, values: values, answer: answer))
        } else {
            self = .unexpected(UnexpectedAnswer(answer, "this operation does not document it"))
        }
    }
}
