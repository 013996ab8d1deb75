/** A service with one customer and one tag, for the generated clients. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../../src/database/connect.ts';
import { startEmbedded } from '../../../src/database/embedded.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Customer } from '../../../src/model/customer.ts';
import { startDeployment } from '../../setup/deployment.ts';

interface TrialService {
  url: string;
  account: { email: string; password: string };
  tag: { tag_identifier: string; text: string };
  stop(): Promise<void>;
}

const account = { email: 'ada@example.com', password: 'correct horse battery' };
const text = 'Welcome to the museum';

export async function startTrialService(): Promise<TrialService> {
  const directory = mkdtempSync(join(tmpdir(), 'openapi-service-'));
  const server = await startEmbedded({ directory });
  await migrateToLatest(server.url);
  const db = connect(server.url, { pool: 1 });
  await Customer.add(db, account);
  await db.destroy();
  const deployment = await startDeployment(server.url, { webs: 1, runners: 1, env: {} });
  const url = deployment.webs[0]?.url ?? '';
  return {
    url,
    account,
    tag: { tag_identifier: await createTag(url), text },
    async stop() {
      await deployment.stop();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function createTag(url: string): Promise<string> {
  const { auth_token } = await post(`${url}/api/v1/login/getAuthToken`, account);
  const purchase_id = '7D4447C5-3E3E-4A3B-9F0A-2C1B8E6D5F40';
  const { tags } = await post(`${url}/api/v1/tags/create`, { auth_token, purchase_id, lang: 'en', text });
  return tags[0].tag_identifier;
}

// biome-ignore lint/suspicious/noExplicitAny: the caller reads two fields
async function post(url: string, body: object): Promise<any> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
