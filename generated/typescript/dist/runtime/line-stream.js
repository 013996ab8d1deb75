import { inTime, reasonOf } from './signals.js';
/** A stream broke off before its end, or nothing came for as long as an attempt may take. */
export class Interrupted extends Error {
    name = 'Interrupted';
    isTimeout;
    constructor(isTimeout, cause) {
        super(isTimeout ? 'Nothing more came in time' : 'The connection broke', { cause });
        this.isTimeout = isTimeout;
    }
}
/** `patience`: the milliseconds to wait for each piece. */
export async function* piecesOf(body, patience, signal) {
    // By a reader: Safari's streams are no iterables.
    const reader = body.getReader();
    try {
        for (;;) {
            const { done, value } = await inTime(reader.read(), patience, late);
            if (done)
                return;
            yield value;
        }
    }
    catch (cause) {
        if (signal?.aborted)
            throw reasonOf(signal);
        throw cause instanceof Interrupted ? cause : new Interrupted(false, cause);
    }
    finally {
        // Nobody reads the rest.
        reader.cancel().catch(() => undefined);
    }
}
function late() {
    throw new Interrupted(true);
}
