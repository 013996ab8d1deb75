/** Makes an answer of what came over the line. */
import type { Answer } from './answers.js';
import type { Operation } from './operation.js';
export interface Received {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
}
export declare function readAnswer(operation: Operation, received: Received): Answer;
