// Generated from the service's OpenAPI document.

/// What can go wrong with `listBundleLinks`.
public enum ListBundleLinksError: OperationError {
    /// 304: the copy that `ifNoneMatch` names is still the same.
    case notModified(AnswerHeaders)
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `invalidValues`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `notSignedIn`, `unknownToken`.
    case unauthorized(ErrorAnswer)
    /// 413: The request body is larger than 1 MiB.
    ///
    /// Reasons: `tooManyFields`.
    case contentTooLarge(ErrorAnswer)
    /// 415: The request body has a content encoding that is not supported.
    ///
    /// Reasons: `unsupportedEncoding`.
    case unsupportedEncoding(ErrorAnswer)
    /// 500: Something went wrong on the side of the service. Quote `X-Request-Id`.
    ///
    /// Reasons: `serverError`.
    case serverError(ErrorAnswer)
    /// 503: Not available right now. Try again after `Retry-After` seconds.
    ///
    /// Reasons: `tooManyLists`, `unavailable`.
    case unavailable(ErrorAnswer)
    /// An answer that the service does not document.
    case unexpected(UnexpectedAnswer)
    /// There was no answer: no connection, or it broke, or the time was up.
    case network(any Error)

    public static func documented(_ failure: CallFailure) -> Self? {
        switch failure {
        case .error(let error):
            switch error.status {
            case 400:
                .badRequest(error)
            case 401:
                .unauthorized(error)
            case 413:
                .contentTooLarge(error)
            case 415:
                .unsupportedEncoding(error)
            case 500:
                .serverError(error)
            case 503:
                .unavailable(error)
            default:
                nil
            }
        case .notModified(let said):
            .notModified(said)
        default:
            nil
        }
    }

    public var failure: CallFailure {
        switch self {
        case .notModified(let said):
            .notModified(said)
        case .badRequest(let said),
            .unauthorized(let said),
            .contentTooLarge(let said),
            .unsupportedEncoding(let said),
            .serverError(let said),
            .unavailable(let said):
            .error(said)
        case .unexpected(let said):
            .unexpected(said)
        case .network(let said):
            .network(said)
        }
    }
}

/// What can go wrong with `createBundleLink`.
public enum CreateBundleLinkError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `notSignedIn`, `unknownToken`.
    case unauthorized(ErrorAnswer)
    /// 413: The request body is larger than 1 MiB.
    ///
    /// Reasons: `tooManyFields`.
    case contentTooLarge(ErrorAnswer)
    /// 415: The request body has a content encoding that is not supported.
    ///
    /// Reasons: `unsupportedEncoding`.
    case unsupportedEncoding(ErrorAnswer)
    /// 422: The record cannot be so. What is wrong with it is told by field. Nothing was changed.
    case invalidRecord(ValidationAnswer)
    /// 500: Something went wrong on the side of the service. Quote `X-Request-Id`.
    ///
    /// Reasons: `serverError`.
    case serverError(ErrorAnswer)
    /// 503: Not available right now. Try again after `Retry-After` seconds.
    ///
    /// Reasons: `unavailable`.
    case unavailable(ErrorAnswer)
    /// An answer that the service does not document.
    case unexpected(UnexpectedAnswer)
    /// There was no answer: no connection, or it broke, or the time was up.
    case network(any Error)

    public static func documented(_ failure: CallFailure) -> Self? {
        switch failure {
        case .error(let error):
            switch error.status {
            case 400:
                .badRequest(error)
            case 401:
                .unauthorized(error)
            case 413:
                .contentTooLarge(error)
            case 415:
                .unsupportedEncoding(error)
            case 500:
                .serverError(error)
            case 503:
                .unavailable(error)
            default:
                nil
            }
        case .validation(let said):
            .invalidRecord(said)
        default:
            nil
        }
    }

    public var failure: CallFailure {
        switch self {
        case .badRequest(let said),
            .unauthorized(let said),
            .contentTooLarge(let said),
            .unsupportedEncoding(let said),
            .serverError(let said),
            .unavailable(let said):
            .error(said)
        case .invalidRecord(let said):
            .validation(said)
        case .unexpected(let said):
            .unexpected(said)
        case .network(let said):
            .network(said)
        }
    }
}

/// What can go wrong with `destroyBundleLink`.
public enum DestroyBundleLinkError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `notSignedIn`, `unknownToken`.
    case unauthorized(ErrorAnswer)
    /// 404: There is no such thing.
    ///
    /// Reasons: `recordNotFound`.
    case notFound(ErrorAnswer)
    /// 413: The request body is larger than 1 MiB.
    ///
    /// Reasons: `tooManyFields`.
    case contentTooLarge(ErrorAnswer)
    /// 415: The request body has a content encoding that is not supported.
    ///
    /// Reasons: `unsupportedEncoding`.
    case unsupportedEncoding(ErrorAnswer)
    /// 500: Something went wrong on the side of the service. Quote `X-Request-Id`.
    ///
    /// Reasons: `serverError`.
    case serverError(ErrorAnswer)
    /// 503: Not available right now. Try again after `Retry-After` seconds.
    ///
    /// Reasons: `unavailable`.
    case unavailable(ErrorAnswer)
    /// An answer that the service does not document.
    case unexpected(UnexpectedAnswer)
    /// There was no answer: no connection, or it broke, or the time was up.
    case network(any Error)

    public static func documented(_ failure: CallFailure) -> Self? {
        switch failure {
        case .error(let error):
            switch error.status {
            case 400:
                .badRequest(error)
            case 401:
                .unauthorized(error)
            case 404:
                .notFound(error)
            case 413:
                .contentTooLarge(error)
            case 415:
                .unsupportedEncoding(error)
            case 500:
                .serverError(error)
            case 503:
                .unavailable(error)
            default:
                nil
            }
        default:
            nil
        }
    }

    public var failure: CallFailure {
        switch self {
        case .badRequest(let said),
            .unauthorized(let said),
            .notFound(let said),
            .contentTooLarge(let said),
            .unsupportedEncoding(let said),
            .serverError(let said),
            .unavailable(let said):
            .error(said)
        case .unexpected(let said):
            .unexpected(said)
        case .network(let said):
            .network(said)
        }
    }
}
