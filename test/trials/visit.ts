/** What people come to the service for, done once: through the API, as JSON, and on the pages. */
import { randomUUID } from 'node:crypto';

/** Something that was done, and what came of it: `done`, or what came instead. */
export interface Action {
  what: string;
  outcome: string;
}

interface Given {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Got {
  status: number;
  text: string;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
  body: any;
}

/** Does all of it, each action on what those before have made. */
export async function visit(url: string, admin: { email: string; password: string }): Promise<Action[]> {
  const actions: Action[] = [];
  const person = new Visitor(url);
  const attempt = async (what: string, work: () => Promise<Got>, isRight: (got: Got) => boolean) => {
    const got = await work().catch((error) => ({
      status: 0,
      text: String(error),
      headers: new Headers(),
      body: undefined,
    }));
    const isDone = got.status >= 200 && got.status < 400 && isRight(got);
    actions.push({
      what,
      outcome: isDone ? 'done' : `${got.status} ${got.headers.get('x-error-reason') ?? ''}`.trim(),
    });
    return got;
  };
  const always = () => true;
  const text = `The old clock ${randomUUID()}`;

  const signedIn = await attempt(
    'sign in by the API',
    () => person.json('/api/v1/login/getAuthToken', { method: 'POST', body: admin }),
    ({ body }) => typeof body?.auth_token === 'string',
  );
  const headers = { Authorization: `Bearer ${signedIn.body?.auth_token}` };
  const created = await attempt(
    'create a tag with a name and hardware',
    () =>
      person.json('/api/v1/tags/create', {
        method: 'POST',
        headers,
        body: {
          lang: 'en',
          purchase_id: randomUUID(),
          text,
          name: 'Clock',
          hardware_id: randomUUID(),
          hardware_type: 'qr',
        },
      }),
    ({ body }) => Boolean(body?.tags?.[0]?.tag_identifier),
  );
  const tag = created.body?.tags?.[0] ?? {};
  const show = (lang: string) => person.json(`/api/v1/tags/show?id=${tag.tag_identifier}&lang=${lang}`);
  await attempt(
    'look it up',
    () => show('en'),
    ({ body }) => body.tags[0].translation.text === text,
  );
  await attempt(
    'look it up in a language that a runner has to make',
    () => show('fr'),
    ({ body }) => body.tags[0].translation.lang === 'fr',
  );
  await attempt('list one’s own tags', () => person.json('/api/v1/tags/showMyTags?limit=5', { headers }), always);
  const machine = await attempt(
    'have a translation made by management',
    () =>
      person.json('/translations.json', {
        method: 'POST',
        headers,
        body: { translation: { tag_id: tag.id, lang_code: 'de' } },
      }),
    ({ status }) => status === 201,
  );
  await attempt(
    'correct it',
    () =>
      person.json(`/translations/${machine.body?.id}.json`, {
        method: 'PATCH',
        headers,
        body: { translation: { text: 'Die alte Uhr' } },
      }),
    always,
  );
  await attempt(
    'see the correction',
    () => show('de'),
    ({ body }) => body.tags[0].translation.text === 'Die alte Uhr',
  );
  await attempt(
    'make a place',
    () =>
      person.json('/places.json', {
        method: 'POST',
        headers,
        body: { place: { name: 'Hall', latitude: 1, longitude: 2 } },
      }),
    always,
  );

  await attempt('sign in on the page', () => person.signIn(admin), always);
  await attempt(
    'find the tag',
    () => person.page('/Tags?q=clock'),
    ({ text: page }) => page.includes('Clock'),
  );
  await attempt('open its page', () => person.page(`/Tags/${tag.id}`), always);
  await attempt('open its public page', () => person.page(`/t/${tag.tag_identifier}`), always);
  await attempt('see the jobs', () => person.page('/jobs'), always);
  await attempt(
    'see the providers',
    () => person.page('/providers'),
    ({ text: page }) => /LibreTranslate/i.test(page),
  );
  await attempt('delete the tag', () => person.json(`/Tags/${tag.id}.json`, { method: 'DELETE', headers }), always);
  return actions;
}

/** Somebody with a browser and with programs. */
class Visitor {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  json(path: string, { method = 'GET', body, headers = {} }: Given = {}): Promise<Got> {
    const type = body === undefined ? undefined : { 'Content-Type': 'application/json' };
    return this.#ask(path, {
      method,
      headers: { ...headers, ...type },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }

  page(path: string): Promise<Got> {
    return this.#ask(path, { headers: { Accept: 'text/html', Cookie: this.#cookie() } });
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<Got> {
    const { text } = await this.page('/login');
    const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return this.#ask('/login', {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: this.#cookie(), 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ email, password, csrf_token }),
    });
  }

  #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #ask(path: string, init: RequestInit): Promise<Got> {
    const answer = await fetch(this.#url + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, text, headers: answer.headers, body: parsed(text) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
