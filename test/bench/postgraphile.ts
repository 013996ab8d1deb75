/**
 * PostGraphile from npm, which derives a GraphQL API from the tables of a database, as an alternative to compare with. It runs as
 * its documentation recommends for production. It is no dependency of the project: see `postgraphileFolder`.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { postgraphileFolder } from './postgraphile-lookups.ts';

const requireFrom = createRequire(`${postgraphileFolder}/package.json`);
const { postgraphile } = requireFrom('postgraphile');
const { PostGraphileAmberPreset } = requireFrom('postgraphile/presets/amber');
const { makePgService } = requireFrom('postgraphile/adaptors/pg');
const { grafserv } = requireFrom('postgraphile/grafserv/node');

const service = makePgService({
  connectionString: process.env.DATABASE_URL,
  schemas: ['public'],
  poolConfig: { max: Number(process.env.DATABASE_POOL) },
});
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [service],
  grafserv: { watch: false, graphiql: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send?.({ ready: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
