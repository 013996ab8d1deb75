/**
 * What a user would take instead, from npm: PostGraphile on the same database, which makes a GraphQL API of its tables by
 * itself. It is started as its documentation has it for production, and is no package of the project: see `postgraphileFolder`.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { postgraphileFolder } from './postgraphile-lookups.ts';

const of = createRequire(`${postgraphileFolder}/package.json`);
const { postgraphile } = of('postgraphile');
const { PostGraphileAmberPreset } = of('postgraphile/presets/amber');
const { makePgService } = of('postgraphile/adaptors/pg');
const { grafserv } = of('postgraphile/grafserv/node');

const service = makePgService({
  connectionString: process.env.DATABASE_URL,
  schemas: ['public'],
  poolConfig: { max: Number(process.env.DATABASE_POOL) },
});
const made = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [service],
  grafserv: { watch: false, graphiql: false },
});
const server = createServer();
await made.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send?.({ ready: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
