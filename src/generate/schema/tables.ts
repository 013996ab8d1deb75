/** Tables as SQL. */

/** A table as the catalogue's functions word its parts. */
export interface Table {
  name: string;
  columns: string[];
  indexes: string[];
  triggers: string[];
}

export interface Constraint {
  table: string;
  name: string;
  definition: string;
  /** The table that a foreign key refers to. */
  references: string | null;
}

/** A table in its place: every table that it refers to has been written, or is itself. */
export interface PlacedTable extends Table {
  constraints: Constraint[];
}

/** Each table after those that it refers to, and else by name. Throws where tables refer to each other in a circle. */
export function inOrder(tables: readonly Table[], constraints: readonly Constraint[]): PlacedTable[] {
  const waiting = tables.map((table) => ({
    ...table,
    constraints: constraints.filter((constraint) => constraint.table === table.name),
  }));
  const placed: PlacedTable[] = [];
  while (waiting.length > 0) {
    const isWaitingFor = (table: PlacedTable) =>
      table.constraints.some(
        ({ references }) => references !== table.name && waiting.some((other) => other.name === references),
      );
    const next = waiting.findIndex((table) => !isWaitingFor(table));
    if (next < 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    placed.push(...waiting.splice(next, 1));
  }
  return placed;
}

export function tableSql({ name, columns, constraints, indexes, triggers }: PlacedTable): string {
  const parts = [...columns, ...constraints.map((each) => `CONSTRAINT ${each.name} ${each.definition}`)];
  const lines = [`CREATE TABLE ${name} (`, parts.map((part) => `  ${part}`).join(',\n'), ');'];
  return [...lines, ...[...indexes, ...triggers].map((statement) => `${statement};`), ''].join('\n');
}
