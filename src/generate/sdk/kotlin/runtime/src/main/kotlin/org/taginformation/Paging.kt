package org.taginformation

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow

/** All elements of a list, page by page: the next one is fetched when its elements are wanted. */
internal fun <P, T> elementsOf(fetch: suspend (after: Long?) -> Answer<P>, read: (P) -> List<T>): Flow<T> = flow {
    var after: Long? = null
    do {
        val answer = fetch(after)
        val page = answer as? Answer.Success ?: throw CallException(answer)
        read(page.value).forEach { emit(it) }
        after = page.headers.nextAfter
    } while (after != null)
}

private val nextLink = Regex("""<([^>]*)>\s*;\s*rel="?next"?""")
private val afterInQuery = Regex("""[?&]after=(\d+)""")

/** Where the next page begins, as the header `Link` says; null behind the last one. */
internal val AnswerHeaders.nextAfter: Long?
    get() = link?.let { nextLink.find(it) }?.let { afterInQuery.find(it.groupValues[1]) }?.groupValues?.get(1)?.toLong()
