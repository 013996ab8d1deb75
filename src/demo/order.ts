/**
 * An order of translations for the museum, as a program makes it: an estimate first, then the order, which runs in the
 * background.
 */
import { z } from 'zod';
import { languageByCode } from '../../contracts/languages.ts';
import { TranslationEstimate, TranslationOrder } from '../../contracts/management/translation-order.ts';
import { orderedLanguages } from './exhibits.ts';
import type { ShowOptions } from './show.ts';
import type { Terminal } from './terminal.ts';

interface OrderOptions extends Pick<ShowOptions, 'can' | 'signal' | 'terminal'> {
  /** The service's URL with its prefix. */
  address: string;
  /** The curator's token. */
  token: string;
}

/** Above the slowest answer's time. */
const timeoutMs = 75_000;

/**
 * Orders the translations, unless they are ordered already. Returns the order's path; undefined where no provider can
 * translate anything of it.
 */
export async function orderMuseum(options: OrderOptions): Promise<string | undefined> {
  const { terminal } = options;
  const [made] = z.array(TranslationOrder).parse(await call(options, 'GET', ''));
  if (made) return printOrder(terminal, made, 'The museum was ordered into more languages before');
  const lang_codes = orderedLanguages.filter(options.can);
  const inWords = lang_codes.map((code) => languageByCode(code).name).join(', ');
  if (lang_codes.length === 0) {
    terminal.step(8, 'The curator would order the museum into more languages');
    terminal.note('No provider that is on can translate it: nothing is ordered.');
    return undefined;
  }
  terminal.step(8, `The curator orders the whole museum into ${inWords}`);
  const wish = { translation_order: { lang_codes } };
  const estimate = TranslationEstimate.parse(await call(options, 'POST', '?dry_run=1', wish));
  const { items, skipped, characters_to_send: sent, characters_from_memory: remembered } = estimate;
  terminal.note(
    `${items} texts and names to translate: ${sent} characters to send, ${remembered} known already; ${skipped} stay as they are`,
  );
  return printOrder(terminal, TranslationOrder.parse(await call(options, 'POST', '', wish)));
}

function printOrder(
  terminal: Terminal,
  { id, state, saved, skipped, total }: TranslationOrder,
  title?: string,
): string {
  if (title !== undefined) terminal.step(8, title);
  const goesOn = state === 'queued' || state === 'running';
  terminal.note(`${saved + skipped} of ${total} are there${goesOn ? '; it goes on by itself' : ''}`);
  return `/translation_orders/${id}`;
}

async function call(
  { address, token, signal, terminal }: OrderOptions,
  method: 'GET' | 'POST',
  query: string,
  body?: object,
): Promise<unknown> {
  const begun = performance.now();
  const answer = await fetch(`${address}/translation_orders.json${query}`, {
    method,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bodyText = await answer.text();
  if (!answer.ok) throw new Error(`translation_orders answered ${answer.status}: ${bodyText}`);
  if (method === 'POST') terminal.request(`POST translation_orders.json${query}`, performance.now() - begun);
  return JSON.parse(bodyText);
}
