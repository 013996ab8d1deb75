/** Execution plans of the statements of a piece of the service. */
import { connect, type Database } from '../../src/database/connect.ts';
import { searchSettings } from '../../src/database/pools.ts';

/** A node of a plan, with its actual figures. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  Plans?: Plan[];
}

/** A connection as searches have it, without their time limit. */
export const connectForPlans = (url: string): Database =>
  connect(url, {
    name: 'plans',
    pool: 1,
    statementTimeout: undefined,
    settings: { ...searchSettings, statement_timeout: 0 },
  });

interface Sent {
  sql: string;
  bindings: unknown[];
}

/** The plans of this work's statements, each of which is executed once more; with a filter, of some of them. */
export async function plansDuring(
  db: Database,
  work: () => Promise<unknown>,
  isMeant: (sql: string) => boolean = () => true,
): Promise<Plan[]> {
  const sent: Sent[] = [];
  const listen = (statement: Sent) => sent.push(statement);
  db.client.on('query', listen);
  await work();
  db.client.removeListener('query', listen);
  const plans: Plan[] = [];
  for (const { sql, bindings } of sent.filter((statement) => isMeant(statement.sql))) {
    const connection = await db.client.acquireConnection();
    const { rows } = await connection.query(`explain (analyze, timing off, format json) ${sql}`, bindings);
    await db.client.releaseConnection(connection);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  return plans;
}

/** A plan's nodes, top down. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The rows that they read, over all loops, with those that a filter removed. */
export const rowsOf = (nodes: readonly Plan[]): number =>
  nodes.reduce(
    (sum, each) => sum + (each['Actual Rows'] + (each['Rows Removed by Filter'] ?? 0)) * each['Actual Loops'],
    0,
  );
