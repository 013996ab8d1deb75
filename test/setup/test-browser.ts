/** A browser without scripts: it stores cookies, fills in forms and follows redirects. */
import type { Answer, TestApp } from './app.ts';

export interface Form {
  action: string;
  /** The hidden fields, including the token. */
  fields: Record<string, string>;
}

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** The attributes of each cookie, in lower case. */
  readonly attributes = new Map<string, string[]>();
  readonly #app: TestApp;
  readonly #headers: Record<string, string>;

  /** `headers`: for every request. */
  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('GET', path, undefined, headers);
  }

  /** Submits fields as a form does; as pairs, names may repeat. */
  post(
    path: string,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const origin = new URL(this.#app.config.publicUrl).origin;
    const sent = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, ...headers };
    return this.#send('POST', path, new URLSearchParams(fields).toString(), sent);
  }

  /** Submits the page's form with this action, with its hidden fields. */
  submit(page: Answer, action: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const form = formsOf(page).find((each) => each.action === action);
    if (!form) throw new Error(`The page has no form for ${action}: ${page.text}`);
    return this.post(this.#below(form.action), { ...form.fields, ...fields }, headers);
  }

  /** The same for a form with a file; undefined: none is chosen. */
  async upload(
    page: Answer,
    action: string,
    name: string,
    file: Blob | Blob[] | undefined,
    fields: Record<string, string> = {},
  ) {
    const form = formsOf(page).find((each) => each.action === action);
    if (!form) throw new Error(`The page has no form for ${action}: ${page.text}`);
    const data = new FormData();
    for (const [field, value] of Object.entries({ ...form.fields, ...fields })) data.set(field, value);
    const files = [file ?? []].flat();
    if (files.length === 0) data.append(name, new Blob([]), '');
    for (const each of files) data.append(name, each, each instanceof File ? each.name : 'a table.csv');
    const packed = new Response(data);
    const origin = new URL(this.#app.config.publicUrl).origin;
    const headers = { 'Content-Type': `${packed.headers.get('content-type')}`, Origin: origin };
    return this.#send('POST', this.#below(action), Buffer.from(await packed.arrayBuffer()), headers);
  }

  /** Its cookies, as a header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Follows a redirect. */
  follow(answer: Answer): Promise<Answer> {
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status} leads nowhere: ${answer.text}`);
    return this.get(this.#below(location));
  }

  /** Signs in by the form; returns the redirect. */
  async signIn(email: string, password: string, path = '/login'): Promise<Answer> {
    return this.submit(await this.get(path), `${this.#app.config.prefix}/login`, { email, password });
  }

  /** The app adds its prefix to paths. */
  #below(path: string): string {
    const { prefix } = this.#app.config;
    if (!path.startsWith(prefix)) throw new Error(`${path} is not below ${prefix}`);
    return path.slice(prefix.length) || '/';
  }

  async #send(method: string, path: string, raw: string | Buffer | undefined, headers: Record<string, string>) {
    const { cookie } = this;
    const all = { ...this.#headers, ...(cookie && { Cookie: cookie }), ...headers };
    const answer = await this.#app.call(method, path, { ...(raw !== undefined && { raw }), headers: all });
    this.#keep(answer.headers.get('set-cookie') ?? '');
    return answer;
  }

  #keep(lines: string): void {
    for (const line of lines.split(/,(?=[^;,\s]+=)/)) {
      const [, name, value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (name === undefined) continue;
      this.attributes.set(
        name,
        rest
          .split(';')
          .map((each) => each.trim().toLowerCase())
          .filter(Boolean),
      );
      if (value === '' || /expires=thu, 01 jan 1970/i.test(rest)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The forms of a page. */
export function formsOf({ text }: Pick<Answer, 'text'>): Form[] {
  return [...text.matchAll(/<form[^>]* action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(([, action = '', inside = '']) => ({
    action,
    fields: Object.fromEntries(
      [...inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
        name,
        unescaped(value ?? ''),
      ]),
    ),
  }));
}

/** The CSRF token of a page. Its first form may be a GET, without one. */
export const csrfTokenOf = (page: Pick<Answer, 'text'>): string =>
  formsOf(page).find(({ fields }) => fields.csrf_token)?.fields.csrf_token ?? '';

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
