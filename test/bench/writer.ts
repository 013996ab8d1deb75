/** Writes during lookups, as another web process would make them. */
import pg from 'pg';
import { pino } from 'pino';
import { TagListener } from '../../src/database/listener.ts';

interface Writer {
  /** Resolves when every listening process has been notified. */
  write(tagIdentifier: string, description: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startWriter(url: string): Promise<Writer> {
  const listener = new TagListener({ url, log: pino({ level: 'silent' }), onInvalidate() {} });
  listener.start();
  const pool = new pg.Pool({ connectionString: url, application_name: 'bench', max: 8 });
  return {
    async write(tagIdentifier, description) {
      await pool.query('update tags set description = $1 where tag_identifier = $2', [description, tagIdentifier]);
      await listener.sync();
    },
    async stop() {
      await pool.end();
      await listener.stop();
    },
  };
}
