import { describe, expect, test } from '@jest/globals';
import { type FailureReason, failures, publicReason } from '../../contracts/failures.ts';
import { limits } from '../../contracts/primitives.ts';
import { documentedVariables } from '../../src/config.ts';
import { errorsTable, limitsTable, variablesTable } from '../../src/generate/tables.ts';

const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

describe('the generated tables', () => {
  test('variables: each has a row with a meaning and a default', () => {
    const rows = rowsOf(variablesTable());
    expect(rows.map(([name]) => name)).toEqual(documentedVariables.map(({ name }) => `\`${name}\``));
    for (const row of rows) {
      expect(row).toHaveLength(3);
      for (const cell of row) expect(cell).not.toBe('');
    }
  });

  test('variables: a default is a description, or the literal value as code', () => {
    const rows = new Map(rowsOf(variablesTable()).map(([name, meaning, value]) => [name, [meaning, value]]));
    expect(rows.get('`PORT`')).toEqual(['Port of the web process; 0 takes a free one', '`3000`']);
    expect(rows.get('`ADMIN_PASSWORD`')).toEqual(['Password of the first admin', 'a random one, printed once']);
    expect(rows.get('`SOCIAL_PROVIDERS`')?.[1]).toBe('none');
    expect(rows.get('`DATA_DIR`')?.[1]).toBe('`.data`');
  });

  test('errors: each reason has a row, by ascending status', () => {
    const rows = rowsOf(errorsTable());
    expect(rows.map((row) => row[2]).sort()).toEqual(
      Object.keys(failures)
        .map((reason) => `\`${publicReason(reason as FailureReason)}\``)
        .sort(),
    );
    const statuses = rows.map(([status]) => Number(status));
    expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
    expect(rows).toContainEqual(['404', '`InvalidRequest`', '`tag_not_found`', 'Tag not found']);
  });

  test('limits: each has a row', () => {
    const rows = rowsOf(limitsTable());
    expect(rows).toHaveLength(Object.keys(limits).length);
    expect(rows).toContainEqual(['A password', '8', '1\u00a0024', 'characters (Unicode code points)']);
    expect(rows).toContainEqual(["A request's body", '', '1\u00a0048\u00a0576', 'bytes']);
  });
});
