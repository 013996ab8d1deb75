/** All operations: those that are faked, and the others reject. */
export const fakesOf = (operations, fakes) => Object.fromEntries(operations.map(({ name, status }) => [
    name,
    async (parameters = {}, options) => {
        const fake = fakes[name];
        if (!fake)
            throw new Error(`${name} is not faked`);
        const answer = await fake(parameters, options);
        return answer.ok ? { status, headers: {}, ...answer } : answer;
    },
]));
/** A success, for fakes. */
export const answered = (body, headers) => ({ ok: true, kind: 'answered', body: body, headers: (headers ?? {}) });
/** A refusal, for fakes. */
export const refused = (status, reason) => ({
    ...{ ok: false, kind: 'refused', status, reason },
    message: reason,
});
