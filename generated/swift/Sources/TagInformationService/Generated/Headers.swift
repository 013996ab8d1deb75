// Generated from the service's OpenAPI document.

extension AnswerHeaders {
    /// BCP 47 tag of the language that `translation` is really in
    public var contentLanguage: String? { self["Content-Language"] }

    /// That the operation is deprecated, and since when (RFC 9745): seconds since 1970 behind an `@`
    public var deprecation: String? { self["Deprecation"] }

    /// Names the bytes of the answer; send it back as `If-None-Match`. Absent where a list of more than 1 000 records is
    /// asked for without `limit`
    public var eTag: String? { self["ETag"] }

    /// `true` where the answer is that of an earlier call with the same `Idempotency-Key`
    public var idempotencyReplayed: Bool { self["Idempotency-Replayed"] == "true" }

    /// The address of the next page, with `rel="next"`; absent on the last one and where no `limit` was given. `resolveTag`
    /// names the link set of the tag, with `rel="linkset"`
    public var link: String? { self["Link"] }

    /// Address of the record that was made
    public var location: String? { self["Location"] }

    /// Seconds after which it is worth trying again
    public var retryAfter: Int? { self["Retry-After"].flatMap { Int($0) } }

    /// The time until which a deprecated operation is answered at least (RFC 8594)
    public var sunset: String? { self["Sunset"] }

    /// `Accept-Language`, where the answer depends on it: with `lang=auto`. `Accept-Encoding`, where it is long enough to
    /// be compressed. At the address of a tag `Accept` besides
    public var vary: String? { self["Vary"] }

    /// The finer cause of the error. More reasons may be added; `code` stays a closed list
    public var errorReason: ErrorReason? { self["X-Error-Reason"].map(ErrorReason.init(rawValue:)) }

    /// The names of the parameters and headers that are not valid, separated by commas. Absent where the request is wrong
    /// as a whole
    public var invalidValues: String? { self["X-Invalid-Values"] }

    /// Names the request in the service's log: the id that the request came with in the same header, or a new one
    public var requestID: String? { self["X-Request-Id"] }

    /// How many records the list has in all, on whatever page
    public var totalCount: Int? { self["X-Total-Count"].flatMap { Int($0) } }

    /// `gte`: there are more records than `X-Total-Count` says. Absent where that is exact
    public var totalCountRelation: TotalCountRelation? { self["X-Total-Count-Relation"].map(TotalCountRelation.init(rawValue:)) }

    /// What became of the language that was asked for first: `original`, it is the original’s; `stored`, a translation was
    /// there already; `translated`, it was made for this answer; `unavailable`, there is none now, so `translation` is in
    /// the next language asked for that is there, or else the original. Without a language it is `original`
    public var translationStatus: TranslationStatus? { self["X-Translation-Status"].map(TranslationStatus.init(rawValue:)) }

    /// `beacon-without-major-minor`: the beacon was attached without its numbers, and `showByHardwareId` asks for them.
    /// `unusual-identifier`: it can be no UUID of a beacon, and no UID of a chip that stays. Where both are true, with a
    /// comma between
    public var warning: Warning? { self["X-Warning"].map(Warning.init(rawValue:)) }
}
