// Generated from the service's OpenAPI document.

/// What `listReports` takes.
public struct ListReportsInput: Hashable, Sendable {
    /// At most so many reports; without it, all of them
    public var limit: Int?
    /// Only reports with a larger record id
    public var after: Int?

    public init(
        limit: Int? = nil,
        after: Int? = nil
    ) {
        self.limit = limit
        self.after = after
    }

    var call: OperationCall {
        OperationCall(
            "listReports",
            .get,
            "/reports.json",
            query: ["limit": limit, "after": after],
            sendsToken: true
        )
    }
}

/// What `showReport` takes.
public struct ShowReportInput: Hashable, Sendable {
    /// Record id of the report
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showReport",
            .get,
            "/reports/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `destroyReport` takes.
public struct DestroyReportInput: Hashable, Sendable {
    /// Record id of the report
    public var id: Int
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
    public var ifMatch: String?

    public init(
        id: Int,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "destroyReport",
            .delete,
            "/reports/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `translateReport` takes.
public struct TranslateReportInput: Hashable, Sendable {
    /// Record id of the report
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "translateReport",
            .post,
            "/reports/{id}/translate.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `closeReport` takes.
public struct CloseReportInput: Hashable, Sendable {
    /// Record id of the report
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "closeReport",
            .post,
            "/reports/{id}/right.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
