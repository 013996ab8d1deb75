/** Breaking changes of an operation's answers. */
import type { BreakingChange, Change } from './change.ts';
import type { Document, Part } from './document.ts';
import { faultsOf } from './values.ts';

export function answerBreaches({ was, is }: Change): BreakingChange[] {
  const [before, after] = [was.operation.responses, is.operation.responses];
  /** A removed status may be covered by a range: `4XX`. */
  const nowOf = (status: string) => after[status] ?? after[`${status[0]}XX`];
  const gone = Object.keys(before).filter((status) => !nowOf(status));
  // Clients recognise unknown errors as errors.
  const unexpected = Object.keys(after).filter((status) => Number(status) < 300 && !before[status]);
  return [
    ...gone.map((status) => ({ where: `answer ${status}`, what: 'is gone' })),
    ...unexpected.map((status) => ({ where: `answer ${status}`, what: 'is a success that clients do not expect' })),
    ...Object.keys(before)
      .filter((status) => nowOf(status))
      .flatMap((status) => {
        const [old, now] = [was.document.resolve(before[status]), is.document.resolve(nowOf(status))];
        const compared = { before: was.document, was: old, after: is.document, is: now, where: `answer ${status}` };
        return [...contentBreaches(compared), ...headerBreaches(compared)];
      }),
  ];
}

interface ComparedAnswer {
  before: Document;
  was: Part;
  after: Document;
  is: Part;
  where: string;
}

const contentBreaches = ({ before, was, after, is, where }: ComparedAnswer): BreakingChange[] =>
  Object.entries<Part>(was.content ?? {}).flatMap(([type, { schema }]) => {
    const now = is.content?.[type];
    if (!now) return [{ where, what: `is not ${type} now` }];
    return schemaBreaches({ before, was: schema, after, is: now.schema, where });
  });

const headerBreaches = ({ before, was, after, is, where }: ComparedAnswer): BreakingChange[] =>
  Object.keys(was.headers ?? {}).flatMap((name) => {
    const place = `${where}, header ${name}`;
    if (!is.headers?.[name]) return [{ where: place, what: 'is gone' }];
    const [old, now] = [before.resolve(was.headers[name]), after.resolve(is.headers[name])];
    return [
      ...(old.required && !now.required ? [{ where: place, what: 'may be absent now' }] : []),
      ...schemaBreaches({ before, was: old.schema, after, is: now.schema, where: place }),
    ];
  });

const schemaBreaches = ({ before, was, after, is, where }: ComparedAnswer): BreakingChange[] =>
  faultsOf({ document: before, part: was }, { document: after, part: is }, 'received', '').map(({ at, what }) => ({
    where: at === '' ? where : `${where}, ${at}`,
    what,
  }));
