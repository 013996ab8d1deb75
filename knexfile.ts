/**
 * For Knex's own command line: the database of `DATABASE_URL`, with the connection and the migrations that the service has.
 * It is for looking (`migrate:list`, `migrate:currentVersion`). To migrate, `npm run migrate`: that also fills what a new
 * database begins with, and lets no other process migrate at the same time.
 */
import { loadConfig } from './src/config.ts';
import { connect } from './src/database/connect.ts';

const { databaseUrl } = loadConfig();
if (!databaseUrl) throw new Error('knexfile.ts needs DATABASE_URL');

// A pool that nobody asks opens no connection; only its configuration is of use here.
export default connect(databaseUrl, { pool: 1, name: 'knex' }).client.config;
