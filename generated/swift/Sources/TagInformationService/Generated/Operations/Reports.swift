// Generated from the service's OpenAPI document.

/// What visitors say is wrong with what they have read.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days. By ascending
    /// id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count`
    /// says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many reports; without it, all of them
    ///   - after: Only reports with a larger record id
    ///   - options: What this call does otherwise than the client
    /// - Returns: The reports.
    public func listReports(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Report]> {
        try await listReports(ListReportsInput(limit: limit, after: after), options: options)
    }

    /// List reports, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The reports.
    public func listReports(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Report]> {
        try await listReports(ListReportsInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listReports` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Show a report.
    ///
    /// The report.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - options: What this call does otherwise than the client
    /// - Returns: What a visitor says is wrong with what they have read. It says nothing of who they are.
    public func showReport(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Report> {
        try await showReport(ShowReportInput(id: id), options: options)
    }

    /// Show a report, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: What a visitor says is wrong with what they have read. It says nothing of who they are.
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

    /// Translate a visitor's words.
    ///
    /// What the visitor says, from the language of the page into that of the original: by a provider, under the caps of the
    /// tag's owner, and once. Words in the original's language are 422. After a 503 the same request may find it made.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - options: What this call does otherwise than the client
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

    /// Say that what was reported is right.
    ///
    /// Closes the report, as what it is about is right as it is, which stays. One that is closed stays so.
    ///
    /// - Parameters:
    ///   - id: Record id of the report
    ///   - options: What this call does otherwise than the client
    /// - Returns: What a visitor says is wrong with what they have read. It says nothing of who they are.
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
