/** What the contracts show of records is in the tables that the migrations make, as `generated/schema.sql` has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Resource } from '../contracts/access.ts';
import { management } from '../contracts/index.ts';

/** Fields that are no columns: they are derived for each record that is read. */
const derived: Partial<Record<Resource, readonly string[]>> = {
  text_records: ['text', 'lang_code'],
  translations: ['tag_id', 'stale'],
  name_translations: ['stale'],
  reports: ['translation_id', 'changed_since', 'closed'],
};

const schema = readFileSync('generated/schema.sql', 'utf8');
/** The columns of a table, and what follows it up to the next one. */
function tableOf(name: string) {
  const [, columns = '', rest = ''] =
    new RegExp(`^CREATE TABLE ${name} \\((.*?)^\\);(.*?)(?=^CREATE TABLE|$(?![^]))`, 'ms').exec(schema) ?? [];
  return { columns: [...columns.matchAll(/^ {2}([a-z_]+) /gm)].map(([, column]) => column), rest };
}

// Entries of the history are written once, and hold what a record was; translation work is no record, but what there is of several.
const { history: _, translationWork: __, ...made } = management;
const resources = Object.values(made).map((operations) => {
  const listed = operations.index.responses[200] as z.ZodArray<z.ZodObject>;
  const record = 'create' in operations ? (operations.create.responses[201] as z.ZodObject) : listed.element;
  return {
    resource: operations.index.metadata.resource,
    fields: Object.keys({ ...listed.element.shape, ...record.shape }).filter((name) => name !== 'url'),
  };
});

describe.each(resources)('$resource', ({ resource, fields }) => {
  test('has a table with a column for each field that its contract shows', () => {
    const missing = fields.filter(
      (name) => !derived[resource]?.includes(name) && !tableOf(resource).columns.includes(name),
    );
    expect(missing.map((name) => `${resource}.${name}: write a migration`)).toEqual([]);
  });

  test('derives what is said to be derived', () => {
    const { columns } = tableOf(resource);
    expect(derived[resource]?.filter((name) => columns.includes(name) || !fields.includes(name)) ?? []).toEqual([]);
  });

  test('has the moment of a change set by the database', () => {
    expect(tableOf(resource).rest).toContain(`CREATE TRIGGER row_updated BEFORE UPDATE ON ${resource} `);
  });
});

test('every migration is in the list', () => {
  const list = readFileSync('src/database/migrations/index.ts', 'utf8');
  const files = readdirSync('src/database/migrations').filter((name) => /^\d{4}-/.test(name));
  expect(files.filter((name) => !list.includes(`'./${name}'`)).map((name) => `${name}: list it in index.ts`)).toEqual(
    [],
  );
});
