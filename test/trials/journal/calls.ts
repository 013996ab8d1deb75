/** Writes through the service: the API and the management of two web processes, and a runner. */
import { randomUUID } from 'node:crypto';
import { connect, type Database } from '../../../src/database/connect.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { startFakeProvider } from '../../setup/fake-provider.ts';
import type { Caller } from './sequence.ts';
import type { World } from './writes.ts';

/** The number of answers by path and status. */
type Answers = Map<string, number>;

export interface Service {
  call: Caller;
  answers: Answers;
  stop(): Promise<void>;
}

export async function startService(databaseUrl: string): Promise<Service> {
  const provider = await startFakeProvider();
  const env = { TRANSLATION_PROVIDERS: 'libretranslate', LIBRETRANSLATE_URL: provider.url, DATABASE_POOL: '5' };
  const deployment = await startDeployment(databaseUrl, { webs: 2, runners: 1, env });
  const db = connect(databaseUrl, { pool: 2 });
  const answers: Answers = new Map();
  return {
    answers,
    call: caller(db, deployment, answers),
    async stop() {
      await deployment.stop();
      await db.destroy();
      await provider.close();
    },
  };
}

function caller(db: Database, { webs }: Deployment, answers: Answers): Caller {
  const tokens = new Map<number, string>();
  const tokenOf = async (id: number) => {
    const token = tokens.get(id) ?? (await Token.issue(db, await Customer.query(db).findById(id).throwIfNotFound()));
    tokens.set(id, token);
    return token;
  };

  return async ({ customers, beacons }: World, { pick, below }) => {
    const owner = pick(customers);
    const web = pick(webs).url;
    const word = `w${below(1_000_000)}`;
    const choice = below(10);
    const number = below(3);
    const tags: { id: number; tag_identifier: string }[] = await db('tags').where({ customer_id: owner }).orderBy('id');
    const tag = tags[below(Math.max(1, tags.length))];
    const token = await tokenOf(owner);
    const send = async (method: string, path: string, body?: object) => {
      const answer = await fetch(web + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const key = `${method} ${path.replaceAll(/\d+|=[^&]*/g, '…')} ${answer.status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      await answer.arrayBuffer();
    };
    const beacon = { hardware_id: pick(beacons), hardware_type: 'ble-beacon', major: number, minor: number };
    const ofTag = async (table: string) =>
      (
        await db(table)
          .where({ tag_id: tag?.id ?? 0 })
          .first('id')
      )?.id ?? 0;
    if (!tag || choice === 0) {
      const newTag = { lang: 'en', purchase_id: randomUUID(), text: word, name: word, ...beacon };
      return send('POST', '/api/v1/tags/create', newTag);
    }
    const calls = [
      () => send('POST', '/api/v1/tags/addHardwareIdToTag', { id: tag.tag_identifier, ...beacon }),
      // The runner stores this translation.
      () => send('GET', `/api/v1/tags/show?id=${tag.tag_identifier}&lang=${pick(['fr', 'de', 'fi'])}`),
      () => send('PATCH', `/Tags/${tag.id}.json`, { tag: { description: word } }),
      async () =>
        send('PATCH', `/Tags/${tag.id}.json`, {
          tag: { place_id: (await db('places').where({ customer_id: owner }).first('id'))?.id ?? '' },
        }),
      () => send('DELETE', `/Tags/${tag.id}.json`),
      async () => send('PATCH', `/text_records/${await ofTag('text_records')}.json`, { text_record: { text: word } }),
      () =>
        send('POST', '/name_translations.json', { name_translation: { tag_id: tag.id, lang_code: 'en', text: word } }),
      async () => send('PATCH', `/hardwares/${await ofTag('hardwares')}.json`, { hardware: { tag_id: '' } }),
      async () =>
        send('PATCH', `/places/${(await db('places').where({ customer_id: owner }).first('id'))?.id ?? 0}.json`, {
          place: { name: word },
        }),
    ];
    return calls[choice - 1]?.();
  };
}
