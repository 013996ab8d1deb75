import Foundation

/// What went wrong with a call, whichever it was.
public enum CallFailure: Error, Sendable {
    /// The service said no, with a code.
    case error(ErrorAnswer)
    /// The service found fault with the fields of a record.
    case validation(ValidationAnswer)
    /// The copy that the call named by `ifNoneMatch` is still the same.
    case notModified(AnswerHeaders)
    /// An answer that the service's document does not have.
    case unexpected(UnexpectedAnswer)
    /// There was no answer: no connection, or it broke, or the time was up. Mostly an `URLError`.
    case network(any Error)
}

/// What one operation throws. Each has an enum of its own, with a case for each documented answer.
public protocol OperationError: LocalizedError, Sendable {
    /// The case for what an operation documents; `nil` for what it does not.
    static func documented(_ failure: CallFailure) -> Self?

    /// An answer that the service's document does not have.
    static func unexpected(_ answer: UnexpectedAnswer) -> Self

    /// There was no answer: no connection, or it broke, or the time was up. Mostly an `URLError`.
    static func network(_ error: any Error) -> Self

    /// The same in terms that all operations share, for code that treats all of them alike.
    var failure: CallFailure { get }
}

extension OperationError {
    init(_ failure: CallFailure) {
        switch failure {
        case .network(let error): self = .network(error)
        case .unexpected(let answer): self = .unexpected(answer)
        case .error(let error): self = .documented(failure) ?? .unexpected(UnexpectedAnswer(error.answer, failure))
        case .validation(let error): self = .documented(failure) ?? .unexpected(UnexpectedAnswer(error.answer, failure))
        case .notModified(let headers):
            let answer = RawAnswer(status: 304, headers: headers, body: Data())
            self = .documented(failure) ?? .unexpected(UnexpectedAnswer(answer, failure))
        }
    }

    /// The status of the answer; `nil` where there was none.
    public var status: Int? { answer?.status }

    /// Names the request in the service's log. Quote it when you ask the operator.
    public var requestID: String? { answer?.headers.requestID }

    public var errorDescription: String? {
        let said: String
        switch failure {
        case .error(let error): said = error.message
        case .validation(let error): said = error.messages.joined(separator: ", ")
        case .notModified: said = "The copy is still the same"
        case .unexpected(let answer): said = "Unexpected answer \(answer.status): \(answer.explanation)"
        case .network(let error): said = error.localizedDescription
        }
        return requestID.map { "\(said) (request \($0))" } ?? said
    }

    private var answer: (status: Int, headers: AnswerHeaders)? {
        switch failure {
        case .error(let error): (error.status, error.headers)
        case .validation(let error): (error.status, error.headers)
        case .notModified(let headers): (304, headers)
        case .unexpected(let answer): (answer.status, answer.headers)
        case .network: nil
        }
    }
}

/// The service said no.
public struct ErrorAnswer: Sendable, Hashable {
    /// What went wrong, of a closed list.
    public let code: ErrorCode
    /// For people, in English.
    public let message: String
    /// Where values are missing: their names.
    public let values: [String]
    /// The answer as it came.
    public let answer: RawAnswer

    public var status: Int { answer.status }
    public var headers: AnswerHeaders { answer.headers }
    /// What went wrong, more finely than ``code``.
    public var reason: ErrorReason? { headers.errorReason.map(ErrorReason.init(rawValue:)) }

    public init(code: ErrorCode, message: String, values: [String] = [], answer: RawAnswer) {
        self.code = code
        self.message = message
        self.values = values
        self.answer = answer
    }
}

/// The service found fault with the fields of a record.
public struct ValidationAnswer: Sendable, Hashable {
    /// What is wrong, by field; under `base` what concerns the record as a whole.
    public let errors: [String: [String]]
    /// The answer as it came.
    public let answer: RawAnswer

    public var status: Int { answer.status }
    public var headers: AnswerHeaders { answer.headers }

    /// What is wrong, as sentences: `latitude is not a number`.
    public var messages: [String] {
        errors.sorted { $0.key < $1.key }.flatMap { field, faults in
            faults.map { field == "base" ? $0 : "\(field) \($0)" }
        }
    }

    public init(errors: [String: [String]], answer: RawAnswer) {
        self.errors = errors
        self.answer = answer
    }
}

/// An answer that the service's document does not have. It may come from something that stands before the service.
public struct UnexpectedAnswer: Sendable {
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

    init(_ answer: RawAnswer, _ failure: CallFailure) {
        switch failure {
        case .error(let error): self.init(answer, error.message)
        case .validation(let error): self.init(answer, error.messages.joined(separator: ", "))
        default: self.init(answer, "this operation does not document it")
        }
    }
}
