/** Writes beside lookups, as another web process makes them: it tells of them once they are done (decision 0067). */
import pg from 'pg';
import { pino } from 'pino';
import { TagListener } from '../../src/database/listener.ts';
import { eventually } from '../setup/eventually.ts';

export interface BesideWriter {
  /** Done when every process that listens has been told. */
  write(tagIdentifier: string, description: string): Promise<void>;
  stop(): Promise<void>;
}

export async function besideWriter(url: string): Promise<BesideWriter> {
  const listener = new TagListener({ url, log: pino({ level: 'silent' }), onInvalidate() {} });
  listener.start();
  await eventually('it can tell', () => listener.canTell());
  const pool = new pg.Pool({ connectionString: url, application_name: 'bench', max: 8 });
  return {
    async write(tagIdentifier, description) {
      // One message is one transaction. Both values are ours, and have no quotes.
      const results = await pool.query(
        `select set_config('tags.told', 'later', true);
         update tags set description = '${description}' where tag_identifier = '${tagIdentifier}';
         select pg_current_xact_id()::text as version`,
      );
      const [, , told] = results as unknown as pg.QueryResult<{ version: string }>[];
      listener.committed(told?.rows[0]?.version as string);
      await listener.sync();
    },
    async stop() {
      await pool.end();
      await listener.stop();
    },
  };
}
