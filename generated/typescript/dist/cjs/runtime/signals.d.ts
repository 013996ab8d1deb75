/** How long is waited, and what ends that early. */
export declare const startTimer: (run: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
/** Some platforms have signals that know no reason. */
export declare const reasonOf: (signal: AbortSignal | undefined) => unknown;
/** Rejects where the signal ends it, and takes away with `stop` what was waited for then. */
export declare function unlessEnded<T>(signal: AbortSignal | undefined, coming: Promise<T>, stop?: () => void): Promise<T>;
/** Rejects where the signal ends it. */
export declare function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
/** What comes, or what `late` gives where that takes too long. */
export declare function inTime<T>(coming: Promise<T>, milliseconds: number, late: () => T | Promise<T>): Promise<T>;
