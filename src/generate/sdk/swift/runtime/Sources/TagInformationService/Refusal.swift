import Foundation

/// The service refused the call. The type is the same for all operations, whichever status, code or reason comes later: a `switch` over one
/// of them has a `default`.
public struct Refusal: Sendable, Hashable {
    /// The status of the answer.
    public let status: Int
    /// What went wrong; `nil` where fields are wrong (``fieldErrors``).
    public let code: ErrorCode?
    /// The specific reason, finer than ``code``.
    public let reason: ErrorReason?
    /// For developers, in English.
    public let message: String
    /// Where values are missing: their names.
    public let values: [String]
    /// Where a record is invalid: what is wrong, by field; under `base` what concerns the record as a whole.
    public let fieldErrors: [String: [String]]
    public let headers: AnswerHeaders

    /// For fakes: what is not given is empty.
    public init(
        status: Int,
        code: ErrorCode? = nil,
        reason: ErrorReason? = nil,
        message: String = "",
        values: [String] = [],
        fieldErrors: [String: [String]] = [:],
        headers: AnswerHeaders = AnswerHeaders()
    ) {
        self.status = status
        self.code = code
        self.reason = reason
        self.message = message
        self.values = values
        self.fieldErrors = fieldErrors
        self.headers = headers
    }

    /// Where values are wrong: the names of the parameters and headers, as the documentation has them.
    public var invalid: [String] { headers.invalidValues?.components(separatedBy: ", ") ?? [] }

    /// Number of seconds to wait before trying again.
    public var retryAfter: Int? { headers.retryAfter }

    /// Id of the request in the service's log. Quote it when you ask the operator.
    public var requestID: String? { headers.requestID }

    /// Values are missing or wrong.
    public var isBadRequest: Bool { status == 400 }
    /// There is no valid token, or the credentials are wrong.
    public var isUnauthorized: Bool { status == 401 }
    public var isForbidden: Bool { status == 403 }
    public var isNotFound: Bool { status == 404 }
    public var isConflict: Bool { status == 409 }
    /// What was requested is no longer available.
    public var isGone: Bool { status == 410 }
    /// The record has changed since it was read (`ifMatch`).
    public var isPreconditionFailed: Bool { status == 412 }
    /// The record is invalid: see ``fieldErrors``.
    public var isInvalid: Bool { status == 422 }
    public var isTooManyRequests: Bool { status == 429 }
    /// The service can't do it at the moment.
    public var isUnavailable: Bool { status == 503 }
}

extension CallFailure {
    /// What an answer says that is no success.
    init(_ answer: RawAnswer) {
        let decoder = JSONDecoder()
        if answer.status >= 400, let body = try? decoder.decode(RefusalBody.self, from: answer.body) {
            self = .refused(Refusal(body.error, answer))
        } else if answer.status == 422, let errors = try? decoder.decode([String: [String]].self, from: answer.body) {
            self = .refused(Refusal(errors, answer))
        } else {
            self = .unexpected(UnexpectedAnswer(answer, "this operation does not document it"))
        }
    }
}

extension Refusal {
    fileprivate init(_ error: RefusalBody.Error, _ answer: RawAnswer) {
        self.init(
            status: answer.status,
            code: error.code,
            reason: answer.headers.errorReason,
            message: error.message,
            values: error.values ?? [],
            headers: answer.headers
        )
    }

    fileprivate init(_ errors: [String: [String]], _ answer: RawAnswer) {
        let sentences = errors.sorted { $0.key < $1.key }.flatMap { field, faults in
            faults.map { field == "base" ? $0 : "\(field) \($0)" }
        }
        self.init(
            status: answer.status,
            reason: answer.headers.errorReason,
            message: sentences.joined(separator: ", "),
            fieldErrors: errors,
            headers: answer.headers
        )
    }
}

private struct RefusalBody: Decodable {
    struct Error: Decodable {
        let code: ErrorCode
        let message: String
        let values: [String]?
    }

    let error: Error
}
