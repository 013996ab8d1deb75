/** Orders and their items in words for people. */
import type { ItemReason, ItemState } from '../../../contracts/management/translation-order.ts';
import { attributes, type Html, html } from '../../html/html.ts';
import type { TranslationOrder } from '../../model/orders/translation-order.ts';

const stateNames: Record<TranslationOrder['state'], string> = {
  queued: 'queued',
  running: 'running',
  succeeded: 'done',
  partially_failed: 'done, some failed',
  failed: 'failed',
  cancelled: 'cancelled',
};

export const itemStateNames: Record<ItemState, string> = {
  queued: 'queued',
  running: 'being made',
  saved: 'saved',
  skipped: 'skipped',
  failed: 'failed',
  cancelled: 'cancelled',
};

const reasons: Record<ItemReason, string> = {
  human: 'A person’s work is there.',
  fresh: 'It is there already.',
  not_asked: 'Its state was not asked for.',
  unsupported: 'No provider translates between these languages.',
  gone: 'The text is not there any more.',
  refused: 'Every provider refuses this text.',
  unavailable: 'No provider could be reached, or none gave a usable answer, in three attempts.',
  throttled: 'The providers wanted to be left alone, in three attempts.',
};

export const reasonInWords = (reason: ItemReason | null): string | null => reason && reasons[reason];

const waiting = {
  budget: 'It waits: the budget of this month for translations is spent.',
  cap: 'It waits: the characters that may be translated today are spent.',
  providers: 'It waits: no translation provider may be asked right now.',
  suspended: 'It waits: its customer is suspended.',
};

export const waitInWords = ({ waiting_for }: TranslationOrder): string | null => waiting_for && waiting[waiting_for];

const moods: Readonly<Record<string, string>> = {
  succeeded: 'good',
  saved: 'good',
  partially_failed: 'bad',
  failed: 'bad',
};

const tag = (state: string, word: string): Html =>
  html`<span${attributes({ class: `state ${moods[state] ?? 'plain'}` })}>${word}</span>`;

export const orderState = ({ state }: TranslationOrder): Html => tag(state, stateNames[state]);
export const itemState = (state: ItemState): Html => tag(state, itemStateNames[state]);
