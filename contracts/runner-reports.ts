/** Visitors' words on the channel: translated for the reader of a report. */
import { z } from 'zod';
import { RecordId } from './primitives.ts';
import { runnerCall } from './runner-call.ts';
import { Cap, Reason } from './runner-reasons.ts';

/** The outcome of a request to translate a visitor's words. `same`: they are in the original's language. */
export const ReportWords = z.discriminatedUnion('state', [
  z.object({ state: z.literal('translated'), words: z.string(), lang_code: z.string(), provider: z.string() }),
  z.object({ state: z.literal('failed'), reason: Reason, cap: Cap.optional(), retry_in: z.number().optional() }),
  z.object({ state: z.literal('same') }),
  z.object({ state: z.literal('gone') }),
]);
export type ReportWords = z.infer<typeof ReportWords>;

export const reportCalls = {
  /** Of a report, by its record id. */
  translate: runnerCall('mutation', z.object({ id: RecordId }), ReportWords),
};
