/** The schema has a column for each field that contracts show. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Resource, TeamResource } from '../contracts/access.ts';
import { management } from '../contracts/index.ts';
import { migrationSource, schemaFiles } from '../src/database/migrations/index.ts';

/** Fields that are no columns: they are derived for each record that is read. */
const derived: Partial<Record<Resource | TeamResource, readonly string[]>> = {
  text_records: ['text', 'lang_code'],
  translations: ['tag_id', 'stale'],
  name_translations: ['stale'],
  reports: ['translation_id', 'changed_since', 'closed'],
  places: ['image_url'],
  translation_orders: ['cost', 'currency'],
};

const schema = schemaFiles().join('\n');
const folder = 'src/database/migrations';
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const changes = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');

/** The columns of a table, and what follows it up to the next one. */
function tableOf(name: string) {
  const [, columns = '', rest = ''] =
    new RegExp(`^create table ${name} \\((.*?)^\\);(.*?)(?=^create table|$(?![^]))`, 'ms').exec(schema) ?? [];
  const altered = [...changes.matchAll(new RegExp(`alter table ${name} [^;'\`]*`, 'g'))].join('; ');
  const later = altered.matchAll(/add (?!constraint)(?:column )?(?:if not exists )?([a-z_]+)/g);
  return { columns: [...columns.matchAll(/^ {2}([a-z_]+) /gm), ...later].map(([, column]) => column), rest };
}

// Entries of the history and of the bin are written once, and hold what a record was; translation work is no record, but what there is of
// several. A team is customers as their museum sees them; invitations to it, keep words and a museum's look are
// tables of migrations.
const {
  history: _,
  translationWork: __,
  team: ___,
  teamInvitations: ____,
  bin: _____,
  keepWords: ______,
  look: _______,
  ...made
} = management;
const resources = Object.values(made).map((operations) => {
  const listed = operations.index.responses[200] as z.ZodArray<z.ZodObject>;
  const record = 'create' in operations ? (operations.create.responses[201] as z.ZodObject) : listed.element;
  return {
    resource: operations.index.metadata.resource,
    fields: Object.keys({ ...listed.element.shape, ...record.shape }).filter((name) => name !== 'url'),
  };
});

describe.each(resources)('$resource', ({ resource, fields }) => {
  test('has a table with a column for each field of its contract', () => {
    const missing = fields.filter(
      (name) => !derived[resource]?.includes(name) && !tableOf(resource).columns.includes(name),
    );
    expect(missing.map((name) => `${resource}.${name}: write a migration`)).toEqual([]);
  });

  test('has no columns for derived fields', () => {
    const { columns } = tableOf(resource);
    expect(derived[resource]?.filter((name) => columns.includes(name) || !fields.includes(name)) ?? []).toEqual([]);
  });

  test('has a trigger that sets the time of updates', () => {
    expect(tableOf(resource).rest).toContain(`create trigger row_updated before update on ${resource}\n`);
  });
});

test('migrations are numbered without gaps, and all are listed', async () => {
  const listed = (await migrationSource.getMigrations([])) as string[];
  expect(listed.map((name) => Number(name.slice(0, 4)))).toEqual(listed.map((_, index) => index + 1));
  expect(files.map((name) => name.replace('.ts', ''))).toEqual(listed.slice(1));
});
