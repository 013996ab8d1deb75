// Generated from the service's OpenAPI document.

/// What `listReports` takes.
public struct ListReportsInput: Hashable, Sendable {
    /// Maximum number of reports to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only reports with a larger record id
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
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
