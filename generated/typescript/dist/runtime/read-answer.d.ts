/** Makes an answer of what came over the line. */
import type { Answer, LineStream } from './answers.js';
import type { Operation } from './operation.js';
export interface Received {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
    /** Of a stream, which has no text then. */
    readonly pieces?: LineStream;
}
/** `isConditional`: whether the call named a copy. */
export declare function readAnswer(operation: Operation, received: Received, isConditional: boolean): Answer;
/** Whether a body may come line by line, and is no page of something that stands before the service. */
export declare const isLines: (headers: Headers) => boolean;
