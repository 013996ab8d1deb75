/** A visitor's or a curator's phone, which knows only the API's address. */
import { z } from 'zod';
import { ErrorBody } from '../../contracts/failures.ts';
import { AuthToken } from '../../contracts/v1/login.ts';
import { FoundTag, WrittenTag } from '../../contracts/v1/tag-answers.ts';
import { demoTag } from './exhibits.ts';

/** An answer with its time in milliseconds. */
export type WithTime<T> = T & { ms: number };

export interface Lookup {
  name: z.infer<typeof FoundTag>['name'];
  translation: z.infer<typeof FoundTag>['translation'];
  /** `X-Translation-Status`: the origin of the text. */
  status: string;
}

const Written = z.object({ tags: z.tuple([WrittenTag]) });
const Found = z.object({ tags: z.tuple([FoundTag]) });

/** Above the slowest answer's time. */
const timeoutMs = 75_000;

export class Phone {
  readonly #api: string;
  readonly #signal: AbortSignal;

  constructor(api: string, signal: AbortSignal) {
    this.#api = api;
    this.#signal = signal;
  }

  async signIn(credentials: { email: string; password: string }): Promise<WithTime<{ token: string }>> {
    const { body, ms } = await this.#post('login/getAuthToken', credentials);
    return { token: AuthToken.parse(body).auth_token, ms };
  }

  async create(token: string): Promise<WithTime<{ identifier: string }>> {
    const { lang, text, name, purchaseId } = demoTag;
    const wanted = { lang, text, name, purchase_id: purchaseId, auth_token: token };
    const { body, ms } = await this.#post('tags/create', wanted);
    return { identifier: Written.parse(body).tags[0].tag_identifier, ms };
  }

  async attach(identifier: string, token: string): Promise<WithTime<object>> {
    const { beacon, location } = demoTag;
    const { ms } = await this.#post('tags/addHardwareIdToTag', {
      id: identifier,
      hardware_id: beacon.uuid,
      hardware_type: 'ble-beacon',
      major: beacon.major,
      minor: beacon.minor,
      lat: location.latitude,
      lon: location.longitude,
      auth_token: token,
    });
    return { ms };
  }

  async lookUp(lang: string): Promise<WithTime<Lookup>> {
    const { body, headers, ms } = await this.#call(`tags/showByHardwareId?${lookupQuery(lang)}`);
    const { name, translation } = Found.parse(body).tags[0];
    return { name, translation, status: headers.get('X-Translation-Status') ?? '', ms };
  }

  #post(path: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #call(path: string, init: RequestInit = {}): Promise<WithTime<{ body: unknown; headers: Headers }>> {
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(timeoutMs)]);
    const begun = performance.now();
    const answer = await fetch(`${this.#api}/${path}`, { ...init, signal });
    const body: unknown = await answer.json();
    const ms = performance.now() - begun;
    if (!answer.ok) throw new Error(`${path.split('?')[0]} answered ${answer.status}: ${messageOf(body)}`);
    return { body, headers: answer.headers, ms };
  }
}

/** The query that looks up the shown tag. */
export function lookupQuery(lang: string): URLSearchParams {
  const { uuid, major, minor } = demoTag.beacon;
  return new URLSearchParams({ id: uuid, type: 'ble-beacon', major: `${major}`, minor: `${minor}`, lang });
}

function messageOf(body: unknown): string {
  const read = ErrorBody.safeParse(body);
  return read.success ? read.data.error.message : 'no message';
}
