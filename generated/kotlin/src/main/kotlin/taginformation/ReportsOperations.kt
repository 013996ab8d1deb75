// Generated from openapi.json: the operations of "Reports".

package taginformation

/** What visitors say is wrong with what they have read. */
public interface ReportsOperations {
    /**
     * List reports.
     *
     * What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days. By
     * ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
     * `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many reports; without it, all of them
     * @param after Only reports with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listReports(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<Report>, ListReportsRefusal>

    /**
     * Show a report.
     *
     * The report.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the report
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showReport(id: Int, ifNoneMatch: String? = null): Answer<Report, ShowReportRefusal>

    /**
     * Destroy a report.
     *
     * Destroys the report. What it is about stays as it is.
     *
     * Takes a token.
     *
     * @param id Record id of the report
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyReport(id: Int, ifMatch: String? = null): Answer<Unit, DestroyReportRefusal>
}

/**
 * How `listReports` of "Reports" may be refused: [NotModified], [BadRequest] (`invalid_values`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`too_many_lists`,
 * `unavailable`).
 */
public sealed interface ListReportsRefusal : Refusal

/**
 * How `showReport` of "Reports" may be refused: [NotModified], [BadRequest] (`malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface ShowReportRefusal : Refusal

/**
 * How `destroyReport` of "Reports" may be refused: [BadRequest] (`not_an_object`, `malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [PreconditionFailed]
 * (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`),
 * [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyReportRefusal : Refusal
