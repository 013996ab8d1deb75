/** What prism's findings mean. */

export interface Validated {
  method: string;
  path: string;
  statusCode: number;
  violations: { location: string[]; severity: string; message: string }[];
}

/** A call that went to the service itself: HEAD, OPTIONS, or a GET with a body. */
export interface WentPast {
  wentPast: true;
}

/** The violations in answers. What is wrong with a request is the test's: the service refuses it, or takes it of older clients. */
export const faultsOf = (exchanges: readonly Validated[]): string[] =>
  exchanges.flatMap(({ method, path, statusCode, violations }) =>
    violations
      .filter(({ location }) => location[0] === 'response')
      .map(({ location, message }) => `${method} ${path} → ${statusCode}: ${location.join('.')}: ${message}`),
  );
