/** Thrown by `orThrow`. */
export class CallFailed extends Error {
    name = 'CallFailed';
    /** The answer, as the call without `orThrow` gives it. */
    failure;
    constructor(failure) {
        super(sentence(failure), failure.kind === 'unreachable' ? { cause: failure.cause } : undefined);
        this.failure = failure;
    }
}
/** Waits for a call and gives its success. Throws `CallFailed` where it has none. */
export async function orThrow(call) {
    const answer = await call;
    if (!answer.ok)
        throw new CallFailed(answer);
    return answer;
}
function sentence(failure) {
    if (failure.kind === 'unreachable')
        return failure.isTimeout ? 'No answer in time' : 'The service was not reached';
    const said = failure.kind === 'refused' ? failure.message : 'an answer that is none of the service’s';
    const request = failure.requestId === undefined ? '' : ` (request ${failure.requestId})`;
    return `${failure.status}: ${said}${request}`;
}
