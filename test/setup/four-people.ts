/**
 * The four people who read the pages, each with a browser of their own: an anonymous one, two customers and an admin.
 */
import { Customer } from '../../src/model/customer.ts';
import type { Answer, TestApp } from './app.ts';
import { csrfTokenOf, TestBrowser } from './test-browser.ts';

export const people = ['nobody', 'A', 'B', 'admin'] as const;
export type Person = (typeof people)[number];

export const password = 'correct horse battery staple';

export interface People {
  /** Their ids as customers. */
  ids: Record<Person, number>;
  browsers: Record<Person, TestBrowser>;
  get(person: Person, path: string): Promise<Answer>;
  /** Submits the fields of a record as a form of this method; `more`: fields beside the record's group. */
  send(
    person: Person,
    method: string,
    path: string,
    group: string,
    fields: object,
    more?: Record<string, string>,
  ): Promise<Answer>;
  /** The notice on the page to which an answer redirects. */
  notice(person: Person, answer: Answer): Promise<string | undefined>;
}

/** Signs them in. */
export async function gather(app: TestApp): Promise<People> {
  const ids: People['ids'] = { nobody: 0, A: 0, B: 0, admin: 0 };
  const tokens: Partial<Record<Person, string>> = {};
  const browserOf = () => new TestBrowser(app);
  const browsers = { nobody: browserOf(), A: browserOf(), B: browserOf(), admin: browserOf() };
  for (const person of ['A', 'B', 'admin'] as const) {
    const email = `${person.toLowerCase()}@example.com`;
    const role = person === 'admin' ? 'admin' : undefined;
    ids[person] = (await Customer.add(app.db, { email, password, role })).id;
    await browsers[person].signIn(email, password);
    tokens[person] = csrfTokenOf(await browsers[person].get('/'));
  }

  return {
    ids,
    browsers,
    get: (person, path) => browsers[person].get(path),
    send(person, method, path, group, fields, more = {}) {
      const grouped = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [`${group}[${name}]`, value === null ? '' : String(value)]);
      const token = tokens[person];
      return browsers[person].post(path, {
        ...(method === 'post' ? {} : { _method: method }),
        ...(token !== undefined && { csrf_token: token }),
        ...Object.fromEntries(grouped),
        ...more,
      });
    },
    notice: async (person, answer) =>
      /<p class="notice[^>]*>([^<]*)</.exec((await browsers[person].follow(answer)).text)?.[1],
  };
}

/** The status of an answer, and its redirect. */
export const leadsTo = (answer: Answer) => [answer.status, answer.headers.get('location')];
