/** How long is waited, and what ends that early. */
/** The longest that timers can be set to: one of more ends at once. */
const longest = 2 ** 31 - 1;
export const startTimer = (run, milliseconds) => setTimeout(run, Math.min(milliseconds, longest));
/** Some platforms have signals that know no reason. */
export const reasonOf = (signal) => signal?.reason ?? Object.assign(new Error('The call was ended'), { name: 'AbortError' });
/** Rejects where the signal ends it, and takes away with `stop` what was waited for then. */
export function unlessEnded(signal, coming, stop = () => { }) {
    return new Promise((resolve, reject) => {
        const end = () => {
            stop();
            reject(reasonOf(signal));
        };
        const done = () => signal?.removeEventListener('abort', end);
        coming.then(resolve, reject).then(done);
        if (signal?.aborted)
            end();
        else
            signal?.addEventListener('abort', end);
    });
}
/** Rejects where the signal ends it. */
export function pause(milliseconds, signal) {
    let timer;
    const over = new Promise((resolve) => {
        timer = startTimer(resolve, milliseconds);
    });
    return unlessEnded(signal, over, () => clearTimeout(timer));
}
/** What comes, or what `late` gives where that takes too long. */
export async function inTime(coming, milliseconds, late) {
    let timer;
    const over = new Promise((resolve) => {
        timer = startTimer(resolve, milliseconds);
    });
    try {
        return await Promise.race([coming, over.then(late)]);
    }
    finally {
        clearTimeout(timer);
    }
}
