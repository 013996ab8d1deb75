// Generated from openapi.json: the operations of "Reports".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Reports that visitors send about mistakes in what they have read.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface ReportsOperations {
    /**
     * List reports.
     *
     * Returns visitors' reports about the customer's tags; for an admin, about all tags. Reports are kept for 90 days.
     * Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the
     * URL of the next page. `X-Total-Count` is the total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`).
     * Later versions can add others.
     */
    public suspend fun listReports(options: ListReportsOptions): Answer<List<Report>> =
        notFaked("listReports")

    /** [listReports] with its required parameters only. */
    public suspend fun listReports(): Answer<List<Report>> =
        listReports(ListReportsOptions())

    /** [listReports] with options set in braces. */
    public suspend fun listReports(fill: ListReportsOptions.() -> Unit): Answer<List<Report>> =
        listReports(ListReportsOptions().apply(fill))

    /**
     * All records of [listReports], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allReports(options: ListReportsOptions): Flow<Report> =
        elementsOf({ after -> listReports(options.onPage(after)) }) { it }

    /** [allReports] with its required parameters only. */
    public fun allReports(): Flow<Report> = allReports(ListReportsOptions())

    /** [allReports] with options set in braces. */
    public fun allReports(fill: ListReportsOptions.() -> Unit): Flow<Report> = allReports(ListReportsOptions().apply(fill))

    /**
     * Get a report.
     *
     * Returns the report.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the report
     */
    public suspend fun showReport(id: Int, options: ShowReportOptions): Answer<Report> =
        notFaked("showReport")

    /** [showReport] with its required parameters only. */
    public suspend fun showReport(id: Int): Answer<Report> =
        showReport(id, ShowReportOptions())

    /** [showReport] with options set in braces. */
    public suspend fun showReport(id: Int, fill: ShowReportOptions.() -> Unit): Answer<Report> =
        showReport(id, ShowReportOptions().apply(fill))

    /**
     * Delete a report.
     *
     * Deletes the report. What it is about is not changed.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the report
     */
    public suspend fun destroyReport(id: Int, options: DestroyReportOptions): Answer<Unit> =
        notFaked("destroyReport")

    /** [destroyReport] with its required parameters only. */
    public suspend fun destroyReport(id: Int): Answer<Unit> =
        destroyReport(id, DestroyReportOptions())

    /** [destroyReport] with options set in braces. */
    public suspend fun destroyReport(id: Int, fill: DestroyReportOptions.() -> Unit): Answer<Unit> =
        destroyReport(id, DestroyReportOptions().apply(fill))

    /**
     * Translate the words of a report.
     *
     * Translates what the visitor says from the language of the page into that of the original. A provider does this
     * once, within the translation caps of the tag's owner. If the words are already in the original's language, the
     * response is 422. After a 503, repeat the same request to find the translation ready.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`translation_pending`, `translation_unavailable`, `translation_cap_reached`, `unavailable`). Later versions can
     * add others.
     *
     * @param id Record id of the report
     */
    public suspend fun translateReport(id: Int, options: TranslateReportOptions): Answer<TranslatedReport> =
        notFaked("translateReport")

    /** [translateReport] with its required parameters only. */
    public suspend fun translateReport(id: Int): Answer<TranslatedReport> =
        translateReport(id, TranslateReportOptions())

    /** [translateReport] with options set in braces. */
    public suspend fun translateReport(id: Int, fill: TranslateReportOptions.() -> Unit): Answer<TranslatedReport> =
        translateReport(id, TranslateReportOptions().apply(fill))

    /**
     * Close a report.
     *
     * Closes the report because what it is about is correct; that is not changed. Closing a closed report has no
     * effect.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the report
     */
    public suspend fun closeReport(id: Int, options: CloseReportOptions): Answer<Report> =
        notFaked("closeReport")

    /** [closeReport] with its required parameters only. */
    public suspend fun closeReport(id: Int): Answer<Report> =
        closeReport(id, CloseReportOptions())

    /** [closeReport] with options set in braces. */
    public suspend fun closeReport(id: Int, fill: CloseReportOptions.() -> Unit): Answer<Report> =
        closeReport(id, CloseReportOptions().apply(fill))
}

/** What `listReports` may be given. */
public class ListReportsOptions : CallOptions() {
    /** Maximum number of reports to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only reports with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListReportsOptions.onPage(cursor: Long?): ListReportsOptions {
    val page = ListReportsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `showReport` may be given. */
public class ShowReportOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `destroyReport` may be given. */
public class DestroyReportOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `translateReport` may be given. */
public class TranslateReportOptions : CallOptions()

/** What `closeReport` may be given. */
public class CloseReportOptions : CallOptions()
