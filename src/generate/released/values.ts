/** Breaking changes of a schema. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, measures, type Part, type Schema } from './document.ts';

/** Whether clients send the value or receive it: sent values must still be accepted, received ones still be expected. */
type Direction = 'sent' | 'received';

/** A breaking change: its place in the value, and its kind. */
interface Fault {
  at: string;
  what: string;
}

interface Side {
  document: Document;
  part: Part;
}

export function faultsOf(was: Side, is: Side, direction: Direction, at: string): Fault[] {
  return compare(was, is, direction, at, []);
}

function compare(was: Side, is: Side, direction: Direction, at: string, above: readonly string[]): Fault[] {
  // Recursive records are compared once.
  const pair = was.part.$ref && `${was.part.$ref} ${is.part.$ref}`;
  if (pair && above.includes(pair)) return [];
  const inside = pair ? [...above, pair] : above;
  const [old, now] = [was.document.schema(was.part), is.document.schema(is.part)];
  const deeper = (a: Part, b: Part, place: string) =>
    compare({ ...was, part: a }, { ...is, part: b }, direction, place, inside);

  const own = [
    ...typeFaults(old, now, direction),
    ...valueFaults(old, now, direction),
    ...demandFaults(old, now, direction),
  ];
  return [
    ...own.map((what) => ({ at, what })),
    ...fieldFaults(old, now, direction, at),
    ...Object.entries(old.properties).flatMap(([name, property]) =>
      now.properties[name] ? deeper(property, now.properties[name], within(at, name)) : [],
    ),
    ...(old.items && now.items ? deeper(old.items, now.items, `${at}[]`) : []),
    ...otherFaults(old, now, direction, at, deeper),
    ...choiceFaults(old, now, direction, at, deeper),
  ];
}

const within = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** What is given, and what is expected of it. */
const roles = <T>(old: T, now: T, direction: Direction): { given: T; expected: T } =>
  direction === 'sent' ? { given: old, expected: now } : { given: now, expected: old };

function typeFaults(old: Schema, now: Schema, direction: Direction): string[] {
  const { given, expected } = roles(old, now, direction);
  const isExpected = (type: string) =>
    expected.types.includes(type) || (type === 'integer' && expected.types.includes('number'));
  const unexpected = given.types.filter((type) => !isExpected(type));
  if (unexpected.length === 0) return [];
  if (isDeepStrictEqual(unexpected, ['null']))
    return [direction === 'sent' ? 'takes no null any more' : 'may be null now'];
  return [`was ${old.types.join(' or ')}, is ${now.types.join(' or ')}`];
}

function valueFaults(old: Schema, now: Schema, direction: Direction): string[] {
  const { given, expected } = roles(old.values, now.values, direction);
  if (!expected) return [];
  const listed = expected.map((value) => JSON.stringify(value)).join(', ');
  if (!given) return [direction === 'sent' ? `takes only ${listed} now` : `may be more than ${listed} now`];
  const unexpected = given.filter((value) => value !== null && !expected.includes(value));
  if (unexpected.length === 0) return [];
  const named = unexpected.map((value) => JSON.stringify(value)).join(', ');
  return [direction === 'sent' ? `takes ${named} no more` : `may be ${named} now`];
}

function demandFaults(old: Schema, now: Schema, direction: Direction): string[] {
  const { given, expected } = roles(old.demands, now.demands, direction);
  const broken = Object.keys(expected).filter((keyword) => !meets(keyword, given[keyword], expected[keyword]));
  const said = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
  return broken.map((keyword) => `${keyword} was ${said(old.demands[keyword])}, is ${said(now.demands[keyword])}`);
}

function meets(keyword: string, given: unknown, expected: unknown): boolean {
  if (given === undefined) return false;
  switch (measures[keyword]) {
    case 'at least':
      return Number(given) >= Number(expected);
    case 'at most':
      return Number(given) <= Number(expected);
    default:
      return JSON.stringify(given) === JSON.stringify(expected);
  }
}

/** Removed fields, newly required ones, and those that may newly be absent. */
function fieldFaults(old: Schema, now: Schema, direction: Direction, at: string): Fault[] {
  const fault = (name: string, what: string): Fault => ({ at: within(at, name), what });
  const gone = Object.keys(old.properties).filter((name) => !now.properties[name]);
  const { given, expected } = roles(old.required, now.required, direction);
  const lacking = expected.filter((name) => !given.includes(name) && !gone.includes(name));
  return [
    ...gone.map((name) => fault(name, 'is gone')),
    ...lacking.map((name) => fault(name, direction === 'sent' ? 'is mandatory now' : 'may be absent now')),
  ];
}

type Deeper = (a: Part, b: Part, place: string) => Fault[];

function choiceFaults(
  { choices: old }: Schema,
  { choices: now }: Schema,
  direction: Direction,
  at: string,
  deeper: Deeper,
) {
  if (old.length === 0 && now.length === 0) return [];
  if (old.length === 0 || now.length === 0) return [{ at, what: 'is not the same choice any more' }];
  const nameOf = ({ $ref }: Part) => String($ref).split('/').at(-1);
  const { given, expected } = roles(old, now, direction);
  const unexpected = given.filter(({ $ref }) => !expected.some((each) => each.$ref === $ref)).map(nameOf);
  return [
    ...unexpected.map((name) => ({
      at,
      what: direction === 'sent' ? `takes no ${name} any more` : `may be ${name} now`,
    })),
    ...old.flatMap((choice) => {
      const same = now.find(({ $ref }) => $ref === choice.$ref);
      return same ? deeper(choice, same, at) : [];
    }),
  ];
}

/** Additional fields. New ones in answers are compatible: clients ignore them. */
function otherFaults(
  { others: old }: Schema,
  { others: now }: Schema,
  direction: Direction,
  at: string,
  deeper: Deeper,
): Fault[] {
  const place = within(at, '*');
  if (typeof old === 'object' && typeof now === 'object') return deeper(old, now, place);
  if (direction === 'received')
    return typeof old === 'object' && now === true ? [{ at: place, what: 'may be anything now' }] : [];
  if (now === false && old !== false) return [{ at: place, what: 'is refused now' }];
  return typeof now === 'object' && old === true ? [{ at: place, what: 'is no longer free' }] : [];
}
