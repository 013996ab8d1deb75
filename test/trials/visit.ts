/** The usual requests of a user, each once: to the API, as JSON, and to pages. */
import { randomUUID } from 'node:crypto';

/** A request and its outcome: `done`, or the status of the wrong answer. */
export interface Action {
  what: string;
  outcome: string;
}

interface RequestOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  text: string;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the request
  body: any;
}

/** Sends all requests; later ones use the records of earlier ones. */
export async function visit(url: string, admin: { email: string; password: string }): Promise<Action[]> {
  const actions: Action[] = [];
  const user = new User(url);
  const attempt = async (what: string, work: () => Promise<Answer>, isRight: (answer: Answer) => boolean) => {
    const answer = await work().catch((error) => ({
      status: 0,
      text: String(error),
      headers: new Headers(),
      body: undefined,
    }));
    const isDone = answer.status >= 200 && answer.status < 400 && isRight(answer);
    actions.push({
      what,
      outcome: isDone ? 'done' : `${answer.status} ${answer.headers.get('x-error-reason') ?? ''}`.trim(),
    });
    return answer;
  };
  const always = () => true;
  const text = `The old clock ${randomUUID()}`;

  const signedIn = await attempt(
    'sign in by the API',
    () => user.json('/api/v1/login/getAuthToken', { method: 'POST', body: admin }),
    ({ body }) => typeof body?.auth_token === 'string',
  );
  const headers = { Authorization: `Bearer ${signedIn.body?.auth_token}` };
  const created = await attempt(
    'create a tag with a name and hardware',
    () =>
      user.json('/api/v1/tags/create', {
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
  const show = (lang: string) => user.json(`/api/v1/tags/show?id=${tag.tag_identifier}&lang=${lang}`);
  await attempt(
    'look it up',
    () => show('en'),
    ({ body }) => body.tags[0].translation.text === text,
  );
  await attempt(
    'look it up in a language that needs a runner',
    () => show('fr'),
    ({ body }) => body.tags[0].translation.lang === 'fr',
  );
  await attempt('list one’s own tags', () => user.json('/api/v1/tags/showMyTags?limit=5', { headers }), always);
  const machine = await attempt(
    'request a translation by the management',
    () =>
      user.json('/translations.json', {
        method: 'POST',
        headers,
        body: { translation: { tag_id: tag.id, lang_code: 'de' } },
      }),
    ({ status }) => status === 201,
  );
  await attempt(
    'correct it',
    () =>
      user.json(`/translations/${machine.body?.id}.json`, {
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
    'create a place',
    () =>
      user.json('/places.json', {
        method: 'POST',
        headers,
        body: { place: { name: 'Hall', latitude: 1, longitude: 2 } },
      }),
    always,
  );

  await attempt('sign in on the page', () => user.signIn(admin), always);
  await attempt(
    'find the tag',
    () => user.page('/Tags?q=clock'),
    ({ text: page }) => page.includes('Clock'),
  );
  await attempt('open its page', () => user.page(`/Tags/${tag.id}`), always);
  await attempt('open its public page', () => user.page(`/t/${tag.tag_identifier}`), always);
  await attempt('see the jobs', () => user.page('/jobs'), always);
  await attempt(
    'see the providers',
    () => user.page('/providers'),
    ({ text: page }) => /LibreTranslate/i.test(page),
  );
  await attempt('delete the tag', () => user.json(`/Tags/${tag.id}.json`, { method: 'DELETE', headers }), always);
  return actions;
}

/** A user with a browser and programs. */
class User {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  json(path: string, { method = 'GET', body, headers = {} }: RequestOptions = {}): Promise<Answer> {
    const type = body === undefined ? undefined : { 'Content-Type': 'application/json' };
    return this.#send(path, {
      method,
      headers: { ...headers, ...type },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }

  page(path: string): Promise<Answer> {
    return this.#send(path, { headers: { Accept: 'text/html', Cookie: this.#cookie() } });
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<Answer> {
    const { text } = await this.page('/login');
    const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return this.#send('/login', {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: this.#cookie(), 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ email, password, csrf_token }),
    });
  }

  #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
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
