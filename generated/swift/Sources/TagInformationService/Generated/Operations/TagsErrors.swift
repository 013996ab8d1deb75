// Generated from the service's OpenAPI document.

/// What can go wrong with `createTag`.
public enum CreateTagError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `unknownToken`.
    case unauthorized(ErrorAnswer)
    /// 409: It would contradict what is there already. Nothing was changed.
    ///
    /// Reasons: `hardwareTaken`, `idempotencyKeyReused`, `idempotencyKeyInUse`.
    case conflict(ErrorAnswer)
    /// 413: The request body is larger than 1 MiB.
    ///
    /// Reasons: `tooManyFields`.
    case contentTooLarge(ErrorAnswer)
    /// 415: The request body has a content encoding that is not supported.
    ///
    /// Reasons: `unsupportedEncoding`.
    case unsupportedEncoding(ErrorAnswer)
    /// 429: Too many failures. Try again after `Retry-After` seconds.
    ///
    /// Reasons: `tooManyCreates`.
    case tooManyRequests(ErrorAnswer)
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
            case 409:
                .conflict(error)
            case 413:
                .contentTooLarge(error)
            case 415:
                .unsupportedEncoding(error)
            case 429:
                .tooManyRequests(error)
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
            .conflict(let said),
            .contentTooLarge(let said),
            .unsupportedEncoding(let said),
            .tooManyRequests(let said),
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

/// What can go wrong with `addHardwareIdToTag`.
public enum AddHardwareIdToTagError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `unknownToken`.
    case unauthorized(ErrorAnswer)
    /// 403: The caller may not do this.
    ///
    /// Reasons: `tagOwned`.
    case forbidden(ErrorAnswer)
    /// 404: There is no such thing.
    ///
    /// Reasons: `tagNotFound`.
    case notFound(ErrorAnswer)
    /// 409: It would contradict what is there already. Nothing was changed.
    ///
    /// Reasons: `hardwareTaken`, `idempotencyKeyReused`, `idempotencyKeyInUse`.
    case conflict(ErrorAnswer)
    /// 413: The request body is larger than 1 MiB.
    ///
    /// Reasons: `tooManyFields`.
    case contentTooLarge(ErrorAnswer)
    /// 415: The request body has a content encoding that is not supported.
    ///
    /// Reasons: `unsupportedEncoding`.
    case unsupportedEncoding(ErrorAnswer)
    /// 429: Too many failures. Try again after `Retry-After` seconds.
    ///
    /// Reasons: `tooManyCreates`.
    case tooManyRequests(ErrorAnswer)
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
            case 403:
                .forbidden(error)
            case 404:
                .notFound(error)
            case 409:
                .conflict(error)
            case 413:
                .contentTooLarge(error)
            case 415:
                .unsupportedEncoding(error)
            case 429:
                .tooManyRequests(error)
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
            .forbidden(let said),
            .notFound(let said),
            .conflict(let said),
            .contentTooLarge(let said),
            .unsupportedEncoding(let said),
            .tooManyRequests(let said),
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

/// What can go wrong with `showTag`.
public enum ShowTagError: OperationError {
    /// 304: the copy that `ifNoneMatch` names is still the same.
    case notModified(AnswerHeaders)
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 404: There is no such thing.
    ///
    /// Reasons: `tagNotFound`.
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

/// What can go wrong with `showTagByHardwareId`.
public enum ShowTagByHardwareIdError: OperationError {
    /// 304: the copy that `ifNoneMatch` names is still the same.
    case notModified(AnswerHeaders)
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 404: There is no such thing.
    ///
    /// Reasons: `tagNotFound`.
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

/// What can go wrong with `lookUpTags`.
public enum LookUpTagsError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
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

/// What can go wrong with `showMyTags`.
public enum ShowMyTagsError: OperationError {
    /// 304: the copy that `ifNoneMatch` names is still the same.
    case notModified(AnswerHeaders)
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `notAnObject`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `unknownToken`.
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

/// What can go wrong with `supportedLanguageCodes`.
public enum SupportedLanguageCodesError: OperationError {
    /// 304: the copy that `ifNoneMatch` names is still the same.
    case notModified(AnswerHeaders)
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `malformedRequest`.
    case badRequest(ErrorAnswer)
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

/// What can go wrong with `supportedBeaconUUIDs`.
public enum SupportedBeaconUUIDsError: OperationError {
    /// 304: the copy that `ifNoneMatch` names is still the same.
    case notModified(AnswerHeaders)
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `malformedRequest`.
    case badRequest(ErrorAnswer)
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

/// What can go wrong with `bundleTags`.
public enum BundleTagsError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `missingValues`, `invalidValues`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 401: Nobody is known by this token, or by these credentials.
    ///
    /// Reasons: `tokensDiffer`, `unknownToken`.
    case unauthorized(ErrorAnswer)
    /// 410: What was asked for is over, and does not come back.
    ///
    /// Reasons: `cursorExpired`.
    case gone(ErrorAnswer)
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
    /// Reasons: `tooManyBundles`, `unavailable`.
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
            case 410:
                .gone(error)
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
            .gone(let said),
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

/// What can go wrong with `fetchBundle`.
public enum FetchBundleError: OperationError {
    /// 400: Values are missing or invalid, or the request cannot be understood.
    ///
    /// Reasons: `invalidValues`, `malformedRequest`.
    case badRequest(ErrorAnswer)
    /// 404: There is no such thing.
    ///
    /// Reasons: `bundleNotFound`.
    case notFound(ErrorAnswer)
    /// 410: What was asked for is over, and does not come back.
    ///
    /// Reasons: `cursorExpired`.
    case gone(ErrorAnswer)
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
    /// Reasons: `tooManyBundles`, `unavailable`.
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
            case 404:
                .notFound(error)
            case 410:
                .gone(error)
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
            .notFound(let said),
            .gone(let said),
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
