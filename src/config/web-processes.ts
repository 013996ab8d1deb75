/** Connections to PostgreSQL that one web process opens at most: its pools, and the session by which it hears of changes. */
export const webConnections = (pool: number): number => pool + 1;

/** Default connections of all web processes, of PostgreSQL's default 100; the rest is for runners and commands. */
const mostConnections = 80;

/** Default number of web processes that share the port. During a replacement there is one more. */
export function usualWebProcesses(cores: number, pool: number): number {
  const fit = Math.floor(mostConnections / webConnections(pool)) - 1;
  return Math.max(1, Math.min(Math.floor(cores / 2), fit));
}
