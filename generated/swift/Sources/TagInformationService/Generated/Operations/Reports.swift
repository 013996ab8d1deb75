// Generated from the service's OpenAPI document.

/// Reports that visitors send about mistakes in what they have read.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol ReportsOperations: OperationSender {
    /// What ``listReports(limit:after:options:)`` calls.
    func listReports(_ input: ListReportsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Report]>
    func listReports(_ input: ListReportsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Report]>
    /// What ``showReport(id:options:)`` calls.
    func showReport(_ input: ShowReportInput, options: CallOptions) async throws(CallFailure) -> Answer<Report>
    func showReport(_ input: ShowReportInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Report>
    /// What ``destroyReport(id:ifMatch:options:)`` calls.
    func destroyReport(_ input: DestroyReportInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``translateReport(id:options:)`` calls.
    func translateReport(_ input: TranslateReportInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslatedReport>
    /// What ``closeReport(id:options:)`` calls.
    func closeReport(_ input: CloseReportInput, options: CallOptions) async throws(CallFailure) -> Answer<Report>
}

extension ReportsOperations {
    /// List reports.
    ///
    /// Returns visitors' reports about the customer's tags; for an admin, about all tags. Reports are kept for 90 days.
    /// Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL
    /// of the next page. `X-Total-Count` is the total number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of reports to return. Default: all
    ///   - after: Cursor for pagination: returns only reports with a larger record id
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The reports.
    public func listReports(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Report]> {
        try await listReports(ListReportsInput(limit: limit, after: after), options: options)
    }

    /// List reports, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The reports.
    public func listReports(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Report]> {
        try await listReports(ListReportsInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listReports`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allReports(
        _ input: ListReportsInput = ListReportsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Report> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listReports(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listReports(_ input: ListReportsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Report]> {
        try await answer(input.call, options, as: 200)
    }

    public func listReports(_ input: ListReportsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Report]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Get a report.
    ///
    /// Returns the report.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A visitor's report about a mistake in what they have read. It does not identify the visitor.
    public func showReport(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Report> {
        try await showReport(ShowReportInput(id: id), options: options)
    }

    /// Get a report, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A visitor's report about a mistake in what they have read. It does not identify the visitor.
    public func showReport(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Report> {
        try await showReport(ShowReportInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showReport(_ input: ShowReportInput, options: CallOptions) async throws(CallFailure) -> Answer<Report> {
        try await answer(input.call, options, as: 200)
    }

    public func showReport(_ input: ShowReportInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Report> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Delete a report.
    ///
    /// Deletes the report. What it is about is not changed.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyReport(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyReport(DestroyReportInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyReport(_ input: DestroyReportInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Translate the words of a report.
    ///
    /// Translates what the visitor says from the language of the page into that of the original. A provider does this once,
    /// within the translation caps of the tag's owner. If the words are already in the original's language, the response is
    /// 422. After a 503, repeat the same request to find the translation ready.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A visitor's words in the language of the original.
    @discardableResult
    public func translateReport(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslatedReport> {
        try await translateReport(TranslateReportInput(id: id), options: options)
    }

    public func translateReport(_ input: TranslateReportInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslatedReport> {
        try await answer(input.call, options, as: 200)
    }

    /// Close a report.
    ///
    /// Closes the report because what it is about is correct; that is not changed. Closing a closed report has no effect.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A visitor's report about a mistake in what they have read. It does not identify the visitor.
    @discardableResult
    public func closeReport(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Report> {
        try await closeReport(CloseReportInput(id: id), options: options)
    }

    public func closeReport(_ input: CloseReportInput, options: CallOptions) async throws(CallFailure) -> Answer<Report> {
        try await answer(input.call, options, as: 200)
    }
}
