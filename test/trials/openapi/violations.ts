/** The evaluation of prism's findings. */

export interface Validated {
  method: string;
  path: string;
  statusCode: number;
  violations: { location: string[]; severity: string; message: string }[];
}

/** A call that bypassed prism: HEAD, OPTIONS, or a GET with a body. */
export interface BypassingCall {
  bypassesProxy: true;
}

/** The violations in answers. Violations in requests are deliberate: the service refuses them, or accepts them for older clients. */
export const violationsOf = (exchanges: readonly Validated[]): string[] =>
  exchanges.flatMap(({ method, path, statusCode, violations }) =>
    violations
      .filter(({ location }) => location[0] === 'response')
      .map(({ location, message }) => `${method} ${path} → ${statusCode}: ${location.join('.')}: ${message}`),
  );
