import autocannon from 'autocannon';

export interface Load {
  requests: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 200, and broken connections. */
  failed: number;
}

export interface LoadOptions {
  connections: number;
  /** How long to ask; or else `amount`, how often. */
  seconds?: number;
  amount?: number;
}

/** Asks for the paths in turn, over so many connections at once. */
export async function load(url: string, paths: string[], { connections, seconds, amount }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  const options = {
    url,
    connections,
    requests: paths.map((path) => ({ path })),
    ...(amount ? { amount } : { duration: seconds ?? 1 }),
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // Its own histogram keeps whole milliseconds, which are too coarse for answers that take two.
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    requests: result.requests.total,
    rate: result.requests.total / result.duration,
    p50: percentile(0.5),
    p99: percentile(0.99),
    failed: result.non2xx + result.errors,
  };
}
