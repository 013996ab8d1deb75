/** The graph of the records: it is complete, and it leads no reader to records that the policy hides. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Model } from 'objection';
import type { Actor, Resource } from '../../contracts/access.ts';
import { policy } from '../../src/model/access/policy.ts';
import { BinEntry } from '../../src/model/bin/bin-entry.ts';
import { BundleLink } from '../../src/model/bundle-link.ts';
import { Customer } from '../../src/model/customer.ts';
import { Hardware } from '../../src/model/hardware.ts';
import { Invitation } from '../../src/model/invitation.ts';
import { KeepWord } from '../../src/model/keep-word.ts';
import { TranslationOrder } from '../../src/model/orders/translation-order.ts';
import { Place } from '../../src/model/place.ts';
import { Report } from '../../src/model/reports/report.ts';
import { Tag } from '../../src/model/tags/tag.ts';
import { TextRecord } from '../../src/model/text-record.ts';
import { NameTranslation } from '../../src/model/translations/name-translation.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeName, makeRecord, makeReport, makeText, paths } from '../setup/management.ts';
import { statementsDuring } from '../setup/statements.ts';

const tables = {
  customers: Customer,
  places: Place,
  tags: Tag,
  hardwares: Hardware,
  text_records: TextRecord,
  translations: Translation,
  name_translations: NameTranslation,
  reports: Report,
  bundle_links: BundleLink,
  keep_words: KeepWord,
  bin: BinEntry,
  invitations: Invitation,
  translation_orders: TranslationOrder,
} satisfies Record<Exclude<Resource, 'history'>, unknown>;

type Relation = { name: string; table: typeof Model; related: Resource };

const relations: Relation[] = Object.values(tables).flatMap((table) =>
  Object.values(table.getRelations()).map(({ name, relatedModelClass }) => ({
    name,
    table,
    related: relatedModelClass.tableName as Resource,
  })),
);

let app: TestApp;
let caller: Awaited<ReturnType<typeof signedIn>>;
let other: number;
const admin: Actor = { id: 0, isAdmin: true };

beforeAll(async () => {
  app = await startApp();
  caller = await signedIn(app);
  other = await makeRecord(app, 'customers', null);
  await crossed(caller.id, other);
  await crossed(other, caller.id);
});
afterAll(() => app.stop());

/** A tag with all that it can have; whatever else it can refer to is somebody else's. */
async function crossed(owner: number, stranger: number): Promise<void> {
  const tag = await makeRecord(app, 'tags', owner);
  const [parent_id, place_id] = [await makeRecord(app, 'tags', stranger), await makeRecord(app, 'places', stranger)];
  await app.db('tags').where({ id: tag }).update({ parent_id, place_id });
  await makeText(app, tag);
  await makeName(app, tag);
  await makeReport(app, tag);
  const item = () => ({
    hardware_type: 'nfc',
    identifier: randomUUID().toUpperCase(),
    latitude: 60.17,
    longitude: 24.94,
  });
  await app.db('hardwares').insert({ ...item(), tag_id: tag, customer_id: stranger });
  await app.db('hardwares').insert({ ...item(), tag_id: null, customer_id: owner });
  await app.db('bundle_links').insert({ customer_id: owner, place_id, key_hash: randomBytes(32) });
  const invited = { email: `${randomUUID()}@example.com`, token_hash: randomBytes(32) };
  await app.db('invitations').insert({ customer_id: owner, ...invited });
  await makeRecord(app, 'translation_orders', owner);
  await makeRecord(app, 'keep_words', owner);
  await makeRecord(app, 'bin', owner);
}

/** The ids that a relation of all rows of its table leads an actor to. */
async function reachedBy(actor: Actor | undefined, { table, name }: Relation): Promise<Set<number>> {
  const all = (await table.query(app.db)) as unknown as Model[];
  await table.fetchGraph(all, name, { transaction: app.db }).context({ actor });
  const found = all.flatMap((row) => (row as unknown as Record<string, { id: number }>)[name] ?? []);
  return new Set(found.map(({ id }) => id));
}

