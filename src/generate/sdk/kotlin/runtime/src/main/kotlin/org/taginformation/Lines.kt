package org.taginformation

import java.io.InterruptedIOException
import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeoutOrNull

/** With an [InterruptedIOException] where nothing comes for so long. */
internal fun Flow<String>.within(limit: Duration): Flow<String> = flow {
    coroutineScope {
        val coming = Channel<String>(capacity = 500)
        val reading = launch {
            collect { coming.send(it) }
            coming.close()
        }
        while (true) {
            val next = withTimeoutOrNull(limit) { coming.receiveCatching() }
            if (next == null) {
                reading.cancel()
                throw InterruptedIOException("Nothing more came within $limit")
            }
            emit(next.getOrNull() ?: break)
        }
    }
}

/** @param started By the clock that only goes on, in nanoseconds */
internal fun since(started: Long): Duration = (System.nanoTime() - started).nanoseconds
