/**
 * The main job of the service, over HTTP as phones do it: a tag is created, and looked up by its hardware in several
 * languages.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { languageByCode } from '../../contracts/languages.ts';
import { demoTag } from './exhibits.ts';
import type { Lookup, Phone, WithTime } from './phone.ts';
import { formatDuration, type Terminal } from './terminal.ts';

export interface ShowOptions {
  phone: Phone;
  curator: { email: string; password: string };
  /** The time budget of lookups for translations, in milliseconds. */
  budgetMs: number;
  /** Whether an enabled provider translates from the tag's language to this one. */
  can: (lang: string) => boolean;
  signal: AbortSignal;
  terminal: Terminal;
}

/** The longest wait for a translation that missed the first lookup. */
const maxWaitMs = 120_000;

const { uuid, major, minor } = demoTag.beacon;

/**
 * Runs the show. Returns the tag's identifier and the curator's token. Throws an Error that names the failed step and
 * its cause.
 */
export async function runShow(options: ShowOptions): Promise<{ identifier: string; token: string }> {
  const { phone, curator, terminal } = options;
  terminal.step(1, 'The curator signs in');
  const { token, ms: signInMs } = await phone.signIn(curator);
  terminal.request('POST login/getAuthToken', signInMs);

  terminal.step(2, 'The curator makes a tag, with a name and a text in English');
  const { identifier, ms: createMs } = await phone.create(token);
  terminal.request('POST tags/create', createMs);
  terminal.quote(demoTag.name);
  terminal.quote(demoTag.text);

  terminal.step(3, 'The curator attaches a Bluetooth beacon to it');
  const { ms: attachMs } = await phone.attach(identifier, token);
  terminal.request('POST tags/addHardwareIdToTag', attachMs);
  terminal.note(`beacon ${uuid}, major ${major}, minor ${minor}`);

  await lookUp(4, "A reader's phone senses the beacon; its language is Spanish", 'es', options);
  await lookUp(5, 'Another reader: French', 'fr', options);
  await lookUp(6, 'Another reader: Finnish', 'fi', options);
  await lookUp(7, 'One more in Spanish', 'es', options);
  return { identifier, token };
}

async function lookUp(number: number, title: string, lang: string, options: ShowOptions): Promise<void> {
  const { phone, terminal } = options;
  terminal.step(number, title);
  const first = await phone.lookUp(lang);
  present(first, lang, options);
  if (!isAwaited(first, lang, options)) return;

  const begun = performance.now();
  let next = first;
  while (isAwaited(next, lang, options) && performance.now() - begun < maxWaitMs) {
    // A lookup waits for its budget; after a failure it returns at once.
    await pause(100, undefined, { signal: options.signal });
    next = await phone.lookUp(lang);
  }
  const waited = formatDuration(performance.now() - begun);
  if (isAwaited(next, lang, options)) return terminal.note(`Looked again for ${waited}: it is still not there.`);
  terminal.note(`Looked again until it was there, ${waited} later:`);
  present(next, lang, options);
}

/** The text or the name is missing, but under way: each has its own job. */
const isAwaited = ({ status, name }: Lookup, lang: string, { budgetMs, can }: ShowOptions) =>
  (status === 'unavailable' || name.lang !== lang) && budgetMs > 0 && can(lang);

function present({ name, translation, status, ms }: WithTime<Lookup>, lang: string, options: ShowOptions): void {
  const { terminal } = options;
  terminal.request(`GET tags/showByHardwareId?id=…&major=${major}&minor=${minor}&lang=${lang}`, ms);
  terminal.note(`served in ${languageByCode(translation.lang).name}: ${origin(status, lang, options)}`);
  terminal.quote(name.text);
  terminal.quote(translation.text);
}

/** The origin of the served text, or the reason for the original. */
function origin(status: string, lang: string, { budgetMs, can }: ShowOptions): string {
  const wanted = languageByCode(lang).name;
  const original = `the original, in ${languageByCode(demoTag.lang).name}, is what the reader gets`;
  if (status === 'translated') return 'translated for this reader, and stored';
  if (status === 'stored') return 'from the store; nobody translates it again';
  if (status !== 'unavailable') return status;
  if (budgetMs === 0) return `LOOKUP_TRANSLATION_BUDGET_MS is 0, so lookups don't translate; ${original}`;
  if (!can(lang)) return `no provider that is on can translate to ${wanted}; ${original}`;
  return `no ${wanted} yet: a lookup waits ${formatDuration(budgetMs)} at most; ${original}, and the translation goes on`;
}
