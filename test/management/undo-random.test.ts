/**
 * Random writes, deletions, restores and undos: an undo right after any write restores the state before it; an undo of an earlier
 * change set reports what it did; and other customers' records do not change. `UNDO_SEED` repeats a run.
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomFrom } from '../faults/random-source.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { isWhole } from '../setup/tier.ts';
import { inconsistentTags, Sequence, stateOf as stateIn } from '../setup/undo-sequence.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator: translatorOf(() => ({ state: 'gone' })) });
});
afterAll(() => app.stop());

const stateOf = (id: number) => stateIn(app.db, id);

const seed = Number(process.env.UNDO_SEED ?? randomInt(2 ** 31));

const sequences = isWhole ? 40 : 2;

test(`UN3, BN3: ${sequences} random sequences, seed ${seed}`, async () => {
  for (let at = 0; at < sequences; at += 1) {
    // Autovacuum is off in tests, and each sequence would read on through what the earlier ones have left.
    if (at > 0) await app.db.raw('vacuum');
    const random = randomFrom(seed, at);
    const [ada, grace] = [await signedIn(app), await signedIn(app)];
    const [hers, his] = [ada, grace].map(
      ({ id, token }) => new Sequence({ db: app.db, random, id, call: as(app, { token }) }),
    ) as [Sequence, Sequence];
    for (let step = 0; step < 8; step += 1) await his.write();
    const others = await stateOf(grace.id);
    const undo = (id: string, query = '') => as(app, ada)('POST', `/history/change_sets/${id}/undo.json${query}`);
    for (let step = 0; step < 25; step += 1) {
      const before = await stateOf(ada.id);
      const set = await hers.write();
      const after = await stateOf(ada.id);
      const place = `sequence ${at}, step ${step}`;
      if (set && random.pick([true, false])) {
        const dry = await undo(set, '?dry_run=1');
        expect([place, await stateOf(ada.id)]).toEqual([place, after]);
        const { status, body } = await undo(set);
        expect([place, status, body.kept]).toEqual([place, 200, []]);
        expect({ ...dry.body, change_set: body.change_set }).toEqual(body);
        expect([place, await stateOf(ada.id)]).toEqual([place, before]);
        expect((await undo(set)).body).toMatchObject({ undone: 0, change_set: null });
        const again = await undo(body.change_set);
        expect([place, again.status, again.body.kept]).toEqual([place, 200, []]);
        expect([place, await stateOf(ada.id)]).toEqual([place, after]);
      }
      const earlier = hers.sets.length > 0 && random.pick([true, false, false]) ? random.pick(hers.sets) : undefined;
      if (earlier) {
        const dry = await undo(earlier, '?dry_run=1');
        const { status, body } = await undo(earlier);
        expect([place, status === 404 || status === 200]).toEqual([place, true]);
        if (status === 200) {
          expect({ ...dry.body, change_set: body.change_set }).toEqual(body);
          const entries = await app
            .db('history')
            .where({ change_set: body.change_set ?? randomUuid })
            .limit(1);
          expect([place, entries.length > 0]).toEqual([place, body.undone > 0]);
          if (body.change_set) hers.sets.push(body.change_set);
        }
      }
      expect(await inconsistentTags(app.db, [ada.id, grace.id])).toEqual([]);
    }
    expect(await stateOf(grace.id)).toEqual(others);
  }
}, 600_000);

const randomUuid = '00000000-0000-4000-8000-000000000000';
