// Generated from the service's OpenAPI document.

extension AnswerHeaders {
    /// BCP 47 tag of the language that `translation` is actually in
    public var contentLanguage: String? { self["Content-Language"] }

    /// Time since which the operation is deprecated (RFC 9745): an `@` and the seconds since 1970
    public var deprecation: String? { self["Deprecation"] }

    /// Identifies this version of the response. Send it back as `If-None-Match`. Absent if a list of more than 1 000
    /// records is requested without `limit`
    public var eTag: String? { self["ETag"] }

    /// `true` if this is the response of an earlier call with the same `Idempotency-Key`
    public var idempotencyReplayed: Bool { self["Idempotency-Replayed"] == "true" }

    /// URL of the next page, with `rel="next"`. Absent on the last page and if no `limit` was given. For `resolveTag`, the
    /// link set of the tag, with `rel="linkset"`
    public var link: String? { self["Link"] }

    /// URL of the created record
    public var location: String? { self["Location"] }

    /// Number of seconds to wait before trying again
    public var retryAfter: Int? { self["Retry-After"].flatMap { Int($0) } }

    /// Time until which a deprecated operation remains available at least (RFC 8594)
    public var sunset: String? { self["Sunset"] }

    /// `Accept-Language` if the response depends on it (`lang=auto`). `Accept-Encoding` if the response is long enough to
    /// be compressed. For the address of a tag, also `Accept`
    public var vary: String? { self["Vary"] }

    /// The specific reason for the error. More reasons can be added, while `code` stays a closed list
    public var errorReason: ErrorReason? { self["X-Error-Reason"].map(ErrorReason.init(rawValue:)) }

    /// Comma-separated names of the parameters and headers that are not valid. Absent if the request as a whole is not
    /// valid
    public var invalidValues: String? { self["X-Invalid-Values"] }

    /// Id of the request in the service's log: the value that the client sent in this header, or a new one
    public var requestID: String? { self["X-Request-Id"] }

    /// Total number of records in the list, across all pages
    public var totalCount: Int? { self["X-Total-Count"].flatMap { Int($0) } }

    /// `gte`: there are more records than `X-Total-Count`. Absent if the count is exact
    public var totalCountRelation: TotalCountRelation? { self["X-Total-Count-Relation"].map(TotalCountRelation.init(rawValue:)) }

    /// Status of the first requested language. `original`: it is the language of the original. `stored`: a translation was
    /// already stored. `translated`: a translation was made for this response. `unavailable`: there is no translation now,
    /// so `translation` is in the next requested language that is available, or else the original. Without a requested
    /// language: `original`
    public var translationStatus: TranslationStatus? { self["X-Translation-Status"].map(TranslationStatus.init(rawValue:)) }

    /// `beacon-without-major-minor`: the beacon was attached without its major and minor, which `showByHardwareId`
    /// requires. `unusual-identifier`: the identifier cannot be the UUID of a beacon or the permanent UID of a chip. If
    /// both apply, they are separated by a comma
    public var warning: Warning? { self["X-Warning"].map(Warning.init(rawValue:)) }
}
