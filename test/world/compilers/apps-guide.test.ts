/** The commands of the guide for apps work, and their responses are as documented. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { createDocumentedWorld, type DocumentedWorld } from '../../sdk/documented-world.ts';
import { readBundle } from '../../setup/bundles.ts';
import { leaveOut } from '../../setup/left-out.ts';

const guide = readFileSync('docs/apps-guide.md', 'utf8');
const commands = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, command = '']) => command);
const [answered = '', ended = ''] = [...guide.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json = '']) => json);

const hasCurl = !spawnSync('curl', ['--version']).error;
if (!hasCurl) leaveOut('curl', 'the commands of the guide for apps', 'there is no curl on PATH');

(hasCurl ? describe : describe.skip)('the guide for apps', () => {
  let world: DocumentedWorld;
  beforeAll(async () => {
    world = await createDocumentedWorld();
    await write(17, JSON.parse(answered).results[0].tag);
  });
  afterAll(() => world.end());

  /** Makes of a tag what the guide shows of it, and gives it a French text. */
  async function write(tag_id: number, shown: Record<string, unknown> & { translation: { text: string } }) {
    const { db } = world.app;
    const { description, gender, image_url, text_url, translation } = shown;
    await db('tags').where({ id: tag_id }).update({ description, image_url, text_url });
    const [record] = await db('text_records').insert({ tag_id, gender }).returning('id');
    const of = { text_record_id: record.id, source_hash: sourceHash('en', 'Welcome') };
    await db('translations').insert({ ...of, lang_code: 'en', text: 'Welcome', origin: 'original' });
    const machine = { lang_code: 'fr', text: translation.text, origin: 'machine', provider: 'deepl' };
    await db('translations').insert({ ...of, ...machine });
    await db('name_translations').where({ tag_id }).delete();
    const name = { tag_id, lang_code: 'en', text: 'Entrance', origin: 'original' };
    await db('name_translations').insert({ ...name, source_hash: sourceHash('en', 'Entrance') });
  }

  const isBundle = (command: string) => command.includes('/tags/bundle');
  test.each(commands.filter((command) => !isBundle(command)))(
    'the command succeeds, and answers in French: %s',
    async (command) => {
      const { status, body } = await world.run(command);
      expect([status, body]).toEqual([200, expect.stringContaining('"lang":"fr"')]);
    },
  );

  test('loads a full bundle, and then the changes since', async () => {
    const [whole = '', since = '', ...others] = commands.filter(isBundle);
    expect(others).toEqual([]);
    const load = async (command: string) => {
      const { status, body } = await world.run(command);
      expect(status).toBe(200);
      return readBundle(body);
    };
    const first = await load(whole);
    expect(first.tags).toContainEqual(
      expect.objectContaining({ id: 17, texts: expect.objectContaining({ fr: 'Bienvenue' }) }),
    );
    expect(Object.keys(JSON.parse(ended))).toEqual(Object.keys(JSON.parse(first.text.trim().split('\n').at(-1) ?? '')));
    await world.app.db('name_translations').where({ tag_id: 17 }).update({ text: 'Way in' });
    const next = await load(since.replace('$CURSOR', first.cursor));
    const names = expect.objectContaining({ en: 'Way in' });
    expect(next.tags).toContainEqual(expect.objectContaining({ id: 17, names }));
  });

  test('shows the actual response of the batch lookup', async () => {
    const lookup = commands.find((command) => command.includes('/tags/lookup')) ?? '';
    const { body } = await world.run(lookup);
    const { results } = JSON.parse(body);
    const [{ tag }, ...others] = JSON.parse(answered).results;
    expect(results).toEqual([{ status: 'found', tag: { ...tag, name: expect.any(Object) } }, ...others]);
  });
});
