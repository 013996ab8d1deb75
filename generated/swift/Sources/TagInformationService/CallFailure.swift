import Foundation

/// Why a call gave no answer of its own. All operations throw this one type, and these five cases are all that there will be: what
/// the service says no with in a later version is a ``Refusal`` too.
public enum CallFailure: Error, Sendable {
    /// The service refused the call.
    case refused(Refusal)
    /// An answer that did not come from the service, but for example from a proxy in front of it.
    case unexpected(UnexpectedAnswer)
    /// There was no answer: no connection, a broken one, or a time-out. Mostly an `URLError`.
    case unreachable(any Error)
    /// Nothing was sent, or not again: what the token provider or the renewal of a token has thrown, a value that no request can
    /// hold (an ``UnsendableValue``) or that JSON can't (an `EncodingError`), or a ``NotFaked`` operation.
    case notSent(any Error)
    /// The task was cancelled.
    case cancelled
}

extension CallFailure: LocalizedError {
    /// What the service said, where it said no.
    public var refusal: Refusal? {
        if case .refused(let refusal) = self { refusal } else { nil }
    }

    /// The status of the answer; `nil` where there was none.
    public var status: Int? {
        switch self {
        case .refused(let refusal): refusal.status
        case .unexpected(let answer): answer.status
        case .unreachable, .notSent, .cancelled: nil
        }
    }

    /// Id of the request in the service's log. Quote it when you ask the operator.
    public var requestID: String? {
        switch self {
        case .refused(let refusal): refusal.requestID
        case .unexpected(let answer): answer.headers.requestID
        case .unreachable, .notSent, .cancelled: nil
        }
    }

    public var errorDescription: String? {
        let said: String
        switch self {
        case .refused(let refusal): said = refusal.message
        case .unexpected(let answer): said = "Unexpected answer \(answer.status): \(answer.explanation)"
        case .unreachable(let error), .notSent(let error): said = error.localizedDescription
        case .cancelled: said = "The call was cancelled"
        }
        return requestID.map { "\(said) (request \($0))" } ?? said
    }
}

/// An answer that did not come from the service.
public struct UnexpectedAnswer: Sendable, Hashable {
    /// The answer as it came.
    public let answer: RawAnswer
    /// Why it is unexpected.
    public let explanation: String

    public var status: Int { answer.status }
    public var headers: AnswerHeaders { answer.headers }

    public init(_ answer: RawAnswer, _ explanation: String) {
        self.answer = answer
        self.explanation = explanation
    }
}

/// A value that would make another request than the one that is meant.
public struct UnsendableValue: LocalizedError, Hashable {
    public let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}

/// A fake does not say what this operation does.
public struct NotFaked: LocalizedError {
    /// Its `operationId`.
    public let operation: String

    public var errorDescription: String? { "\(operation) is not faked" }
}
