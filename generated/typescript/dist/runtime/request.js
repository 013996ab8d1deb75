const withoutBody = ['GET', 'DELETE'];
/**
 * The operation of a path with the names of parameters in braces. Of the parameters, those that the path does not name are
 * the query of GET and DELETE, and else the body.
 */
export function unknownOperation(method, path, parameters, { headers = {} }) {
    if (!path.startsWith('/'))
        throw new TypeError('path has to begin with /');
    const names = Object.keys(parameters).filter((name) => !path.includes(`{${name}}`));
    const isKeyed = Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');
    return {
        ...{ name: 'request', method, path, takesToken: true, status: undefined, answers: undefined },
        ...(withoutBody.includes(method) ? { query: names } : { body: names }),
        // Its value is among the headers of the call.
        ...(isKeyed && { headers: { '': 'Idempotency-Key' } }),
    };
}
