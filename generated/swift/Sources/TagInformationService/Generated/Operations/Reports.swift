// Generated from the service's OpenAPI document.

// What visitors say is wrong with what they have read.

extension TagInformationClient {
    /// List reports.
    ///
    /// What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days. By ascending
    /// id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count`
    /// says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many reports; without it, all of them
    ///   - after: Only reports with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The reports.
    /// - Throws: ``ListReportsError``; what the token provider throws; `CancellationError`.
    public func listReports(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[Report]> {
        let call = try Call(
            .get,
            "/reports.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListReportsError.self)
    }

    /// Show a report.
    ///
    /// The report.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: What a visitor says is wrong with what they have read. It says nothing of who they are.
    /// - Throws: ``ShowReportError``; what the token provider throws; `CancellationError`.
    public func showReport(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Report> {
        let call = try Call(
            .get,
            "/reports/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowReportError.self)
    }

    /// Destroy a report.
    ///
    /// Destroys the report. What it is about stays as it is.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyReportError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyReport(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/reports/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyReportError.self)
    }
}