describe('the graph is complete', () => {
  /** `tags.place_id → places.id` */
  const edge = (from: string, to: string) => `${from} → ${to}`;

  test('each foreign key between records has a relation in both directions', async () => {
    const { rows } = await app.db.raw(
      `select t.relname as table, a.attname as column, f.relname as referred
       from pg_constraint c
       join pg_class t on t.oid = c.conrelid
       join pg_class f on f.oid = c.confrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
    );
    // Neither a museum nor its members reach each other's records: their team is a list of its own. A picture is no record.
    const records = rows.filter(
      ({ table, column }: Record<string, string>) =>
        `${table}` in tables && column !== 'member_of' && column !== 'picture',
    );
    const wanted = records.flatMap(({ table, column, referred }: Record<string, string>) => [
      edge(`${table}.${column}`, `${referred}.id`),
      edge(`${referred}.id`, `${table}.${column}`),
    ]);
    const drawn = Object.values(tables).flatMap((table) =>
      Object.values(table.getRelations())
        .filter((relation) => !('joinTable' in relation && relation.joinTable))
        .map(({ ownerProp, relatedProp, ownerModelClass, relatedModelClass }) =>
          edge(
            `${ownerModelClass.tableName}.${ownerProp.cols[0]}`,
            `${relatedModelClass.tableName}.${relatedProp.cols[0]}`,
          ),
        ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(drawn.sort()).toEqual(wanted.sort());
    // What is no record has no part in it: ways to sign in, answers, words for searches, tables and
    // translations that are kept, and the ledger of jobs.
    const outside = rows.map(({ table }: { table: string }) => table).filter((table: string) => !(table in tables));
    expect([...new Set(outside)].sort()).toEqual([
      ...[
        'bin_snapshots',
        'done_imports',
        'kept_answers',
        'login_addresses',
        'looks',
        'open_imports',
        'password_links',
        'picture_owners',
        'report_letters',
        'sessions',
        'social_identities',
        'tag_search',
        'team_invitations',
        'tokens',
        'translation_memory',
        'translation_order_items',
        'translation_order_pairs',
        'translation_order_usage',
        'work',
      ],
    ]);
  });
});

describe('no relation leads to records that the reader may not see', () => {
  test.each(relations.map((relation) => [`${relation.table.tableName}.${relation.name}`, relation] as const))(
    '%s',
    async (_, relation) => {
      const actor: Actor = { id: caller.id, isAdmin: false };
      const own = new Set(
        (await (tables[relation.related as keyof typeof tables] as typeof Tag).reachable(app.db, actor)).map(
          ({ id }) => id,
        ),
      );
      const reached = await reachedBy(actor, relation);
      const all = await reachedBy(admin, relation);
      // Of what is its owner's alone, an admin reaches nothing here.
      if (policy[relation.related].isOwnersAlone)
        for (const id of [caller.id, other])
          for (const found of await reachedBy({ id, isAdmin: false }, relation)) all.add(found);
      expect(reached).toEqual(new Set([...all].filter((id) => own.has(id))));
      expect(reached.size).toBeGreaterThan(0);
      expect(reached.size).toBeLessThan(all.size);
    },
  );

  test.each(relations.map((relation) => [`${relation.table.tableName}.${relation.name}`, relation] as const))(
    '%s throws without a reader',
    async (_, relation) => {
      await expect(reachedBy(undefined, relation)).rejects.toThrow(`it is not said who reads ${relation.related}`);
    },
  );
});

test.each([
  ['tags', ['translations', 'name_translations', 'hardwares']],
  ['text_records', ['translations']],
  ['places', ['tags']],
] as const)('the related records of /%s are read by one statement for each kind', async (resource, parts) => {
  const id = await makeRecord(app, resource, caller.id);
  const show = () => as(app, caller)('GET', `${paths[resource]}/${id}.json`);
  const { body } = await show();
  const statements = await statementsDuring(app.databases, show);
  const kinds = statements.map((sql) => /from "(\w+)"/.exec(sql)?.[1]).filter((table) => table && table in tables);
  expect(kinds.slice(-1 - parts.length)).toEqual([resource, ...parts]);
  expect(Object.keys(body)).toEqual(expect.arrayContaining([...parts]));
});
