/** Connections to PostgreSQL that one web process opens at most: its pools, and the session by which it hears of changes. */
export const webConnections = (pool: number): number => pool + 1;

/** What web processes may open by default, of the 100 that PostgreSQL has by default; the rest is for runners and commands. */
const mostConnections = 80;

/** How many web processes share the port where nobody says so. While they are replaced there is one more. */
export function usualWebProcesses(cores: number, pool: number): number {
  const fit = Math.floor(mostConnections / webConnections(pool)) - 1;
  return Math.max(1, Math.min(Math.floor(cores / 2), fit));
}
