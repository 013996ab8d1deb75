import Foundation

/// What carries the operations. A fake needs none of it: see ``TagInformationOperations``.
public protocol OperationSender: Sendable {
    /// Sends a call until an answer is final, whatever its status.
    func send(_ call: OperationCall, options: CallOptions) async throws(CallFailure) -> RawAnswer

    /// The same for what comes line by line, and is read as it comes. Throws where the answer is no success.
    func open(_ call: OperationCall, options: CallOptions) async throws(CallFailure) -> RawStream
}

extension OperationSender {
    public func send(_ call: OperationCall, options: CallOptions) async throws(CallFailure) -> RawAnswer {
        throw .notSent(NotFaked(operation: call.operation))
    }

    public func open(_ call: OperationCall, options: CallOptions) async throws(CallFailure) -> RawStream {
        throw .notSent(NotFaked(operation: call.operation))
    }

    /// `status` is that of success.
    func answer<Value: Decodable>(
        _ call: OperationCall, _ options: CallOptions, as status: Int
    ) async throws(CallFailure) -> Answer<Value> {
        let answer = try await send(call, options: options)
        guard answer.status == status else { throw CallFailure(answer) }
        return try answer.read()
    }

    func answer(_ call: OperationCall, _ options: CallOptions, as status: Int) async throws(CallFailure) -> Answer<Void> {
        let answer = try await send(call, options: options)
        guard answer.status == status else { throw CallFailure(answer) }
        return Answer(value: (), status: answer.status, headers: answer.headers)
    }

    func answer(
        _ call: OperationCall, _ options: CallOptions, as status: Int
    ) async throws(CallFailure) -> Answer<LineStream> {
        let stream = try await open(call, options: options)
        guard stream.status == status else {
            throw CallFailure(RawAnswer(status: stream.status, headers: stream.headers, body: Data()))
        }
        return Answer(value: stream.pieces, status: stream.status, headers: stream.headers)
    }

    func answer<Value: Decodable>(
        _ call: OperationCall, ifNoneMatch: String?, _ options: CallOptions, as status: Int
    ) async throws(CallFailure) -> ConditionalAnswer<Value> {
        let answer = try await send(call.with(ifNoneMatch: ifNoneMatch), options: options)
        if answer.status == 304, ifNoneMatch != nil { return .unchanged(answer.headers) }
        guard answer.status == status else { throw CallFailure(answer) }
        return .fresh(try answer.read())
    }
}

extension RawAnswer {
    fileprivate func read<Value: Decodable>() throws(CallFailure) -> Answer<Value> {
        do {
            return Answer(value: try JSONDecoder().decode(Value.self, from: body), status: status, headers: headers)
        } catch {
            throw .unexpected(UnexpectedAnswer(self, "its body can't be read: \(error)"))
        }
    }
}
