/** The most connections to PostgreSQL of one web process: its pools, two for exports, and the listener's session. */
export const maxWebConnections = (pool: number): number => pool + 3;

/** Default connections of all web processes, of PostgreSQL's default 100; the rest is for runners and commands. */
const defaultConnections = 80;

/** Default number of web processes that share the port. During a rolling restart there is one more. */
export function defaultWebProcesses(cores: number, pool: number): number {
  const fit = Math.floor(defaultConnections / maxWebConnections(pool)) - 1;
  return Math.max(1, Math.min(Math.floor(cores / 2), fit));
}
