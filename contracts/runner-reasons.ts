/** The reasons for a missing translation, between runner and web process. */
import { z } from 'zod';

/**
 * The caps: of characters in one day, and of money in one month.
 * - `all`: for everything; `share`: its part that is not reserved for single requests of management;
 * - `unowned`: for tags without an owner; `owner`: for the tags of one owner; `tag`: for what lookups cause of one tag;
 * - `budget`: for everything, in one calendar month.
 */
export const Cap = z.enum(['all', 'share', 'unowned', 'owner', 'tag', 'budget']);
export type Cap = z.infer<typeof Cap>;

/** The variables of the caps. */
export const capVariables: Record<Cap, string> = {
  all: 'TRANSLATION_DAILY_CHARACTERS',
  share: 'TRANSLATION_DAILY_CHARACTERS',
  unowned: 'TRANSLATION_DAILY_CHARACTERS_UNOWNED',
  owner: 'TRANSLATION_DAILY_CHARACTERS_PER_OWNER',
  tag: 'TRANSLATION_DAILY_CHARACTERS_PER_TAG',
  budget: 'TRANSLATION_MONTHLY_BUDGET',
};

/**
 * The reasons for a missing translation.
 * - `unsupported`: no configured provider translates between the two languages;
 * - `refused`: every possible provider has refused this text permanently;
 * - `unavailable`: none was reachable, or none gave a usable answer; it is retried;
 * - `throttled`: rate limited by the providers; it is retried;
 * - `cap`: today's characters, or this month's budget, are spent; it is retried tomorrow;
 * - `cancelled`: an admin has cancelled the job.
 */
export const Reason = z.enum(['unsupported', 'refused', 'unavailable', 'throttled', 'cap', 'cancelled']);
export type Reason = z.infer<typeof Reason>;
